"""What a player did, and what a round came to."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Optional


@dataclass
class Played:
    """The bet, the steps, and whether the round was closed for a player who had left."""

    bet: dict
    steps: list = field(default_factory=list)
    closed: bool = False
    cash_out: Optional[int] = None
    matchday: Optional[int] = None
    matches: list = field(default_factory=list)


@dataclass
class Result:
    """What was drawn, what is seen of the round, and its money in centavos."""

    outcome: dict
    view: Any
    stake: int
    payout: int


class NotAllowed(ValueError):
    """A bet or a step that the rules do not allow."""
