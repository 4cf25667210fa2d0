"""What the storybook and cards do: every effect, whole."""

from typing import Any, get_args

import pytest

from games.sleeping_gods.campaign import Ended
from games.sleeping_gods.card_words import effect_text, effects_text
from games.sleeping_gods.content.story import Effect, EffectOp
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.story.bargains import payable
from games.sleeping_gods.story.quests import gain_quest
from games.sleeping_gods.story.storybook import open_book, tell
from tests.games.sleeping_gods.changes import changed, told
from tests.games.sleeping_gods.tables import (
    DRAWN,
    Script,
    drive,
    effect,
    fresh,
    para,
    table,
    with_parts,
)

BELL = "Bell found: Bell of the First Stroke (1 command: +3 savvy or 2 block. "
BELL += "It hums when held. Hands may hold one card more.)"
DELA = "Dela the Tide-reader (2 command: +2 fate or sail 1. "
DELA += "She pays her passage in advice. +1 to travel.)"
Row = tuple[str, dict[str, Any], dict[str, Any], str, dict[str, Any], list[str]]
"""The effect, its fields, how things stand, the answers, what changes, what is told."""
CARDS: list[Row] = [
    (
        *("draw_ability", {"n": 2}, {"ability_deck": [1, 24, 27]}, ""),
        {"revealed": True, "ability_deck": 1, "chairs.0.hand": (27, 24)},
        ["0 draws 2 cards", "You draw Quick Hands. (to 0)", "You draw Footnotes. (to 0)"],
    ),
    (
        *("discard_hand", {}, {"hand": ("Oil Can", "Triage")}, "card-29"),
        {"revealed": True, "ability_discard": 1, "chairs.0.hand": (22,)},
        ["0 discards Oil Can"],
    ),
    (
        *("discard_hand", {"n": 2}, {"hand": ("Oil Can",)}, ""),
        {"revealed": True, "ability_discard": 1, "chairs.0.hand": ()},
        ["0 discards Oil Can"],
    ),
    (
        *("discard_equipped", {}, {"mac.gear": "Oil Can", "audrie.gear": "Triage"}, "off-29"),
        *({"ability_discard": 1, "crew.mac.equipped": ()}, ["Mac discards Oil Can."]),
    ),
    ("discard_equipped", {"n": 2}, {}, "", {}, []),
    (
        *("quest", {"num": 1}, {}, "", {"log": ((1, "quest", "1"),), "quests": (1,)}),
        ["new quest: A Lamp for the Stack (LANTERN)"],
    ),
    ("quest", {"num": 1}, {"used_quests": [1]}, "", {}, []),
    ("quest", {"num": 1}, {"quests": [1]}, "", {}, []),
    (
        *("quest", {"num": 170}, {}, "", {"log": ((1, "quest", "170"),), "quests": (170,)}),
        ["new quest: Hard Harbours"],
    ),
    *(
        (
            *(op, {"num": 1}, {"quests": [1, 2]}, ""),
            {"log": ((1, "done", "1"),), "quests": (2,), "used_quests": (1,)},
            ["quest laid aside: A Lamp for the Stack"],
        )
        for op in ("quest_done", "quest_lost")
    ),
    ("quest_done", {"num": 1}, {"quests": [2]}, "", {}, []),
    (
        *("card", {"num": 31}, {}, ""),
        {"cards.4.command": 0, "cards.4.num": 31, "log": ((1, "card", "31"),)},
        [DELA],
    ),
    (
        *("card", {"num": 1}, {}, ""),
        {"cards.4.command": 0, "cards.4.num": 1, "log": ((1, "totem", "1"),)},
        [BELL],
    ),
    (
        *("card", {"num": 58}, {}, "mac"),
        {"cards.4.command": 0, "cards.4.num": 58, "log": ((1, "card", "58"),)}
        | {"crew.mac.weapons": (58,)},
        [
            "Harpoon of the Shallows (accuracy +1, damage 3, block 0, ranged)",
            "Mac carries Harpoon of the Shallows.",
        ],
    ),
    ("card", {"num": 129}, {}, "", {}, []),
    (
        *("card", {"num": 102}, {}, ""),
        {"cards.4.command": 0, "cards.4.num": 102, "log": ((1, "card", "102"),), "market_deck": 8},
        ["Mill Bread (1 command, 2 grain: restore 4 health)"],
    ),
    (
        *("card_lost", {"num": 58}, {"own": (58,)}, ""),
        {"cards.4.command": None, "cards.4.num": None, "crew.odessa.weapons": ()},
        ["given up: Harpoon of the Shallows"],
    ),
    (
        *("card_lost", {"num": 132}, {}, ""),
        {"cards.3.command": None, "cards.3.num": None, "market_deck": 10},
        ["given up: Flapjacks"],
    ),
    ("card_lost", {"num": 31}, {}, "", {}, []),
]
BARGAINS = [
    [{"op": "pay", "res": "coins"}, {"op": "xp"}],
    [{"op": "gain", "res": "meat"}],
    [{"op": "pay", "res": "artifacts"}],
]
GOODS: list[Row] = [
    ("gain", {"res": "meat", "n": 2}, {}, "", {"goods.meat": 2}, ["+2 meat"]),
    (
        *("gain", {"res": "coins", "n": 38}, {}, "", {"goods.coins": 40}),
        ["+37 coins", "the supply has no more coins"],
    ),
    ("gain", {"res": "coins", "n": 37}, {}, "", {"goods.coins": 40}, ["+37 coins"]),
    ("gain", {"res": "coins"}, {"coins": 40}, "", {}, ["the supply has no more coins"]),
    ("pay", {"res": "coins", "n": 2}, {}, "", {"goods.coins": 1}, ["−2 coins"]),
    ("pay", {"res": "coins", "n": 9}, {}, "", {"goods.coins": 0}, ["−3 coins"]),
    ("pay", {"res": "coins", "n": 2}, {"coins": 0}, "", {}, []),
    (
        *("pay", {"res": "food_any", "n": 2}, {"meat": 1, "coins": 9}, ""),
        *({"goods.grain": 0, "goods.meat": 0}, ["−1 meat", "−1 grain"]),
    ),
    (
        *("pay", {"res": "food_any", "n": 3}, {"meat": 2, "grain": 2}, "meat-1 grain"),
        *({"goods.grain": 0, "goods.meat": 1}, ["−1 meat", "−2 grain"]),
    ),
    (
        *("pay", {"res": "any", "n": 2}, {"artifacts": 1}, "coins-1 artifacts"),
        *({"goods.artifacts": 0, "goods.coins": 2}, ["−1 coin", "−1 artifact"]),
    ),
    ("xp", {"n": 3}, {}, "", {"xp": 3}, ["+3 XP"]),
    ("xp", {"when": {"kw": "LANTERN"}}, {}, "", {}, []),
    ("xp", {"when": {"kw": "LANTERN"}}, {"quests": [1]}, "", {"xp": 1}, ["+1 XP"]),
    ("command", {"n": 2}, {}, "", {"chairs.0.command": 2}, ["+2 command"]),
    (
        *("command", {"n": 15}, {"command": 1}, "", {"chairs.0.command": 14}),
        ["+13 command", "the supply has no more command"],
    ),
    ("command", {"n": 13}, {"command": 1}, "", {"chairs.0.command": 14}, ["+13 command"]),
    ("pay_command", {"n": 2}, {"command": 3}, "", {"chairs.0.command": 1}, ["−2 command"]),
    (
        *("clear_command", {"n": 2}, {"mac.command": 1, "audrie.command": 2}, "mac"),
        {"crew.mac.command": 0, "crew.audrie.command": 1},
        ["1 command back in the supply", "1 command back in the supply"],
    ),
    ("clear_command", {"n": 2}, {}, "", {}, []),
    ("token", {"letter": "B"}, {}, "", {"tokens": ("B",)}, ["explore token B"]),
    ("token", {"letter": "B"}, {"tokens": ["B"]}, "", {}, []),
    ("token_lost", {"letter": "B"}, {"tokens": ["A", "B"]}, "", {"tokens": ("A",)}, []),
    ("prop", {"prop": "potion"}, {}, "", {"props": ("potion",)}, ["gained: the pollen potion"]),
    (
        *("prop_lost", {"prop": "potion"}, {"props": ["egg", "potion"]}, ""),
        *({"props": ("egg",)}, ["given up: the pollen potion"]),
    ),
    ("prop_lost", {"prop": "potion"}, {"props": ["egg"]}, "", {}, []),
    (
        *("pick_one", {"options": BARGAINS}, {}, "pick-1"),
        *({"goods.meat": 1}, ["0 chooses gain 1 meat", "+1 meat"]),
    ),
    (
        *("pick_one", {"options": BARGAINS}, {"coins": 0}, ""),
        *({"goods.meat": 1}, ["0 chooses gain 1 meat", "+1 meat"]),
    ),
    (
        *("pick_one", {"options": BARGAINS}, {}, "pick-0"),
        *({"goods.coins": 2, "xp": 1}, ["0 chooses pay 1 coin, 1 XP", "−1 coin", "+1 XP"]),
    ),
]
CREW = ("odessa", "rafael", "audrie", "kasumi", "kannan", "gregory", "laurent", "marco", "mac")


