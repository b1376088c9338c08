#!/bin/sh
# Explores with libFuzzer, starting from the committed corpus: every harness, or those that are named, for SECONDS_EACH (60).
# Then a table of what each has reached, by llvm-cov. A finding is left in build-fuzz/; make it a file of fuzz/corpus/ together
# with the fix. usage: fuzz.sh [NAME...]
set -eu
cd "$(dirname "$0")/.."
seconds=${SECONDS_EACH:-60}
all=$(ls fuzz/fuzz_*.c | sed 's,.*/fuzz_,,; s,\.c$,,')
names=${*:-$all}
# Little memory is kept from being used again, or every run would touch fresh pages; what is undefined ends the run.
export ASAN_OPTIONS=quarantine_size_mb=16:malloc_context_size=5 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1

# length NAME: bytes that are worth trying. Where every byte is a step, long inputs are only slow.
length() {
    case $1 in
    play | notation | standing) echo 64 ;;
    engine) echo 512 ;;
    *) echo 4096 ;;
    esac
}

explore() {
    mkdir -p "build-fuzz/found/$1"
    "build-fuzz/fuzz/fuzz_$1" -max_total_time="$seconds" -timeout=20 -max_len="$(length "$1")" -entropic=0 \
        -dict=fuzz/words.dict \
        -print_final_stats=1 -artifact_prefix="build-fuzz/finding-$1-" "build-fuzz/found/$1" "fuzz/corpus/$1" \
        >"build-fuzz/$1.log" 2>&1 || true
    awk -v name="$1" '/^stat::number_of_executed_units/ { runs = $2 } /^stat::average_exec_per_sec/ { rate = $2 }
        /ERROR|^SUMMARY|runtime error/ { print } END { printf "%-10s %9d runs, %6d a second\n", name, runs, rate }' "build-fuzz/$1.log"
}

# reach NAME: what its inputs, committed and found, reach of our sources.
reach() {
    LLVM_PROFILE_FILE="build-cover/$1.raw" "build-cover/fuzz/replay_$1" "fuzz/corpus/$1" "build-fuzz/found/$1" >/dev/null
    llvm-profdata merge -sparse "build-cover/$1.raw" -o "build-cover/$1.profile"
    llvm-cov report "build-cover/fuzz/replay_$1" -instr-profile="build-cover/$1.profile" \
        -ignore-filename-regex='fuzz/(fuzz_|kept|replay|small)|embedded' >"build-cover/$1.txt"
    awk -v name="$1" '$1 == "TOTAL" { printf "%-10s %8d %9s %9s\n", name, $8, $10, $13 }' "build-cover/$1.txt"
}

[ -f build-fuzz/build.ninja ] || CC=clang meson setup build-fuzz -Dbuildtype=debugoptimized -Dchecks=true -Db_lto=false \
    -Db_lundef=false -Db_sanitize=address,undefined -Dfuzz=true -Dtests=false >/dev/null
ninja -C build-fuzz explorers >build-fuzz/build.log || { tail build-fuzz/build.log; exit 1; }
for name in $names; do
    explore "$name"
done

if [ "${REACH:-yes}" = yes ]; then
    [ -f build-cover/build.ninja ] || CC=clang meson setup build-cover -Dbuildtype=debugoptimized -Db_lto=false \
        -Dc_args='-fprofile-instr-generate -fcoverage-mapping' -Dc_link_args='-fprofile-instr-generate' >/dev/null
    targets=$(for name in $names; do echo "fuzz/replay_$name"; done)
    # shellcheck disable=SC2086
    ninja -C build-cover $targets >build-cover/build.log || { tail build-cover/build.log; exit 1; }
    printf '%-10s %8s %9s %9s   (build-cover/NAME.txt has every file)\n' harness lines reached branches
    for name in $names; do
        reach "$name"
    done
fi
if ls build-fuzz/finding-* >/dev/null 2>&1; then
    ls build-fuzz/finding-*
    exit 1
fi
