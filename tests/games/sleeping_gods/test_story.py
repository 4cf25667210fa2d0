"""The storybook: paragraphs, choices, towns, explore tokens (R52, R104-R105)."""

from typing import Any

import pytest

from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.story import Effect
from games.sleeping_gods.ship.search import token_text
from games.sleeping_gods.state import Tale
from games.sleeping_gods.story.storybook import explore, open_book, tell
from games.sleeping_gods.turn.turn import voyage
from tests.games.sleeping_gods.changes import changed, happened
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.fights import BEGUN, MET
from tests.games.sleeping_gods.tables import (
    DRAWN,
    Script,
    drive,
    fresh,
    happens,
    para,
    rig_fate,
    table,
    with_parts,
)


def test_r52_explore_reads_the_paragraph_of_the_location_and_ends_at_the_ship() -> None:
    game = table()
    explore(game, 2)
    drive(tell(game))
    assert game.s.tale is not None
    assert game.s.tale.para == "2"
    drive(tell(game), "B")
    for _ in range(2):
        drive(tell(game))
    assert game.s.tale is None
    assert game.s.goods["materials"] == 1


FAILING = {"text": "Ow.", "effects": [{"op": "damage", "who": "captain"}], "goto": "82"}
HUT = para(
    "80",
    title="Hut",
    choices=[
        {"key": "A", "text": "Pay them.", "cost": [{"op": "pay", "res": "coins"}], "goto": "81",
         "effects": [{"op": "xp"}]},
        {"key": "B", "text": "Try it.", "effects": [{"op": "xp", "n": 2}], "end": True,
         "challenge": {"skill": "craft", "need": 5, "fail": FAILING}},
        {"key": "C", "text": "Fight.", "combat": [6], "effects": [{"op": "xp"}], "end": True},
        {"key": "D", "text": "Risk it.", "effects": [{"op": "xp", "n": 2}], "end": True,
         "challenge": {"skill": "craft", "need": 5, "fail": {"combat": [6], "instead": True}}},
        {"key": "E", "text": "Light it.", "requires": {"kw": "LANTERN"}, "end": True},
    ],
)  # fmt: skip
LEAVE = {"key": "B", "text": "Leave it.", "end": True}
STAY = {"key": "A", "text": "Rest here.", "goto": "83"}
BOOK = [
    HUT,
    para("81", effects=[{"op": "gain", "res": "meat"}], end=True),
    para("82", goto="81", redirects=[{"when": {"kw": "LANTERN"}, "goto": "80"}]),
    para("83", town="Hutton", choices=[STAY, LEAVE]),
    para("84", choices=[STAY, LEAVE]),
    para("85", title="Inn", town="Hutton", choices=[STAY, LEAVE]),
]


@pytest.fixture(scope="module")
def book() -> Pack:
    return with_parts(storybook=BOOK)


@pytest.mark.parametrize(
    ("things", "open_choices"),
    [
        ({}, "ABCD"),
        ({"coins": 0}, "BCD"),
        ({"quests": [1]}, "ABCDE"),
        ({"used_quests": [1]}, "ABCD"),
    ],
)
def test_r100_g20_only_what_may_be_taken_and_can_be_paid_is_open(
    book: Pack, things: dict[str, Any], open_choices: str
) -> None:
    game = fresh(pack=book, **things)
    game.s.tale = Tale(7, "80", "choose")
    assert [o for o in Script(tell(game)).ids() if o != "aid"] == list(open_choices)
    lines = game.view(0).lines
    assert "".join(line.key for line in lines) == "ABCDE"
    assert "".join(line.key for line in lines if line.open) == open_choices
    game.s.tale.stage = "fight"
    assert game.view(0).lines == []


def test_r104_in_a_town_each_choice_once_per_visit() -> None:
    game = table()
    game.s.goods["meat"] = 3
    explore(game, 10)
    script = Script(voyage(game))
    assert [o for o in script.ids() if o in "ABCDE"] == ["A", "C", "D", "E"]
    script.answer("C", "meat")
    assert [o for o in script.ids() if o in "ABCDE"] == ["A", "D", "E"]
    rig_fate(game, 6)
    script.answer("A", "draw")
    assert game.s.goods["grain"] == 3
    assert [o for o in script.ids() if o in "ABCDE"] == ["D", "E"]
    title = game.pack.paragraph["10"].title
    assert sum(facts(line.text).startswith(title) for line in game.lines) == 1, "read once"
    script.answer("E")
    assert game.s.tale is None
    explore(game, 10)
    assert "A" in Script(voyage(game)).ids()


def test_r105_explore_tokens_are_tested_and_return_with_the_ship() -> None:
    game = table()
    explore(game, 10)
    script = Script(voyage(game)).answer("D")
    assert game.s.tokens == ["A"]
    assert game.s.read[-1] == "10.2"
    script.answer("B", "E")
    assert game.s.tokens == []


