internal import Diagnostics

extension PublishingRecipe {
  /// A workflow of GitHub Actions that puts the site on GitHub Pages.
  static let githubWorkflow = #"""
    # Builds the site in content/ and puts it on GitHub Pages.
    # Written by ‘menugen init --publish github’, and yours to change.
    name: publish

    on:
      push:
        branches: [main]
      workflow_dispatch:

    permissions:
      contents: read

    # A newer commit takes the place of one that waits; a deployment that runs is let finish.
    concurrency:
      group: pages
      cancel-in-progress: false

    env:
      MENUGEN_VERSION: \#(ToolVersion.text)
      # Where menugen is released, set in Settings › Secrets and variables › Actions › Variables:
      # https://github.com/OWNER/menugen/releases
      MENUGEN_RELEASES: ${{ vars.MENUGEN_RELEASES }}
      # The package's SHA-256, to let in these bytes and no others. Without it the package is held to
      # the checksums that are released beside it.
      MENUGEN_SHA256: ""

    jobs:
      build:
        runs-on: ubuntu-latest
        # The system that menugen's package is made for.
        container: debian:bookworm
        timeout-minutes: 15
        steps:
          - uses: actions/checkout@v5
          - id: pages
            uses: actions/configure-pages@v6
          - name: Install menugen
            run: |
    \#(installation(margin: "          "))
          - name: Check
            run: menugen check --messages github
          - name: Build
            env:
              BASE_URL: ${{ steps.pages.outputs.base_url }}
            run: menugen build --base-url "$BASE_URL" --output public
          - uses: actions/upload-pages-artifact@v4
            with:
              path: public

      deploy:
        needs: build
        runs-on: ubuntu-latest
        permissions:
          pages: write
          id-token: write
        environment:
          name: github-pages
          url: ${{ steps.deployment.outputs.page_url }}
        steps:
          - id: deployment
            uses: actions/deploy-pages@v5

    """#
}
