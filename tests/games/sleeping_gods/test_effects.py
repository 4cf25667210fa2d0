"""What the storybook and cards do: every effect, whole."""

from pathlib import Path
from typing import Any, get_args

import pytest

from games.kernel.data_files import read_data
from games.sleeping_gods.campaign import Ended
from games.sleeping_gods.card_words import effect_text, effects_text
from games.sleeping_gods.content.story import Effect, EffectOp
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.story.bargains import payable
from games.sleeping_gods.story.quests import gain_quest
from games.sleeping_gods.story.storybook import open_book, tell
from tests.games.sleeping_gods.changes import changed, happened
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.tables import (
    Script,
    drive,
    effect,
    fresh,
    para,
    table,
    with_parts,
)

ROWS: list[tuple[str, dict[str, Any], dict[str, Any], str, dict[str, Any], list[str]]] = read_data(
    Path(__file__).with_name("effects.yaml")
)
"""The effect, its fields, how things stand, the answers, what changes, what is told."""
BARGAINS = [
    [{"op": "pay", "res": "coins"}, {"op": "xp"}],
    [{"op": "gain", "res": "meat"}],
    [{"op": "pay", "res": "artifacts"}],
]
CREW = ("odessa", "rafael", "audrie", "kasumi", "kannan", "gregory", "laurent", "marco", "mac")


def everybody(field: str, value: object) -> dict[str, object]:
    return {f"crew.{name}.{field}": value for name in CREW}


TABLE = {"1-3": [{"op": "xp"}], "4-6": []}


def listed(value: Any) -> Any:
    """As a file of data says it: no tuples."""
    if isinstance(value, dict):
        return {key: listed(one) for key, one in value.items()}
    return [listed(one) for one in value] if isinstance(value, list | tuple) else value


@pytest.mark.parametrize(("op", "fields", "things", "answers", "change", "lines"), ROWS)
def test_an_effect_changes_what_it_says_and_tells_it(
    op: str,
    fields: dict[str, Any],
    things: dict[str, Any],
    answers: str,
    change: dict[str, Any],
    lines: list[str],
) -> None:
    game = fresh(**things)
    effect = Effect.model_validate({"op": op, **fields})
    found = changed(game, lambda game: game.apply([effect]), *answers.split())
    assert listed(found) == change
    assert happened(game) == lines


def test_every_effect_is_among_them() -> None:
    assert {row[0] for row in ROWS} == SleepingGods.acts.keys() - {"market", "search", "ending"}


def test_effects_may_depend_on_conditions() -> None:
    scene = para(
        "60",
        effects=[
            {"op": "xp", "n": 2, "when": {"kw": "LANTERN"}},
            {"op": "gain", "res": "meat", "when": {"none_of": [{"kw": "LANTERN"}]}},
        ],
        end=True,
    )
    pack = with_parts(storybook=[scene])
    for owned in (False, True):
        game = table(pack=pack)
        if owned:
            gain_quest(game, 1)
        open_book(game, "60")
        drive(tell(game))
        assert (game.s.xp, game.s.goods["meat"]) == ((2, 0) if owned else (0, 1))


COSTS = [
    ({"op": "pay", "res": "coins", "n": 2}, {"coins": 2}, {"coins": 1}, {"coins": 3}),
    ({"op": "pay", "res": "artifacts"}, {"artifacts": 1}, {}, {"artifacts": 2}),
    ({"op": "pay_command", "n": 2}, {"command": 2}, {"command": 1}, {"command": 3}),
    ({"op": "discard_hand", "n": 1}, {"hand": ("Brace",)}, {}, {"hand": ("Brace", "Triage")}),
    ({"op": "prop_lost", "prop": "egg"}, {"props": ["egg"]}, {}, {"props": ["egg", "suit"]}),
    ({"op": "card_lost", "num": 31}, {"own": (31,)}, {}, {"own": (1, 31)}),
]


@pytest.mark.parametrize(("cost", "enough", "little", "more"), COSTS)
def test_g20_what_can_be_paid(cost: Any, enough: Any, little: Any, more: Any) -> None:
    for things, so in ((enough, True), (little, False), (more, True)):
        assert payable(fresh(**things), [effect(**cost)]) is so


def test_g20_where_nothing_can_be_paid_all_is_offered() -> None:
    parts = [[{"op": "pay", "res": "meat"}], [{"op": "pay", "res": "artifacts"}]]
    script = Script(fresh().apply([effect(op="pick_one", options=parts)]))
    assert script.ids() == ["pick-0", "pick-1"]


def test_an_ending_is_noted_by_its_number() -> None:
    game = fresh()
    with pytest.raises(Ended):
        drive(game.apply([effect(op="ending", num=2)]))
    assert game.s.log == [(1, "ending", "2")]


def test_everybody_is_named_where_everybody_suffers() -> None:
    assert facts(effect_text(effect(op="damage", n=1, who="each"))) == "each damage 1"
    assert facts(effect_text(effect(op="heal", n=2, crew="mac"))) == "Mac heal 2"
    assert facts(effect_text(effect(op="damage", n=2))) == "damage 2"


def test_one_card_is_one_card() -> None:
    assert facts(effect_text(effect(op="discard_events", n=1))) == "discard_events 1"
    assert facts(effect_text(effect(op="discard_events", n=6))) == "discard_events 6"
    assert facts(effect_text(effect(op="market", n=1))) == "market 1"
    assert facts(effect_text(effect(op="market", n=3))) == "market 3"


def test_tables_and_bargains_say_what_they_hold() -> None:
    table_of_two = {"1-2": [{"op": "ship_damage"}], "3": [{"op": "fatigue"}], "4-6": []}
    assert facts(effects_text([effect(op="fate_table", table=table_of_two)])) == (
        "1–2 ship_damage 1 3 fatigue 1"
    )
    bargain = [[{"op": "command", "n": 2}], [{"op": "repair"}]]
    assert facts(effects_text([effect(op="pick_one", options=bargain)])) == ("command 2 repair 1")


def test_the_cost_names_what_is_given_up() -> None:
    pack = with_parts()
    given = effect(op="card_lost", num=131)
    assert facts(effects_text([given], pack)) == "Gear"
    assert facts(effects_text([effect(op="prop_lost", prop="egg")])) == "egg"


@pytest.mark.parametrize("op", get_args(EffectOp))
def test_every_effect_has_words(op: str) -> None:
    bare = Effect.model_construct(
        op=op, n=1, who="any", crew=None, res="coins", status=None, num=None, prop="egg",
        table={}, options=((effect(op="xp"),),),
    )  # fmt: skip
    assert str(effect_text(bare))


def test_market_search_and_ending_come_from_stories_too() -> None:
    game = table()
    game.s.market_deck = [103, 104]
    market = Effect.model_validate({"op": "market", "n": 1, "barter": True})
    assert changed(game, lambda game: game.apply([market]), "leave") == {"revealed": True}
    assert happened(game) == ["0 leaves_market"]
    search = Effect.model_validate({"op": "search", "n": 2})
    assert changed(game, lambda game: game.apply([search]), "enough") == {}
