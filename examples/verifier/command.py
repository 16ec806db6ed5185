"""The command: vectors without an argument, files of rounds with some."""
from __future__ import annotations

import json
from collections import Counter
from itertools import chain

from .round_file import NotAFile, check_file
from .salt import check_salts
from .vectors import check_all

WORDS = {
    "right": "agree in every step",
    "failed": "FAILED",
    "sealed": "sealed: their seed is not revealed yet",
    "open": "open, or given back: nothing to check",
    "unknown": "of games that these documents do not know",
}


def main(arguments: list[str]) -> int:
    if any(argument in ("-h", "--help") for argument in arguments):
        print("Usage: verify.py [ROUNDS.json …]   Without a file it checks the test vectors.")
        return 0
    return check_files(arguments) if arguments else check_vectors()


def check_vectors() -> int:
    failed = 0
    for engine, vectors, problems in chain([check_salts()], check_all()):
        for problem in problems:
            print(problem)
        failed += len(problems)
        print(f"{engine}: {vectors} vectors" + (f", {len(problems)} problems" if problems else ", all agree"))
    return 1 if failed else 0


def check_files(paths: list[str]) -> int:
    counts: Counter = Counter()
    for path in paths:
        try:
            with open(path, encoding="utf-8") as file:
                checked = check_file(json.load(file))
        except (OSError, ValueError, NotAFile) as problem:
            print(f"{path} is no file of rounds: {problem}")
            return 2
        for one in checked:
            counts[one.result] += 1
            for problem in one.problems:
                print(f"{one.id} {one.game}: FAILED {problem}")
    for result, words in WORDS.items():
        if counts[result]:
            print(f"{counts[result]} {words}")
    print(f"{sum(counts.values())} rounds")
    return 1 if counts["failed"] else 0
