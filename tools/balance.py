#!/usr/bin/env python3
"""Play seeded warbands of Trench Crusade against each other, every faction against every one, and print docs/balance.md's tables.

    tools/balance.py PROGRAM [--matches 4] [--nodes 1] [--jobs 2] [--keep FILE]

A match is two warbands (`roster new FACTION 700 --seed N`) on a generated table: six games, and six more with sides exchanged. The same numbers
give the same games. --keep FILE writes a line for each half of a match as it ends, and goes on from there when it is started again."""
import argparse
import concurrent.futures
import json
import math
import os
import subprocess
import tempfile

FACTIONS = ["new-antioch", "trench-pilgrims", "iron-sultanate", "heretic-legion", "black-grail", "the-court"]
TABLES = ["no-mans-land", "ruins", "trenches"]
GAMES = 6  # of half a match
PAIRINGS = [(a, b) for i, a in enumerate(FACTIONS) for b in FACTIONS[i:]]


def run(*words):
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(words)}\n{done.stderr}")
    return done.stdout


def play(program, nodes, pairing, half):
    """Half a match: what its games came to."""
    match, first = pairing * 1000 + half // 2, half % 2  # `first`: the seat of the first faction
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for i, faction in enumerate(PAIRINGS[pairing]):
            files.append(os.path.join(folder, f"{i}.txt"))
            run(program, "roster", "new", faction, "700", "--seed", str(2 * match + i), "-o", files[i])
        told = json.loads(run(program, "sim", "trench-crusade", "12-great-war", "--games", str(GAMES), "--threads", "1", "--seed", str(match * 2 + first),
                              "--with", "south=" + files[first], "--with", "north=" + files[1 - first], "--table", f"{TABLES[match % 3]}:{match}",
                              "--seat", "south=easy", "--seat", "north=easy", "--nodes", str(nodes), "--json"))
    south, north = told["wins"]["south"], told["wins"]["north"]
    return {"pairing": pairing, "half": half, "won": north if first else south, "lost": south if first else north, "drawn": told["draws"], "south": south,
            "north": north, "endings": told["endings"], "cut": told["adjudicated"]}


def interval(wins, games):
    """Wilson's, 95 %."""
    z, p = 1.96, wins / games
    middle, half = p + z * z / (2 * games), z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return [100 * (middle + s * half) / (1 + z * z / games) for s in (-1, 1)]


def share(wins, games):
    low, high = interval(wins, games)
    return f"{100 * wins / games:.0f} % | {low:.0f} to {high:.0f} %"


def total(done, key):
    return sum(part[key] for part in done)


def row(name, won, lost, drawn):
    if won + lost:
        print(f"| {name} | {won + lost + drawn} | {won} | {lost} | {drawn} | {share(won, won + lost)} |")


def report(done):
    endings = {}
    for part in done:
        for how, count in part["endings"].items():
            endings[how] = endings.get(how, 0) + count
    south, north = total(done, "south"), total(done, "north")
    print(f"{len(done) * GAMES} games, {total(done, 'cut')} stopped by the step limit; ended by: " + ", ".join(f"{how} {n}" for how, n in sorted(endings.items())))
    print(f"South wins {share(south, south + north).replace(' | ', ' (')}) of {south + north} decided games\n")
    print("| faction | games | won | lost | drawn | wins of decided games | interval |\n|---|---|---|---|---|---|---|")
    for faction in FACTIONS:
        first = [p for p in done if PAIRINGS[p["pairing"]][0] == faction != PAIRINGS[p["pairing"]][1]]
        second = [p for p in done if PAIRINGS[p["pairing"]][1] == faction != PAIRINGS[p["pairing"]][0]]
        row(faction, total(first, "won") + total(second, "lost"), total(first, "lost") + total(second, "won"), total(first + second, "drawn"))
    print("\n| pairing | games | first wins | second wins | drawn | first, of decided games | interval |\n|---|---|---|---|---|---|---|")
    for i, pairing in enumerate(PAIRINGS):
        mine = [p for p in done if p["pairing"] == i]
        row(", ".join(pairing), total(mine, "won"), total(mine, "lost"), total(mine, "drawn"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--matches", type=int, default=4, help="of each pairing (4)")
    parser.add_argument("--nodes", type=int, default=1, help="playouts for each decision (1)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", help="a file of what has been played so far")
    asked = parser.parse_args()
    done = []
    if asked.keep and os.path.exists(asked.keep):
        with open(asked.keep, encoding="utf-8") as f:
            done = [json.loads(line) for line in f]
    there = {(part["pairing"], part["half"]) for part in done}
    # all pairings in turn: a batch that is cut short is even
    todo = [(p, h) for h in range(2 * asked.matches) for p in range(len(PAIRINGS)) if (p, h) not in there]
    with concurrent.futures.ThreadPoolExecutor(asked.jobs) as pool:
        for part in pool.map(lambda ph: play(asked.program, asked.nodes, *ph), todo):
            done.append(part)
            if asked.keep:
                with open(asked.keep, "a", encoding="utf-8") as f:
                    f.write(json.dumps(part) + "\n")
    report(done)


if __name__ == "__main__":
    main()
