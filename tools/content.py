#!/usr/bin/env python3
"""Lists what is compiled into the program, one NAME=FILE a line: data/** under its own name, docs/rules/* as rules/*."""
import pathlib

root = pathlib.Path(__file__).resolve().parent.parent
for base, prefix in (("data", ""), ("docs/rules", "rules/")):
    for path in sorted((root / base).rglob("*")):
        if path.is_file():
            print(f"{prefix}{path.relative_to(root / base).as_posix()}={path.relative_to(root).as_posix()}")
