"""Fair chance: a secret seed and a counter; number k is the k-th word of a keyed hash."""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T_ = TypeVar("T_")
_WORDS = 8
_BLOCK = struct.Struct(f">{_WORDS}Q")
_SPAN = 1 << 64


def fresh_seed() -> int:
    """128 bits nobody can guess."""
    return secrets.randbits(128)


def commitment(seed: int) -> str:
    """What is shown at the start, so that the seed shown at the end can be checked."""
    return hashlib.sha256(seed.to_bytes(16, "big")).hexdigest()


class Chance:
    """Draws numbers; the pair (seed, counter) says everything about what comes next."""

    __slots__ = ("_keyed", "_words", "counter", "seed")

    def __init__(self, seed: int, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter
        self._keyed = hashlib.blake2b(key=seed.to_bytes(16, "big"))
        self._words: list[int] = []

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        words = self._words or self._next_words()
        self.counter += 1
        word = words.pop()
        if word >= _SPAN - bound and word >= _SPAN - _SPAN % bound:
            return self.below(bound)
        return word % bound

    def _next_words(self) -> list[int]:
        """What is left of the block that the counter stands in, the next one last."""
        index, position = divmod(self.counter, _WORDS)
        block = self._keyed.copy()
        block.update(index.to_bytes(8, "big"))
        self._words = list(_BLOCK.unpack(block.digest())[position:])
        self._words.reverse()
        return self._words

    def die(self, sides: int = 6) -> int:
        return self.below(sides) + 1

    def pick(self, items: Sequence[T_]) -> T_:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T_]) -> None:
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: Sequence[T_]) -> list[T_]:
        mixed = list(items)
        self.shuffle(mixed)
        return mixed

    def sample(self, items: Sequence[T_], count: int) -> list[T_]:
        return self.shuffled(items)[:count]
