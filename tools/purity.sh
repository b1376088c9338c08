#!/bin/sh
# Proves from the object files that rules are pure: every function a game calls from outside is on the list, and no game has
# a variable that could change. usage: purity.sh [CC]
set -eu
cd "$(dirname "$0")/.."
cc=${1:-cc}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
bad=0

# What the C library may give to rules: text and memory, nothing that asks the world.
allowed='^(v?snprintf|mem(cpy|set|move|cmp|chr)|str(len|cmp|ncmp|chr|rchr|cspn|spn|str|ncpy|cpy|cat)|abs|__stack_chk_fail|_GLOBAL_OFFSET_TABLE_|__isoc99_sscanf|sscanf)$'

for folder in src/games/*/; do
    rm -f "$out"/*.o
    for file in $(find "$folder" -name '*.c'); do # also those in rooms
        "$cc" -std=c11 -O1 -fno-pic -fno-pie -D_POSIX_C_SOURCE=200809L -Isrc -c "$file" -o "$out/$(echo "$file" | tr / -).o"
    done
    # Our own names: everything that base, core and the folder itself define.
    nm "$out"/*.o | awk '$2 ~ /^[TRDBC]$/ { print $3 }' >"$out/own"
    nm -u "$out"/*.o | awk '$1 == "U" { print $2 }' | sort -u >"$out/used"
    while read -r name; do
        grep -qx "$name" "$out/own" && continue
        echo "$name" | grep -Eq "$allowed" && continue
        grep -Erqw "$name" src/base/*.h src/core/*.h && ! echo "$name" | grep -Eq '^mem_' && continue
        echo "$folder calls $name, which rules must not"
        bad=1
    done <"$out/used"
    if nm "$out"/*.o | awk '$2 ~ /^[dDbBC]$/ { print $3; found = 1 } END { exit !found }'; then
        echo "$folder keeps variables between calls (listed above)"
        bad=1
    fi
done
[ $bad = 0 ] && echo "purity: every game is pure"
exit $bad
