#!/bin/sh
# usage: tidy.sh BUILD [CHECKS] - clang-tidy with the checks of .clang-tidy, or with those given, over every C file that BUILD
# (a folder with compile_commands.json) compiles. Prints each finding once; exit 1.
set -eu
cd "$(dirname "$0")/.."
build=$1 checks=${2:-}
out=$(mktemp)
trap 'rm -f "$out"' EXIT

find bench fuzz src tests -name '*.c' | sort |
    xargs -P "$(nproc)" -n 4 clang-tidy --quiet -p "$build" --checks="$checks" \
        >"$out" 2>/dev/null && status=0 || status=1
# A finding in a header is repeated for every file that includes it.
grep -E '(warning|error): ' "$out" | sed "s,^.*/\.\./,,; s,^$PWD/,," | sort -u
[ $status = 0 ] && echo "tidy: nothing found"
exit $status
