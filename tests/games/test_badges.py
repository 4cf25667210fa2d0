"""Badges: each game names twelve, all of them can be earned, and every one has an emblem."""

import importlib
import random
from typing import Any

import pytest

from games.catalog import HOUSE, find_game
from games.jupiter.options import JupiterOptions
from games.kernel.badge import Finished
from games.kernel.match import Match
from renderers import renderer_for
from renderers.emblems import emblem
from renderers.medals import METALS
from tests.games.earning import WON, Change

OWN = {game: importlib.import_module(f"tests.games.{game}.badges") for game in HOUSE}
EARNED: dict[str, dict[str, Change]] = {game: own.EARNED for game, own in OWN.items()}


def finished(game: str, change: Change, *, plain: bool = False) -> Finished[Any, Any]:
    """A game of two that ended, neither quickly nor with anything special about it."""
    match = Match.start(find_game(game), 2, None, 7)
    state = match.game.s
    for name, value in OWN[game].DULL.items():
        setattr(state, name, value)
    more = {"won": True, "cause": "", "seats": 2, "deeds": {}, "options": {}} | (
        {"won": False} if plain else change(state)
    )
    options = find_game(game).Options.model_validate(more.pop("options"))
    return Finished(state=state, options=options, seat=0, **more)


@pytest.mark.parametrize(("game", "badge"), [(g, b) for g in HOUSE for b in EARNED[g]])
def test_it_is_earned_by_its_deed_and_not_without(game: str, badge: str) -> None:
    found = {one.id: one for one in find_game(game).badges}[badge]
    assert found.earned(finished(game, EARNED[game][badge])) is True
    assert found.earned(finished(game, WON, plain=True)) is False


@pytest.mark.parametrize("game", HOUSE)
def test_each_game_names_twelve_with_emblems(game: str) -> None:
    badges, emblems = find_game(game).badges, renderer_for(game).medals.emblems
    assert len(badges) == 12
    assert [one.id for one in badges] == list(emblems) == list(EARNED[game])
    assert len({str(one.title) for one in badges}) == 12
    assert len({str(one.words) for one in badges}) == 12
    assert {one.metal for one in emblems.values()} == METALS.keys()


def test_no_two_emblems_are_the_same() -> None:
    drawn = [emblem(game, badge).image.tobytes() for game in HOUSE for badge in EARNED[game]]
    assert len(set(drawn)) == len(drawn) == 60


@pytest.mark.parametrize("game", ["refuge", "tentacula", "lurk", "jupiter"])
def test_a_game_that_was_really_played_is_understood(game: str) -> None:
    """Whoever plays as autopilots do earns something now and then, and never everything."""
    rules, luck = find_game(game), random.Random(3)
    match = Match.start(rules, 2, JupiterOptions(rescue=14) if game == "jupiter" else None, 11)
    while (ask := match.ask) is not None:
        seat = ask.awaited[0]
        option = rules.autopilot(match.view(seat), ask.seen_by(seat), seat, luck)
        match.choose(option.seat, option.id)
    assert match.outcome is not None
    seen = Finished(
        state=match.game.s,
        options=match.game.options,
        cause=match.outcome.cause,
        won=0 in match.outcome.winners,
        seat=0,
        seats=2,
        deeds={},
    )
    verdicts = [badge.earned(seen) for badge in rules.badges]
    assert all(isinstance(one, bool) for one in verdicts)
    assert not all(verdicts)
