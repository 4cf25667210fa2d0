"""Conditions of the story as the rules read them, and why a question is asked (R100)."""

from typing import Any

import pytest

from games.kernel import T
from games.sleeping_gods.content.facts import World, recalls
from games.sleeping_gods.content.prose import Fact
from games.sleeping_gods.content.story import Cond
from games.sleeping_gods.content.words import SKILLS
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.state import Happening, Tale
from games.sleeping_gods.turn.actions import action_options, place_note
from tests.games.sleeping_gods.tables import (
    SHALLOWS,
    crew,
    enemy,
    equip,
    fight,
    own,
    para,
    table,
    with_parts,
)
from tests.games.sleeping_gods.test_facts import CONDITIONS, MUCH


def rich() -> SleepingGods:
    """A campaign that stands as the world of ``test_facts`` does."""
    game = table()
    own(game, *sorted(MUCH.cards))
    game.s.quests, game.s.used_quests = sorted(MUCH.quests), sorted(MUCH.used)
    game.s.props, game.s.tokens, game.s.passes = ["egg"], ["A"], MUCH.passes
    return game


@pytest.mark.parametrize(("fields", "at_first", "later"), CONDITIONS)
def test_the_rules_read_a_condition_as_it_is_written(
    fields: dict[str, Any], at_first: bool, later: bool
) -> None:
    condition = Cond.model_validate(fields)
    assert table().holds(condition) is at_first
    assert rich().holds(condition) is later


MORE: list[tuple[dict[str, Any], bool]] = [
    ({"no_done": "LANTERN"}, True),
    ({"no_done": "EELMARK"}, False),
    ({"no_card": 1}, False),
    ({"no_card": 58}, True),
    ({"card": 1, "no_card": 58}, True),
    ({"card": 1, "no_card": 2}, False),
    ({"kw": "LANTERN", "no_kw": "EELMARK"}, True),
    ({"kw": "LANTERN", "no_kw": "PURSER"}, False),
    ({"kw": "LANTERN", "done": "EELMARK"}, True),
    ({"kw": "LANTERN", "done": "PURSER"}, False),
    ({"some": ["EELMARK", "STACKLIT"]}, False),
    ({"token": "B"}, False),
    ({"no_token": "B"}, True),
    ({"prop": "potion"}, False),
    ({"no_prop": "potion"}, True),
    ({"res": "coins", "n": 3}, True),
    ({"res": "coins", "n": 4}, False),
    ({"res": "grain"}, True),
    ({"res": "meat"}, False),
    ({"res": "food_any"}, True),
    ({"res": "food_any", "n": 2}, False),
    ({"res": "any", "n": 4}, True),
    ({"res": "any", "n": 5}, False),
    ({"mode": "normal"}, True),
    ({"mode": "brutal"}, False),
    ({"none_of": [{"mode": "brutal"}, {"mode": "easy"}]}, True),
    ({"none_of": [{"mode": "brutal"}, {"mode": "normal"}]}, False),
    ({"any_of": [{"mode": "brutal"}, {"kw": "LANTERN"}], "card": 58}, False),
    ({"all_of": [{"mode": "normal"}, {"kw": "LANTERN"}], "no_kw": "PURSER"}, False),
]


@pytest.mark.parametrize(("fields", "so"), MORE)
def test_all_that_a_condition_asks_must_be_so(fields: dict[str, Any], so: bool) -> None:
    assert rich().holds(Cond.model_validate(fields)) is so


def test_without_a_condition_anything_goes() -> None:
    assert table().holds(None)


@pytest.mark.parametrize(
    ("fact", "so"),
    [
        (Fact("owns", "LANTERN"), True),
        (Fact("owns", "EELMARK"), False),
        (Fact("done", "EELMARK"), True),
        (Fact("done", "LANTERN"), False),
        (Fact("had", "EELMARK"), True),
        (Fact("had", "LANTERN"), True),
        (Fact("had", "STACKLIT"), False),
        (Fact("card", n=31), True),
        (Fact("card", n=58), False),
        (Fact("totems", n=2), True),
        (Fact("totems", n=3), False),
        (Fact("passes", n=2), True),
        (Fact("passes", n=3), False),
        (Fact("hurt", "mac"), None),
        (Fact("coins", n=1), None),
    ],
)
def test_a_world_recalls_what_it_can_know(fact: Fact, so: bool | None) -> None:
    assert recalls(SHALLOWS, fact, MUCH) is so
    if so is not None:
        assert recalls(SHALLOWS, fact, World()) is False