def everybody(field: str, value: object) -> dict[str, object]:
    return {f"crew.{name}.{field}": value for name in CREW}


HEALTH: list[Row] = [
    (
        *("damage", {"n": 2}, {}, "mac-1 kasumi-1"),
        {"crew.mac.damage": 1, "crew.kasumi.damage": 1},
        ["Mac takes 1 damage.", "Kasumi takes 1 damage."],
    ),
    (
        *("damage", {"n": 2}, {"took_part": [8]}, ""),
        *({"crew.mac.damage": 2}, ["Mac takes 2 damage."]),
    ),
    (
        *("damage", {"n": 2, "who": "captain"}, {}, ""),
        *({"crew.odessa.damage": 2}, ["Odessa takes 2 damage."]),
    ),
    (
        *("damage", {"n": 1, "who": "each"}, {}, "", everybody("damage", 1)),
        [f"{name.capitalize()} takes 1 damage." for name in CREW],
    ),
    (
        *("damage", {"n": 5, "crew": "audrie"}, {}, "mac"),
        {"crew.audrie.damage": 4, "crew.mac.damage": 1},
        ["Audrie takes 4 damage.", "Audrie is at 0 health.", "Mac takes 1 damage."],
    ),
    (
        *("heal", {"n": 2, "who": "any"}, {"mac.damage": 1, "audrie.damage": 2}, "audrie-1 mac"),
        {"crew.audrie.damage": 1, "crew.mac.damage": 0},
        ["Audrie +1 health", "Mac +1 health"],
    ),
    (
        *("heal", {"who": "each"}, {"mac.damage": 1, "audrie.damage": 2}, ""),
        {"crew.audrie.damage": 1, "crew.mac.damage": 0},
        ["Audrie +1 health", "Mac +1 health"],
    ),
    (
        *("heal", {"n": 2, "crew": "audrie"}, {"mac.damage": 1, "audrie.damage": 1}, ""),
        *({"crew.audrie.damage": 0}, ["Audrie +1 health"]),
    ),
    ("heal", {"n": 2, "who": "any"}, {}, "", {}, []),
    (
        *("fatigue", {"n": 2, "who": "one"}, {}, "mac mac"),
        *({"crew.mac.fatigue": 2}, ["Mac +1 fatigue", "Mac +1 fatigue"]),
    ),
    ("fatigue", {"who": "each"}, {}, "", everybody("fatigue", 1), ["everybody +1 fatigue"]),
    ("fatigue", {"crew": "mac", "n": 2}, {"mac.fatigue": 2}, "", {}, []),
    (
        *("unfatigue", {"n": 2, "who": "any"}, {"mac.fatigue": 2, "audrie.fatigue": 2}),
        *("audrie mac", {"crew.audrie.fatigue": 1, "crew.mac.fatigue": 1}),
        ["Audrie −1 fatigue", "Mac −1 fatigue"],
    ),
    (
        *("unfatigue", {"n": 2, "who": "each"}, {"mac.fatigue": 1, "audrie.fatigue": 2}, ""),
        *({"crew.audrie.fatigue": 0, "crew.mac.fatigue": 0}, ["everybody −2 fatigue"]),
    ),
    (
        *("unfatigue", {"n": 2, "crew": "mac"}, {"mac.fatigue": 1, "audrie.fatigue": 2}, ""),
        *({"crew.mac.fatigue": 0}, ["Mac −1 fatigue"]),
    ),
    (
        *("status", {"status": "venom", "n": 2, "who": "any"}, {}, "mac audrie"),
        {"crew.audrie.statuses": ("venom",), "crew.mac.statuses": ("venom",)},
        ["Mac: venom", "Audrie: venom"],
    ),
    (
        *("status", {"status": "venom", "who": "each"}, {}, "mac audrie marco kasumi"),
        {f"crew.{name}.statuses": ("venom",) for name in ("mac", "audrie", "marco", "kasumi")},
        ["Mac: venom", "Audrie: venom", "Marco: venom", "Kasumi: venom"],
    ),
    (
        *("status", {"status": "madness", "crew": "mac"}, {}, ""),
        *({"crew.mac.statuses": ("madness",)}, ["Mac: madness"]),
    ),
    ("status", {"status": "madness", "crew": "mac"}, {"mac.statuses": ["madness"]}, "", {}, []),
    (
        *("unstatus", {"n": 2, "who": "any"}),
        {"mac.statuses": ["venom", "madness"], "audrie.statuses": ["venom"]},
        *(
            "mac-madness audrie-venom",
            {"crew.mac.statuses": ("venom",), "crew.audrie.statuses": ()},
        ),
        ["Mac: no more madness", "Audrie: no more venom"],
    ),
    (
        *("unstatus", {"status": "venom", "n": 2}, {"mac.statuses": ["venom", "madness"]}, ""),
        *({"crew.mac.statuses": ("madness",)}, ["Mac: no more venom"]),
    ),
]
TABLE = {"1-3": [{"op": "xp"}], "4-6": []}
SHIP: list[Row] = [
    (
        *("ship_damage", {"n": 2}, {"fates": (1, 2)}, ""),
        DRAWN | {"harm.deck": 1, "harm.hull": 1, "ability_deck": 38, "ability_discard": 2},
        ["The ship takes 1 damage: hull.", "The ship takes 1 damage: deck."],
    ),
    (
        *("ship_damage", {}, {"fates": (1,), "harm": {"hull": 1}}, "bridge"),
        *(DRAWN | {"harm.bridge": 1}, ["The ship takes 1 damage: bridge."]),
    ),
    (
        *("ship_damage", {}, {"fates": (2,), "harm": {"deck": 1}}, ""),
        *(DRAWN | {"harm.deck": 2}, ["The ship takes 1 damage: deck."]),
    ),
    (
        *("repair", {"n": 2}, {"harm": {"deck": 2, "hull": 1}}, "deck deck"),
        *({"harm.deck": 0}, ["repaired: deck", "repaired: deck"]),
    ),
    ("repair", {"n": 4}, {"harm": {"deck": 1}}, "", {"harm.deck": 0}, ["repaired: deck"]),
    (
        *("move_to", {"region": "2e"}, {}, ""),
        *({"pages": (2,), "region": "2e"}, ["The ship is now at Rimefall, region 2E."]),
    ),
    (
        *("discard_events", {"n": 2}, {}, ""),
        {"revealed": True, "event_deck": 4, "events_gone": 2},
        ["2 event cards lost"],
    ),
    (
        *("discard_events", {"n": 40}, {}, ""),
        {"revealed": True, "event_deck": 0, "events_gone": 6},
        ["6 event cards lost"],
    ),
    ("discard_events", {"n": 4}, {"event_deck": []}, "", {"revealed": True}, []),
    (
        *("fate_table", {"table": TABLE}, {"fates": (3,)}, ""),
        *(DRAWN | {"xp": 1}, ["0 draws fate 3", "+1 XP"]),
    ),
    ("fate_table", {"table": TABLE}, {"fates": (4,)}, "", DRAWN, ["0 draws fate 4"]),
]


