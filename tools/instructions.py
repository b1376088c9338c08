#!/usr/bin/env python3
"""Instructions a call of the rules' hot functions, counted by callgrind during `sandtable bench GAME`: the same on every machine
with the same compiler, whatever else runs on it. usage: instructions.py SANDTABLE GAME"""
import re
import subprocess
import sys
import tempfile

HOT = re.compile(r"_(legal|sample|apply)(?!.*\.part)(\.|$)")


def read(path):
    """Sums calls and inclusive cost of each hot function, leaving out what they call among themselves."""
    names, found, caller, callee, calls = {}, {}, "", "", 0
    for line in open(path, encoding="utf-8", errors="replace"):
        name = re.match(r"(c?fn)=\((\d+)\)(?: (.*))?$", line)
        if name:
            if name[3]:
                names[name[2]] = name[3]
            if name[1] == "fn":
                caller = names[name[2]]
            else:
                callee = names[name[2]]
        elif line.startswith("calls="):
            calls = int(line[6:].split()[0])
        elif calls:
            kind = HOT.search(callee)
            if kind and not re.search(r"_(legal|sample|apply)", caller):
                entry = found.setdefault(kind[1], [0, 0])
                entry[0] += calls
                entry[1] += int(line.split()[1])
            calls = 0
    return found


def main(program, game):
    with tempfile.TemporaryDirectory() as folder:
        out = folder + "/out"
        subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=" + out, program, "bench", game,
                        "--seconds", "0.1"], check=True, capture_output=True)
        for kind, (calls, cost) in sorted(read(out).items()):
            print(f"{game} {kind}: {cost / calls:.0f} instructions a call ({calls} calls)")


main(*sys.argv[1:])
