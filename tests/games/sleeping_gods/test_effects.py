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
from tests.games.sleeping_gods.changes import changed, happened
from tests.games.sleeping_gods.facts import facts
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

BELL = "totem_found Bell Bell of the First Stroke _COMMAND 1 3 savvy block 2 "
BELL += "It hums when held. Hands may hold one card more."
DELA = "card_found Dela the Tide-reader _COMMAND 2 fate_plus 2 sail 1 "
DELA += "She pays her passage in advice. +1 to travel."
Row = tuple[str, dict[str, Any], dict[str, Any], str, dict[str, Any], list[str]]
"""The effect, its fields, how things stand, the answers, what changes, what is told."""
CARDS: list[Row] = [
    (
        *("draw_ability", {"n": 2}, {"ability_deck": [1, 24, 27]}, ""),
        {"revealed": True, "ability_deck": 1, "chairs.0.hand": (27, 24)},
        ["0 draws_card 2", "you_draw Quick Hands (to 0)", "you_draw Footnotes (to 0)"],
    ),
    (
        *("discard_hand", {}, {"hand": ("Oil Can", "Triage")}, "card-29"),
        {"revealed": True, "ability_discard": 1, "chairs.0.hand": (22,)},
        ["0 discards_card Oil Can"],
    ),
    (
        *("discard_hand", {"n": 2}, {"hand": ("Oil Can",)}, ""),
        {"revealed": True, "ability_discard": 1, "chairs.0.hand": ()},
        ["0 discards_card Oil Can"],
    ),
    (
        *("discard_equipped", {}, {"mac.gear": "Oil Can", "audrie.gear": "Triage"}, "off-29"),
        *({"ability_discard": 1, "crew.mac.equipped": ()}, ["discards_equipped Mac Oil Can"]),
    ),
    ("discard_equipped", {"n": 2}, {}, "", {}, []),
    (
        *("quest", {"num": 1}, {}, "", {"log": ((1, "quest", "1"),), "quests": (1,)}),
        ["new_quest A Lamp for the Stack LANTERN"],
    ),
    ("quest", {"num": 1}, {"used_quests": [1]}, "", {}, []),
    ("quest", {"num": 1}, {"quests": [1]}, "", {}, []),
    (
        *("quest", {"num": 170}, {}, "", {"log": ((1, "quest", "170"),), "quests": (170,)}),
        ["new_quest_unnamed Hard Harbours"],
    ),
    *(
        (
            *(op, {"num": 1}, {"quests": [1, 2]}, ""),
            {"log": ((1, "done", "1"),), "quests": (2,), "used_quests": (1,)},
            ["quest_laid_aside A Lamp for the Stack"],
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
            "card_found Harpoon of the Shallows +1 3 0",
            "carries Mac Harpoon of the Shallows",
        ],
    ),
    ("card", {"num": 129}, {}, "", {}, []),
    (
        *("card", {"num": 102}, {}, ""),
        {"cards.4.command": 0, "cards.4.num": 102, "log": ((1, "card", "102"),), "market_deck": 8},
        ["card_found Mill Bread _COMMAND 1, grain 2 heal 4"],
    ),
    (
        *("card_lost", {"num": 58}, {"own": (58,)}, ""),
        {"cards.4.command": None, "cards.4.num": None, "crew.odessa.weapons": ()},
        ["given_up Harpoon of the Shallows"],
    ),
    (
        *("card_lost", {"num": 132}, {}, ""),
        {"cards.3.command": None, "cards.3.num": None, "market_deck": 10},
        ["given_up Flapjacks"],
    ),
    ("card_lost", {"num": 31}, {}, "", {}, []),
]
BARGAINS = [
    [{"op": "pay", "res": "coins"}, {"op": "xp"}],
    [{"op": "gain", "res": "meat"}],
    [{"op": "pay", "res": "artifacts"}],
]
GOODS: list[Row] = [
    ("gain", {"res": "meat", "n": 2}, {}, "", {"goods.meat": 2}, ["gains_goods meat 2"]),
    (
        *("gain", {"res": "coins", "n": 38}, {}, "", {"goods.coins": 40}),
        ["gains_goods coins 37", "supply_empty coins"],
    ),
    ("gain", {"res": "coins", "n": 37}, {}, "", {"goods.coins": 40}, ["gains_goods coins 37"]),
    ("gain", {"res": "coins"}, {"coins": 40}, "", {}, ["supply_empty coins"]),
    ("pay", {"res": "coins", "n": 2}, {}, "", {"goods.coins": 1}, ["pays_goods coins 2"]),
    ("pay", {"res": "coins", "n": 9}, {}, "", {"goods.coins": 0}, ["pays_goods coins 3"]),
    ("pay", {"res": "coins", "n": 2}, {"coins": 0}, "", {}, []),
    (
        *("pay", {"res": "food_any", "n": 2}, {"meat": 1, "coins": 9}, ""),
        *({"goods.grain": 0, "goods.meat": 0}, ["pays_goods meat 1", "pays_goods grain 1"]),
    ),
    (
        *("pay", {"res": "food_any", "n": 3}, {"meat": 2, "grain": 2}, "meat-1 grain"),
        *({"goods.grain": 0, "goods.meat": 1}, ["pays_goods meat 1", "pays_goods grain 2"]),
    ),
    (
        *("pay", {"res": "any", "n": 2}, {"artifacts": 1}, "coins-1 artifacts"),
        *(
            {"goods.artifacts": 0, "goods.coins": 2},
            ["pays_goods coins 1", "pays_goods artifacts 1"],
        ),
    ),
    ("xp", {"n": 3}, {}, "", {"xp": 3}, ["gains_xp 3"]),
    ("xp", {"when": {"kw": "LANTERN"}}, {}, "", {}, []),
    ("xp", {"when": {"kw": "LANTERN"}}, {"quests": [1]}, "", {"xp": 1}, ["gains_xp 1"]),
    ("command", {"n": 2}, {}, "", {"chairs.0.command": 2}, ["gains_command 2"]),
    (
        *("command", {"n": 15}, {"command": 1}, "", {"chairs.0.command": 14}),
        ["gains_command 13", "supply_empty command"],
    ),
    ("command", {"n": 13}, {"command": 1}, "", {"chairs.0.command": 14}, ["gains_command 13"]),
    ("pay_command", {"n": 2}, {"command": 3}, "", {"chairs.0.command": 1}, ["pays_command 2"]),
    (
        *("clear_command", {"n": 2}, {"mac.command": 1, "audrie.command": 2}, "mac"),
        {"crew.mac.command": 0, "crew.audrie.command": 1},
        ["command_returned 1", "command_returned 1"],
    ),
    ("clear_command", {"n": 2}, {}, "", {}, []),
    ("token", {"letter": "B"}, {}, "", {"tokens": ("B",)}, ["explore_token B"]),
    ("token", {"letter": "B"}, {"tokens": ["B"]}, "", {}, []),
    ("token_lost", {"letter": "B"}, {"tokens": ["A", "B"]}, "", {"tokens": ("A",)}, []),
    ("prop", {"prop": "potion"}, {}, "", {"props": ("potion",)}, ["token_gained potion"]),
    (
        *("prop_lost", {"prop": "potion"}, {"props": ["egg", "potion"]}, ""),
        *({"props": ("egg",)}, ["given_up potion"]),
    ),
    ("prop_lost", {"prop": "potion"}, {"props": ["egg"]}, "", {}, []),
    (
        *("pick_one", {"options": BARGAINS}, {}, "pick-1"),
        *({"goods.meat": 1}, ["0 chooses_bargain meat 1", "gains_goods meat 1"]),
    ),
    (
        *("pick_one", {"options": BARGAINS}, {"coins": 0}, ""),
        *({"goods.meat": 1}, ["0 chooses_bargain meat 1", "gains_goods meat 1"]),
    ),
    (
        *("pick_one", {"options": BARGAINS}, {}, "pick-0"),
        *(
            {"goods.coins": 2, "xp": 1},
            ["0 chooses_bargain coins 1, xp 1", "pays_goods coins 1", "gains_xp 1"],
        ),
    ),
]
CREW = ("odessa", "rafael", "audrie", "kasumi", "kannan", "gregory", "laurent", "marco", "mac")


