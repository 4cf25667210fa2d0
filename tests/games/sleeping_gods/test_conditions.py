"""Conditions of the book."""

from typing import Any

import pytest

from games.sleeping_gods.content.facts import World, recalls
from games.sleeping_gods.content.prose import Fact
from games.sleeping_gods.content.story import Cond
from games.sleeping_gods.game import SleepingGods
from tests.games.sleeping_gods.tables import SHALLOWS, own, table
from tests.games.sleeping_gods.test_facts import CONDITIONS, MUCH


def rich() -> SleepingGods:
    """A campaign that stands as the world of ``test_facts`` does."""
    game = table()
    own(game, *sorted(MUCH.cards))
    game.s.quests, game.s.used_quests = sorted(MUCH.quests), sorted(MUCH.used)
    game.s.props, game.s.tokens, game.s.passes = ["egg"], ["A"], MUCH.passes
    game.s.read = ["2"]
    return game


@pytest.mark.parametrize(("fields", "at_first", "later"), CONDITIONS)
def test_the_rules_read_a_condition_as_it_is_written(
    fields: dict[str, Any], at_first: bool, later: bool
) -> None:
    condition = Cond.model_validate(fields)
    assert table().holds(condition) is at_first
    assert rich().holds(condition) is later


MORE: list[tuple[dict[str, Any], bool]] = [
    ({"no_done": "LANTERN"}, True), ({"no_done": "EELMARK"}, False), ({"no_card": 1}, False),
    ({"no_card": 58}, True), ({"card": 1, "no_card": 58}, True), ({"card": 1, "no_card": 2}, False),
    ({"kw": "LANTERN", "no_kw": "EELMARK"}, True), ({"kw": "LANTERN", "no_kw": "PURSER"}, False),
    ({"kw": "LANTERN", "done": "EELMARK"}, True), ({"kw": "LANTERN", "done": "PURSER"}, False),
    ({"some": ["EELMARK", "STACKLIT"]}, False), ({"no_prop": "potion"}, True),
    ({"res": "coins", "n": 2}, True), ({"passes": 0}, True), ({"token": "B"}, False),
    ({"no_token": "B"}, True), ({"prop": "potion"}, False),
    ({"res": "coins", "n": 3}, True), ({"res": "coins", "n": 4}, False), ({"res": "grain"}, True),
    ({"res": "meat"}, False), ({"res": "food_any"}, True), ({"res": "food_any", "n": 2}, False),
    ({"res": "any", "n": 4}, True), ({"res": "any", "n": 5}, False), ({"mode": "normal"}, True),
    ({"mode": "brutal"}, False), ({"none_of": [{"mode": "brutal"}, {"mode": "easy"}]}, True),
    ({"none_of": [{"mode": "brutal"}, {"mode": "normal"}]}, False),
    ({"any_of": [{"mode": "brutal"}, {"kw": "LANTERN"}], "card": 58}, False),
    ({"all_of": [{"mode": "normal"}, {"kw": "LANTERN"}], "no_kw": "PURSER"}, False),
    ({"read": "2"}, True), ({"read": "4"}, False),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "so"), MORE)
def test_all_that_a_condition_asks_must_be_so(fields: dict[str, Any], so: bool) -> None:
    assert rich().holds(Cond.model_validate(fields)) is so


def test_without_a_condition_anything_goes() -> None:
    assert table().holds(None)


@pytest.mark.parametrize(
    ("fact", "so"),
    [
        (Fact("owns", "LANTERN"), True), (Fact("owns", "EELMARK"), False),
        (Fact("done", "EELMARK"), True), (Fact("done", "LANTERN"), False),
        (Fact("had", "EELMARK"), True), (Fact("had", "LANTERN"), True),
        (Fact("had", "STACKLIT"), False), (Fact("card", n=31), True), (Fact("card", n=58), False),
        (Fact("totems", n=2), True), (Fact("totems", n=3), False), (Fact("passes", n=2), True),
        (Fact("passes", n=3), False), (Fact("totems", n=1), True), (Fact("passes", n=1), True),
        (Fact("hurt", "mac"), None), (Fact("coins", n=1), None),
    ],
)  # fmt: skip
def test_a_world_recalls_what_it_can_know(fact: Fact, so: bool | None) -> None:
    assert recalls(SHALLOWS, fact, MUCH) is so
    if so is not None:
        assert recalls(SHALLOWS, fact, World()) is False
