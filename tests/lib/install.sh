#!/bin/sh
# usage: install.sh - what `make install` puts where, and that the static library holds code for every linker.
# Configures a folder of its own and compiles one file of it.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
meson setup "$work/build" "$root" --prefix=/opt/first -Dtests=false >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }

said=$(make -s -n -C "$root" BUILD="$work/build" install PREFIX=/opt/second)
case $said in
*"--prefix=/opt/second"*) ;;
*) echo "make install forgets a PREFIX that comes after the first configure: $said"; exit 1 ;;
esac
case $(make -s -n -C "$root" BUILD="$work/build" install) in
*--prefix=*) echo "make install without PREFIX should leave what was configured"; exit 1 ;;
esac

ninja -C "$work/build" src/libsandtable-all.a.p/base_error.c.o >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
objdump -t "$work/build/src/libsandtable-all.a.p/base_error.c.o" | grep -q ' error_set$' || {
    echo "the objects of libsandtable.a are for gcc's own linker alone"
    exit 1
}
