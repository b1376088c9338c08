#!/bin/sh
# The plane answers the same whoever compiled it: the signatures of core/plane, of Trench Crusade's tables and of the tables it
# lays out, and its golden records, with gcc and clang, with and without optimization, for 64 bits and, where gcc-multilib is installed, for 32.
# usage: signatures.sh
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The little of cmocka that these tests want: it has no 32-bit package everywhere.
cat >"$work/cmocka.h" <<'C'
#include <stdio.h>
#include <stdlib.h>
struct CMUnitTest { const char *name; void (*run)(void **); };
#define cmocka_unit_test(f) { #f, f }
#define fail_msg(...) (printf(__VA_ARGS__), puts(""), exit(1))
#define assert_int_equal(a, b) ((uint64_t)(a) == (uint64_t)(b) ? (void)0 : fail_msg("%s is not %s", #a, #b))
#define assert_true(c) ((c) ? (void)0 : fail_msg("not true: %s", #c))
#define print_message printf
#define cmocka_run_group_tests(t, a, b) run_all(t, (int)(sizeof(t) / sizeof((t)[0])))
static int run_all(const struct CMUnitTest *t, int n)
{
    for (int i = 0; i < n; i++)
        t[i].run(NULL);
    return 0;
}
C
for record in tests/golden/trench-crusade-*.record; do
    sed '/^secret /d; /^sum /d' "$record" >"$work/$(basename "$record")"
done
python3 tools/embed.py "$work/embedded.c" embedded_content
game=src/games/trench_crusade
sources="$work/embedded.c $(echo src/base/*.c src/core/*.c $game/*.c $game/*/*.c)"
flags="-std=c11 -D_POSIX_C_SOURCE=200809L -DSANDTABLE_VERSION=\"0\" -I$work -Isrc -Itests/unit -Itests/golden"
wide=""
echo 'int main(void) { return 0; }' >"$work/empty.c"
gcc -m32 "$work/empty.c" -o "$work/empty" 2>/dev/null && wide="-m32"
for built in "gcc -O0" "gcc -O3" "clang -O0" "clang -O3" ${wide:+"gcc -m32 -O0" "gcc -m32 -O3"}; do
    mkdir "$work/objects"
    # shellcheck disable=SC2086
    (for file in $sources; do
        $built $flags -c "$file" -o "$work/objects/$(echo "$file" | tr / _).o"
    done)
    for test in plane_signature tc_signature tc_judge; do
        # shellcheck disable=SC2086
        $built $flags tests/unit/test_$test.c "$work"/objects/*.o -lm -o "$work/test"
        "$work/test" || { echo "$built: $test gives another answer" >&2; exit 1; }
    done
    # shellcheck disable=SC2086
    $built $flags tests/golden/reread.c "$work"/objects/*.o -lm -o "$work/reread"
    "$work/reread" "$work"/*.record || { echo "$built: a golden record plays otherwise" >&2; exit 1; }
    rm -r "$work/objects"
    echo "$built: the same"
done
