#!/usr/bin/env python3
"""Writes a C file that holds the content as byte arrays, so that the one binary runs from anywhere.

It runs in every build and looks at the folders itself, so that a new file is noticed; what would not change is left alone, so
that nothing is packed or compiled again for nothing.

usage: embed.py OUT.c SYMBOL [ROOT]    the content of another folder than ours
"""
import hashlib
import pathlib
import sys

sys.dont_write_bytecode = True
import content  # noqa: E402 (beside this file)
import fonts  # noqa: E402
import pack  # noqa: E402


def source(symbol, files):
    arrays, rows = [], []
    for i, (name, body) in enumerate(files):
        numbers = ",".join(str(b) for b in body)
        arrays.append(f"static const unsigned char file_{i}[] = {{{numbers}{',' if body else ''}0}};\n")
        rows.append(f'    {{"{name}", (const char *)file_{i}, {len(body)}, 0}},\n')
    return "".join((
        '/* Made by tools/embed.py. */\n#include "core/content.h"\n\n', *arrays,
        "\nstatic const struct content_file files[] = {\n", *rows, "    {0, 0, 0, 0},\n};\n",
        f"\nconst struct content {symbol} = {{.file = files, .count = {len(rows)}}};\n"))


def ingredients(root):
    """A hash of all that goes in, and of the tools that work on it."""
    tools = [pathlib.Path(tool.__file__) for tool in (content, fonts, pack)] + [pathlib.Path(__file__)]
    mark = hashlib.sha256(repr((pack.brotli is not None, fonts.found())).encode())
    for name, path in [*content.listing(root), *((tool.name, tool) for tool in tools)]:
        mark.update(f"{name}\0{path.stat().st_size}\0".encode() + path.read_bytes())
    return mark.hexdigest()


def all_files(root):
    """(name, bytes) of everything; the pages packed."""
    for name, path in content.listing(root):
        if not name.startswith("web/"):
            yield name, path.read_bytes()
    if (root / "web").is_dir():
        for name, body in pack.pack(root / "web", fonts.small(root / "web")):
            yield "web/" + name, body


def main():
    root = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else content.ROOT
    out, mark = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[1] + ".key")
    key = ingredients(root)
    if out.exists() and mark.exists() and mark.read_text() == key:
        return
    try:
        text = source(sys.argv[2], all_files(root))
    except pack.Unfit as why:
        sys.exit(str(why))
    if not out.exists() or out.read_text(encoding="utf-8") != text:
        out.write_text(text, encoding="utf-8")
    mark.write_text(key)


main()
