internal import Diagnostics

extension PublishingRecipe {
  /// A pipeline of GitLab that puts the site on GitLab Pages.
  static let gitlabPipeline = #"""
    # Builds the site in content/ and puts it on GitLab Pages; checks it in merge requests.
    # Written by ‘menugen init --publish gitlab’, and yours to change.
    #
    # MENUGEN_RELEASES, set in Settings › CI/CD › Variables, says where menugen is released:
    # https://github.com/OWNER/menugen/releases
    variables:
      MENUGEN_VERSION: "\#(ToolVersion.text)"
      # The package's SHA-256, to let in these bytes and no others. Without it the package is held to
      # the checksums that are released beside it.
      MENUGEN_SHA256: ""

    default:
      # The system that menugen's package is made for.
      image: debian:bookworm
      before_script:
        - |
    \#(installation(margin: "      "))

    check:
      script:
        - menugen check
      rules:
        - if: $CI_PIPELINE_SOURCE == "merge_request_event"

    pages:
      script:
        - menugen build --base-url "$CI_PAGES_URL" --output public
      artifacts:
        paths:
          - public
      rules:
        - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH

    """#
}