def test_r105_a_token_still_held_returns_with_the_ship() -> None:
    game = table()
    explore(game, 10)
    rig_fate(game, 6)
    script = Script(voyage(game)).answer("D", "A", "draw")
    assert game.s.tokens == ["A"]
    script.answer("E")
    assert game.s.tale is None
    assert game.s.tokens == []


def test_an_explore_token_is_gained_once_and_goes_in_silence() -> None:
    game = table()
    assert happens(game, "token", letter="B") == ["explore_token B"]
    assert happens(game, "token", letter="B") == []
    assert game.s.tokens == ["B"]
    assert happens(game, "token_lost", letter="B") == []
    assert game.s.tokens == []


def test_a_story_may_carry_the_ship_elsewhere() -> None:
    game = table()
    there = next(region for region in game.pack.region if region != game.s.region)
    drive(game.apply([Effect(op="move_to", region=there)]))
    assert game.s.region == there


PARTS = ("choice", "location", "lost", "para", "seen", "stage", "taken", "turn_to")
OVER = dict.fromkeys(f"tale.{part}" for part in PARTS)
Step = tuple[Tale, dict[str, Any], str, dict[str, Any], list[str]]


def read(number: str, *asks: str) -> dict[str, Any]:
    return {"notes.7": asks, "read": (number,), "revealed": True}


