# Sourced by the scripts that run as root inside a bare root (see roots.sh) and play there.
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8
export PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games

step() { printf '    %s\n' "$*"; }
fail() { printf 'cardroom: %s\n' "$*" >&2; exit 1; }
# player COMMAND...: runs it as a user other than root, with an empty home directory.
player() { su player -s /bin/bash -c "cd && export XDG_RUNTIME_DIR=/tmp/player && $(printf '%q ' "$@")"; }
install -d -m 700 -o player -g player /tmp/player

# plays COMMAND...: plays a game with this terminal client, from the first card to the result. The lines in $answers are
# its first input. Its output is in /tmp/terminal.log.
answers=
plays() {
  local line process
  : >/tmp/terminal.log
  coproc terminal { player "$@" 2>&1; }
  process=$terminal_PID
  [ -z "$answers" ] || printf '%s\n' "$answers" >&"${terminal[1]}"
  while read -r -t 60 line <&"${terminal[0]}"; do
    printf '%s\n' "$line" >>/tmp/terminal.log
    case $line in
      "Your turn."*) echo 1 >&"${terminal[1]}" ;;
      *"Press Enter to "*) echo >&"${terminal[1]}" ;;
      # A host with guests is asked whether the server should continue.
      "Type again"*) printf 'quit\nyes\n' >&"${terminal[1]}"; wait "$process"; return ;;
    esac
  done
  fail "the terminal client did not get to the end of a game: $(cat /tmp/terminal.log)"
}

# window_reaches_its_table COMMAND...: starts the window, and leaves it running as the job $window.
window_reaches_its_table() {
  player env DISPLAY="$DISPLAY" "$@" 2>/tmp/window.log &
  window=$!
  for _ in $(seq 120); do
    if [ -e /tmp/window-seen ]; then rm /tmp/window-seen; return; fi
    sleep 0.5
  done
  cat /tmp/window.log >&2
  fail "the window did not reach its table"
}