@pytest.mark.parametrize(
    ("op", "fields", "things", "answers", "change", "lines"), [*GOODS, *HEALTH, *SHIP, *CARDS]
)
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
    assert changed(game, lambda game: game.apply([effect]), *answers.split()) == change
    assert told(game) == lines


def test_every_effect_is_among_them() -> None:
    rows = [*GOODS, *HEALTH, *SHIP, *CARDS]
    assert {row[0] for row in rows} == SleepingGods.acts.keys() - {"market", "search", "ending"}


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
    assert str(effect_text(effect(op="damage", n=1, who="each"))) == "each crew member: −1 health"
    assert str(effect_text(effect(op="heal", n=2, crew="mac"))) == "Mac: restore 2 health"
    assert str(effect_text(effect(op="damage", n=2))) == "−2 health"


def test_one_card_is_one_card() -> None:
    assert str(effect_text(effect(op="discard_events", n=1))) == "lose 1 event card"
    assert str(effect_text(effect(op="discard_events", n=6))) == "lose 6 event cards"
    assert str(effect_text(effect(op="market", n=1))) == "see 1 market card"
    assert str(effect_text(effect(op="market", n=3))) == "see 3 market cards"


def test_tables_and_bargains_say_what_they_hold() -> None:
    table_of_two = {"1-2": [{"op": "ship_damage"}], "3": [{"op": "fatigue"}], "4-6": []}
    assert str(effects_text([effect(op="fate_table", table=table_of_two)])) == (
        "fate 1–2: 1 ship damage; fate 3: 1 fatigue"
    )
    bargain = [[{"op": "command", "n": 2}], [{"op": "repair"}]]
    assert str(effects_text([effect(op="pick_one", options=bargain)])) == (
        "gain 2 command or repair 1"
    )


def test_the_cost_names_what_is_given_up() -> None:
    pack = with_parts()
    given = effect(op="card_lost", num=131)
    assert str(effects_text([given], pack)) == "give up Gear"
    assert str(effects_text([effect(op="prop_lost", prop="egg")])) == "give up the great egg"


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
    assert told(game) == ["0 leaves the market"]
    search = Effect.model_validate({"op": "search", "n": 2})
    assert changed(game, lambda game: game.apply([search]), "enough") == {}
