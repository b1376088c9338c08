#!/bin/sh
# usage: perft.sh SANDTABLE TABLE - the rules' signature. A change of rules changes numbers in the
# table; a commit that does so says why.
set -eu
status=0
while read -r game scenario depth nodes signature; do
    case $game in '' | '#'*) continue ;; esac
    is=$("$1" perft "$game" "$scenario" "$depth" | awk '$1 == "signature" { s = $2 } $1 ~ /^[0-9]+$/ { n = $2 } END { print n, s }')
    [ "$is" = "$nodes $signature" ] && continue
    echo "$game $scenario $depth: $is instead of $nodes $signature" >&2
    status=1
done <"$2"
exit $status
