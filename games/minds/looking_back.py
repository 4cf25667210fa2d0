"""*How did we do?*: the choices and draws of a finished game where its outlook moved most."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games.kernel.ask import Option
from games.kernel.match import Match
from games.kernel.mind import Mind
from games.kernel.record import Choice, FindGame
from games.kernel.text import T, Text
from games.kernel.transcript import Transcript, Undo
from games.minds.budget import Budget
from games.minds.comparing import compare

SLIP = 0.04
"""A choice that costs less of the outlook than this is as good as any."""
MOVED = 0.08
"""What moves the outlook by less is no turning point."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A choice after which things looked different. The host can draw the board of the moment: it
    is the match after so many choices, counted without those that were taken back."""

    choices: int
    seat: int
    chosen: Option[Any]
    better: Option[Any] | None
    before: float
    after: float
    words: Text


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice, what it was worth and what the best would have been, as chances to win."""

    choices: int
    chosen: Option[Any]
    better: Option[Any]
    best: float
    made: float


def look_back(
    transcript: Transcript,
    find_game: FindGame,
    *,
    luck: random.Random,
    budget: Budget,
    most: int = 3,
) -> tuple[TurningPoint, ...]:
    """The turning points in the order of play; none for a game without a mind."""
    match = Match.load(transcript.opening, find_game)
    mind = match.game.mind()
    if mind is None:
        return ()
    path = choices_that_stood(transcript)
    judged = judge_all(match, mind, path, budget.shared(max(1, len(path))), luck)
    winners = match.outcome.winners if match.outcome else ()
    points = [
        point
        for side in sides(judged, competitive=match.game.competitive)
        for point in turning_points(side, float(side[0].chosen.seat in winners))
    ]
    points.sort(key=lambda point: -abs(point.after - point.before))
    return tuple(sorted(points[:most], key=lambda point: point.choices))


def choices_that_stood(transcript: Transcript) -> list[Choice]:
    path: list[Choice] = []
    for entry in transcript.entries:
        if isinstance(entry, Undo):
            path.pop()
        else:
            path.append(entry)
    return path


def judge_all(
    match: Match, mind: Mind[Any, Any], path: Sequence[Choice], each: Budget, luck: random.Random
) -> list[Judged]:
    """Plays the match through; every choice that can be thought about is judged."""
    judged = []
    for number, choice in enumerate(path):
        one = judge(match, mind, number, choice, each, luck)
        if one is not None:
            judged.append(one)
        match.choose(choice.seat, choice.option)
        match.past.clear()
    return judged


def judge(
    match: Match,
    mind: Mind[Any, Any],
    number: int,
    choice: Choice,
    budget: Budget,
    luck: random.Random,
) -> Judged | None:
    """As the seat saw it then; what was chosen is always among the options compared."""
    view, ask = match.view(choice.seat), match.asked(choice.seat)
    chosen = None if ask is None else ask.find(choice.seat, choice.option)
    if ask is None or chosen is None or len(ask.of(choice.seat)) < 2:
        return None
    reach = mind.reach["keen"]
    found = compare(mind, (view, ask, choice.seat), chosen, reach, budget.start(), luck)
    asked = mind.imagine(view, ask, choice.seat, luck)
    if not found.options or asked is None or not asked.tells_chance:
        return None
    if not asked.answers(chosen.id):
        return None
    better = found.ranking()[0]
    best, made = (found.chance(one.id) for one in (better, chosen))
    return Judged(number, chosen, better, max(best, made), made)


def sides(judged: Sequence[Judged], *, competitive: bool) -> list[list[Judged]]:
    """Rivals are looked at one by one: what is good for one is bad for the other."""
    by_side: dict[int, list[Judged]] = {}
    for one in judged:
        by_side.setdefault(one.chosen.seat if competitive else 0, []).append(one)
    return list(by_side.values())


def turning_points(judged: Sequence[Judged], end: float) -> list[TurningPoint]:
    """From each judged choice to the next one, or to the end."""
    afters = [one.best for one in judged[1:]] + [end]
    found = (point(one, after) for one, after in zip(judged, afters, strict=True))
    return [one for one in found if abs(one.after - one.before) >= MOVED]


def point(one: Judged, after: float) -> TurningPoint:
    slipped = one.best - one.made
    blame = slipped >= SLIP and slipped >= (one.best - after) / 3
    return TurningPoint(
        choices=one.choices,
        seat=one.chosen.seat,
        chosen=one.chosen,
        better=one.better if blame else None,
        before=one.best,
        after=after,
        words=words(one, after, blame),
    )


def words(one: Judged, after: float, blame: bool) -> Text:
    before, then = round(100 * one.best), round(100 * after)
    said = {"chosen": one.chosen.label, "before": before, "after": then}
    if blame:
        return T(
            "“{chosen}” took your chances from {before} % to {after} %. “{better}” was better.",
            better=one.better.label,
            **said,
        )
    if after < one.made:
        return T(
            "“{chosen}”, then bad luck: your chances fell from {before} % to {after} %.", **said
        )
    return T("“{chosen}” lifted your chances from {before} % to {after} %.", **said)
