#!/usr/bin/env python3
"""Does every word of Trench Crusade's kit and abilities, and every keyword, make a difference in some fixture?

Each word of each row of data/trench-crusade/battlekit.txt, warband-kit.txt and abilities.txt, and each line below it (`at`, `or`),
is left out in turn (a range is made longer); some fixture that names the item must fail then. Likewise each keyword with an effect
(TC-12) is left out of its own fixture and of all kit. What is missed is listed, and the exit status is 1.

usage: kit_rows.py SANDTABLE [ITEM..]     of these items only; without any, of all
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "tests/rules/trench-crusade"
FILES = ("battlekit.txt", "warband-kit.txt", "abilities.txt")
COUNTED = ("range", "automatic", "blast", "blessed", "cleave", "regenerate", "armour", "beyond", "grenade-range", "mark", "move", "base")
# No effect in play, or words of another line than `kit` and `fighter`.
TAGS = {"ACTION", "ARTIFICIAL", "BLACK GRAIL", "BLESSING MARKER", "BLOOD MARKER", "ELITE", "HERETIC",
        "INFECTION MARKERS", "MINED", "NEW ANTIOCH", "PILGRIM", "SULTANATE", "THE COURT"}
# Only rosters read these: tests/unit/test_tc_roster.c and TC-13.2 see to them.
ROSTER_WORDS = {"shield-combo", "bayonet-lug", "headgear", "hidden"}
# What other lines, the entry or the special ACTION do by themselves; the word says what kind of weapon it is.
SAID_TWICE = {("tormentor-chain", "shrapnel"), ("six-armed-monstrosity", "ignore-off-hand"), ("annihilator", "ignore-off-hand"),
              ("burning-inferno", "range 36"), ("shredding-claws", "cumbersome"), ("leader", "leader")}
# The signed numbers are a kind of word; FIRETEAM is a line of its own.
PATTERNS = {"+/-DICE": r"[+-]\dd", "+/-INJURY DICE": r"[+-]\di", "+/-INJURY MODIFIER": r"[+-]\dm|armour -\d",
            "IGNORE [MODIFIER]": r"ignore-(?:cover|long-range|off-hand)", "NEGATE [KEYWORD]": r"negate-\w+",
            "AUTOMATIC X": r"automatic \d", "BLAST X\"": r"blast \d", "BLESSED X": r"blessed \d"}
HEAD = re.compile(r'((?:kit \S+ \S+ "[^"]*" \S+)|(?:ability \S+ "[^"]*")) ?(.*)')


def rows(text):
    """The rows of a file: id, clause or nothing, the number of the line, and those of the lines below that do something."""
    found = []
    for number, line in enumerate(text):
        words = line.split()
        if words and words[0] in ("kit", "ability"):
            found.append((words[1], words[2] if words[0] == "kit" else "", number, []))
        elif words and words[0] in ("at", "or"):
            found[-1][3].append(number)
    return found


def mutants(text, number, ats):
    """Ways to leave one word out: what it was, and the changed text."""
    head, words = HEAD.match(text[number]).groups()
    words = words.split()
    i = 0
    while i < len(words):
        take = 2 if words[i] in COUNTED else 1
        left = words[i + take:]
        if words[i] == "range":
            left = ["range", str(int(words[i + 1]) + 3)] + left
        if words[i] not in ROSTER_WORDS:
            yield " ".join(words[i:i + take]), changed(text, number, " ".join([head] + words[:i] + left))
        i += take
    for at in ats:
        yield text[at].strip(), changed(text, at, "")


def changed(text, number, line):
    return text[:number] + [line] + text[number + 1:]


class Checker:
    def __init__(self, sandtable, folder):
        self.sandtable, self.folder = sandtable, pathlib.Path(folder)
        self.data = self.folder / "data/trench-crusade"
        self.data.mkdir(parents=True)
        self.original = {name: (ROOT / "data/trench-crusade" / name).read_text(encoding="utf-8").splitlines() for name in FILES + ("profiles.txt",)}

    def put(self, name, text):
        (self.data / name).write_text("\n".join(text) + "\n", encoding="utf-8")

    def fails(self, fixtures):
        done = subprocess.run([self.sandtable, "check", "--data", str(self.folder / "data")] + [str(f) for f in fixtures],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        return done.returncode != 0


def fixtures_of(texts, item, clause):
    """Those that may need it, the likeliest first: its clause's own, and whoever names it or musters a warband that may have it."""
    own = [f for f in texts if f.stem == clause]
    named = [f for f, text in texts.items() if re.search(rf"[ ]{item}\b", text)]
    mustered = [f for f, text in texts.items() if re.search(r"^\+ (roster|warband) ", text, re.M)]
    return [group for group in (own, named, mustered) if group]


def missed_words(checker, wanted):
    texts = {f: f.read_text(encoding="utf-8") for f in sorted(FIXTURES.glob("*.t"))}
    for name in FILES:
        text = checker.original[name]
        for item, clause, number, ats in rows(text):
            if wanted and item not in wanted:
                continue
            groups = fixtures_of(texts, item, clause)
            for word, mutant in mutants(text, number, ats):
                if (item, word) in SAID_TWICE:
                    continue
                checker.put(name, mutant)
                if not any(checker.fails(group) for group in groups):
                    yield f"{item}: no fixture needs \"{word}\""
        checker.put(name, text)


def strip(line, pattern):
    return re.sub(rf" (?:{pattern})(?= |$)", "", line) if re.match(r"(\+ )?\s*(kit|ability|fighter|profile|at) ", line) else line


def missed_keywords(checker):
    rules = (ROOT / "docs/rules/trench-crusade.md").read_text(encoding="utf-8")
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
        for name, text in checker.original.items():
            checker.put(name, [strip(line, pattern) for line in text])
        if not checker.fails([fixture]):
            yield f"{clause} ({title}): its fixture does not need the keyword"


def main():
    folder, wanted = tempfile.mkdtemp(), sys.argv[2:]
    missed = 0
    try:
        checker = Checker(sys.argv[1], folder)
        if checker.fails(sorted(FIXTURES.glob("*.t"))):
            sys.exit("kit_rows: the fixtures fail as they are")
        for sentence in missed_words(checker, wanted):
            print(sentence, flush=True)
            missed += 1
        for sentence in [] if wanted else missed_keywords(checker):
            print(sentence, flush=True)
            missed += 1
        count = sum(len(rows(text)) for text in checker.original.values())
    finally:
        shutil.rmtree(folder)
    print(f"{count} rows of kit and abilities, {missed} words or keywords without a fixture that needs them")
    sys.exit(1 if missed else 0)


main()
