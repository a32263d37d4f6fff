extension PublishingRecipe {
  /// A script that brings the site to a web server.
  static let rsyncScript = #"""
    #!/bin/sh
    # Builds the site in content/ and brings it to a web server.
    # Written by ‘menugen init --publish rsync’, and yours to change.
    #
    # usage: sh publish.sh USER@HOST:FOLDER      or a folder on this machine
    #
    # Needs menugen and rsync here, and rsync there.
    set -eu

    target=${1:?usage: sh publish.sh USER@HOST:FOLDER}
    case $target in
    */ | *:) ;;
    *) target=$target/ ;;
    esac
    # A folder on this machine is meant from where the script was started, not from where it stands.
    case $target in
    /* | *:*) ;;
    *) target=$PWD/$target ;;
    esac
    cd "$(dirname "$0")"

    menugen check
    menugen build --output site

    # What the site no longer has is deleted there. So a folder that holds something, and no site of
    # menugen, is left alone. (rsync ends with 23 for a folder that isn't there yet.)
    status=0
    there=$(rsync --list-only "$target" 2>/dev/null) || status=$?
    case $status in
    0 | 23) ;;
    *) rsync --list-only "$target" ;;
    esac
    case $(printf '%s\n' "$there" | grep -v ' \.$' || true) in
    '' | *' .menugen-manifest.json'*) ;;
    *)
      echo "publish.sh: $target has files in it, and they are no site of menugen: nothing is done" >&2
      exit 1
      ;;
    esac

    # First what pages need, which has new names when it is new; then the pages, all at once; last
    # goes what is old. A reader in between meets the old site or the new one. Certificates are
    # renewed through .well-known/, which is the server's own.
    set -- --recursive --checksum --times --chmod=D755,F644
    rsync "$@" --relative site/./assets "$target"
    rsync "$@" --delay-updates --delete-delay --filter='protect /.well-known/' site/ "$target"
    echo "published to $target"

    """#
}
