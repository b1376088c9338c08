#!/bin/sh
# usage: format.sh [--check] - formats our C sources, or lists those that are not formatted.
set -eu
cd "$(dirname "$0")/.."
if [ "${1:-}" = --check ]; then
    find bench examples fuzz include src tests -name '*.[ch]' | xargs clang-format --dry-run -Werror
else
    find bench examples fuzz include src tests -name '*.[ch]' | xargs clang-format -i
fi
