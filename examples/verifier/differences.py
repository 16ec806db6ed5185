"""Where two values part."""
from __future__ import annotations

import json
from typing import Any, Optional


def difference(told: Any, again: Any, where: str) -> Optional[str]:
    """The first place at which what is told differs from what was played again; None where nothing does."""
    if isinstance(told, dict) and isinstance(again, dict):
        for key in sorted(set(told) | set(again)):
            if key not in told or key not in again:
                return f"{where}.{key} is {'missing' if key not in told else 'too much'}"
            found = difference(told[key], again[key], f"{where}.{key}")
            if found:
                return found
        return None
    if isinstance(told, list) and isinstance(again, list) and len(told) == len(again):
        for at, (one, other) in enumerate(zip(told, again)):
            found = difference(one, other, f"{where}[{at}]")
            if found:
                return found
        return None
    # As texts, for in Python True equals 1.
    one, other = json.dumps(told), json.dumps(again)
    return None if one == other else f"{where} is {shorten(one)}, played again it is {shorten(other)}"


def shorten(text: str) -> str:
    return text if len(text) <= 80 else f"{text[:77]}..."
