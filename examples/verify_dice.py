#!/usr/bin/env python3
"""Checks every die of a record without Sandtable: thirty lines that show there is no trick. docs/notation.md explains
the recipe. The game's dice must all have the same number of sides.

usage: verify_dice.py RECORD [SIDES]      (a finished game; 6 sides when not said)
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
    sides = int(sys.argv[2]) if len(sys.argv) > 2 else 6
    with open(sys.argv[1], encoding="utf-8") as f:
        lines = [line.split() for line in f if line.strip()]
    head = {words[0]: words[1:] for words in lines}
    nonce = {words[1]: words[2] for words in lines if words[0] == "nonce"}
    seats = head.get("result", [])[::2]  # the sides in seat order
    nonces = ([nonce.get(side, "") for side in seats] + [""] * 4)[:4]
    match, secret = "", None
    if head["dice"][0] == "seeded":
        secret = hashlib.blake2b(f"sandtable seed {head['dice'][1]}".encode(), digest_size=32).digest()
    else:
        match, secret = head["dice"][2], bytes.fromhex(head["secret"][0])
        commitment = hashlib.blake2b(match.encode(), key=secret, digest_size=32).hexdigest()
        assert commitment == head["dice"][1], "the secret does not fit the commitment"
    rolls = [words for words in lines if words[0].isdigit() and words[1].startswith("dice")]
    for number, words in enumerate(rolls):
        shown = [int(word) for word in words[2:] if not word.startswith("~")]
        if words[1] == "dice" and shown != faces(secret, match, nonces, number, len(shown), sides):
            sys.exit(f"entry {words[0]}: these are not the dice of the match")
    print(f"{len(rolls)} rolls are right")


main()