def reason(game: SleepingGods, why: str | None) -> str | None:
    said = game.reason(None if why is None else T(why))
    return None if said is None else str(said)


def test_a_question_says_what_goes_on_and_what_hangs_on_it() -> None:
    game = table()
    assert reason(game, None) is None
    assert reason(game, "Choose well.") == "Choose well."
    game.s.phase, game.s.room = "aboard", "sick_bay"
    assert reason(game, None) == "Ship action: sick bay."
    assert reason(game, "Choose well.") == "Ship action: sick bay. Choose well."


def test_the_nearest_occasion_is_named() -> None:
    """A fight comes before the story it is part of, and that before the event."""
    game = table(pack=with_parts(storybook=[para("80", end=True)]))
    game.s.phase, game.s.room = "aboard", "deck"
    game.s.happening = Happening("M01")
    assert reason(game, None) == "Event: Flying Fish."
    game.s.tale = Tale(0, "80")
    assert reason(game, None) == "The story goes on."
    game.s.tale = Tale(0, "2")
    assert reason(game, None) == "Ashore: The keeper's hut."
    game.s.tale = Tale(2, "80")
    assert reason(game, None) == "Ashore: The keeper's hut."
    row = fight(game, 6)
    row.round = 3
    assert reason(game, None) == "Combat, round 3."


def note(game: SleepingGods) -> str | None:
    said = place_note(game, 2)
    return None if said is None else str(said)


def test_a_place_says_what_is_remembered_of_it() -> None:
    game = table()
    assert note(game) is None
    game.s.notes["2"] = ["LANTERN", "PURSER"]
    assert note(game) == "Somebody there asks for LANTERN, PURSER"
    game.s.marks["2"] = "danger"
    assert note(game) == "Your note: danger; Somebody there asks for LANTERN, PURSER"
    game.s.notes = {}
    assert note(game) == "Your note: danger"
    game.s.marks = {}
    game.s.notes["2"] = ["ABCDEFGHIJKLMN"] * 9
    assert note(game) == "Somebody there asks for something"
    game.s.marks["2"] = "danger"
    assert note(game) == "Your note: danger"


def test_a_place_has_a_name_once_it_was_visited() -> None:
    game = table()

    def labels() -> list[str]:
        return [str(o.label) for o in action_options(game) if o.id.startswith("explore")]

    assert labels() == ["Explore 2", "Explore 4"]
    game.s.visits["2"] = 1
    assert labels() == ["Explore 2: The keeper's hut", "Explore 4"]


def test_skills_add_up_board_cards_and_levels_and_are_never_below_nothing() -> None:
    pack = with_parts(enemies=[enemy(70, [[{"heart": 1}]])])
    game = table(pack=pack)
    mac, audrie = game.index_of("mac"), game.index_of("audrie")
    assert game.skill(audrie, "craft") == 1
    equip(game, "audrie", "Oil Can", "Night Watch")
    assert game.skill(audrie, "craft") == 2
    assert game.skill(audrie, "perception") == 2
    crew(game, "audrie").levels = ["audrie-1"]
    assert game.skill(audrie, "perception") == 3
    assert game.skills(audrie) == {"perception": 3, "craft": 2}
    crew(game, "audrie").statuses = ["weakened"]
    assert game.skill(audrie, "perception") == 1
    assert game.skill(audrie, "craft") == 0
    assert game.skills(audrie) == {"perception": 1}
    crew(game, "mac").statuses = ["weakened"]
    assert game.skill(mac, "cunning") == 0


def test_a_card_or_level_may_bring_a_skill_that_is_not_on_the_board() -> None:
    game = table()
    audrie, rafael = game.index_of("audrie"), game.index_of("rafael")
    equip(game, "audrie", "Straight Face")
    assert game.skills(audrie) == {"perception": 1, "craft": 1, "cunning": 1}
    crew(game, "rafael").levels = ["kasumi-1"]
    assert game.skills(rafael) == {"strength": 1, "craft": 1, "savvy": 1}


@pytest.mark.parametrize("statuses", [[], ["weakened"]])
def test_all_skills_are_what_each_of_them_is(statuses: list[str]) -> None:
    game = table()
    levels = [level for board in game.boards for level in board.levels]
    for index, member in enumerate(game.s.crew):
        member.statuses, member.levels = list(statuses), [levels[index].id, levels[-index].id]
        member.equipped = [2 * index + 1, 2 * index + 2]
        each = {skill: game.skill(index, skill) for skill in SKILLS}
        assert game.skills(index) == {skill: n for skill, n in each.items() if n}
