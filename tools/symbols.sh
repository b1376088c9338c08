#!/bin/sh
# A name says where it lives: every symbol that a game's folder exports begins with its prefix, but for the table game_<folder>;
# the prefix is the name of the folder's public header, the only one without an underscore. No two folders share a struct tag that
# a header defines. usage: symbols.sh [FOLDER...]
set -eu
cd "$(dirname "$0")/.."
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
bad=0
[ $# -gt 0 ] || set -- src/games/*/

for folder in "$@"; do
    folder=${folder%/}
    prefix=$(find "$folder" -maxdepth 1 -name '*.h' ! -name '*_*' | sed 's,.*/,,; s,\.h$,,')
    if [ "$(echo "$prefix" | wc -w)" != 1 ]; then
        echo "$folder needs exactly one public header, named after its prefix"
        bad=1
        continue
    fi
    find "$folder" -name '*.c' | while read -r file; do
        cc -std=c11 -O0 -D_POSIX_C_SOURCE=200809L -Isrc -c "$file" -o "$out/object.o"
        nm "$out/object.o" | awk -v file="$file" -v prefix="$prefix" -v table="game_$(basename "$folder")" \
            '$2 ~ /^[TRDBC]$/ && $3 != table && index($3, prefix "_") != 1 { print file ": " $3 " lacks the prefix " prefix "_" }'
    done >"$out/names"
    find "$folder" -name '*.h' -exec grep -hoE '^(struct|enum) [a-z_0-9]+ \{' {} + | awk '{ print $2 }' |
        grep -vE "^$prefix(_|\$)" | sed "s,^,$folder: the tag lacks the prefix ${prefix}_: ," >>"$out/names" || true
    if [ -s "$out/names" ]; then
        cat "$out/names"
        bad=1
    fi
done
[ $bad = 0 ] && echo "symbols: every name carries its game's prefix"
exit $bad
