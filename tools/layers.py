#!/usr/bin/env python3
"""Checks what may include and call what (the table in ARCHITECTURE.md), and that core names no game. Prints every breach; exit 1."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SRC = ROOT / "src"

MAY = {
    "base": {"base"},
    "core": {"base", "core"},
    "games": {"base", "core", "games"},  # its own folder only, see below
    "ai": {"base", "core", "ai", "games"},  # games only in eval_*, play_*, automa_* and survey_*
    "roster": {"base", "core", "games", "roster"},
    "store": {"base", "core", "store"},
    "lib": {"base", "core", "games", "ai", "lib"},
    "cli": {"base", "core", "games", "ai", "roster", "store", "server", "cli"},
    "server": {"base", "core", "games", "ai", "roster", "store", "server"},
}
SERVER_DOORS = ("serve.c", "store.c")  # the verbs that may enter the server
# System headers that a layer must not use: files, clock, sockets, threads.
WORLD = {"unistd.h", "fcntl.h", "time.h", "sys/stat.h", "sys/socket.h", "dirent.h", "pthread.h", "signal.h"}
FORBIDDEN = {
    "base": WORLD,
    "core": WORLD,
    "roster": WORLD,
    "games": WORLD | {"stdlib.h", "math.h", "sodium.h"},
}
# Functions that a layer must not call: memory is base/mem.h for everybody, and core neither reads nor prints
# (games: tools/purity.sh sees every call).
HEAP = r"malloc|calloc|realloc|aligned_alloc|strn?dup|v?asprintf"
CALLS = {
    "core": HEAP + r"|free|fopen|fputs|puts|v?f?printf|getenv|time|clock|s?rand|exit|abort",
    "games": HEAP + r"|free",
    **dict.fromkeys(("ai", "roster", "store", "lib", "cli", "server"), HEAP),
}


def code_of(text):
    """The text without comments, letters and strings."""
    return re.sub(r"""/\*.*?\*/|'(?:\\.|[^'\\\n])+'|"(?:\\.|[^"\\\n])*\"""", " ", text, flags=re.S)


def breaches(path, text):
    layer, own = path.relative_to(SRC).parts[:2]
    code = code_of(text)
    for line in re.findall(r'^#include "([^"]+)"', text, re.M):
        target = line.split("/")[0]
        if target not in MAY[layer]:
            yield f"{layer} must not include {line}"
        elif layer == "games" and target == "games":
            if path.name != "games.c" and line.split("/")[1] not in (own, "games.h"):
                yield f"one game includes another: {line}"
        elif layer == "ai" and target == "games" and not re.match(r"(eval|play|automa|survey)_", path.name):
            yield f"only eval_*, play_*, automa_* and survey_* may look into a game: {line}"
        elif layer == "cli" and target == "server" and path.name not in SERVER_DOORS:
            yield f"the server is entered through {' and '.join(SERVER_DOORS)} only: {line}"
    for header in re.findall(r"^#include <([^>]+)>", text, re.M):
        if header in FORBIDDEN.get(layer, ()):
            yield f"{layer} must not include <{header}>"
    for call in re.findall(rf"\b({CALLS[layer]})\s*\(", code) if layer in CALLS else ():
        yield f"{layer} must not call {call}"
    if layer == "games" and re.search(r"\b(float|double)\b", code):
        yield "rules know no floating point"
    if layer in ("core", "base"):
        for game in GAMES:
            if re.search(rf'"{game}"', text):
                yield f"{layer} names the game {game}"


GAMES = [p.name.replace("_", "-") for p in (SRC / "games").iterdir() if p.is_dir()]

# Every rule finds what it forbids, also in the rooms (folders) of a game, and nothing else.
PLANTED = {
    "base/x.c": ['#include "core/game.h"', "#include <time.h>", 'char *s = "drill";'],
    "core/x.c": ['#include "ai/bot.h"', "#include <unistd.h>", "p = malloc(8);", "free(p);", 'printf("x");', '"drill"'],
    "games/drill/x.c": ['#include "games/trench_club/tcl.h"', "#include <stdlib.h>", "double x;", '#include "ai/bot.h"'],
    "games/drill/room/x.c": ['#include "games/trench_club/tcl.h"', "calloc(1, 2)", "float x;"],
    "ai/x.c": ['#include "games/drill/drill.h"', '#include "server/server.h"', "q = strdup(p);"],
    "store/x.c": ['#include "ai/bot.h"', "realloc(p, 1)"],
    "cli/x.c": ['#include "server/server.h"'],
}
INNOCENT = {
    "core/x.c": ["/* malloc(8) */", 'say("free(x)");', "mem_free(p);", "text_printf(x)", '#include "base/mem.h"'],
    "games/drill/room/x.c": ['#include "games/drill/room/y.h"', "/* double */"],
    "ai/eval_x.c": ['#include "games/drill/drill.h"'],
    "cli/serve.c": ['#include "server/server.h"'],
}
found = [
    f"{path.relative_to(ROOT)}: {what}"
    for path in sorted(SRC.rglob("*.[ch]"))
    for what in breaches(path, path.read_text(encoding="utf-8"))
]
found += [f"layers.py misses {line!r} in {name}" for name in PLANTED for line in PLANTED[name] if not list(breaches(SRC / name, line))]
found += [f"layers.py blames {line!r} in {name}" for name in INNOCENT for line in INNOCENT[name] if list(breaches(SRC / name, line))]
print("\n".join(found) if found else "layers: no breach")
sys.exit(1 if found else 0)
