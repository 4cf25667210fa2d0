"""Whom to ask first: tests that found mutants nearby, and those that are quick."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tests.mutants.mutant import Change, Mutant

NEAR, FAR = 3, 1
"""What a find in the same function counts, and one in the same file."""
COUNTED = {"box", "printed"}
"""Tests of these names write the figures of the box down, so data is theirs to judge first."""
ANY = 0.02
"""Seconds of processor time that any test costs."""


@dataclass
class Ranking:
    """How often each test found something in each function and file."""

    seconds: dict[str, float]
    found: Counter[tuple[str, str]] = field(default_factory=Counter)

    def learn(self, file: str, function: str, test: str) -> None:
        self.found[f"{file} {function}", test] += NEAR
        self.found[file, test] += FAR

    def remember(self, finds: Iterable[tuple[str, str, str]]) -> None:
        """File, function and test of finds of earlier runs."""
        for find in finds:
            self.learn(*find)

    def learn_of(self, mutant: Mutant, test: str) -> None:
        self.learn(mutant.file, function_of(mutant), test)

    def ordered(self, mutant: Mutant, tests: Iterable[str]) -> list[str]:
        near = f"{mutant.file} {function_of(mutant)}"
        finds = {test: self.found[near, test] + self.found[mutant.file, test] for test in tests}
        words = words_in(mutant.file) if mutant.in_data else set()
        return sorted(finds, key=lambda test: self._rank(test, finds[test], words))

    def _rank(self, test: str, finds: int, words: set[str]) -> tuple[float, bool, int, float, str]:
        seconds, later = self.seconds.get(test, 0), bool(words) and not counts_the_box(test)
        return -finds / (ANY + seconds), later, -len(words & words_in(test)), seconds, test

    def within(self, tests: Sequence[str], most: float) -> list[str]:
        """As many as may be asked in so many seconds of processor time, and at least one."""
        left, asked = most, []
        for test in tests:
            left -= self.seconds.get(test, 0) + ANY / 10
            if left < 0 and asked:
                break
            asked.append(test)
        return asked


def counts_the_box(test: str) -> bool:
    return bool(COUNTED & words_in(test))


def words_in(name: str) -> set[str]:
    """Nobody is seen to come to a file of data: who counts the box is asked first, then whose name
    speaks of it."""
    return set(re.findall(r"[a-z]+", name))


def function_of(mutant: Mutant) -> str:
    return mutant.function if isinstance(mutant, Change) else ""
