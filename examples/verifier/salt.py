"""The salt of a chain: README.md, "The salt of a chain"."""
from __future__ import annotations

import hashlib
from datetime import datetime, timezone
from typing import Any

from .documents import read_document


def salt_problems(salt: Any, source: Any) -> list:
    """What does not agree between a salt and the value of the beacon it is said to be. The signature of the beacon is not checked."""
    try:
        beacon = next(one for one in read_document("beacons.json")["beacons"] if one["name"] == source["beacon"])
        number = source["round"]
        if not isinstance(number, int) or number < 1:
            return ["salt: the round of the beacon is no number"]
        problems = []
        if hashlib.sha256(bytes.fromhex(source["signature"])).hexdigest() != salt:
            problems.append("salt: it is not SHA-256 of the beacon's signature")
        published = beacon["genesis_ms"] + (number - 1) * beacon["period_ms"]
        if published <= milliseconds(source["anchored_at"]):
            problems.append("salt: it was published before the chain was anchored")
        return problems
    except StopIteration:
        return [f"salt: the beacon {source['beacon']} is unknown"]
    except (KeyError, TypeError, ValueError) as problem:
        return [f"salt: its source cannot be read ({type(problem).__name__}: {problem})"]


def check_salts() -> tuple:
    """Vectors of the beacons: values that were published, and what makes each of them no salt."""
    vectors = read_document("beacons.json")["vectors"]
    problems = []
    for vector in vectors:
        found = salt_problems(vector["salt"], vector["source"])
        if bool(found) == vector["right"]:
            problems.append(f"beacons, {vector['name']}: {found or 'nothing was found'}")
    return "beacons", len(vectors), problems


def milliseconds(text: str) -> int:
    moment = datetime.fromisoformat(text.replace("Z", "+00:00")).astimezone(timezone.utc)
    return round(moment.timestamp() * 1000)
