"""Badges: each game names twelve, all of them can be earned, and every one has an emblem."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from games.catalog import HOUSE, find_game
from games.jupiter.options import JupiterOptions
from games.kernel.badge import Finished
from games.kernel.match import Match
from games.lurk.state import FALLEN, LURKER, Model
from games.refuge.state import DEVOURED
from games.sleeping_gods.state import Owned
from renderers import renderer_for
from renderers.emblems import emblem
from renderers.medals import METALS

Change = Callable[[Any], dict[str, Any]]
"""Changes a state so that a badge is earned, and says what else is to be so."""


def set_to(more: dict[str, Any] | None = None, /, **values: Any) -> Change:
    def change(state: Any) -> dict[str, Any]:
        for name, value in values.items():
            setattr(state, name, value)
        return more or {}

    return change


def lost_model(seat: int, count: int) -> Change:
    def change(state: Any) -> dict[str, Any]:
        state.models = [Model(n, "x", seat, FALLEN) for n in range(count)]
        return {}

    return change


def faction(name: str) -> Change:
    def change(state: Any) -> dict[str, Any]:
        state.players[0].faction = name
        return {}

    return change


def swallowed(state: Any) -> dict[str, Any]:
    state.divers[0].spot = DEVOURED
    return {}


def rich(state: Any) -> dict[str, Any]:
    state.players[0].essence = 8
    return {}


def trained(state: Any) -> dict[str, Any]:
    state.crew[0].levels = ["x"] * 8
    return {}


def also(**more: Any) -> Change:
    return lambda _: more


def did(**deeds: int) -> Change:
    return also(won=False, deeds=deeds)


WON = also()
EARNED: dict[str, dict[str, Change]] = {
    "refuge": {
        "cargo": WON,
        "alone": also(seats=1),
        "crew": also(seats=4),
        "swift": set_to(turn=25),
        "calm": set_to(threat=0),
        "brink": set_to(threat=3),
        "last_card": set_to(salvage_deck=["a", "b"]),
        "unknown": also(options={"objectives": "random"}),
        "upright": WON,
        "harpooner": did(hit=8),
        "driver": did(head=5),
        "bait": swallowed,
    },
    "tentacula": {
        "home": WON,
        "second": also(options={"level": "2"}),
        "third": also(options={"level": "3"}),
        "pro": also(options={"level": "pro"}),
        "unrobbed": set_to(cave=[0] * 6),
        "shells": set_to(shells=3),
        "swift": set_to(round=10),
        "school": also(seats=4),
        "so_close": also(won=False, cause="so close"),
        "fish_food": also(won=False, cause="fish food"),
        "thrifty": did(inside=4, outside=6),
        "whisperer": did(yellow=5, red=5, green=5),
    },
    "jupiter": {
        "rescue": WON,
        "practised": also(options={"rescue": 21}),
        "printed": also(options={"rescue": 28}),
        "heroes": also(options={"ultimate_heroes": True}),
        "fast": also(options={"fast_creeps": True}),
        "fragile": also(options={"robot_vulnerability": True}),
        "alone": also(seats=1),
        "crew": also(seats=5),
        "none_lost": set_to(lost=0),
        "swift": set_to(turn=18),
        "shepherd": did(command=40),
        "hunter": did(shoot=10),
    },
    "lurk": {
        "cog": faction("cog"),
        "nautilus": faction("nautilus"),
        "low_clans": faction("low_clans"),
        "ancients": faction("ancients"),
        "unbroken": set_to(models=[]),
        "last_one": set_to(models=[Model(1, "x", 0, 3)]),
        "crowd": also(seats=4),
        "blitz": set_to(round=6),
        "patient": also(cause="points"),
        "hunter": lost_model(LURKER, 2),
        "gazer": did(abyss=3),
        "essence": rich,
    },
    "sleeping_gods": {
        "ending": set_to(ending=1),
        "home": WON,
        "brutal": set_to({"options": {"mode": "brutal"}}, ending=1),
        "undefeated": set_to(ending=1, defeats=0),
        "wreck": set_to({"won": False}, lost="ship"),
        "cards": set_to(cards=[Owned(n) for n in range(15)]),
        "quests": set_to(quests=list(range(12)), used_quests=list(range(8))),
        "reader": set_to(read=[str(n) for n in range(200)]),
        "explorer": set_to(visits={str(n): 1 for n in range(40)}),
        "coins": set_to(goods={"coins": 20}),
        "artifacts": set_to(goods={"artifacts": 4}),
        "veterans": trained,
    },
}


def finished(game: str, change: Change, *, plain: bool = False) -> Finished[Any, Any]:
    """A game of two that ended, neither quickly nor with anything special about it."""
    match = Match.start(find_game(game), 2, None, 7)
    state = match.game.s
    dull: dict[str, dict[str, Any]] = {
        "refuge": {"turn": 40, "threat": 2, "salvage_deck": list("abcdef")},
        "tentacula": {"round": 20, "shells": 1, "cave": [1] * 6},
        "jupiter": {"turn": 60, "lost": 3},
        "lurk": {"round": 30, "models": [Model(1, "x", 0, 3), Model(2, "x", 0, FALLEN)] * 2},
        "sleeping_gods": {"ending": 0, "defeats": 2, "lost": ""},
    }
    for name, value in dull[game].items():
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
    assert all(str(one.words).endswith(".") for one in badges)
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
