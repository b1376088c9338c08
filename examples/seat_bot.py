#!/usr/bin/env python3
"""A bot that sits at somebody else's table: `exec:` starts it, its standard output goes to Sandtable and the answers come
back on its standard input. It tries its choices in order of a simple taste: decisions that begin with one of the words it is
given come first. docs/engine.md explains the protocol.

usage: sandtable watch drill --seat red=exec:"python3 examples/seat_bot.py fire march"
"""
import random
import sys


def ask(command):
    """Sends a command and returns the answer's lines; None when the game is over."""
    print(command, flush=True)
    lines = []
    while (line := sys.stdin.readline()) not in ("\n", ""):
        lines.append(line.rstrip("\n"))
    if not lines:
        return None
    if lines[0][0] != "=":
        raise RuntimeError(f"{command}: {' '.join(lines)}")
    return [lines[0][2:]] + lines[1:]


def choose(liked, rng):
    """The whole art of this bot. `observe` would show the position as our side may know it."""
    legal = ask("legal")
    for word in liked:
        some = [action for action in legal if action.split()[0] == word]
        if some:
            return rng.choice(some)
    return rng.choice(legal)


def main():
    rng = random.Random(1)
    while ask("tomove"):  # answered when our side is to decide
        ask("play " + choose(sys.argv[1:], rng))


main()
