#!/usr/bin/env python3
"""Writes a C file that holds data files as byte arrays, so that the one binary runs from anywhere.

usage: embed.py OUT.c SYMBOL NAME=FILE...
"""
import sys


def main():
    out, symbol, pairs = sys.argv[1], sys.argv[2], sys.argv[3:]
    arrays, rows = [], []
    for i, pair in enumerate(pairs):
        name, path = pair.split("=", 1)
        with open(path, "rb") as f:
            body = f.read()
        numbers = ",".join(str(b) for b in body)
        arrays.append(f"static const unsigned char file_{i}[] = {{{numbers}{',' if body else ''}0}};\n")
        rows.append(f'    {{"{name}", (const char *)file_{i}, {len(body)}}},\n')
    with open(out, "w", encoding="utf-8") as f:
        f.write("/* Made by tools/embed.py. */\n#include \"core/content.h\"\n\n")
        f.writelines(arrays)
        f.write(f"\nstatic const struct content_file files[] = {{\n{''.join(rows)}    {{0, 0, 0}},\n}};\n")
        f.write(f"\nconst struct content {symbol} = {{files, {len(pairs)}}};\n")


main()
