#!/usr/bin/env python3
"""Two builds of the program against each other, over the engine protocol: pairs of games with the same dice and seats
exchanged. Each build has playouts of its own; at the end stands what a decision cost either, in processor time.
usage: versus.py GAME SCENARIO FIRST PLAYOUTS SECOND PLAYOUTS [PAIRS] [SEED]

FIRST and SECOND are programs, or a program and more words: "build/src/sandtable --data DIR". Where rules have changed between the builds, one may refuse
what the other does: such a pair of games does not count, and how many there were is said."""
import os
import shlex
import subprocess
import sys


class Disagreement(Exception):
    """The builds play by different rules."""


class Engine:
    def __init__(self, words, playouts):
        program, *more = shlex.split(words)
        self.process = subprocess.Popen(
            [program, "engine", *more], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.playouts, self.decisions, self.seconds, self.stack = playouts, 0, 0.0, []

    def tell(self, action):
        """What the other build has chosen. Builds before 2026-11-16 let the units of a stack join in the order of their numbers
        only (Valor & Victory), so a stack is told when it is complete."""
        verb, *rest = action.split()
        if verb in ("move", "join") and len(rest) == 1 and rest[0].isdigit():
            self.stack.append((verb, int(rest[0])))
        else:
            self.ask(f"play {action}")

    def tell_stack(self):
        verbs, units = [verb for verb, _ in self.stack], sorted(unit for _, unit in self.stack)
        self.stack = []
        for verb, unit in zip(verbs, units):
            self.ask(f"play {verb} {unit}")

    def ask(self, command):
        self.tell_stack()
        self.process.stdin.write(command + "\n")
        lines = []
        while (line := self.process.stdout.readline()) not in ("\n", ""):
            lines.append(line.rstrip("\n"))
        if not lines or lines[0][:1] != "=":
            raise Disagreement(f"{command}: {lines}")
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
        engine.stack = []
        engine.ask(f"new {game} {scenario} seed {seed}")
        engine.ask(f"seed {seed}")
    teams = [line.split() for line in engines[0].ask("sides")]
    first = {side for side, team in teams if (team == teams[0][1]) != turned}
    while (mover := engines[0].ask("tomove")[0]) != "nobody":
        if mover.startswith("dice"):
            faces = engines[0].ask("roll")[0]
            engines[1].ask(f"roll {faces}")
            continue
        chooser = engines[0 if mover in first else 1]
        action = chooser.choose()
        for engine in engines:
            if engine is chooser:
                engine.ask(f"play {action}")
            else:
                engine.tell(action)
    if engines[1].ask("returns") != engines[0].ask("returns"):
        raise Disagreement("who has won")
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
    made, not_counted = [], 0
    for number in range(pairs):
        try:
            made.append(sum(play(engines, game, scenario, seed + number, turned) for turned in (False, True)) / 2)
        except Disagreement as difference:
            not_counted += 1
            print(f"pair {number + 1} does not count ({not_counted} so far): {difference}", flush=True)
            continue
        mean = sum(made) / len(made)
        variance = sum((x - mean) ** 2 for x in made) / max(1, len(made) - 1)
        reach = 1.96 * (variance / len(made)) ** 0.5
        print(f"{2 * len(made)} games: {100 * mean:.0f} % ({100 * (mean - reach):.0f} to {100 * (mean + reach):.0f});"
              + "".join(f" {1000 * e.seconds / max(1, e.decisions):.2f} ms" for e in engines) + " a decision", flush=True)


main()
