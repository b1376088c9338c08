#!/bin/sh
# usage: golden.sh SANDTABLE FOLDER - every record ever kept must still replay and verify to the bit.
set -u
bad=0
for record in "$2"/*.record; do
    "$1" replay "$record" --verify >/dev/null || bad=1
done
exit $bad
