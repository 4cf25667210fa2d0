"""Stories, events and challenges step by step: what each step changes and tells, nothing else."""

from typing import Any

import pytest

from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.state import Happening, Tale
from games.sleeping_gods.story.event_deck import draw_event
from games.sleeping_gods.story.events import face_event, option_detail
from games.sleeping_gods.story.storybook import tell
from tests.games.sleeping_gods.changes import changed, told
from tests.games.sleeping_gods.tables import SHALLOWS, Script, crew, para, table, with_parts
from tests.games.sleeping_gods.test_every_effect import ready

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
STAY = {"key": "A", "text": "Rest here.", "goto": "83"}
LEAVE = {"key": "B", "text": "Leave it.", "end": True}
BOOK = [
    HUT,
    para("81", effects=[{"op": "gain", "res": "meat"}], end=True),
    para("82", goto="81", redirects=[{"when": {"kw": "LANTERN"}, "goto": "80"}]),
    para("83", town="Hutton", choices=[STAY, LEAVE]),
    para("84", choices=[STAY, LEAVE]),
    para("85", title="Inn", town="Hutton", choices=[STAY, LEAVE]),
]
DRAWN = {"ability_deck": 39, "ability_discard": 1, "revealed": True}
FIGHT: dict[str, Any] = {
    "fight.disarmed": (),
    "fight.foes.0.covered": (),
    "fight.foes.0.num": 6,
    "fight.round": 1,
    "fight.synergy": tuple(range(9)),
    "fight.tokens": (4,),
    "fight.used": (0,) * 9,
    "fight.wounds": 0,
}
COMBAT = "Combat, level 3 (very easy): Skeletal Warrior."
PARTS = ("choice", "location", "lost", "para", "seen", "stage", "taken", "turn_to")
OVER = dict.fromkeys(f"tale.{part}" for part in PARTS)
PASSED = dict.fromkeys(f"happening.{name}" for name in ("id", "lost", "option", "stage"))


@pytest.fixture(scope="module")
def book() -> Pack:
    return with_parts(storybook=BOOK)


def at(pack: Pack, **things: Any) -> SleepingGods:
    game = table(pack=pack)
    game.s.ability_deck += game.s.ability_discard
    game.s.ability_discard = []
    ready(game, things)
    return game


def read(number: str, *asks: str) -> dict[str, Any]:
    return {"notes.7": asks, "read": (number,), "revealed": True}


