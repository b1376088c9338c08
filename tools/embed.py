#!/usr/bin/env python3
"""Writes a C file that holds the content as byte arrays, so that the one binary runs from anywhere.

It runs in every build and looks at the folders itself, so that a new file is noticed; a file that would
not change is left alone, so that nothing is compiled again for nothing.

usage: embed.py OUT.c SYMBOL [ROOT]    the content of another folder than ours
"""
import pathlib
import sys

sys.dont_write_bytecode = True
import content  # noqa: E402 (beside this file)


def source(symbol, root):
    arrays, rows = [], []
    for i, (name, path) in enumerate(content.listing(root)):
        body = path.read_bytes()
        numbers = ",".join(str(b) for b in body)
        arrays.append(f"static const unsigned char file_{i}[] = {{{numbers}{',' if body else ''}0}};\n")
        rows.append(f'    {{"{name}", (const char *)file_{i}, {len(body)}, 0}},\n')
    return "".join((
        '/* Made by tools/embed.py. */\n#include "core/content.h"\n\n', *arrays,
        "\nstatic const struct content_file files[] = {\n", *rows, "    {0, 0, 0, 0},\n};\n",
        f"\nconst struct content {symbol} = {{.file = files, .count = {len(rows)}}};\n"))


def main():
    root = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else content.ROOT
    out, text = pathlib.Path(sys.argv[1]), source(sys.argv[2], root)
    if not out.exists() or out.read_text(encoding="utf-8") != text:
        out.write_text(text, encoding="utf-8")


main()
