#!/usr/bin/env python3
"""A bot in sixty lines: plays one side of a game at random against a level of the computer, through
`sandtable engine`. It looks only at what its side may know. docs/engine.md explains the protocol.

usage: random_bot.py [--sandtable PROGRAM] [--game ID] [--side SIDE] [--level LEVEL] [--seed N]
"""
import argparse
import random
import subprocess


class Engine:
    """One running `sandtable engine`; ask() sends a command and returns the answer's lines."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)

    def ask(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        lines = []
        while (line := self.process.stdout.readline().rstrip("\n")):
            lines.append(line)
        if not lines or lines[0][0] != "=":
            raise RuntimeError(f"{command}: {' '.join(lines) or 'the engine has gone'}")
        return [lines[0][2:]] + lines[1:]


def choose(engine, rng):
    """The whole art of this bot. `observe` would show the position as our side may know it."""
    return rng.choice(engine.ask("legal"))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--sandtable", default="sandtable")
    parser.add_argument("--game", default="drill")
    parser.add_argument("--side", help="the side the bot plays; the first when not said")
    parser.add_argument("--level", default="random")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    rng = random.Random(args.seed)
    engine = Engine(args.sandtable)
    engine.ask(f"new {args.game} seed {args.seed}")
    side = args.side or engine.ask("sides")[0].split()[0]
    while (mover := engine.ask("tomove")[0]) != "nobody":
        if mover.startswith("dice"):
            engine.ask("roll")
        elif mover == side:
            engine.ask("play " + choose(engine, rng))
        else:
            engine.ask("play " + engine.ask("choose " + args.level)[0])
    print("result:", engine.ask("returns")[0])
    engine.ask("quit")


main()