PAID = ["gains_xp 1"]
STEPS: list[Step] = [
    (
        *(Tale(7, "80"), {}, ""),
        *(read("80", "LANTERN") | {"tale.seen": ("80",), "tale.stage": "choose"}, []),
    ),
    (Tale(7, "81"), {}, "", read("81") | OVER | {"goods.meat": 1}, ["gains_goods meat 1"]),
    (Tale(7, "82"), {}, "", read("82") | {"tale.para": "81", "tale.seen": ("82",)}, []),
    (
        *(Tale(7, "82"), {"quests": [1]}, "", read("80", "LANTERN")
        | {"tale.para": "80", "tale.seen": ("80",), "tale.stage": "choose"}),
        [],
    ),
    (
        *(Tale(7, "80", "choose"), {}, "A"),
        {"goods.coins": 2, "tale.choice": "A", "tale.stage": "fight"},
        ["0 chooses Pay them", "pays_goods coins 1"],
    ),
    (
        *(Tale(7, "80", "choose"), {"fates": (5,)}, "B draw"),
        DRAWN | {"tale.choice": "B", "tale.stage": "fight"},
        ["0 chooses Try it", "0 draws_fate 5", "challenge_won craft 5 5"],
    ),
    (
        *(Tale(7, "80", "choose"), {"fates": (4,)}, "B draw"),
        DRAWN
        | {"tale.choice": "B", "tale.stage": "fight", "tale.lost": True, "tale.turn_to": "82"}
        | {"crew.odessa.damage": 1},
        ["0 chooses Try it", "0 draws_fate 4", "challenge_lost craft 5 4",
         "takes_damage Odessa 1"],
    ),
    (
        *(Tale(7, "80", "choose"), {}, "C"),
        *({"tale.choice": "C", "tale.stage": "fight"}, ["0 chooses Fight"]),
    ),
    (
        *(Tale(7, "80", "choose"), {"fates": (4,)}, "D draw"),
        DRAWN | BEGUN | {"tale.choice": "D", "tale.stage": "fight", "tale.lost": True},
        ["0 chooses Risk it", "0 draws_fate 4", "challenge_lost craft 5 4", MET],
    ),
    (Tale(7, "80", "fight", "C"), {}, "", BEGUN | {"tale.stage": "after"}, [MET]),
    (Tale(7, "80", "fight", "C", lost=True), {}, "", {"tale.stage": "after"}, []),
    (Tale(7, "80", "fight", "A"), {}, "", {"tale.stage": "after"}, []),
    (Tale(7, "80", "after", "C"), {"tokens": ["A"]}, "", OVER | {"xp": 1, "tokens": ()}, PAID),
    (Tale(7, "80", "after", "D", lost=True), {}, "", OVER, []),
    (
        *(Tale(7, "80", "after", "B", lost=True, turn_to="82"), {"tokens": ["A"]}, ""),
        {"tale.choice": "", "tale.lost": False, "tale.para": "82", "tale.stage": "read"}
        | {"tale.turn_to": ""},
        [],
    ),
    (
        *(Tale(7, "80", "after", "A"), {}, ""),
        *({"tale.choice": "", "tale.para": "81", "tale.stage": "read", "xp": 1}, PAID),
    ),
    (
        *(Tale(7, "83", "choose"), {}, "A"),
        {"tale.choice": "A", "tale.stage": "fight", "tale.taken": ("83A",)},
        ["0 chooses Rest here"],
    ),
    (
        *(Tale(7, "83", "choose", taken=["83A"]), {}, ""),
        {"tale.choice": "B", "tale.stage": "fight", "tale.taken": ("83A", "83B")},
        ["0 chooses Leave it"],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("tale", "things", "answers", "change", "lines"), STEPS)
def test_a_step_of_a_story(
    book: Pack,
    tale: Tale,
    things: dict[str, Any],
    answers: str,
    change: dict[str, Any],
    lines: list[str],
) -> None:
    game = fresh(pack=book, **things)
    game.s.tale = Tale(tale.location, tale.para, tale.stage, tale.choice, tale.lost, tale.turn_to)
    game.s.tale.taken = list(tale.taken)
    assert changed(game, tell, *answers.split()) == change
    assert happened(game) == lines


def test_a_choice_says_what_it_costs_asks_and_risks(book: Pack) -> None:
    book.told.clear()
    game = fresh(pack=book, quests=[1])
    game.s.tale = Tale(7, "80", "choose")
    ask = Script(tell(game)).ask
    assert facts(ask.prompt) == "Hut"
    assert [
        (o.id, str(o.label), str(o.short), None if o.detail is None else facts(o.detail))
        for o in ask.options
        if o.id != "aid"
    ] == [
        ("A", "Pay them.", "Pay them · −1 coin", "coins 1"),
        ("B", "Try it.", "Try it · ⚙️ 5", "craft 5, captain damage 1"),
        ("C", "Fight.", "Fight · ⚔️ 3", "3 very easy"),
        ("D", "Risk it.", "Risk it · ⚙️ 5", "craft 5, 3 very easy"),
        ("E", "Light it.", "Light it", None),
    ]


@pytest.mark.parametrize(("number", "title"), [("83", "Hutton"), ("84", "…"), ("85", "Inn")])
def test_a_page_is_called_by_its_title_else_by_its_town(
    book: Pack, number: str, title: str
) -> None:
    game = fresh(pack=book)
    game.s.tale = Tale(7, number, "choose")
    ask = Script(tell(game)).ask
    assert facts(ask.prompt) == title


def test_a_place_remembers_what_it_asked_for_once(book: Pack) -> None:
    game = fresh(pack=book)
    for _ in range(2):
        game.s.tale = Tale(7, "80")
        list(tell(game))
    assert game.s.notes == {"7": ["LANTERN"]}
    game.s.tale = Tale(0, "80")
    list(tell(game))
    assert game.s.notes == {"7": ["LANTERN"]}


@pytest.mark.parametrize(
    "more",
    [{"cost": [{"op": "pay", "res": "coins"}]}, {"combat": [6]},
     {"challenge": {"skill": "craft", "need": 5}}],
)  # fmt: skip
def test_the_only_way_on_is_asked_for_where_it_costs_something(more: dict[str, Any]) -> None:
    page = para("900", choices=[{"key": "A", "text": "Go on.", "end": True, **more}])
    game = fresh(pack=with_parts(storybook=[page]), tale=Tale(0, "900", "choose"))
    assert "A" in Script(tell(game)).ids()


def test_where_nothing_is_open_all_is_offered_and_outside_a_town_all_comes_again() -> None:
    barred = [{"key": key, "text": "On.", "requires": {"kw": "HAT"}, "end": True} for key in "AB"]
    pages = [para("900", choices=barred), para("901", choices=[STAY | {"goto": "900"}, LEAVE])]
    for number in ("900", "901"):
        game = fresh(pack=with_parts(storybook=pages), tale=Tale(0, number, "choose"))
        game.s.tale.taken = ["901A"]
        assert [one for one in Script(tell(game)).ids() if one != "aid"] == ["A", "B"]


def test_a_page_that_is_read_again_is_noted_once(book: Pack) -> None:
    game = fresh(pack=book)
    for _ in range(2):
        game.s.tale = Tale(0, "81")
        drive(tell(game))
    assert game.s.read == ["81"]


def test_the_only_way_on_is_not_asked_for() -> None:
    steps = [
        para("900", choices=[{"key": "A", "text": "Go on.", "goto": "901"}]),
        para("901", choices=[{"key": "A", "text": "Stay.", "end": True}]),
    ]
    game = table(pack=with_parts(storybook=steps))
    open_book(game, "900")
    while game.s.tale is not None:
        drive(tell(game))
    assert game.s.read == ["900", "901"]


def test_choices_that_cannot_be_paid_are_not_offered() -> None:
    game = table()
    game.s.goods["coins"] = 1
    explore(game, 9)
    ids = Script(voyage(game)).ids()
    assert "A" in ids
    assert "C" not in ids


def test_a_find_with_a_choice_says_or() -> None:
    game = table()
    assert facts(token_text(game, 3)) == "coins 1 materials 2"
    assert facts(token_text(game, 2)) == "meat 1, vegetables 1 ship_damage 1"
