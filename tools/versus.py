#!/usr/bin/env python3
"""Two builds of the program against each other, over the engine protocol: pairs of games with the same dice and seats
exchanged. Each build has playouts of its own; at the end stands what a decision cost either, in processor time.
usage: versus.py GAME SCENARIO FIRST PLAYOUTS SECOND PLAYOUTS [PAIRS] [SEED]"""
import os
import subprocess
import sys


class Engine:
    def __init__(self, program, playouts):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.playouts, self.decisions, self.seconds = playouts, 0, 0.0

    def ask(self, command):
        self.process.stdin.write(command + "\n")
        lines = []
        while (line := self.process.stdout.readline()) not in ("\n", ""):
            lines.append(line.rstrip("\n"))
        if not lines or lines[0][:1] != "=":
            sys.exit(f"{command}: {lines}")
        return [lines[0][2:]] + lines[1:]

    def used(self):
        fields = open(f"/proc/{self.process.pid}/stat", encoding="ascii").read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def choose(self):
        before = self.used()
        action = self.ask(f"choose easy nodes {self.playouts}")[0]
        self.seconds += self.used() - before
        self.decisions += 1
        return action


def play(engines, game, scenario, seed, turned):
    """One game; points of the first engine."""
    for engine in engines:
        engine.ask(f"new {game} {scenario} seed {seed}")
        engine.ask(f"seed {seed}")
    teams = [line.split() for line in engines[0].ask("sides")]
    first = {side for side, team in teams if (team == teams[0][1]) != turned}
    while (mover := engines[0].ask("tomove")[0]) != "nobody":
        if mover.startswith("dice"):
            faces = engines[0].ask("roll")[0]
            engines[1].ask(f"roll {faces}")
            continue
        action = engines[0 if mover in first else 1].choose()
        for engine in engines:
            engine.ask(f"play {action}")
    words = engines[0].ask("returns")[0].split()
    standing = dict(zip(words[::2], map(float, words[1::2])))
    mine = max(standing[side] for side, _ in teams if side in first)
    theirs = max(standing[side] for side, _ in teams if side not in first)
    return 0.5 + (mine > theirs) / 2 - (mine < theirs) / 2


def main():
    game, scenario, *pair = sys.argv[1:7]
    engines = [Engine(pair[0], pair[1]), Engine(pair[2], pair[3])]
    pairs = int(sys.argv[7]) if len(sys.argv) > 7 else 20
    seed = int(sys.argv[8]) if len(sys.argv) > 8 else 1
    made = []
    for number in range(pairs):
        made.append(sum(play(engines, game, scenario, seed + number, turned) for turned in (False, True)) / 2)
        mean = sum(made) / len(made)
        variance = sum((x - mean) ** 2 for x in made) / max(1, len(made) - 1)
        reach = 1.96 * (variance / len(made)) ** 0.5
        print(f"{2 * len(made)} games: {100 * mean:.0f} % ({100 * (mean - reach):.0f} to {100 * (mean + reach):.0f});"
              + "".join(f" {1000 * e.seconds / max(1, e.decisions):.2f} ms" for e in engines) + " a decision", flush=True)


main()
