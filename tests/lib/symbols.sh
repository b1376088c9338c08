#!/bin/sh
# usage: symbols.sh LIBRARY HEADER - the shared library exports the functions of the header, and nothing else.
set -eu
exported=$(nm -D --defined-only "$1" | awk '{ print $3 }' | grep -v '^_' | sort)
declared=$(sed -n '/^SANDTABLE_API [^_]/s/.*[ *]\(sandtable_[a-z_]*\)(.*/\1/p' "$2" | sort)
[ "$exported" = "$declared" ] && exit 0
echo "exported: $exported"
echo "declared: $declared"
exit 1
