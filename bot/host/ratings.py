"""How strong rivals are, and how sure that is: only of games in which people win against people."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store.memory_rows import Result
from games.catalog import find_game

MIDDLE, SCALE = 1000, 40
"""Where everybody begins, and how many points one of the model's is."""


@dataclass(frozen=True, slots=True)
class Rating:
    """Points, and by how many they may be wrong: with nineteen chances of twenty by less."""

    points: int
    doubt: int
    games: int


def ratings(results: Iterable[Result], game: str) -> dict[int, Rating]:
    """By person, the strongest first; nothing where all win or lose together."""
    if not find_game(game).competitive:
        return {}
    model = PlackettLuce()
    known, games = dict[int, PlackettLuceRating](), dict[int, int]()
    for table in _contests(results, game):
        players = [[known.get(one.person) or model.rating()] for one in table]
        rated = model.rate(players, ranks=[0 if one.won else 1 for one in table])
        for one, (rating,) in zip(table, rated, strict=True):
            known[one.person], games[one.person] = rating, games.get(one.person, 0) + 1
    start = model.rating()
    found = {
        who: Rating(
            round(MIDDLE + SCALE * (one.mu - start.mu)), round(SCALE * 2 * one.sigma), games[who]
        )
        for who, one in known.items()
    }
    return dict(sorted(found.items(), key=lambda item: -item[1].points))


def _contests(results: Iterable[Result], game: str) -> list[list[Result]]:
    """The tables at which somebody won against somebody else, each person once, oldest first."""
    tables: dict[str, dict[int, Result]] = {}
    for one in results:
        if one.game == game:
            seats = tables.setdefault(one.campaign, {})
            seats[one.person] = one if one.person not in seats or one.won else seats[one.person]
    return [
        list(each.values())
        for each in tables.values()
        if {one.won for one in each.values()} == {True, False}
    ]
