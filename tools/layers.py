#!/usr/bin/env python3
"""Checks what may include what (the table in ARCHITECTURE.md), and that core names no game. Prints every breach; exit 1."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SRC = ROOT / "src"

MAY = {
    "base": {"base"},
    "core": {"base", "core"},
    "games": {"base", "core", "games"},  # its own folder only, see below
    "ai": {"base", "core", "ai", "games"},  # games only in eval_*.c, play_*.c and automa_*.c
    "store": {"base", "core", "store"},
    "lib": {"base", "core", "games", "ai", "lib"},
    "cli": {"base", "core", "games", "ai", "store", "server", "tui", "cli"},
    "tui": {"base", "core", "games", "ai", "store", "tui"},
    "server": {"base", "core", "games", "ai", "store", "server"},
}
# The verbs that start another front end are the one door from cli into it.
DOORS = {"serve.c": "server", "play.c": "tui"}
# System headers that a layer must not use: files, clock, sockets, threads.
FORBIDDEN = {
    "core": {"stdlib.h:malloc", "unistd.h", "fcntl.h", "time.h", "sys/stat.h", "sys/socket.h", "dirent.h", "pthread.h"},
    "games": {"stdlib.h", "unistd.h", "fcntl.h", "time.h", "sys/stat.h", "sys/socket.h", "dirent.h", "pthread.h", "math.h", "sodium.h"},
}


def breaches(path):
    layer = path.relative_to(SRC).parts[0]
    text = path.read_text(encoding="utf-8")
    for line in re.findall(r'^#include "([^"]+)"', text, re.M):
        target = line.split("/")[0]
        if target not in MAY[layer]:
            yield f"{layer} must not include {line}"
        elif layer == "games" and target == "games":
            own = path.relative_to(SRC).parts[1]
            if path.name != "games.c" and line.split("/")[1] not in (own, "games.h"):
                yield f"one game includes another: {line}"
        elif layer == "ai" and target == "games" and not re.match(r"(eval|play|automa)_", path.name):
            yield f"only eval_*.c, play_*.c and automa_*.c may look into a game: {line}"
        elif layer == "cli" and target in ("server", "tui") and DOORS.get(path.name) != target:
            yield f"{target} is entered through its own verb only: {line}"
    for header in re.findall(r"^#include <([^>]+)>", text, re.M):
        if header in FORBIDDEN.get(layer, ()):
            yield f"{layer} must not include <{header}>"
    if layer == "games" and re.search(r"\b(float|double)\b", re.sub(r"/\*.*?\*/", "", text, flags=re.S)):
        yield "rules know no floating point"
    if layer in ("core", "base"):
        for game in GAMES:
            if re.search(rf'"{game}"', text):
                yield f"{layer} names the game {game}"


GAMES = [p.name.replace("_", "-") for p in (SRC / "games").iterdir() if p.is_dir()]
found = [
    f"{path.relative_to(ROOT)}: {what}"
    for path in sorted(SRC.rglob("*.[ch]"))
    for what in breaches(path)
]
print("\n".join(found) if found else "layers: no breach")
sys.exit(1 if found else 0)
