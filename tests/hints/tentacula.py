"""A round, played turn by turn as the hint tells it, and what a sentence about it means."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

from games.kernel.ask import Option
from games.kernel.match import Match
from games.minds import Candidate
from games.tentacula.board import ARCHES, FINISH, GEM_NAMES, STASHES
from games.tentacula.game import Tentacula
from games.tentacula.state import State
from games.tentacula.theft import tentacula_sees

TOLD = re.compile(r"(?:Player (?P<player>\d)(?:, (?P<side>inside|outside))?: )?(?P<move>.+)")
WHO = r"(?:Player \d(?:, (?:inside|outside))?: )?"
SWIM = r"(?:Shell: )?\w+ to (?:\w+ \d+|the finish)(?: \([^)]+\))?"
MOVES = re.compile(rf"({WHO}(?:{SWIM}|Move no fish|[🐬🦈][^,]+))")


def told(one: Candidate) -> list[str]:
    return [turn for step in one.then for turn in MOVES.findall(str(step.label))]


def began(match: Match) -> int:
    return match.game.s.round


def is_over(match: Match, round_: int) -> bool:
    return match.game.s.round != round_


def missing(state: State, gem: str) -> int:
    at = GEM_NAMES.index(gem)
    return STASHES[state.stash][at] - state.stashed[at]


def next_step(match: Match, told: list[str]) -> Option[Any] | None:
    """Who is named goes, lays the tile there, and the fish swims."""
    ask, state = match.ask, match.game.s
    if ask is None or not told:
        return None
    if ask.question.id in ("dolphin.gem", "shark.gem"):
        wanted = "🐬" in told[0] or "🦈" in told[0]  # with a move that was the only one there was
        if wanted:
            told.pop(0)
        gems = [one for one in ask.options if one.id != "no"]
        if not wanted:
            return ask.find(ask.options[0].seat, "no")
        return max(gems, key=lambda one: missing(state, one.id))
    found = TOLD.match(told[0])
    assert found is not None
    named = found["player"] and int(found["player"]) - 1
    for option in ask.options:
        label = str(option.label)
        swim, _, helper = found["move"].partition(" (")
        if label == swim:
            told[:1] = [helper] if helper else []
            return option
        if named in (None, option.seat) and label == f"Lay it {found['side']}":
            return option
    mine = [one for one in ask.options if one.seat == named and one.id in ("go", "box")]
    calls = [one for one in ask.options if one.id == f"next-{named}"]
    return next(iter(mine + calls), None)


def rigs(match: Match, _: Candidate) -> Iterator[Any]:
    for seed in range(8):
        yield lambda game, seed=seed: game.scramble(0, random.Random(seed))


def is_true(fact: str, before: Tentacula, after: Tentacula) -> bool | None:
    was, now = before.s, after.s
    if now.cause not in (None, "made it"):
        return None  # the voyage was over before the round was
    number = re.search(r"\d+", fact)
    n = int(number.group()) if number else 1
    for fish, name in enumerate(("Yellow", "Green", "Red")):
        if fact.startswith(f"{name} "):
            start, end = was.fish[fish], now.fish[fish]
            return {
                "reaches the finish": end == FINISH != start,
                "swims through the gate": start <= ARCHES[was.fold] < end,
                "ends the round in hiding": end != FINISH and not tentacula_sees(now, fish),
            }[fact.removeprefix(f"{name} ")]
    shells, gems = now.shells - was.shells, sum(now.stashed) - sum(was.stashed)
    meanings = {
        "all three fish are through the gate": now.fold > was.fold,
        "found": shells >= n,
        "spent": -shells >= n,
        "saved": gems >= n,
        "steals": sum(now.cave) - sum(was.cave) >= n,
    }
    for words, true in meanings.items():
        if words in fact:
            return bool(true)
    raise LookupError(fact)
