#!/usr/bin/env python3
"""Lists the clauses of the rules references that no fixture names, and fixtures that name no clause.

A clause is a heading `**ID (title)**` at the start of a line of docs/rules/<game>.md; a range such as TWF-4A..4E is
one clause. A fixture, tests/rules/<game>/*.t, covers the clauses of its `clause` lines and the one its file is named
after. Exit status 1 when something is missing.

usage: clauses.py [GAME...]
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
HEADING = re.compile(r"^\*\*([A-Z]{2,}-[A-Z0-9][A-Za-z0-9.-]*)", re.M)


def order(tail):
    """4A before 4C, 9 before 12: by leading number, then by what follows."""
    number, rest = re.match(r"(\d*)(.*)", tail).groups()
    return int(number or 0), rest.lower()


def covers(clause, name):
    """Is `name` this clause, or one of the range it stands for? As in src/core/reference.c."""
    if clause.lower() == name.lower():
        return True
    first, dots, last = clause.partition("..")
    stem = re.match(r"(.*[-.])?", first).group()
    tail = name[len(stem):]
    if not dots or not name.lower().startswith(stem.lower()) or re.search("[-.]", tail):
        return False
    return order(first[len(stem):]) <= order(tail) <= order(last)


def named_by(fixture, clauses):
    """The clause ids a fixture names: its `clause` lines, and its file name up to an unknown suffix."""
    lines = re.findall(r"^\s*clause\s+(\S+)", fixture.read_text(encoding="utf-8"), re.M)
    stem = fixture.stem
    while stem and not any(covers(c, stem) for c in clauses):
        stem = re.sub(r"[-_.]?[^-_.]*$", "", stem)
    return lines, stem


def check(game):
    clauses = HEADING.findall((ROOT / "docs/rules" / f"{game}.md").read_text(encoding="utf-8"))
    clauses = [c.rstrip(".") for c in clauses]
    names, complaints = set(), []
    for fixture in sorted((ROOT / "tests/rules" / game).glob("*.t")):
        lines, stem = named_by(fixture, clauses)
        names.update(lines + [stem])
        complaints += [f"{fixture.relative_to(ROOT)}: there is no clause {name}"
                       for name in lines if not any(covers(c, name) for c in clauses)]
        if not lines and not stem:
            complaints.append(f"{fixture.relative_to(ROOT)}: names no clause")
    bare = [c for c in clauses if not any(covers(c, name) for name in names)]
    complaints += [f"docs/rules/{game}.md: {c} has no fixture" for c in bare]
    complaints += [f"docs/rules/{game}.md: {c} is there twice" for c in clauses if clauses.count(c) > 1]
    print("\n".join(dict.fromkeys(complaints)), end="\n" if complaints else "")
    print(f"{game}: {len(clauses) - len(bare)} of {len(clauses)} clauses have a fixture")
    return not complaints


def main():
    known = sorted(path.stem for path in (ROOT / "docs/rules").glob("*.md"))
    games = sys.argv[1:] or known
    for game in games:
        if game not in known:
            sys.exit(f"clauses: there is no docs/rules/{game}.md")
    sys.exit(0 if all([check(game) for game in games]) else 1)


main()
