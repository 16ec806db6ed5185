"""A file of rounds: README.md, "The file of rounds"."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .amounts import centavos
from .differences import difference
from .documents import list_engines, page_of
from .draw import Draw, hash_times, sha256_of
from .engines import ENGINES
from .salt import salt_problems


class NotAFile(ValueError):
    """JSON, but no file of rounds."""


@dataclass
class Checked:
    id: str
    game: str
    result: str
    problems: list = field(default_factory=list)


def check_file(file: Any) -> list:
    if not isinstance(file, dict) or not isinstance(file.get("rounds"), list):
        raise NotAFile("it has no list of rounds")
    known = set(list_engines())
    return [check_entry(entry, known) for entry in file["rounds"]]


def check_entry(entry: Any, known: set) -> Checked:
    if not isinstance(entry, dict) or not isinstance(entry.get("round"), dict):
        raise NotAFile("an entry has no round")
    engine, told = entry.get("engine"), entry["round"]
    checked = Checked(str(told.get("id")), str(told.get("game_id")), "right")
    if told.get("state") == "open":
        checked.result = "open"
    elif engine not in known or page_of(engine).game(checked.game) is None:
        checked.result = "unknown"
    elif page_of(engine).seeds != "none" and told.get("server_seed") is None:
        checked.result = "sealed"
    else:
        checked.problems = problems_of(engine, told)
        if checked.problems:
            checked.result = "failed"
        elif told.get("view") is None:
            # Given back: the seed is right, and nothing was paid by it.
            checked.result = "open"
    return checked


def problems_of(engine: str, told: dict) -> list:
    problems = seed_problems(engine, told)
    if told.get("view") is not None:
        problems += play_problems(engine, told)
    elif told.get("state") != "rolled_back":
        problems.append("the view is missing")
    return problems


def seed_problems(engine: str, told: dict) -> list:
    seeds = page_of(engine).seeds
    if seeds == "none":
        return []
    problems = []
    seed = told["server_seed"]
    if sha256_of(seed) != told.get("seed_hash"):
        problems.append("seed: its hash is not the one that was shown before")
    if seeds == "chain":
        anchor = (told.get("shared") or {}).get("anchor")
        nonce = told.get("nonce")
        if not isinstance(nonce, int) or nonce < 1 or hash_times(seed, nonce) != anchor:
            problems.append(f"chain: {nonce} hashes of the seed do not lead to the anchor")
        source = (told.get("shared") or {}).get("salted_by")
        if source is not None:
            problems += salt_problems(told.get("client_seed"), source)
    return problems


def play_problems(engine: str, told: dict) -> list:
    page = page_of(engine)
    rules = ENGINES[engine]
    try:
        draw = Draw(str(told.get("server_seed")), told["client_seed"], told["nonce"], told["game_id"])
        again = rules.play(page, page.game(told["game_id"]), draw, rules.read(told["view"]))
        problems = [difference(told["view"], again.view, "outcome: view")]
        if centavos(told["stake"]) != again.stake:
            problems.append(f"stake: {told['stake']} was told, the bet adds up to {again.stake} centavos")
        owed = again.stake if told["state"] == "rolled_back" else again.payout
        if centavos(told["payout"]) != owed:
            problems.append(f"payout: {told['payout']} was told, the rules pay {owed} centavos")
        return [problem for problem in problems if problem]
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as problem:
        return [f"outcome: the round cannot be played again ({type(problem).__name__}: {problem})"]
