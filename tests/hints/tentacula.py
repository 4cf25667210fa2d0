"""A round, played turn by turn as the hint tells it, and what a sentence about it means."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import partial
from typing import Any

from games.kernel.ask import Ask, Option
from games.kernel.chance import Chance
from games.kernel.match import Match
from games.minds import Candidate
from games.tentacula.board import ARCHES, FINISH, GEM_NAMES, STASHES
from games.tentacula.game import Tentacula
from games.tentacula.state import NOTHING, State
from games.tentacula.theft import tentacula_sees

TOLD = re.compile(r"Player (?P<player>\d)(?:, (?P<side>inside|outside))?: (?P<move>.+)")
WHO = r"(?:Player \d(?:, (?:inside|outside))?: )?"
SWIM = r"(?:Shell: )?\w+ to (?:\w+ \d+|the finish)(?: \([^)]+\))?"
MOVES = re.compile(rf"({WHO}(?:{SWIM}|Move no fish|[🐬🦈][^,]+))")


class Sides(Chance):
    """Every shell that the crab flips falls on one side; it keeps those, and the shark's gems, in
    mind."""

    side = kept = fetched = 0

    def below(self, bound: int) -> int:
        if bound != 2:
            return super().below(bound)
        self.kept += self.side
        return self.side


def told(one: Candidate) -> list[str]:
    """Each with the player's name, also what is left of the turn that was asked about."""
    turns = [turn for step in one.then for turn in MOVES.findall(str(step.label))]
    mine = f"Player {one.option.seat + 1}: "
    return [turn if turn.startswith("Player") else mine + turn for turn in turns]


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
    while told and ask is not None and has_gone(state, ask, told[0]):
        told.pop(0)
    if ask is not None and ask.question.id in ("dolphin.gem", "shark.gem"):
        return answered(match, ask, told)
    if ask is None or not told:
        return None
    found = TOLD.match(told[0])
    assert found is not None
    player, named = found["player"], named_in(told[0])
    for option in ask.options:
        label = str(option.label)
        swim, _, helper = found["move"].partition(" (")
        if label == swim:
            told[:1] = [f"Player {player}: {helper}"] if helper else []
            return option
        if option.seat == named and label == f"Lay it {found['side']}":
            return option
    mine = [one for one in ask.options if one.seat == named and one.id in ("go", "box")]
    calls = [one for one in ask.options if one.id == f"next-{named}"]
    others = [one for one in ask.options if one.seat != named and one.id == "back"]
    return next(iter(mine + calls + others), None)


def answered(match: Match, ask: Ask, told: list[str]) -> Option[Any] | None:
    """A helper is paid where it is told, also after a move that was the only one there was."""
    seat = ask.options[0].seat
    if not told or named_in(told[0]) != seat or not ("🐬" in told[0] or "🦈" in told[0]):
        return ask.find(seat, "no")
    told.pop(0)
    match.game.chance.fetched += ask.question.id == "shark.gem"
    gems = [one for one in ask.options if one.id != "no"]
    return max(gems, key=lambda one: missing(match.game.s, one.id))


def named_in(turn: str) -> int:
    return int(turn.split()[1][0]) - 1


def has_gone(state: State, ask: Ask, turn: str) -> bool:
    """A fish that could only swim there was not asked about."""
    seat = named_in(turn)
    moves = state.phase == "move" and seat == ask.options[0].seat
    return state.hands[seat] == NOTHING and not moves


def rigs(match: Match, _: Candidate) -> Iterator[Any]:
    for seed in range(8):
        yield partial(lie, seed=seed)


def lie(game: Any, seed: int) -> None:
    """All that is hidden, and how a shell falls."""
    game.scramble(0, random.Random(seed))
    game.chance = Sides(seed)
    game.chance.side = seed % 2


def is_true(fact: str, before: Tentacula, after: Any) -> bool | None:
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
    if "crab keeps" in fact:
        shells -= after.chance.kept
    meanings = {
        "all three fish are through the gate": now.fold > was.fold,
        "more": shells >= n,
        "less": -shells >= n,
        "saved": gems >= n,
        "steals": sum(now.cave) - sum(was.cave) + after.chance.fetched >= n,
    }
    for words, true in meanings.items():
        if words in fact:
            return bool(true)
    raise LookupError(fact)
