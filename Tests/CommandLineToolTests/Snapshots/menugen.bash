# bash completion for menugen: source it, or put it into a folder of bash-completion.
_menugen() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  local command= word
  for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
    case $word in -*) ;; *) command=$word && break ;; esac
  done
  COMPREPLY=()
  case $previous in
  --base-url) return ;;
  --behaviour) COMPREPLY=($(compgen -W "linked swap" -- "$current")) && return ;;
  --color) COMPREPLY=($(compgen -W "auto always never" -- "$current")) && return ;;
  --completions) COMPREPLY=($(compgen -W "bash zsh" -- "$current")) && return ;;
  --encoding) return ;;
  --field) return ;;
  --from) COMPREPLY=($(compgen -o dirnames -- "$current")) && return ;;
  --group-by) return ;;
  --header) COMPREPLY=($(compgen -W "first none" -- "$current")) && return ;;
  --host) return ;;
  --jobs | -j) return ;;
  --layout) COMPREPLY=($(compgen -W "list cards table" -- "$current")) && return ;;
  --menu) return ;;
  --messages) COMPREPLY=($(compgen -W "text short json github sarif" -- "$current")) && return ;;
  --output | -o) COMPREPLY=($(compgen -o dirnames -- "$current")) && return ;;
  --port | -p) return ;;
  --publish) COMPREPLY=($(compgen -W "github gitlab rsync" -- "$current")) && return ;;
  --title) return ;;
  esac
  case $command in
  build)
    case $current in
    -*) COMPREPLY=($(compgen -W "--group-by --field --header --encoding --title --behaviour --layout --base-url --single-file --output --adopt --replace --dry-run --jobs --no-cache --open --strict --messages --quiet --verbose --color --help --version" -- "$current")) ;;
    *) COMPREPLY=($(compgen -o default -- "$current")) ;;
    esac
    ;;
  serve)
    case $current in
    -*) COMPREPLY=($(compgen -W "--group-by --field --header --encoding --title --behaviour --layout --base-url --single-file --port --host --open --poll --jobs --strict --messages --quiet --verbose --color --help --version" -- "$current")) ;;
    *) COMPREPLY=($(compgen -o default -- "$current")) ;;
    esac
    ;;
  check)
    case $current in
    -*) COMPREPLY=($(compgen -W "--group-by --field --header --encoding --title --behaviour --layout --base-url --single-file --jobs --strict --messages --quiet --verbose --color --help --version" -- "$current")) ;;
    *) COMPREPLY=($(compgen -o default -- "$current")) ;;
    esac
    ;;
  inspect)
    case $current in
    -*) COMPREPLY=($(compgen -W "--group-by --field --header --encoding --json --messages --quiet --verbose --color --help --version" -- "$current")) ;;
    *) COMPREPLY=($(compgen -o default -- "$current")) ;;
    esac
    ;;
  init)
    case $current in
    -*) COMPREPLY=($(compgen -W "--from --publish --messages --quiet --verbose --color --help --version" -- "$current")) ;;
    *) COMPREPLY=($(compgen -o dirnames -- "$current")) ;;
    esac
    ;;
  explain)
    case $current in
    -*) COMPREPLY=($(compgen -W "--messages --quiet --verbose --color --help --version" -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "$(menugen explain | cut -d ' ' -f 1)" -- "$current")) ;;
    esac
    ;;
  clean)
    case $current in
    -*) COMPREPLY=($(compgen -W "--dry-run --messages --quiet --verbose --color --help --version" -- "$current")) ;;
    *) COMPREPLY=($(compgen -o dirnames -- "$current")) ;;
    esac
    ;;
  verify)
    case $current in
    -*) COMPREPLY=($(compgen -W "--group-by --field --header --encoding --title --behaviour --layout --base-url --single-file --jobs --strict --messages --quiet --verbose --color --help --version" -- "$current")) ;;
    *) COMPREPLY=($(compgen -o dirnames -- "$current")) ;;
    esac
    ;;
  browse)
    case $current in
    -*) COMPREPLY=($(compgen -W "--group-by --field --header --encoding --title --behaviour --layout --base-url --single-file --menu --strict --messages --quiet --verbose --color --help --version" -- "$current")) ;;
    *) COMPREPLY=($(compgen -o default -- "$current")) ;;
    esac
    ;;
  help)
    case $current in
    -*) COMPREPLY=($(compgen -W "--completions --manual-page --messages --quiet --verbose --color --help --version" -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "build serve check inspect init explain clean verify browse help" -- "$current")) ;;
    esac
    ;;
  *)
    COMPREPLY=($(compgen -W "--messages --quiet --verbose --color --help --version build serve check inspect init explain clean verify browse help" -- "$current"))
    ;;
  esac
}
complete -F _menugen menugen
