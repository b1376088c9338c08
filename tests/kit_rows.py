#!/usr/bin/env python3
"""Does every word of Trench Crusade's kit, and every keyword, make a difference in some fixture?

Each word of each row of data/trench-crusade/battlekit.txt, and each of its `at` lines, is left out in turn (a range is
made longer); some fixture that names the item must fail then. Likewise each keyword with an effect (TC-12) is
left out of its own fixture and of all kit. What is missed is listed, and the exit status is 1.

usage: kit_rows.py SANDTABLE
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "tests/rules/trench-crusade"
COUNTED = ("range", "automatic", "blast", "blessed", "cleave", "regenerate", "armour", "base")
# No effect in play, or words of another line than `kit` and `fighter`.
TAGS = {"ACTION", "ARTIFICIAL", "BLACK GRAIL", "BLESSING MARKER", "BLOOD MARKER", "ELITE", "HERETIC",
        "INFECTION MARKERS", "MINED", "NEW ANTIOCH", "PILGRIM", "SULTANATE", "THE COURT"}
# The signed numbers are a kind of word; FIRETEAM is a line of its own.
PATTERNS = {"+/-DICE": r"[+-]\dd", "+/-INJURY DICE": r"[+-]\di", "+/-INJURY MODIFIER": r"[+-]\dm|armour -\d",
            "IGNORE [MODIFIER]": r"ignore-(?:cover|long-range|off-hand)", "NEGATE [KEYWORD]": r"negate-\w+",
            "AUTOMATIC X": r"automatic \d", "BLAST X\"": r"blast \d", "BLESSED X": r"blessed \d"}


def rows(text):
    """The rows of the kit: id, clause, the number of the line, and those of its `at` lines."""
    found = []
    for number, line in enumerate(text):
        if line.startswith("kit "):
            found.append((line.split()[1], line.split()[2], number, []))
        elif line.startswith("at "):
            found[-1][3].append(number)
    return found


def mutants(text, number, ats):
    """Ways to leave one word out: what it was, and the changed text."""
    head, words = re.match(r'(kit \S+ \S+ "[^"]*" \S+) ?(.*)', text[number]).groups()
    words = words.split()
    i = 0
    while i < len(words):
        take = 2 if words[i] in COUNTED else 1
        left = words[i + take:]
        if words[i] == "range":
            left = ["range", str(int(words[i + 1]) + 3)] + left
        yield " ".join(words[i:i + take]), changed(text, number, " ".join([head] + words[:i] + left))
        i += take
    for at in ats:
        yield text[at], changed(text, at, "")


def changed(text, number, line):
    return text[:number] + [line] + text[number + 1:]


class Checker:
    def __init__(self, sandtable, folder):
        self.sandtable, self.folder = sandtable, pathlib.Path(folder)
        (self.folder / "data/trench-crusade").mkdir(parents=True)

    def fails(self, kit, fixtures):
        (self.folder / "data/trench-crusade/battlekit.txt").write_text("\n".join(kit) + "\n", encoding="utf-8")
        done = subprocess.run([self.sandtable, "check", "--data", str(self.folder / "data")] + [str(f) for f in fixtures],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        return done.returncode != 0


def missed_words(checker, kit):
    texts = {f: f.read_text(encoding="utf-8") for f in sorted(FIXTURES.glob("*.t"))}
    for item, clause, number, ats in rows(kit):
        own = FIXTURES / f"{clause}.t"
        named = [f for f, text in texts.items() if f == own or re.search(rf"[ ]{item}\b", text)]
        for word, mutant in mutants(kit, number, ats):
            if not checker.fails(mutant, [own]) and not checker.fails(mutant, named):
                yield f"{item}: no fixture needs \"{word}\""


def strip(line, pattern):
    return re.sub(rf" (?:{pattern})(?= |$)", "", line) if re.match(r"(\+ )?(kit|fighter|profile|at) ", line) else line


def missed_keywords(checker, kit):
    rules = (ROOT / "docs/rules/trench-crusade.md").read_text(encoding="utf-8")
    others = {name: (ROOT / "data/trench-crusade" / name).read_text(encoding="utf-8").splitlines()
              for name in ("profiles.txt", "warband-kit.txt")}
    for clause, title in re.findall(r"^\*\*(TC-1[25]\.\d+) \(([^)]*)\)\*\*", rules, re.M):
        pattern = PATTERNS.get(title, re.escape(title.split(" X")[0].lower().replace(" ", "-")))
        if title in TAGS or title == "FIRETEAM" or title.startswith("options"):
            continue
        if " X" in title:
            pattern = PATTERNS.get(title, pattern + r" \d")
        fixture = checker.folder / f"{clause}.t"
        if not (FIXTURES / fixture.name).exists():
            yield f"{clause} ({title}): no fixture"
            continue
        lines = (FIXTURES / f"{clause}.t").read_text(encoding="utf-8").splitlines()
        fixture.write_text("\n".join(strip(line, pattern) for line in lines) + "\n", encoding="utf-8")
        for name, text in others.items():
            (checker.folder / "data/trench-crusade" / name).write_text(
                "\n".join(strip(line, pattern) for line in text) + "\n", encoding="utf-8")
        if not checker.fails([strip(line, pattern) for line in kit], [fixture]):
            yield f"{clause} ({title}): its fixture does not need the keyword"


def main():
    kit = (ROOT / "data/trench-crusade/battlekit.txt").read_text(encoding="utf-8").splitlines()
    folder = tempfile.mkdtemp()
    try:
        checker = Checker(sys.argv[1], folder)
        if checker.fails(kit, sorted(FIXTURES.glob("*.t"))):
            sys.exit("kit_rows: the fixtures fail as they are")
        missed = list(missed_words(checker, kit)) + list(missed_keywords(checker, kit))
    finally:
        shutil.rmtree(folder)
    print("\n".join(missed), end="\n" if missed else "")
    print(f"{len(rows(kit))} rows of kit, {len(missed)} words or keywords without a fixture that needs them")
    sys.exit(1 if missed else 0)


main()
