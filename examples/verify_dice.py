#!/usr/bin/env python3
"""Checks every die of a record without Sandtable: fifty lines that show there is no trick. docs/notation.md explains
the recipe.

usage: verify_dice.py RECORD [SIDES]      (a finished game; SIDES where the record does not say: 6)
"""
import hashlib
import sys


def faces(secret, match, nonces, number, count, sides):
    """Roll `number` (from 0): bytes of a keyed BLAKE2b stream; those that would favour low faces are skipped."""
    out, block = [], 0
    while len(out) < count:
        words = "|".join([match, *nonces, str(number), str(block)])
        stream = hashlib.blake2b(words.encode(), key=secret, digest_size=64).digest()
        out += [1 + byte % sides for byte in stream if byte < 256 - 256 % sides]
        block += 1
    return out[:count]


def main():
    with open(sys.argv[1], encoding="utf-8") as f:
        lines = [line.split() for line in f if line.strip()]
    head = {words[0]: words[1:] for words in lines}
    nonce = {words[1]: (words[2], int(words[4]) if words[4:] else 0) for words in lines if words[0] == "nonce"}
    seats = head.get("result", [])[::2]  # the sides in seat order
    added = ([nonce.get(side, ("", 0)) for side in seats] + [("", 0)] * 4)[:4]
    match, secret = "", None
    if head["dice"][0] == "seeded":
        secret = hashlib.blake2b(f"sandtable seed {head['dice'][1]}".encode(), digest_size=32).digest()
    elif head["dice"][0] == "sealed":
        match, secret = head["dice"][2], bytes.fromhex(head["secret"][0])
        commitment = hashlib.blake2b(match.encode(), key=secret, digest_size=32).hexdigest()
        assert commitment == head["dice"][1], "the secret does not fit the commitment"
    number = right = told = 0
    for words in lines:
        if words[0] == "taken-back":
            number += int(words[1])
        if not words[0].isdigit() or words[1] not in ("dice", "dice!"):
            continue
        shown = [word for word in words[2:] if not word.startswith("~")]
        sides = int(shown.pop(0)[1:]) if shown[0][0] == "d" else int((sys.argv[2:] or [6])[0])
        nonces = [word if number >= since else "" for word, since in added]
        if words[1] == "dice!" or not secret:
            told += 1
        elif [int(face) for face in shown] != faces(secret, match, nonces, number, len(shown), sides):
            sys.exit(f"entry {words[0]}: these are not the dice of the match")
        else:
            right += 1
        number += 1
    print(f"{right} rolls are right" + (f", {told} were entered by hand" if told else ""))


main()
