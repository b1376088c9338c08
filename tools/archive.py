#!/usr/bin/env python3
"""Keeps a data file as it was before you tune it, so that records played with it still replay: copies the committed
version to data/archive/NAME@HASH, where the program looks for it (src/core/sources.h).

usage: archive.py data/GAME/FILE...      (before or after the change, but before it is committed)
"""
import hashlib
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def source_hash(body):
    """As in src/core/sources.c: 16 digits of BLAKE2b-256 of the lines that do not begin with #."""
    lines = [line.removesuffix(b"\r") for line in body.removesuffix(b"\n").split(b"\n")]
    text = b"".join(line + b"\n" for line in lines if not line.startswith(b"#"))
    return hashlib.blake2b(text, digest_size=32).hexdigest()[:16]


def archive(path):
    name = pathlib.Path(path).resolve().relative_to(ROOT / "data").as_posix()
    body = subprocess.run(["git", "show", f"HEAD:data/{name}"], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    kept = ROOT / "data/archive" / f"{name}@{source_hash(body)}"
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(body)
    print(kept.relative_to(ROOT))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    for argument in sys.argv[1:]:
        archive(argument)