Step = tuple[Tale, dict[str, Any], str, dict[str, Any], list[str]]
STEPS: list[Step] = [
    (
        *(Tale(7, "80"), {}, ""),
        *(read("80", "LANTERN") | {"tale.seen": ("80",), "tale.stage": "choose"}, []),
    ),
    (Tale(7, "81"), {}, "", read("81") | OVER | {"goods.meat": 1}, ["+1 meat"]),
    (Tale(7, "82"), {}, "", read("82") | {"tale.para": "81", "tale.seen": ("82",)}, []),
    (
        *(Tale(7, "82"), {"quests": [1]}, "", read("80", "LANTERN")
        | {"tale.para": "80", "tale.seen": ("80",), "tale.stage": "choose"}),
        [],
    ),
    (
        *(Tale(7, "80", "choose"), {}, "A"),
        {"goods.coins": 2, "tale.choice": "A", "tale.stage": "fight"},
        ["0 chooses *Pay them*", "−1 coin"],
    ),
    (
        *(Tale(7, "80", "choose"), {"fates": (5,)}, "B draw"),
        DRAWN | {"tale.choice": "B", "tale.stage": "fight"},
        ["0 chooses *Try it*", "0 draws fate 5", "CRAFT 5: 5 in all. **Success.**"],
    ),
    (
        *(Tale(7, "80", "choose"), {"fates": (4,)}, "B draw"),
        DRAWN
        | {"tale.choice": "B", "tale.stage": "fight", "tale.lost": True, "tale.turn_to": "82"}
        | {"crew.odessa.damage": 1},
        ["0 chooses *Try it*", "0 draws fate 4", "CRAFT 5: 4 in all. **Failure.**",
         "Odessa takes 1 damage."],
    ),
    (
        *(Tale(7, "80", "choose"), {}, "C"),
        *({"tale.choice": "C", "tale.stage": "fight"}, ["0 chooses *Fight*"]),
    ),
    (
        *(Tale(7, "80", "choose"), {"fates": (4,)}, "D draw"),
        DRAWN | FIGHT | {"tale.choice": "D", "tale.stage": "fight", "tale.lost": True},
        ["0 chooses *Risk it*", "0 draws fate 4", "CRAFT 5: 4 in all. **Failure.**", COMBAT],
    ),
    (Tale(7, "80", "fight", "C"), {}, "", FIGHT | {"tale.stage": "after"}, [COMBAT]),
    (Tale(7, "80", "fight", "C", lost=True), {}, "", {"tale.stage": "after"}, []),
    (Tale(7, "80", "fight", "A"), {}, "", {"tale.stage": "after"}, []),
    (Tale(7, "80", "after", "C"), {"tokens": ["A"]}, "", OVER | {"xp": 1, "tokens": ()}, ["+1 XP"]),
    (Tale(7, "80", "after", "D", lost=True), {}, "", OVER, []),
    (
        *(Tale(7, "80", "after", "B", lost=True, turn_to="82"), {"tokens": ["A"]}, ""),
        {"tale.choice": "", "tale.lost": False, "tale.para": "82", "tale.stage": "read"}
        | {"tale.turn_to": ""},
        [],
    ),
    (
        *(Tale(7, "80", "after", "A"), {}, ""),
        *({"tale.choice": "", "tale.para": "81", "tale.stage": "read", "xp": 1}, ["+1 XP"]),
    ),
    (
        *(Tale(7, "83", "choose"), {}, "A"),
        {"tale.choice": "A", "tale.stage": "fight", "tale.taken": ("83A",)},
        ["0 chooses *Rest here*"],
    ),
    (
        *(Tale(7, "83", "choose", taken=["83A"]), {}, ""),
        {"tale.choice": "B", "tale.stage": "fight", "tale.taken": ("83A", "83B")},
        ["0 chooses *Leave it*"],
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
    game = at(book, **things)
    game.s.tale = Tale(tale.location, tale.para, tale.stage, tale.choice, tale.lost, tale.turn_to)
    game.s.tale.taken = list(tale.taken)
    assert changed(game, tell, *answers.split()) == change
    assert told(game) == lines


def test_a_choice_says_what_it_costs_asks_and_risks(book: Pack) -> None:
    game = at(book, quests=[1])
    game.s.tale = Tale(7, "80", "choose")
    ask = Script(tell(game)).ask
    assert ask is not None
    assert str(ask.prompt) == "Hut: what do you do?"
    assert [
        (o.id, str(o.label), str(o.short), None if o.detail is None else str(o.detail))
        for o in ask.options
        if o.id != "aid"
    ] == [
        ("A", "A. Pay them.", "A Pay them", "pay 1 coin"),
        ("B", "B. Try it.", "B Try it", "CRAFT 5, else the captain: −1 health"),
        ("C", "C. Fight.", "C Fight", "combat, level 3: very easy"),
        ("D", "D. Risk it.", "D Risk it", "CRAFT 5, else combat, level 3: very easy"),
        ("E", "E. Light it.", "E Light it", None),
    ]


@pytest.mark.parametrize(("number", "title"), [("83", "Hutton"), ("84", "…"), ("85", "Inn")])
def test_a_page_is_called_by_its_title_else_by_its_town(
    book: Pack, number: str, title: str
) -> None:
    game = at(book)
    game.s.tale = Tale(7, number, "choose")
    ask = Script(tell(game)).ask
    assert ask is not None
    assert str(ask.prompt) == f"{title}: what do you do?"


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
    game = at(book, **things)
    game.s.tale = Tale(7, "80", "choose")
    assert [o for o in Script(tell(game)).ids() if o != "aid"] == list(open_choices)
    lines = game.view(0).lines
    assert "".join(line.key for line in lines) == "ABCDE"
    assert "".join(line.key for line in lines if line.open) == open_choices


def test_a_place_remembers_what_it_asked_for_once(book: Pack) -> None:
    game = at(book)
    for _ in range(2):
        game.s.tale = Tale(7, "80")
        list(tell(game))
    assert game.s.notes == {"7": ["LANTERN"]}
    game.s.tale = Tale(0, "80")
    list(tell(game))
    assert game.s.notes == {"7": ["LANTERN"]}


NEARER = "The Grey Follower comes 1 region nearer at the end of every turn; "
NEARER += "beside the ship: −4 health."
EVENTS: dict[str, list[str]] = {
    "M01": [],
    "M02": ["At once: restore 2 health or remove 1 fatigue."],
    "M04": ["At once: search 2."],
    "P01": [
        "At the end of every turn: 1 ship damage.",
        "It stays until CRAFT 6 is met at the end of a turn.",
    ],
    "P04": ["Whenever fate is 1 or 2: 1 fatigue.", "It stays until this turn ends."],
    "P06": [
        "Before every travel: −1 health.",
        "It stays until SAVVY 6 is met or you pay 2 materials as an action.",
    ],
    "D02": [
        NEARER,
        "It stays until STRENGTH 8 is met as an action.",
    ],
    "D03": ["At once: fate 1–3: −5 health; fate 4–6: 1 fatigue."],
}


@pytest.mark.parametrize("number", EVENTS)
def test_r41_an_event_is_drawn_for_all_to_hear(number: str) -> None:
    game = table()
    game.s.event_deck, game.s.took_part = ["M05", number], [1]
    assert changed(game, draw_event) == {
        "event_deck": 1,
        "happening.id": number,
        "happening.lost": False,
        "happening.option": -1,
        "happening.stage": "read",
        "log": ((1, "event", number),),
        "revealed": True,
        "took_part": (),
    }
    assert told(game) == [f"Event: **{SHALLOWS.event[number].name}**.", *EVENTS[number]]


@pytest.mark.parametrize(
    ("number", "details"),
    [
        ("M01", ["PERCEPTION 5 → gain 1 meat; else 1 fatigue", "gain 1 command"]),
        ("M03", ["CRAFT 6; else −2 health", "1 ship damage"]),
        ("M06", ["CUNNING 5; else 1 low morale", "pay 1 food of any kind → remove 2 fatigue"]),
        ("P05", ["combat, level 3: very easy → gain 1 coin", "pay 3 goods of any kind"]),
        ("D04", ["SAVVY 8 → 2 XP; else 1 madness, −5 health", "discard 2 equipped"]),
    ],
)
def test_an_event_says_what_each_option_asks_brings_and_risks(
    number: str, details: list[str]
) -> None:
    game = table()
    assert [str(option_detail(game, o)) for o in SHALLOWS.event[number].options] == details


FACED: list[tuple[Happening, dict[str, Any], str, dict[str, Any], list[str]]] = [
    (
        *(Happening("M05"), {"ability_deck": [1, 2]}, ""),
        {"ability_deck": 1, "chairs.0.command": 1, "chairs.0.hand": (2,), "revealed": True}
        | {"happening.stage": "choose"},
        ["0 draws 1 card", "You draw Heave Together. (to 0)", "+1 command"],
    ),
    (Happening("M05", "choose"), {}, "", {"happening.stage": "after"}, []),
    (Happening("M05", "after"), {}, "", PASSED | {"events_gone": 1}, []),
    (
        *(Happening("M01", "choose"), {}, "option-1"),
        {"happening.option": 1, "happening.stage": "fight"},
        ["0 chooses *Sweep them off*"],
    ),
    (
        *(Happening("M01", "choose"), {"fates": (5,)}, "option-0 draw"),
        DRAWN | {"happening.option": 0, "happening.stage": "fight"},
        ["0 chooses *Catch them*", "0 draws fate 5", "PERCEPTION 5: 5 in all. **Success.**"],
    ),
    (
        *(Happening("M01", "choose"), {"fates": (4,)}, "option-0 draw mac"),
        DRAWN | {"happening.option": 0, "happening.stage": "fight", "happening.lost": True}
        | {"crew.mac.fatigue": 1},
        ["0 chooses *Catch them*", "0 draws fate 4", "PERCEPTION 5: 4 in all. **Failure.**",
         "Mac +1 fatigue"],
    ),
    (
        *(Happening("M06", "choose"), {}, "option-1"),
        {"goods.grain": 0, "happening.option": 1, "happening.stage": "fight"},
        ["0 chooses *Share out a meal*", "−1 grain"],
    ),
    (
        *(Happening("M06", "choose"), {"grain": 0, "fates": (5,)}, "draw"),
        DRAWN | {"happening.option": 0, "happening.stage": "fight"},
        ["0 chooses *Sing them through it*", "0 draws fate 5", "CUNNING 5: 5 in all. **Success.**"],
    ),
    (
        *(Happening("M01", "after", 0), {}, "", PASSED | {"events_gone": 1, "goods.meat": 1}),
        ["+1 meat"],
    ),
    (Happening("M01", "after", 0, lost=True), {}, "", PASSED | {"events_gone": 1}, []),
    (
        *(Happening("M01", "after", 1), {}, "", PASSED | {"events_gone": 1, "chairs.0.command": 1}),
        ["+1 command"],
    ),
    (Happening("P05", "fight", 0), {}, "", FIGHT | {"happening.stage": "after"}, [COMBAT]),
    (Happening("P05", "fight", 0, lost=True), {}, "", {"happening.stage": "after"}, []),
    (Happening("P05", "fight", 1), {}, "", {"happening.stage": "after"}, []),
    *(
        (
            *(Happening(number, "after"), {}, ""),
            PASSED | {"lasting": None, f"lasting.{number}.id": number,
                      f"lasting.{number}.region": region},
            [],
        )
        for number, region in (("P01", ""), ("P04", ""), ("D02", "5d"))
    ),
]  # fmt: skip


@pytest.mark.parametrize(("happening", "things", "answers", "change", "lines"), FACED)
def test_a_step_of_an_event(
    happening: Happening,
    things: dict[str, Any],
    answers: str,
    change: dict[str, Any],
    lines: list[str],
) -> None:
    game = at(SHALLOWS, **things)
    game.s.happening = Happening(
        happening.id, happening.stage, happening.option, lost=happening.lost
    )
    assert changed(game, face_event, *answers.split()) == change
    assert told(game) == lines


WON, LOST = "CRAFT {}: {} in all. **Success.**", "CRAFT {}: {} in all. **Failure.**"
CHALLENGES: list[tuple[int, dict[str, Any], str, dict[str, Any], list[str]]] = [
    (
        *(5, {}, "join-mac draw", {"crew.mac.fatigue": 1, "took_part": (8,)}),
        ["0 sends in Mac (+1)", "0 draws fate 4", WON.format(5, 5)],
    ),
    (
        *(6, {}, "join-mac join-odessa draw"),
        {"crew.mac.fatigue": 1, "crew.odessa.fatigue": 1, "took_part": (8, 0)},
        ["0 sends in Mac (+1)", "0 sends in Odessa (+1)", "0 draws fate 4", WON.format(6, 6)],
    ),
    (7, {}, "draw", {}, ["0 draws fate 4", LOST.format(7, 4)]),
    (
        *(6, {"hand": ("Oil Can", "Splicing")}, "draw card-29 card-28"),
        {"chairs.0.hand": (), "ability_deck": 37, "ability_discard": 3},
        ["0 draws fate 4", "0 discards Oil Can for +1", "0 discards Splicing for +1",
         WON.format(6, 6)],
    ),
    (
        *(5, {"hand": ("Oil Can",)}, "draw accept", {"ability_deck": 38}),
        ["0 draws fate 4", LOST.format(5, 4)],
    ),
    (
        *(6, {"hand": ("Oil Can",)}, "draw", {"ability_deck": 38}),
        ["0 draws fate 4", LOST.format(6, 4)],
    ),
    (
        *(5, {"mac.statuses": ["madness", "low_morale"], "command": 2}, "join-mac draw"),
        {"chairs.0.command": 1, "crew.mac.damage": 1, "crew.mac.fatigue": 1, "took_part": (8,)},
        ["0 sends in Mac (+1)", "Mac takes 1 damage.", "0 draws fate 4", WON.format(5, 5)],
    ),
    (
        *(5, {"command": 2}, "draw crew-odessa-0"),
        {"chairs.0.command": 0, "crew.odessa.command": 2},
        ["0 draws fate 4", "0 uses Odessa (+1 fate)", WON.format(5, 5)],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("need", "things", "answers", "change", "lines"), CHALLENGES)
def test_r65_to_r69_a_challenge(
    need: int, things: dict[str, Any], answers: str, change: dict[str, Any], lines: list[str]
) -> None:
    game = at(SHALLOWS, fates=(4,), **things)
    done = changed(game, lambda game: meet_challenge(game, "craft", need), *answers.split())
    assert done == DRAWN | change
    assert told(game) == lines


def test_r65_others_pay_once_for_all_whom_they_send() -> None:
    game = table(2)
    game.s.chairs[1].command = 2
    first, second = (game.boards[at].id for at in game.crew_of(1)[:2])
    rule = meet_challenge(game, "craft", 3)
    script = Script(rule).answer(f"join-{first}", f"join-{second}")
    assert game.s.chairs[1].command == 1
    assert game.s.contest is not None
    assert game.s.contest.paid == [1]
    script.answer("draw")


@pytest.mark.parametrize(
    ("need", "asked"),
    [
        (3, "CRAFT 3, 0 so far, fate 3+ wins: who joins?"),
        (6, "CRAFT 6, 0 so far, fate 6+ wins: who joins?"),
        (7, "CRAFT 7, 0 so far, too little: who joins?"),
    ],
)
def test_it_is_said_what_fate_must_bring(need: int, asked: str) -> None:
    ask = Script(meet_challenge(table(), "craft", need)).ask
    assert ask is not None
    assert str(ask.prompt) == asked


def test_the_lowest_fate_is_1() -> None:
    game = table()
    crew(game, "mac").levels = ["mac-1"]
    script = Script(meet_challenge(game, "craft", 3))
    script.answer(*(f"join-{name}" for name in ("odessa", "rafael", "audrie", "laurent")))
    assert script.ask is not None
    assert str(script.ask.prompt) == "CRAFT 3, 4 so far, fate 1+ wins: who joins?"
