internal import Diagnostics

/// A file that publishes somebody's site: written once into the site's repository, and theirs from
/// then on.
///
/// Recipes get the tool from where it is released, in the version that wrote them, and look at its
/// checksum. Where that is, the reader's own `MENUGEN_RELEASES` says.
enum PublishingRecipe: String, CaseIterable, Sendable {
  case github, gitlab, rsync

  /// Relative to the site's folder.
  var path: String {
    switch self {
    case .github: ".github/workflows/publish.yml"
    case .gitlab: ".gitlab-ci.yml"
    case .rsync: "publish.sh"
    }
  }

  var file: StarterSite.File {
    switch self {
    case .github: StarterSite.File(path: path, text: Self.githubWorkflow)
    case .gitlab: StarterSite.File(path: path, text: Self.gitlabPipeline)
    case .rsync: StarterSite.File(path: path, text: Self.rsyncScript)
    }
  }

  /// What is left to do, in a line or two.
  var nextStep: String {
    switch self {
    case .github:
      """
      \(path): on GitHub, choose GitHub Actions in Settings › Pages, set the variable
        MENUGEN_RELEASES in Settings › Secrets and variables › Actions, and push
      """
    case .gitlab:
      "\(path): on GitLab, set the variable MENUGEN_RELEASES in Settings › CI/CD, and push"
    case .rsync:
      "\(path): sh \(path) user@example.org:/var/www/menu"
    }
  }

  /// The steps that install the tool on Debian 12, for which its package is made.
  ///
  /// - Parameter margin: what each line starts with.
  static func installation(margin: String) -> String {
    #"""
    : "${MENUGEN_RELEASES:?must say where menugen is released: https://github.com/OWNER/menugen/releases}"
    apt-get update
    apt-get install --yes --no-install-recommends ca-certificates curl
    package=menugen_${MENUGEN_VERSION}_$(dpkg --print-architecture).deb
    for file in "$package" SHA256SUMS; do
      curl --fail --silent --show-error --location --output "/tmp/$file" \
        "$MENUGEN_RELEASES/download/v$MENUGEN_VERSION/$file"
    done
    (cd /tmp && sha256sum --check --ignore-missing SHA256SUMS)
    if [ -n "$MENUGEN_SHA256" ]; then
      echo "$MENUGEN_SHA256  /tmp/$package" | sha256sum --check
    fi
    apt-get install --yes --no-install-recommends "/tmp/$package"
    """#
    .split(separator: "\n", omittingEmptySubsequences: false).map { margin + $0 }
    .joined(separator: "\n")
  }
}
