#!/bin/sh
# Builds twice (gcc -O3; clang with ASan and UBSan), runs every test in both, and ends with `N passed, N failed`.
set -u
cd "$(dirname "$0")/.." || exit 1
jobs=$(nproc)
passed=0
failed=0

# run FOLDER SUITES... - all tests of one build; adds to the counts. One more at a time than there are cores: some
# tests of the server do little but wait.
run() {
    folder=$1
    shift
    meson test -C "$folder" --no-rebuild --print-errorlogs --num-processes $((jobs + 1)) "$@" | tee "$folder/summary.txt" | grep -v '^$'
    ok=$(awk '/^Ok:/ { print $2 }' "$folder/summary.txt")
    bad=$(awk '/^(Fail|Timeout|Unexpected Pass):/ { n += $NF } END { print n + 0 }' "$folder/summary.txt")
    passed=$((passed + ${ok:-0}))
    failed=$((failed + bad))
    [ "${ok:-0}" -gt 0 ] || failed=$((failed + 1))
}

build() {
    folder=$1
    shift
    [ -f "$folder/build.ninja" ] || meson setup "$folder" "$@" >"$folder.log" 2>&1 || {
        cat "$folder.log"
        return 1
    }
    ninja -C "$folder" -j "$jobs" >"$folder.log" 2>&1 || {
        grep -v '^\[' "$folder.log"
        return 1
    }
}

# No link-time optimisation here: every test program would optimise the whole library again.
if build build-test -Db_lto=false -Dchecks=true; then run build-test --no-suite soak; else failed=$((failed + 1)); fi
if CC=clang build build-asan -Dbuildtype=debugoptimized -Dchecks=true -Db_lto=false -Db_lundef=false \
    -Db_sanitize=address,undefined; then
    # The sources have the same shape, and what is slow is not about memory.
    run build-asan --no-suite soak --no-suite web --no-suite slow --no-suite shape
else
    failed=$((failed + 1))
fi

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
