#!/bin/sh
# usage: run.sh SANDTABLE TEST.mjs - runs one test of the page in Debian's Chromium; fetches its tools the first time.
set -eu
program=$(realpath "$1")
cd "$(dirname "$0")"
exec 9>.lock
flock 9
[ -d node_modules/playwright-core ] || npm ci --silent --no-audit --no-fund
flock -u 9
# A browser on a crowded machine can miss its moment: a test that fails gets one more try, and says so.
node "$2" "$program" && exit 0
echo "failed once; a second try"
exec node "$2" "$program"
