#!/bin/sh
# The computer decides the same whoever compiled it: a game of every game of ours, 12 playouts a decision, watched in a build of gcc
# and one of clang.
# usage: choices.sh [PROGRAM PROGRAM]    two programs that are there already; else both are built
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ $# -eq 2 ]; then
    one=$1 two=$2
else
    for compiler in gcc clang; do
        CC=$compiler meson setup "$work/$compiler" -Dtests=false -Db_lto=false >"$work/log"
        ninja -C "$work/$compiler" src/sandtable >>"$work/log" || { cat "$work/log" >&2; exit 1; }
    done
    one=$work/gcc/src/sandtable two=$work/clang/src/sandtable
fi
for scenario in data/*/scenarios; do
    game=$(basename "$(dirname "$scenario")")
    "$one" watch "$game" --nodes 12 --seed 1 >"$work/one"
    "$two" watch "$game" --nodes 12 --seed 1 >"$work/two"
    cmp "$work/one" "$work/two" || { echo "$game: another choice" >&2; exit 1; }
    echo "$game: $(wc -l <"$work/one") lines, the same"
done
