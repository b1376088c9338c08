#!/usr/bin/env python3
"""Comments name what they document. A comment above functions that begins `/* name: ` or `/* some_name ` must name one of the
functions below it, up to the next blank line; a `quoted_name` in a comment must exist somewhere in the code. Prints every
breach; exit 1. usage: comments.py [FILE...]"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ("bench", "fuzz", "include", "src", "tests")
NAME = r"[a-z][a-z0-9_]+"
# A comment at the margin, and what is below it up to a blank line, the next comment or a body.
ABOVE = re.compile(r"^/\*((?:(?!\*/).)*)\*/\n((?:[^\n/{][^\n]*\n)+)", re.S | re.M)
# "name: ", "name, other and third: ", "some_name takes ..."
OPENING = re.compile(rf"\s*({NAME}(?:(?:, | and |, and ){NAME})*): |\s*({NAME}_{NAME}) ")


def line_of(text, at):
    return text.count("\n", 0, at) + 1


def wrong_names(text):
    """(line, sentence) for each comment that names none of the functions below it."""
    for found in ABOVE.finditer(text):
        opening = OPENING.match(found[1])
        if not opening or not re.search(rf"\b{NAME}\(", found[2]):
            continue
        names = re.findall(NAME, opening[1] or opening[2])
        if not any(re.search(rf"(\b|_){name}\b", found[2]) for name in names):  # `holds: ` above expect_holds too
            below = re.search(rf"\b({NAME})\(", found[2])[1]
            yield line_of(text, found.start()), f'the comment names "{names[0]}", the function is {below}'


def unknown_names(text, known):
    """(line, sentence) for each `quoted_name` that is not in the code."""
    for comment in re.finditer(r"/\*.*?\*/", text, re.S):
        for name in re.findall(rf"`({NAME}_{NAME})(?:\(\))?`", comment[0]):
            if name not in known:
                yield line_of(text, comment.start()), f"nothing is called {name}"


def words_of(text):
    return set(re.findall(r"\w+", re.sub(r"/\*.*?\*/", " ", text, flags=re.S)))


def main():
    files = {p: p.read_text(encoding="utf-8") for f in FOLDERS for p in sorted((ROOT / f).rglob("*.[ch]"))}
    known = set().union(*map(words_of, files.values()))
    asked = [pathlib.Path(name).resolve() for name in sys.argv[1:]] or files
    found = [
        f"{path.relative_to(ROOT)}:{line}: {what}"
        for path in asked
        for line, what in [*wrong_names(files[path]), *unknown_names(files[path], known)]
    ]
    print("\n".join(found) if found else "comments: every name is right")
    return 1 if found else 0


sys.exit(main())
