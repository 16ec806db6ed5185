"""The test vectors: README.md, "Vectors"."""
from __future__ import annotations

from typing import Any, Iterator

from .differences import difference
from .documents import list_engines, page_of, read_document
from .draw import Draw, hash_times, sha256_of
from .engines import ENGINES
from .played import Played, Result


def check_all() -> Iterator[tuple]:
    """Of every engine its name, how many vectors it has, and what does not agree."""
    for engine in list_engines():
        vectors = read_document(f"vectors/{engine}.json")["vectors"]
        problems = [
            f"{engine}, {vector['name']}: {problem}"
            for vector in vectors
            for problem in problems_of(engine, vector)
        ]
        yield engine, len(vectors), problems + table_problems(engine)


def table_problems(engine: str) -> list:
    """Tables that a page has for comparison, reckoned again by its rules."""
    page = page_of(engine)
    again = ENGINES[engine].tables_again(page) if hasattr(ENGINES[engine], "tables_again") else {}
    found = (difference(page.table(name), table, f"{engine}: table {name}") for name, table in again.items())
    return [problem for problem in found if problem]


def problems_of(engine: str, vector: dict) -> list:
    rules = ENGINES[engine]
    problems = []
    seeds = page_of(engine).seeds
    if seeds != "none" and sha256_of(vector["server_seed"]) != vector["seed_hash"]:
        problems.append("the hash of the seed")
    if seeds == "chain" and hash_times(vector["server_seed"], vector["nonce"]) != vector["anchor"]:
        problems.append("the anchor")
    if hasattr(rules, "odds_again"):
        page = page_of(engine)
        again = rules.odds_again(page, page.game(vector["game"]), played_of(vector))
        if again != [leg["odds"] for leg in vector["bet"]["legs"]]:
            problems.append(f"the odds of the model are {again}")
    # Once by what the vector says was played, once by what the view says, as in a file of rounds.
    ways = {"played": played_of(vector)}
    if hasattr(rules, "read"):
        ways["read from the view"] = rules.read(vector["view"])
    for way, played in ways.items():
        draw = draw_of(vector)
        again = play(engine, vector, draw, played)
        for name in ("words", "outcome", "view", "stake_centavos", "payout_centavos"):
            found = difference(vector[name], value_of(again, draw, name), name)
            if found:
                problems.append(f"{way}: {found}")
    return problems


def played_of(vector: dict) -> Played:
    return Played(
        bet=vector["bet"],
        steps=vector.get("steps", []),
        closed=vector.get("closed", False),
        cash_out=vector.get("cash_out"),
        matchday=vector.get("matchday"),
        matches=vector.get("matches", []),
    )


def draw_of(vector: dict) -> Draw:
    seeds = (vector.get("server_seed", ""), vector.get("client_seed", ""), vector.get("nonce", 0))
    return Draw(*seeds, vector["game"])


def play(engine: str, vector: dict, draw: Draw, played: Played) -> Result:
    page = page_of(engine)
    return ENGINES[engine].play(page, page.game(vector["game"]), draw, played)


def value_of(again: Result, draw: Draw, name: str) -> Any:
    return {
        "words": draw.words,
        "outcome": again.outcome,
        "view": again.view,
        "stake_centavos": again.stake,
        "payout_centavos": again.payout,
    }[name]