def everybody(field: str, value: object) -> dict[str, object]:
    return {f"crew.{name}.{field}": value for name in CREW}


HEALTH: list[Row] = [
    (
        *("damage", {"n": 2}, {}, "mac-1 kasumi-1"),
        {"crew.mac.damage": 1, "crew.kasumi.damage": 1},
        ["takes_damage Mac 1", "takes_damage Kasumi 1"],
    ),
    (
        *("damage", {"n": 2}, {"took_part": [8]}, ""),
        *({"crew.mac.damage": 2}, ["takes_damage Mac 2"]),
    ),
    (
        *("damage", {"n": 2, "who": "captain"}, {}, ""),
        *({"crew.odessa.damage": 2}, ["takes_damage Odessa 2"]),
    ),
    (
        *("damage", {"n": 1, "who": "each"}, {}, "", everybody("damage", 1)),
        [f"takes_damage {name.capitalize()} 1" for name in CREW],
    ),
    (
        *("damage", {"n": 5, "crew": "audrie"}, {}, "mac"),
        {"crew.audrie.damage": 4, "crew.mac.damage": 1},
        ["takes_damage Audrie 4", "falls Audrie", "takes_damage Mac 1"],
    ),
    (
        *("heal", {"n": 2, "who": "any"}, {"mac.damage": 1, "audrie.damage": 2}, "audrie-1 mac"),
        {"crew.audrie.damage": 1, "crew.mac.damage": 0},
        ["healed Audrie 1", "healed Mac 1"],
    ),
    (
        *("heal", {"who": "each"}, {"mac.damage": 1, "audrie.damage": 2}, ""),
        {"crew.audrie.damage": 1, "crew.mac.damage": 0},
        ["healed Audrie 1", "healed Mac 1"],
    ),
    (
        *("heal", {"n": 2, "crew": "audrie"}, {"mac.damage": 1, "audrie.damage": 1}, ""),
        *({"crew.audrie.damage": 0}, ["healed Audrie 1"]),
    ),
    ("heal", {"n": 2, "who": "any"}, {}, "", {}, []),
    (
        *("fatigue", {"n": 2, "who": "one"}, {}, "mac mac"),
        *({"crew.mac.fatigue": 2}, ["tires Mac", "tires Mac"]),
    ),
    ("fatigue", {"who": "each"}, {}, "", everybody("fatigue", 1), ["everybody_tires"]),
    ("fatigue", {"crew": "mac", "n": 2}, {"mac.fatigue": 2}, "", {}, []),
    (
        *("unfatigue", {"n": 2, "who": "any"}, {"mac.fatigue": 2, "audrie.fatigue": 2}),
        *("audrie mac", {"crew.audrie.fatigue": 1, "crew.mac.fatigue": 1}),
        ["rests Audrie", "rests Mac"],
    ),
    (
        *("unfatigue", {"n": 2, "who": "each"}, {"mac.fatigue": 1, "audrie.fatigue": 2}, ""),
        *({"crew.audrie.fatigue": 0, "crew.mac.fatigue": 0}, ["everybody_rests 2"]),
    ),
    (
        *("unfatigue", {"n": 2, "crew": "mac"}, {"mac.fatigue": 1, "audrie.fatigue": 2}, ""),
        *({"crew.mac.fatigue": 0}, ["rests Mac"]),
    ),
    (
        *("status", {"status": "venom", "n": 2, "who": "any"}, {}, "mac audrie"),
        {"crew.audrie.statuses": ("venom",), "crew.mac.statuses": ("venom",)},
        ["afflicted Mac venom", "afflicted Audrie venom"],
    ),
    (
        *("status", {"status": "venom", "who": "each"}, {}, "mac audrie marco kasumi"),
        {f"crew.{name}.statuses": ("venom",) for name in ("mac", "audrie", "marco", "kasumi")},
        [
            "afflicted Mac venom",
            "afflicted Audrie venom",
            "afflicted Marco venom",
            "afflicted Kasumi venom",
        ],
    ),
    (
        *("status", {"status": "madness", "crew": "mac"}, {}, ""),
        *({"crew.mac.statuses": ("madness",)}, ["afflicted Mac madness"]),
    ),
    ("status", {"status": "madness", "crew": "mac"}, {"mac.statuses": ["madness"]}, "", {}, []),
    (
        *("unstatus", {"n": 2, "who": "any"}),
        {"mac.statuses": ["venom", "madness"], "audrie.statuses": ["venom"]},
        *(
            "mac-madness audrie-venom",
            {"crew.mac.statuses": ("venom",), "crew.audrie.statuses": ()},
        ),
        ["status_gone Mac madness", "status_gone Audrie venom"],
    ),
    (
        *("unstatus", {"status": "venom", "n": 2}, {"mac.statuses": ["venom", "madness"]}, ""),
        *({"crew.mac.statuses": ("madness",)}, ["status_gone Mac venom"]),
    ),
]
TABLE = {"1-3": [{"op": "xp"}], "4-6": []}
SHIP: list[Row] = [
    (
        *("ship_damage", {"n": 2}, {"fates": (1, 2)}, ""),
        DRAWN | {"harm.deck": 1, "harm.hull": 1, "ability_deck": 38, "ability_discard": 2},
        ["ship_damaged hull", "ship_damaged deck"],
    ),
    (
        *("ship_damage", {}, {"fates": (1,), "harm": {"hull": 1}}, "bridge"),
        *(DRAWN | {"harm.bridge": 1}, ["ship_damaged bridge"]),
    ),
    (
        *("ship_damage", {}, {"fates": (2,), "harm": {"deck": 1}}, ""),
        *(DRAWN | {"harm.deck": 2}, ["ship_damaged deck"]),
    ),
    (
        *("repair", {"n": 2}, {"harm": {"deck": 2, "hull": 1}}, "deck deck"),
        *({"harm.deck": 0}, ["repaired deck", "repaired deck"]),
    ),
    ("repair", {"n": 4}, {"harm": {"deck": 1}}, "", {"harm.deck": 0}, ["repaired deck"]),
    (
        *("move_to", {"region": "2e"}, {}, ""),
        *({"pages": (2,), "region": "2e"}, ["ship_now_at_region Rimefall 2E"]),
    ),
    (
        *("discard_events", {"n": 2}, {}, ""),
        {"revealed": True, "event_deck": 4, "events_gone": 2},
        ["event_card_lost 2"],
    ),
    (
        *("discard_events", {"n": 40}, {}, ""),
        {"revealed": True, "event_deck": 0, "events_gone": 6},
        ["event_card_lost 6"],
    ),
    ("discard_events", {"n": 4}, {"event_deck": []}, "", {"revealed": True}, []),
    (
        *("fate_table", {"table": TABLE}, {"fates": (3,)}, ""),
        *(DRAWN | {"xp": 1}, ["0 draws_fate 3", "gains_xp 1"]),
    ),
    ("fate_table", {"table": TABLE}, {"fates": (4,)}, "", DRAWN, ["0 draws_fate 4"]),
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
    assert happened(game) == lines


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
