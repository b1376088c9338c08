#!/bin/sh
# usage: sim.sh SANDTABLE - `sim`, `watch`, `bench` and `perft` from the outside.
set -eu
sandtable=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

fail() { echo "sim.sh: $*" >&2; exit 1; }
# refused WORDS COMMAND... : the call is wrong (exit 2) and says so in one line with these words.
refused() {
    words=$1; shift
    code=0; "$@" >/dev/null 2>said || code=$?
    [ $code = 2 ] || fail "$*: exit $code instead of 2"
    [ "$(wc -l <said)" = 1 ] || fail "$*: not one line: $(cat said)"
    grep -q "$words" said || fail "$*: $(cat said)"
}
timeless() { sed 's/,"seconds".*//'; }

# The number of threads changes nothing.
for seats in "--seat red=easy --nodes 30 --alternate" "--seat red=random --seat blue=random"; do
    "$sandtable" sim drill --games 60 --seed 9 $seats --threads 1 --json --csv one.csv | timeless >one
    "$sandtable" sim drill --games 60 --seed 9 $seats --threads 2 --json --csv two.csv | timeless >two
    cmp one two || fail "one and two threads differ"
    cmp one.csv two.csv || fail "one and two threads differ in the table"
    [ "$(wc -l <one.csv)" = 61 ] || fail "the table has not one line a game"
done
"$sandtable" sim drill --games 60 --seed 10 --json | timeless >other
! cmp -s one other || fail "another seed gives the same games"
python3 - <<'P'
import json
s = json.loads(open("one").read() + "}")
assert s["games"] == 60 and sum(s["wins"].values()) + s["draws"] == 60, s
for side, r in s["rate"].items():
    assert r["low"] <= r["p"] <= r["high"] and abs(r["p"] - s["wins"][side] / 60) < 1e-5, s
P

"$sandtable" sim drill 4-sections --games 20 --svg plot.svg >said
grep -q '</svg>' plot.svg || fail "no plot"
grep -q 'White section' said || fail "no line for the fourth side"
python3 -c 'import xml.dom.minidom as m; m.parse("plot.svg")' || fail "the plot is no XML"

# Long games with interrupts end by the rules, not by the limit of steps (make soak: 1,000 of each).
for scenario in $("$sandtable" scenarios valor-and-victory | awk '/^[0-9]-/ { print $1 }'); do
    "$sandtable" sim valor-and-victory "$scenario" --games 20 --json >said
    grep -q '"adjudicated":0,' said || fail "$scenario: some games do not end: $(cat said)"
done

# A game that is watched leaves a record that verifies, and tells the same twice.
"$sandtable" watch drill 3-sections --nodes 20 --seed 3 --record game.record >one
"$sandtable" watch drill 3-sections --nodes 20 --seed 3 >two
cmp one two || fail "the same seed tells another game"
grep -q '^Turn 2 of 7' one || fail "no heading"
grep -q 'packs its rounds' one || fail "no sentence"
! grep -q 'packs [0-9]' one || fail "a spectator is told a secret"
"$sandtable" watch drill 3-sections --nodes 20 --seed 3 --as blue | grep -q 'Blue section packs [0-9]' ||
    fail "a side is not told its own secret"
"$sandtable" replay game.record --verify >/dev/null || fail "the record does not verify"

"$sandtable" bench drill --seconds 0.01 --json >bench
python3 - <<'P'
import json
row, = json.load(open("bench"))
for name in ("game scenario legal_per_decision plies_per_s actions_per_s sampled_plies_per_s "
             "games_per_s state_bytes allocations mcts_sims_per_s").split():
    assert name in row, name
assert row["allocations"] == 0, row
P

refused "is not a level" "$sandtable" sim drill --seat red=genius
refused "should be SIDE=LEVEL" "$sandtable" sim drill --seat purple=easy
refused "should be SIDE=LEVEL" "$sandtable" watch drill --seat easy
refused "games" "$sandtable" sim drill --games none
refused "time" "$sandtable" watch drill --time -1
refused "depth" "$sandtable" perft drill 2-sections 0
refused "seconds" "$sandtable" bench drill --seconds x
