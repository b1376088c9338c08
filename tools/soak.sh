#!/bin/sh
# The long runs that `make test` leaves out. usage: soak.sh [GAMES] - random games a scenario under the contract (default 500).
set -eu
cd "$(dirname "$0")/.."
games=${1:-500}
[ -f build-test/build.ninja ] || meson setup build-test >/dev/null
ninja -C build-test >/dev/null
for game in $(build-test/src/sandtable games | awk '{ print $1 }'); do
    build-test/tests/test_conform "$game" "$games" 1000
done
