#!/bin/sh
# usage: run.sh SANDTABLE TEST.mjs [WORDS] - runs one test (or only what WORDS names in it) of the page (in Debian's Chromium if it needs a browser); fetches its tools the first time.
set -eu
program=$(realpath "$1")
web=$(realpath "${WEB:-.}") # before leaving this folder
test=$2
cd "$(dirname "$0")"
exec 9>.lock
flock 9
[ node_modules/.package-lock.json -nt package-lock.json ] || npm ci --silent --no-audit --no-fund || {
    echo "npm could not fetch the tools of the browser tests (tests/web/package.json)"
    exit 1
}
flock -u 9
shift 2
[ -z "${WEB:-}" ] || export WEB="$web"
exec node "$test" "$program" "$@"
