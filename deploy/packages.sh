# Sourced by the other scripts: the packages that each needs, and functions to install missing ones and to build. Only
# apt-get runs as root; no installed package is ever removed.
#
# | system         | packages                        | tried                     |
# |----------------|---------------------------------|---------------------------|
# | Debian 12, 13  | installed from the lists below  | deploy/test roots         |
# | Ubuntu 24.04   | installed, under the same names | not tried                 |
# | Fedora         | named, to be installed by hand  | not tried (fedora_names)  |
# | another system | named as in Debian              | not tried                 |

# For everybody who builds the programs: server and terminal client, ...
packages_play=(
  g++ cmake ninja-build pkg-config libboost-dev libssl-dev libprotobuf-dev protobuf-compiler nlohmann-json3-dev
  libspdlog-dev libfmt-dev libcli11-dev libexpected-dev libargon2-dev libedit-dev libicu-dev libsqlite3-dev
  libgoogle-perftools-dev
)
# ... the window (sox makes its sounds), ...
packages_play+=(
  qt6-base-dev qt6-declarative-dev qt6-declarative-dev-tools qt6-svg-dev qt6-multimedia-dev qt6-tools-dev qt6-l10n-tools
  libqrencode-dev fonts-yrsa-rasa fonts-lato sox
)
# ... the page for browsers: its gateway, and the tools that put it together, ...
packages_play+=(
  qt6-websockets-dev esbuild python3-scour fonttools python3-brotli
)
# ... and what the window needs at run time, which no development package pulls in.
packages_play+=(
  qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript qml6-module-qtquick
  qml6-module-qtquick-layouts qml6-module-qtquick-shapes qml6-module-qtquick-templates qml6-module-qtquick-window
  libqt6svg6 fonts-dejavu-core fonts-noto-core fonts-noto-cjk
)
# For building Debian packages, and icons for menus that cannot draw SVG.
packages_package=("${packages_play[@]}" dpkg-dev librsvg2-bin)
# For the bundle: what the packages only recommend, and the tool that makes libraries relocatable.
packages_bundle=(
  "${packages_package[@]}" binutils fonts-wqy-microhei libx11-data patchelf qt6-translations-l10n qt6-wayland xkb-data
)
# For checking the packages, and for the fresh root file system in which they are tested.
packages_package_test=(
  "${packages_package[@]}" appstream debootstrap desktop-file-utils groff imagemagick lintian man-db systemd
  util-linux xvfb
)
# For trying the bundle as well, on two hosts and with a Wayland compositor.
packages_bundle_test=("${packages_package_test[@]}" "${packages_bundle[@]}" iproute2 weston)
# A virtual desktop, for measurements and tests.
packages_desktop=(
  xvfb openbox xdotool x11-utils dbus-daemon at-spi2-core gir1.2-atspi-2.0 python3 python3-gi util-linux
)
packages_bench=("${packages_play[@]}" "${packages_desktop[@]}" libbenchmark-dev)
# In addition, for developers and CI. iproute2 creates the virtual hosts between which the tests play.
packages_test=(
  "${packages_play[@]}" ccache libgtest-dev libgmock-dev librapidcheck-dev libbenchmark-dev
  clang-19 clang-tidy-19 clang-format-19 libclang-rt-19-dev lld git iproute2 procps
  "${packages_desktop[@]}" qml6-module-qttest
  node-typescript chromium chromium-driver python3-selenium
)

# In addition, for `deploy/test browsers`.
packages_browsers=("${packages_test[@]}" webkit2gtk-driver)

# The Fedora names for packages_play, where they differ. Several Debian packages may be one there; "-": there is none.
declare -A fedora_names=(
  [g++]=gcc-c++ [pkg-config]=pkgconf-pkg-config [libboost-dev]=boost-devel [libssl-dev]=openssl-devel
  [libprotobuf-dev]=protobuf-devel [nlohmann-json3-dev]=json-devel [libspdlog-dev]=spdlog-devel [libfmt-dev]=fmt-devel
  [libcli11-dev]=cli11-devel [libexpected-dev]=expected-devel [libargon2-dev]=libargon2-devel
  [libedit-dev]=libedit-devel [libicu-dev]=libicu-devel [libsqlite3-dev]=sqlite-devel
  [libgoogle-perftools-dev]=gperftools-devel
  [qt6-base-dev]=qt6-qtbase-devel [qt6-declarative-dev]=qt6-qtdeclarative-devel
  [qt6-declarative-dev-tools]=qt6-qtdeclarative-devel [qt6-svg-dev]=qt6-qtsvg-devel
  [qt6-multimedia-dev]=qt6-qtmultimedia-devel [qt6-tools-dev]=qt6-qttools-devel [qt6-l10n-tools]=qt6-linguist
  [qt6-websockets-dev]=qt6-qtwebsockets-devel [esbuild]=golang-github-evanw-esbuild
  [libqrencode-dev]=qrencode-devel [fonts-yrsa-rasa]=- [fonts-lato]=lato-fonts
  [qml6-module-qtqml]=qt6-qtdeclarative [qml6-module-qtqml-models]=qt6-qtdeclarative
  [qml6-module-qtqml-workerscript]=qt6-qtdeclarative [qml6-module-qtquick]=qt6-qtdeclarative
  [qml6-module-qtquick-layouts]=qt6-qtdeclarative [qml6-module-qtquick-shapes]=qt6-qtdeclarative
  [qml6-module-qtquick-templates]=qt6-qtdeclarative [qml6-module-qtquick-window]=qt6-qtdeclarative
  [libqt6svg6]=qt6-qtsvg [fonts-dejavu-core]=dejavu-sans-fonts
  [fonts-noto-core]="google-noto-naskh-arabic-fonts google-noto-sans-arabic-fonts"
  [fonts-noto-cjk]="google-noto-sans-cjk-fonts google-noto-serif-cjk-fonts"
)

