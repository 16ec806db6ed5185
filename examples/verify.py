#!/usr/bin/env python3
"""Checks rounds of Arara without its server and without its code.

    python3 examples/verify.py                  checks every test vector
    python3 examples/verify.py ROUNDS.json …    checks files of rounds

Written from docs/fairness alone, with Python's standard library alone (3.9 or newer).
Ends with 0 when everything agrees, 1 when something does not, 2 when a file cannot be read.
"""
import sys

if sys.version_info < (3, 9):
    sys.exit("This needs Python 3.9 or newer.")
# Nothing is written beside the files that are read.
sys.dont_write_bytecode = True

from verifier.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
