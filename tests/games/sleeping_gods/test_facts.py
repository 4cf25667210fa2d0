"""Facts of a campaign: what conditions ask of them, and how effects change them."""

import pytest

from games.sleeping_gods.content.facts import World, granted, happen, holds
from games.sleeping_gods.content.story import Cond, Effect
from tests.games.sleeping_gods.tables import SHALLOWS

NOTHING = World()
MUCH = World(
    quests=frozenset({1, 61}),
    used=frozenset({2}),
    cards=frozenset({1, 2, 31}),
    props=frozenset({"egg"}),
    tokens=frozenset({"A"}),
    passes=2,
)


def cond(**fields: object) -> Cond:
    return Cond.model_validate(fields)


CONDITIONS = [
    ({}, True, True), ({"kw": "LANTERN"}, False, True), ({"kw": "EELMARK"}, False, False),
    ({"no_kw": "LANTERN"}, True, False), ({"no_kw": "EELMARK"}, True, True),
    ({"done": "EELMARK"}, False, True), ({"done": "LANTERN"}, False, False),
    ({"no_done": "EELMARK"}, True, False), ({"card": 31}, False, True),
    ({"no_card": 31}, True, False), ({"token": "A"}, False, True), ({"no_token": "A"}, True, False),
    ({"prop": "egg"}, False, True), ({"no_prop": "egg"}, True, False),
    ({"some": ["LANTERN", "PURSER"], "n": 2}, False, True),
    ({"some": ["LANTERN", "EELMARK"], "n": 2}, False, False),
    ({"some": ["LANTERN", "EELMARK"]}, False, True), ({"totems": 2}, False, True),
    ({"some": ["LANTERN", "PURSER"]}, False, True), ({"totems": 1}, False, True),
    ({"passes": 1}, False, True), ({"none_of": [{"res": "coins", "n": 9}]}, True, True),
    ({"totems": 3}, False, False), ({"totems": 0}, True, True), ({"passes": 2}, False, True),
    ({"passes": 3}, False, False),
    ({"any_of": [{"kw": "LANTERN"}, {"kw": "EELMARK"}]}, False, True),
    ({"any_of": [{"kw": "STACKLIT"}, {"kw": "EELMARK"}]}, False, False),
    ({"all_of": [{"kw": "LANTERN"}, {"kw": "EELMARK"}]}, False, False),
    ({"all_of": [{"kw": "LANTERN"}, {"card": 1}]}, False, True),
    ({"none_of": [{"kw": "LANTERN"}, {"kw": "EELMARK"}]}, True, False),
    ({"none_of": [{"kw": "STACKLIT"}]}, True, True),
    ({"kw": "LANTERN", "none_of": [{"kw": "STACKLIT"}]}, False, True),
    ({"none_of": [{"mode": "easy"}]}, True, True), ({"res": "coins", "n": 3}, True, True),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "at_first", "later"), CONDITIONS)
def test_a_condition_holds_when_all_of_it_does(
    fields: dict[str, object], at_first: bool, later: bool
) -> None:
    assert holds(SHALLOWS, cond(**fields), NOTHING) is at_first
    assert holds(SHALLOWS, cond(**fields), MUCH) is later


def test_without_a_condition_everything_holds() -> None:
    assert holds(SHALLOWS, None, NOTHING)


def test_goods_and_the_mode_are_taken_for_granted_and_nothing_else() -> None:
    assert granted(cond(res="coins"))
    assert granted(cond(mode="easy"))
    assert granted(cond(any_of=[{"kw": "LANTERN"}, {"read": "2"}]))
    assert not granted(cond(kw="LANTERN"))


def test_wealth_counts_cards_most_and_used_quests_more_than_open_ones() -> None:
    assert NOTHING.wealth() == 0
    assert MUCH.wealth() == 3 * 3 + 2 + 2 * 1 + 1


def after(world: World, *effects: dict[str, object]) -> list[World]:
    return happen(SHALLOWS, [Effect.model_validate(effect) for effect in effects], world)


CHANGES = [
    ({"op": "quest", "num": 62}, World(quests=frozenset({62}))),
    ({"op": "card", "num": 3}, World(cards=frozenset({3}))),
    ({"op": "token", "letter": "B"}, World(tokens=frozenset({"B"}))),
    ({"op": "prop", "prop": "egg"}, World(props=frozenset({"egg"}))),
    ({"op": "ending", "num": 2}, World(ending=2)),
    ({"op": "gain", "res": "coins"}, NOTHING),
]


@pytest.mark.parametrize(("effect", "world"), CHANGES)
def test_an_effect_adds_what_it_says(effect: dict[str, object], world: World) -> None:
    assert after(NOTHING, effect) == [world]


def test_what_is_lost_is_gone_and_nothing_else() -> None:
    (world,) = after(
        MUCH,
        {"op": "card_lost", "num": 31},
        {"op": "token_lost", "letter": "A"},
        {"op": "prop_lost", "prop": "egg"},
        {"op": "quest_done", "num": 61},
        {"op": "quest_lost", "num": 62},
    )
    assert (world.cards, world.tokens, world.props) == ({1, 2}, set(), set())
    assert (world.quests, world.used) == ({1}, {2, 61}), "a quest not owned is not used"


def test_a_quest_that_was_used_is_not_gained_again_and_the_first_ending_stays() -> None:
    assert after(MUCH, {"op": "quest", "num": 2}) == [MUCH]
    assert after(World(ending=1), {"op": "ending", "num": 2}) == [World(ending=1)]


def test_fate_and_choice_make_a_world_each_and_the_same_world_once() -> None:
    table = {"1-3": [{"op": "token", "letter": "B"}], "4-6": [{"op": "gain", "res": "coins"}]}
    worlds = after(NOTHING, {"op": "fate_table", "table": table})
    assert worlds == [World(tokens=frozenset({"B"})), NOTHING]
    same = [[{"op": "gain", "res": "coins"}], [{"op": "gain", "res": "meat"}]]
    assert after(NOTHING, {"op": "pick_one", "options": same}) == [NOTHING]


def test_an_effect_waits_for_its_condition_and_may_be_either_way_with_goods() -> None:
    token = {"op": "token", "letter": "B"}
    assert after(NOTHING, {**token, "when": {"kw": "LANTERN"}}) == [NOTHING]
    with_token = World(tokens=frozenset({"B"}))
    assert after(NOTHING, {**token, "when": {"res": "coins"}}) == [NOTHING, with_token]
    assert after(with_token, {**token, "when": {"res": "coins"}}) == [with_token]
    assert after(World(cards=frozenset({1})), {**token, "when": {"card": 1}}) == [
        World(cards=frozenset({1}), tokens=frozenset({"B"}))
    ]


@pytest.mark.parametrize(
    ("read", "so"), [(None, (True, True)), ((), (False, True)), (("2",), (True, False))]
)
def test_what_was_read_is_taken_for_granted_unless_it_is_known(
    read: tuple[str, ...] | None, so: tuple[bool, bool]
) -> None:
    world = World(read=None if read is None else frozenset(read))
    asks, denies = cond(read="2"), cond(none_of=[{"read": "2"}])
    assert granted(asks)
    assert (holds(SHALLOWS, asks, world), holds(SHALLOWS, denies, world)) == so