say() { if [ -t 1 ]; then printf '\033[1m==>\033[0m %s\n' "$*"; else printf '==> %s\n' "$*"; fi; }
fail() { printf 'cardroom: %s\n' "$*" >&2; exit 1; }

# as_root COMMAND...: runs it directly if we are root, otherwise through sudo or su (which asks for root's password).
as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"
  elif command -v sudo >/dev/null; then sudo "$@"
  elif command -v su >/dev/null; then su -c "$(printf '%q ' "$@")"
  else fail "installing packages needs root, and there is neither sudo nor su; as root run: $*"
  fi
}

# by_hand PACKAGE...: on a system without apt-get, says what to install and ends, unless CARDROOM_PACKAGES=installed
# says that it has been done.
by_hand() {
  local package name system names=() without=()
  [ "${CARDROOM_PACKAGES:-}" != installed ] || return 0
  system=$(. /etc/os-release 2>/dev/null && printf '%s' "${ID:-}") || system=
  for package in "$@"; do
    name=$package
    if [ "$system" = fedora ]; then
      # The Fedora names of the developers' tools are not listed yet.
      [[ " ${packages_play[*]} " == *" $package "* ]] && name=${fedora_names[$package]:-$package} || name=-
    fi
    if [ "$name" = - ]; then without+=("$package"); else names+=("$name"); fi
  done
  mapfile -t names < <(printf '%s\n' "${names[@]}" | awk '!seen[$0]++')
  if [ "$system" = fedora ]; then
    say "On Fedora (not tried), install these packages by hand:" "sudo dnf install ${names[*]}"
    [ ${#without[@]} = 0 ] || say "In addition, install what these Debian packages contain:" "${without[*]}"
  else
    say "Packages are installed only on Debian 12 and 13 and Ubuntu 24.04. Install what these Debian packages contain:" "${names[*]}"
  fi
  fail "then run this again with CARDROOM_PACKAGES=installed"
}

# Arguments for `build`, from need_packages. If that installs all packages, it is an error if the gateway for browsers
# cannot be built; on a system without apt-get, the gateway is left out.
whole=()

# need_packages MEGABYTES MINUTES PACKAGE...: installs the missing packages, and says so.
need_packages() {
  local megabytes=$1 minutes=$2 package missing=() log free
  shift 2
  command -v apt-get >/dev/null || { by_hand "$@"; return; }
  whole=(-DCARDROOM_BUILD_WEB=ON)
  for package in "$@"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  free=$(df -Pm /usr | awk 'NR==2 {print $4}')
  [ "$free" -ge "$megabytes" ] || fail "the disk that holds /usr has $free MB free; the missing packages need about $megabytes MB"
  say "Installing ${#missing[@]} packages with apt-get (as root; at most $megabytes MB, about $minutes min): ${missing[*]}"
  log=$(mktemp)
  # On a fresh machine the package lists are empty or old; if the mirror cannot be reached, the existing ones may
  # suffice.
  as_root env DEBIAN_FRONTEND=noninteractive sh -c \
    "(apt-get -qq update || echo 'W: the package lists could not be refreshed') &&
     apt-get -y -qq -o Dpkg::Use-Pty=0 install --no-install-recommends --no-remove ${missing[*]}" >"$log" 2>&1 || {
    grep -E '^(E|W):' "$log" | tail -n 5 >&2
    fail "apt-get could not install the packages above (everything it said: $log); check the network and /etc/apt/sources.list, then run this again"
  }
  rm -f "$log"
}

# need_space DIRECTORY MEGABYTES: fails if the disk has less free space than the build needs.
need_space() {
  local free
  free=$(df -Pm "$1" | awk 'NR==2 {print $4}')
  [ "$free" -ge "$2" ] || fail "the disk that holds $1 has $free MB free; the build needs about $2 MB"
}

# build PRESET [CMAKE-ARGUMENTS...]: configures and builds quietly; prints the end of the log on failure, and on success
# one line, and which programs were left out. BUILD_TARGET limits the build to this target and its dependencies.
build() {
  local preset=$1 log started=$SECONDS
  shift
  mkdir -p build
  log=build/$preset.log
  if ! { cmake --preset "$preset" "$@" && cmake --build --preset "$preset" -j "$(jobs_that_fit)" ${BUILD_TARGET:+--target "$BUILD_TARGET"}; } >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    fail "the build failed; all of it is in $log"
  fi
  say "Built ($preset, $((SECONDS - started)) s)."
  sed -n 's/^-- \(The .* is not built; missing: .*\)/\1/p' "$log" | sort -u
}

# One compiler per core, but no more than memory allows (a translation unit with Asio takes up to a gigabyte).
jobs_that_fit() {
  local cores memory
  cores=$(nproc)
  memory=$(awk '/MemAvailable/ {print int($2 / 1200000)}' /proc/meminfo)
  [ "$memory" -ge 1 ] || memory=1
  echo $((cores < memory ? cores : memory))
}
