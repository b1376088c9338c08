#!/bin/sh
# usage: golden.sh SANDTABLE FOLDER - every record ever kept must replay and verify, every perft number must come out again.
set -u
bad=0
for record in "$2"/*.record; do
    "$1" replay "$record" --verify >/dev/null || bad=1
done
# Lines of perft.txt: GAME SCENARIO DEPTH NODES...
while read -r game scenario depth nodes; do
    case $game in '' | '#'*) continue ;; esac
    now=$("$1" perft "$game" "$scenario" "$depth" --json | sed 's/.*"nodes":\[\([0-9,]*\)\].*/\1/; s/,/ /g')
    [ "$now" = "$nodes" ] || {
        echo "perft $game $scenario $depth: $now, recorded $nodes" >&2
        bad=1
    }
done <"$2/perft.txt"
exit $bad
