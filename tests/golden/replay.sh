#!/bin/sh
# usage: replay.sh SANDTABLE FOLDER - every record ever kept must still replay and verify, with the data files it
# was played with: one that has changed since must be in data/archive. FOLDER/format-1 has records as they were once.
set -u
bad=0
for record in "$2"/*.record "$2"/format-1/*.record; do
    told=$("$1" replay "$record" --verify) || bad=1
    case $told in
    *"different data"*)
        echo "$record: nobody has its data files any more; archive them (CONTRIBUTING.md)" >&2
        echo "$told" | tail -1 >&2
        bad=1
        ;;
    esac
done
exit $bad
