#!/bin/sh
# usage: rewrite.sh SANDTABLE RECORD... - writes records again with new check digits, for when the text of
# positions was changed on purpose. The moves stay as they are, to the letter, and every one is checked by the rules.
set -eu
sandtable=$1
shift
for record in "$@"; do
    sed -E 's/ ~[0-9a-f]{4}$//; /^(position|state|sum) /d' "$record" | "$sandtable" apply - -o "$record"
done
