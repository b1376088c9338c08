#!/bin/sh
# Explores with libFuzzer: every harness for SECONDS (default 60) each, starting from the committed corpus. A finding is left in
# build-fuzz/; make it a file of fuzz/corpus/ together with the fix.
set -eu
cd "$(dirname "$0")/.."
seconds=${SECONDS_EACH:-60}
[ -f build-fuzz/build.ninja ] || CC=clang meson setup build-fuzz -Dbuildtype=debugoptimized -Dchecks=true -Db_lto=false \
    -Db_lundef=false -Db_sanitize=address,undefined -Dfuzz=true -Dtests=false >/dev/null
ninja -C build-fuzz >/dev/null
for harness in build-fuzz/fuzz/fuzz_*; do
    [ -x "$harness" ] && [ -f "$harness" ] || continue
    name=$(basename "$harness" | sed 's/^fuzz_//')
    mkdir -p "build-fuzz/found/$name"
    echo "== $name"
    "$harness" -max_total_time="$seconds" -timeout=20 -max_len=20000 -print_final_stats=1 \
        -artifact_prefix="build-fuzz/finding-$name-" "build-fuzz/found/$name" "fuzz/corpus/$name" 2>&1 |
        grep -E "^(stat::number_of_executed_units|==|SUMMARY|.*ERROR)" || true
done
if ls build-fuzz/finding-* >/dev/null 2>&1; then
    ls build-fuzz/finding-*
    exit 1
fi
