"""Whole games as they are told, question by question; they only lock behaviour.

`python -m tests.games.tentacula.test_story` writes them again after a change that was meant.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.kernel import Line
from games.kernel.match import Match
from games.tentacula import GAME

FOLDER = Path(__file__).parent / "stories"
STORIES = {"two_on_a_first_voyage": (2, "1", 8), "four_pros": (4, "pro", 3)}


def told(seats: int, level: str, seed: int) -> Iterator[str]:
    """Every question with its answer, and the sentences that followed."""
    match, luck = Match.start(GAME, seats, GAME.Options(level=level), seed), random.Random(seed)
    while match.ask is not None:
        seat = luck.choice(match.ask.seats)
        ask = match.ask
        option = GAME.autopilot(match.view(seat), ask.seen_by(seat), seat, luck)
        step = match.choose(seat, option.id)
        yield f"? {ask.prompt}  > Player {seat + 1}: {option.label}"
        yield from (f"  {actor(line)}{line.text}" for line in step.lines)
    assert match.outcome is not None
    yield f"= {match.outcome.reason}"


def actor(line: Line) -> str:
    return "" if line.by is None else f"Player {line.by + 1} "


@pytest.mark.parametrize("name", STORIES)
def test_a_game_is_told_as_it_was(name: str) -> None:
    story = "\n".join(told(*STORIES[name])) + "\n"
    assert story == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, table in STORIES.items():
        text = "\n".join(told(*table)) + "\n"
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
