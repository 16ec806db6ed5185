"""Amounts and multiplier texts: README.md, "Notation"."""
from __future__ import annotations

import re
from typing import Any


def centavos(amount: Any) -> int:
    if not isinstance(amount, str) or not re.fullmatch(r"(0|[1-9]\d*)\.\d\d", amount):
        raise ValueError(f"{amount!r} is no amount")
    return int(amount.replace(".", ""))


def amount_of(value: int) -> str:
    return f"{value // 100}.{value % 100:02d}"


def multiplier_text(ten_thousandths: int) -> str:
    return f"{ten_thousandths // 10000}.{ten_thousandths % 10000:04d}"
