#!/usr/bin/env python3
"""What is compiled into the program, as NAME and FILE: data/** under its own name, docs/rules/* as rules/*, web/** as web/*."""
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent


def listing(root=ROOT):
    for base, prefix in (("data", ""), ("docs/rules", "rules/"), ("web", "web/")):
        for path in sorted((root / base).rglob("*")):
            inner = path.relative_to(root / base)
            if path.is_file() and not any(part.startswith(".") or part == "node_modules" for part in inner.parts):
                yield prefix + inner.as_posix(), path


if __name__ == "__main__":
    for name, path in listing():
        print(f"{name}={path.relative_to(ROOT).as_posix()}")
