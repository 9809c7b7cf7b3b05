# Read by .ci/install: the packages of the system (Debian and its kin), and how they are come by.

libraries=(libglib2.0-0 libgl1 libegl1 libxkbcommon0 libfontconfig1 libdbus-1-3 fonts-dejavu-core
           libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0)

python_version() {  # of the python3 that there is or that apt would bring
  python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null && return
  local found
  found=$(apt-cache depends python3 2>/dev/null | sed -n 's/^ *Depends: python\(3\.[0-9]*\)$/\1/p' | head -1)
  echo "${found:-3.11}"  # Debian 12 without lists
}

debian_python() {  # whether python3 is the system's own, which the freeze needs the shared library of
  ! command -v python3 >/dev/null 2>&1 || python3 -c 'import sys; sys.exit(sys.base_prefix != "/usr")' 2>/dev/null
}

wanted_packages() {  # wanted_packages run|test
  printf '%s\n' "${libraries[@]}"
  python3 -c 'import venv, ensurepip' 2>/dev/null || printf '%s\n' python3 python3-venv
  if [ "$1" = test ]; then
    echo binutils
    if debian_python; then echo "libpython$(python_version)"; fi
  fi
}

missing_packages() {  # those of the wanted ones that are not installed, under their own name or that of Debian 13
  local present
  present=" $(dpkg-query -W -f '${db:Status-Status}:${Package}\n' | sed -n 's/^installed://p' | tr '\n' ' ') "
  wanted_packages "$1" | while read -r package; do
    [[ $present == *" $package "* || $present == *" ${package}t64 "* ]] || echo "$package"
  done
}

as_root() {  # fails where this user may not
  if [ "$(id -u)" = 0 ]; then
    "$@"
  else
    command -v sudo >/dev/null 2>&1 && sudo "$@"
  fi
}

bring_system_packages() {  # bring_system_packages run|test
  command -v apt-get >/dev/null 2>&1 || return 0
  local missing
  mapfile -t missing < <(missing_packages "$1")
  [ ${#missing[@]} -gt 0 ] || return 0
  if as_root apt-get update -qq \
    && as_root env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  then
    return 0
  fi
  {
    echo "System packages are missing, and they could not be installed here. Ask an administrator for:"
    echo
    echo "    apt-get install --no-install-recommends ${missing[*]}"
    echo
    echo "Then run the same command again."
  } >&2
  return 1
}
