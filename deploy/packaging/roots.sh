# Sourced, after deploy/packages.sh, by the tests that run in a bare Debian. They must run as root (for debootstrap,
# chroot and mounts).

roots=$PWD/build/roots

# make_base CODENAME: creates $roots/CODENAME, a minimal root file system with a user `player`. It is created once and
# kept; each run plays in a copy of it.
make_base() {
  local base=$roots/$1 log=$roots/$1.log mirror
  [ ! -e "$base/.whole" ] || return 0
  say "Making a bare root of Debian $1 (about 2 min) ..."
  # The mirror from which this machine gets its own packages.
  mirror=$(. /etc/os-release && apt-get indextargets --format '$(SITE)' "Codename: $VERSION_CODENAME" 2>/dev/null | head -n 1)
  rm -rf "$base"
  mkdir -p "$roots"
  debootstrap --variant=minbase "$1" "$base" "${mirror:-http://deb.debian.org/debian}" >"$log" || {
    tail -n 5 "$log" >&2
    fail "debootstrap could not make the root; all of it is in $log"
  }
  # This machine's apt settings, such as proxies.
  cp -a /etc/apt/apt.conf.d/. "$base/etc/apt/apt.conf.d/"
  chroot "$base" useradd --create-home player
  touch "$base/.whole"
}

# new_root CODENAME FOLDER: a fresh copy of the base.
new_root() {
  make_base "$1"
  rm -rf "$2"
  cp -a --reflink=auto "$roots/$1" "$2"
  cp /etc/resolv.conf /etc/hosts "$2/etc/"
}

# start_display LOG: starts an X server and exports DISPLAY. It runs on this machine, so that the root needs no packages
# for it. Its process id is in $screen.
start_display() {
  local number display
  exec {number}< <(exec Xvfb -displayfd 1 -screen 0 1280x800x24 -nolisten tcp -noreset 2>"$1")
  screen=$!
  read -r -t 20 display <&"$number" || fail "Xvfb did not start; what it said is in $1"
  export DISPLAY=:$display
}

# in_root FOLDER COMMAND...: runs the command in the root FOLDER, in separate mount and PID namespaces, which disappear
# however the command exits. It can use the display, and sees the folder $wayland as /tmp/wayland. If $in_host is set,
# it runs on that host.
in_root() {
  ${in_host:+nsenter --net="/proc/$in_host/ns/net"} unshare --mount --pid --fork --kill-child bash -euc '
    mount -t proc proc "$1/proc"
    mount --rbind /dev "$1/dev"
    mkdir -p "$1/tmp/.X11-unix"
    mount --bind /tmp/.X11-unix "$1/tmp/.X11-unix"
    if [ -n "$0" ]; then mkdir -p "$1/tmp/wayland"; mount --bind "$0" "$1/tmp/wayland"; fi
    exec chroot "$@"
  ' "${wayland:-}" "$@"
}

# shows_table PICTURE: whether the display shows a table now.
shows_table() {
  import -window root "$1"
  # The table's cloth is brick red; the home page and an empty display are much darker, and a compositor's is grey.
  [ "$(convert "$1" -resize '1x1!' -format '%[fx:int(255*u.r)-int(255*u.g)]' info:)" -ge 40 ]
}

# await_table FOLDER PROCESS PICTURE: waits until the display shows a table, and then creates /tmp/window-seen in the
# root FOLDER. Also returns when the process ends.
await_table() {
  while kill -0 "$2" 2>/dev/null; do
    sleep 0.5
    if shows_table "$3"; then
      touch "$1/tmp/window-seen"
      return
    fi
  done
}

# await_no_table PROCESS PICTURE: waits until the display no longer shows a table, or the process ends.
await_no_table() {
  while kill -0 "$1" 2>/dev/null && shows_table "$2"; do sleep 0.2; done
}

# make_host: starts a host with a network of its own. Its process id is in $host; the host exists as long as this
# process.
make_host() {
  unshare --net sleep infinity >/dev/null 2>&1 &
  host=$!
  # The process is in its own network only once unshare has succeeded.
  until [ "$(readlink "/proc/$host/ns/net")" != "$(readlink /proc/self/ns/net)" ]; do
    kill -0 "$host" || fail "no network namespace can be made"
    sleep 0.1
  done
  nsenter --net="/proc/$host/ns/net" ip link set lo up
}

# connect_hosts HOST ADDRESS HOST ADDRESS: connects them with a virtual cable.
connect_hosts() {
  local end
  nsenter --net="/proc/$1/ns/net" ip link add cable0 type veth peer name cable0 netns "$3"
  for end in "$1 $2" "$3 $4"; do
    nsenter --net="/proc/${end% *}/ns/net" ip address add "${end#* }/24" broadcast + dev cable0
    nsenter --net="/proc/${end% *}/ns/net" ip link set cable0 up
  done
}
