"""From seeds to numbers: README.md, "From seeds to numbers"."""
from __future__ import annotations

import hashlib
import hmac

WORDS = 2**32


def sha256_of(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def hash_times(seed: str, times: int) -> str:
    for _ in range(times):
        seed = sha256_of(seed)
    return seed


class Draw:
    """The words of one round, and the numbers that are made of them. Keeps every word that was taken."""

    def __init__(self, server_seed: str, client_seed: str, nonce: int, game: str) -> None:
        self._key = server_seed.encode("utf-8")
        self._prefix = f"{game}:{client_seed}:{nonce}:"
        self._block = 0
        self._waiting: list[int] = []
        self.words: list[int] = []

    def word(self) -> int:
        if not self._waiting:
            message = f"{self._prefix}{self._block}".encode("utf-8")
            block = hmac.new(self._key, message, hashlib.sha256).digest()
            self._waiting = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
            self._block += 1
        word = self._waiting.pop(0)
        self.words.append(word)
        return word

    def below(self, bound: int) -> int:
        fair = WORDS - WORDS % bound
        while True:
            word = self.word()
            if word < fair:
                return word % bound

    def pick(self, size: int, count: int) -> list[int]:
        left = list(range(size))
        return [left.pop(self.below(len(left))) for _ in range(count)]
