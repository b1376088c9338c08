#!/bin/sh
# usage: deps.sh play|test - installs the Debian packages of tools/packages.txt that are missing; `test` includes `play`.
set -eu
here=$(dirname "$0")
group=${1:-test}
missing=""
for package in $(awk -v g="$group" '!/^#/ && NF && ($1 == "play" || $1 == g) { print $2 }' "$here/packages.txt"); do
    # A tool that is on the path by other means (a newer Node.js, say) counts as installed.
    case $package in
    nodejs) command -v node >/dev/null 2>&1 && continue ;;
    npm | gcc | clang | make | meson | python3 | chromium-headless-shell | nginx) command -v "$package" >/dev/null 2>&1 && continue ;;
    esac
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q "install ok installed" || missing="$missing $package"
done
[ -z "$missing" ] && exit 0
echo "installing:$missing"
if [ "$(id -u)" = 0 ]; then root=""; else
    root=sudo
    command -v sudo >/dev/null 2>&1 || {
        echo "these Debian packages are missing and there is no sudo; install them as root:$missing" >&2
        exit 3
    }
fi
$root apt-get update -qq
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive $root apt-get install -y -qq --no-install-recommends $missing >/dev/null
