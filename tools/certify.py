#!/usr/bin/env python3
"""How even is every scenario? Equal searches play each at two strengths; the results go into docs/balance.md and data/GAME/balance.txt.

    tools/certify.py PROGRAM [GAME[/SCENARIO]]... [--games 100] [--minutes M] [--file FILE] [--again] [--write]

FILE (certificates.jsonl) gets a line for each ten games as they end. The same call goes on from there, and with a larger --games plays more. After a
change of the search, the rules or a scenario, --again forgets the lines of the scenarios named (all, if none is). --minutes stops after the batch during which the time
runs out; batches go round all scenarios, so that an early end is an even one. One thread plays. Tables are printed; --write puts them into the two places.
Certificates of a change not yet compiled in: `--data DIR` goes to the program."""
import argparse
import json
import math
import os
import pathlib
import resource
import shlex
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
BATCH = 10  # games
TIMES = 4  # the playouts of the second strength
GAMES = {  # the playouts of the first strength: about 1 to 4 ms a decision
    "trench-warfare": ("Trench Warfare", 50),
    "trench-club": ("Trench Club", 15),
    "trenches-of-valor": ("Trenches of Valor", 250),
    "valor-and-victory": ("Valor & Victory", 60),
    "trench-crusade": ("Trench Crusade", 8),
}
# Further settings that are measured beside the usual game of a scenario, at the second strength.
FURTHER = {
    ("trench-club", "2-players-b"): ["handicap=4"],
    ("trench-club", "2-players-trenches"): ["handicap=4"],
    ("trench-warfare", "standard"): ["handicap=-2", "handicap=2"],
    ("trench-warfare", "the-wire"): ["handicap=-2", "handicap=2"],
    ("trenches-of-valor", "1-pope-and-pioneer-posts"): ["handicap=-1", "handicap=-2"],
    ("trenches-of-valor", "2-the-railway-salient"): ["handicap=-4", "handicap=-5", "handicap=-6"],
    ("trenches-of-valor", "3-pinetree-knob"): ["handicap=-1"],
    ("trenches-of-valor", "4-troy-and-thunder-patrol"): ["handicap=1"],
    ("trenches-of-valor", "5-loos-raid-counterattack"): ["handicap=1", "handicap=2", "handicap=3"],
    ("trenches-of-valor", "6-coming-up-shortt"): ["handicap=-1"],
}


class Scenario:
    """What its file says of the sides and, where there are warbands, who they are."""

    def __init__(self, game, path):
        self.game, self.id, self.sides, self.warbands, self.title, self.hidden = game, path.stem, [], {}, path.stem, False
        for line in path.read_text(encoding="utf-8").splitlines():
            words = shlex.split(line, comments=True)
            if words and words[0] == "side":
                self.sides.append((words[1], words[2], words[3] if len(words) > 3 else str(len(self.sides))))
            elif words and words[0] == "warband":
                self.warbands[words[1]] = words[2]
            elif words and words[0] == "title":
                self.title = words[1]
            elif words and words[0] == "for-tests":
                self.hidden = True

    def teams(self):
        """The first side of each team, in the order of the sides; its title has all of the team."""
        first = {}
        for side, title, team in self.sides:
            first.setdefault(team, [side, []])[1].append(title)
        return [(side, ", ".join(titles)) for side, titles in first.values()]

    def exchanged(self):
        """The words that give each side the other's warband."""
        sides = list(self.warbands)
        return [word for side, other in zip(sides, reversed(sides)) for word in ("--add", f"warband {side} {self.warbands[other]}")]


def scenarios(wanted):
    found = []
    for game in GAMES:
        paths = (ROOT / "data" / game / "scenarios").glob("*.txt")
        found += [Scenario(game, path) for path in sorted(paths, key=lambda p: (int(p.stem.split("-")[0]) if p.stem[0].isdigit() else 99, p.stem))]
    found = [s for s in found if not s.hidden]
    unknown = [w for w in wanted if not any(w in (s.game, f"{s.game}/{s.id}") for s in found)]
    if unknown:
        raise SystemExit(f"there is no {unknown[0]}")
    return [s for s in found if not wanted or s.game in wanted or f"{s.game}/{s.id}" in wanted]


