# bash completion for menugen: source it, or put it into a folder of bash-completion.
_menugen() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  local command= word
  for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
    case $word in -*) ;; *) command=$word && break ;; esac
  done
  COMPREPLY=()
  case $previous in
  --color) COMPREPLY=($(compgen -W "auto always never" -- "$current")) && return ;;
  --completions) COMPREPLY=($(compgen -W "bash zsh" -- "$current")) && return ;;
  --messages) COMPREPLY=($(compgen -W "text short json github sarif" -- "$current")) && return ;;
  esac
  case $command in
  clean)
    case $current in
    -*) COMPREPLY=($(compgen -W "--dry-run --messages --quiet --verbose --color --help --version" -- "$current")) ;;
    *) COMPREPLY=($(compgen -o dirnames -- "$current")) ;;
    esac
    ;;
  explain)
    case $current in
    -*) COMPREPLY=($(compgen -W "--messages --quiet --verbose --color --help --version" -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "$(menugen explain | cut -d ' ' -f 1)" -- "$current")) ;;
    esac
    ;;
  help)
    case $current in
    -*) COMPREPLY=($(compgen -W "--completions --manual-page --messages --quiet --verbose --color --help --version" -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "clean explain help" -- "$current")) ;;
    esac
    ;;
  *)
    COMPREPLY=($(compgen -W "--messages --quiet --verbose --color --help --version clean explain help" -- "$current"))
    ;;
  esac
}
complete -F _menugen menugen