def plan(chosen):
    """Each certificate: a scenario, its playouts and its settings."""
    certificates = []
    for s in chosen:
        nodes = GAMES[s.game][1]
        certificates += [(s, nodes, ""), (s, TIMES * nodes, "")]
        certificates += [(s, TIMES * nodes, setting) for setting in FURTHER.get((s.game, s.id), [])]
    return certificates


def play(program, data, certificate, batch):
    """Ten games: what they came to. With warbands every second batch exchanges them."""
    s, nodes, setting = certificate
    swap = bool(s.warbands) and batch % 2 == 1
    words = [program, "sim", s.game, s.id, "--games", str(BATCH), "--threads", "1", "--seed", str(batch // 2 + 1 if s.warbands else batch + 1), "--json"]
    words += [word for side, _, _ in s.sides for word in ("--seat", f"{side}=easy@{nodes}")]
    words += [word for option in setting.split() for word in ("--option", option)]
    words += s.exchanged() if swap else []
    words += ["--data", data] if data else []
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(words, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        raise SystemExit(f"{' '.join(words)}\n{done.stderr}")
    told = json.loads(done.stdout)
    return {"game": s.game, "scenario": s.id, "nodes": nodes, "setting": setting, "batch": batch, "swap": swap, "games": told["games"], "wins": told["wins"],
            "draws": told["draws"], "cut": told["adjudicated"], "endings": told["endings"], "turns": told["mean_turns"],
            "cpu": round(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, 1)}


def parts(rows, certificate, games=10**9):
    s, nodes, setting = certificate
    mine = [r for r in rows if (r["game"], r["scenario"], r["nodes"], r["setting"]) == (s.game, s.id, nodes, setting)]
    return sorted(mine, key=lambda r: r["batch"])[:games // BATCH]


# --- what it adds up to ---

def interval(wins, games):
    """Wilson's, 95 %."""
    z, p = 1.96, wins / games
    middle, half = p + z * z / (2 * games), z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return [100 * max(0.0, middle + s * half) / (1 + z * z / games) for s in (-1, 1)]


def total(rows, key):
    return sum(r[key] for r in rows)


def share(wins, games):
    low, high = interval(wins, games)
    return f"{100 * wins / games:.0f} % ({low:.0f} to {high:.0f})"


def endings(rows):
    """How games ended, the most frequent first; games stopped by the step limit are drawn by nobody's words."""
    sums = {}
    for r in rows:
        for how, count in r["endings"].items():
            sums[how] = sums.get(how, 0) + count
    return ", ".join(f"{how} {100 * n / total(rows, 'games'):.0f} %" for how, n in sorted(sums.items(), key=lambda item: -item[1]))


def by_warband(s, rows):
    won = {}
    for r in rows:
        for side, other in zip(s.warbands, reversed(list(s.warbands))):
            name = s.warbands[other if r["swap"] else side]
            won[name] = won.get(name, 0) + r["wins"][side]
    return "; ".join(f"{name} {share(n, total(rows, 'games'))}" for name, n in won.items())


def table(certificates, rows, games):
    """The table of one game."""
    out = ["| scenario | playouts | games | wins | drawn | turns | how games end |", "|---|---|---|---|---|---|---|"]
    for certificate in certificates:
        s, nodes, setting = certificate
        mine = parts(rows, certificate, games)
        if not mine:
            continue
        n = total(mine, "games")
        wins = "; ".join(f"{title} {share(sum(r['wins'][side] for r in mine), n)}" for side, title in s.teams())
        if s.warbands:
            wins += "; " + by_warband(s, mine)
        name = f"`{s.id}`" + (f" `{setting}`" if setting else "")
        out.append(f"| {name} | {nodes:,} | {n} | {wins} | {total(mine, 'draws')} | {sum(r['turns'] * r['games'] for r in mine) / n:.1f} | {endings(mine)} |")
    return out if len(out) > 2 else []


def balance_rows(certificates, rows, games):
    """The lines of data/GAME/balance.txt: the stronger players, where they have played."""
    told = {}
    for certificate in certificates:
        s, nodes, setting = certificate
        mine = parts(rows, certificate, games)
        if mine and not setting:
            n, wins = total(mine, "games"), [sum(r["wins"][side] for r in mine) for side, _ in s.teams()]
            turns = round(sum(r["turns"] * r["games"] for r in mine) / n)
            told[s.id] = (nodes, f"balance {s.id} games {n} wins {' '.join(map(str, wins))} draws {n - sum(wins)} turns {turns}")
    out, measured = [], None
    for nodes, line in told.values():
        if nodes != measured:
            out.append(f'measured "equal computers, {nodes:,} playouts a decision"')
            measured = nodes
        out.append(line)
    return out


# --- the two places ---

def into_document(game, lines):
    path, begin, end = ROOT / "docs/balance.md", f"<!-- certificates of {game} -->", "<!-- end -->"
    before, found, rest = path.read_text(encoding="utf-8").partition(begin)
    if not found:
        raise SystemExit(f"docs/balance.md has no line {begin}")
    after = rest.partition(end)[2]
    path.write_text("\n".join([before + begin, "", *lines, "", end]) + after, encoding="utf-8")


def into_data(game, lines):
    path = ROOT / "data" / game / "balance.txt"
    kept = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith(("measured ", "balance "))]
    path.write_text("\n".join(kept).rstrip() + "\n\n" + "\n".join(lines) + "\n", encoding="utf-8")


def read(file):
    if not os.path.exists(file):
        return []
    with open(file, encoding="utf-8") as f:
        return [json.loads(line) for line in f]


def forget(file, rows, chosen):
    rows = [r for r in rows if not any((r["game"], r["scenario"]) == (s.game, s.id) for s in chosen)]
    with open(file, "w", encoding="utf-8") as f:
        f.writelines(json.dumps(r) + "\n" for r in rows)
    return rows


def play_all(asked, certificates, rows):
    there = {(r["game"], r["scenario"], r["nodes"], r["setting"], r["batch"]) for r in rows}
    todo = [(c, b) for b in range(asked.games // BATCH) for c in certificates if (c[0].game, c[0].id, c[1], c[2], b) not in there]
    began = time.monotonic()
    for done, (certificate, batch) in enumerate(todo):
        if asked.minutes is not None and time.monotonic() - began > 60 * asked.minutes:
            print(f"{len(todo) - done} batches are left", flush=True)
            return
        row = play(asked.program, asked.data, certificate, batch)
        rows.append(row)
        with open(asked.file, "a", encoding="utf-8") as f:
            f.write(json.dumps(row) + "\n")
        print(f"{done + 1} of {len(todo)}: {row['game']} {row['scenario']} {row['setting']} {row['nodes']} playouts: {row['wins']}, {row['cpu']} s", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("wanted", nargs="*", metavar="GAME[/SCENARIO]")
    parser.add_argument("--games", type=int, default=100, help="for each certificate (100)")
    parser.add_argument("--minutes", type=float, help="begin no batch after so many")
    parser.add_argument("--file", default="certificates.jsonl", help="what has been played so far")
    parser.add_argument("--data", help="a folder of data files, for the program")
    parser.add_argument("--again", action="store_true", help="forget what has been played of these scenarios")
    parser.add_argument("--write", action="store_true", help="into docs/balance.md and data/GAME/balance.txt")
    asked = parser.parse_args()
    chosen, rows = scenarios(asked.wanted), read(asked.file)
    if asked.again:
        rows = forget(asked.file, rows, chosen)
    play_all(asked, plan(chosen), rows)
    for game, (title, _) in GAMES.items():
        certificates = plan([s for s in scenarios([]) if s.game == game])
        lines = table(certificates, rows, asked.games)
        if lines and any(s.game == game for s in chosen):
            print("", title, *lines, sep="\n")
            if asked.write:
                into_document(game, lines)
                into_data(game, balance_rows(certificates, rows, asked.games))
    print(f"\n{total(rows, 'cpu') / 60:.0f} minutes of one core for {total(rows, 'games')} games")


if __name__ == "__main__":
    main()
