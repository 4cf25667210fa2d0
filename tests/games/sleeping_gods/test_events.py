"""Events: options, ongoing ones, hunting beasts (R41-R43)."""

from typing import Any

import pytest

from games.sleeping_gods.card_words import effects_text
from games.sleeping_gods.cards.fate import draw_fate
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.content.all_effects import of_event
from games.sleeping_gods.content.encounters import EventOption
from games.sleeping_gods.content.loader import find_pack, pack_names
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.ship.sea import move_ship
from games.sleeping_gods.state import Happening, Lasting
from games.sleeping_gods.story.event_deck import draw_event
from games.sleeping_gods.story.event_words import event_rules
from games.sleeping_gods.story.events import face_event, option_detail
from games.sleeping_gods.story.lasting_events import (
    Clearing,
    beasts_hunt,
    clear_event,
    clear_options,
    lasting_effects,
    may_send,
)
from games.sleeping_gods.turn.defeat import defeat
from games.sleeping_gods.turn.end_of_turn import dusk
from games.sleeping_gods.turn.travel import Helm, travel
from games.sleeping_gods.view import Line
from tests.games.sleeping_gods.changes import changed, happened, said
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.fights import BEGUN, MET
from tests.games.sleeping_gods.tables import (
    DRAWN,
    SHALLOWS,
    Script,
    crew,
    drive,
    event,
    fresh,
    give,
    own,
    rig_event,
    rig_fate,
    table,
    turn_of,
    with_events,
    with_parts,
)
from tests.games.sleeping_gods.tables import event as event_card
from tests.spoken import says


def test_r41_the_choices_of_an_event_are_seen_and_whether_they_can_be_taken() -> None:
    pay = {"op": "pay", "res": "artifacts", "n": 2}
    options = [{"text": "Pay.", "requires": [pay]}, {"text": "Do not."}]
    game = table(pack=with_parts(events=[event("M70", options=options)]))
    game.s.happening = Happening("M70", "choose")
    assert game.view(None).lines == [Line("0", False), Line("1", True)]
    game.s.happening.stage = "fight"
    assert game.view(None).lines == []


def test_r41_an_event_says_what_is_asked_what_it_brings_and_what_failing_costs() -> None:
    game = table()
    harmless = {"skill": "craft", "need": 6, "fail": {}}
    harmful = {**harmless, "fail": {"effects": [{"op": "ship_damage", "n": 2}]}}
    brings = [{"op": "gain", "res": "coins", "n": 2}]
    said = [
        option_detail(game, EventOption.model_validate({"text": "Try.", **more}))
        for more in (
            {},
            {"challenge": harmless, "effects": brings},
            {"challenge": harmful, "effects": brings},
            {"effects": brings},
        )
    ]
    assert said[0] is None
    assert facts(said[1]) == "craft 6 coins 2"
    assert facts(said[2]) == "craft 6 coins 2 ship_damage 2"
    assert facts(said[2].shorter[:2]) == "craft 6 coins 2, craft 6"  # type: ignore[union-attr]  # notes
    assert facts(said[3].shorter[:2]) == "coins 2, coins 2"  # type: ignore[union-attr]  # notes


NEARER = "event_rule 1 The Grey Follower damage 4"
EVENTS: dict[str, list[str]] = {
    "M01": [],
    "M02": ["event_rule heal 2 unfatigue 1"],
    "M04": ["event_rule search 2"],
    "P01": [
        "event_rule ship_damage 1",
        "event_rule craft 6",
    ],
    "P04": ["event_rule 1 2 fatigue 1", "event_rule _staying"],
    "P06": [
        "event_rule damage 1",
        "event_rule savvy 6 materials 2",
    ],
    "D02": [NEARER, "event_rule strength 8"],
    "D03": ["event_rule 1–3 damage 5 4–6 fatigue 1"],
}


@pytest.mark.parametrize("number", EVENTS)
def test_r41_an_event_is_drawn_for_all_to_hear(number: str) -> None:
    game = table()
    game.s.event_deck, game.s.took_part = ["M05", number], [1]
    assert changed(game, draw_event) == {
        "event_deck": 1, "happening.id": number, "happening.lost": False, "happening.option": -1,
        "happening.stage": "read", "log": ((1, "event", number),), "revealed": True,
        "took_part": (),
    }  # fmt: skip
    assert happened(game) == [f"event_drawn {SHALLOWS.event[number].name}", *EVENTS[number]]
    assert game.lines[0].shows.startswith(f"event.{SHALLOWS.event[number].tier}.")


def test_r41_one_of_several_options_must_be_taken() -> None:
    game = table()
    rig_event(game, "M03")
    script = turn_of(game)
    assert [option for option in script.ids() if option != "aid"] == ["option-0", "option-1"]
    rig_fate(game, 2)
    script.answer("option-1", "done")
    assert game.s.harm["deck"] == 1


def test_r41_a_single_challenge_cannot_be_refused() -> None:
    only = event("M07", options=[{"text": "Face it.", "challenge": {"skill": "craft", "need": 5}}])
    game = table(pack=with_parts(events=[only]))
    rig_event(game, "M07")
    script = turn_of(game)
    assert game.s.contest is not None
    assert "draw" in script.ids()


def lasting(*names: str, **more: Any) -> SleepingGods:
    clear = {"clear": {"skill": "craft", "need": 6}, "clear_when": "turn_end"}
    cards = [event(name, ongoing=True, **clear, **more) for name in names]
    game = table(2, pack=with_parts(events=cards))
    game.s.lasting, game.s.phase = [Lasting(name) for name in names], "dusk"
    return game


def test_r42_who_tries_is_asked_with_whether() -> None:
    game = lasting("M90")
    script = Script(dusk(game))
    assert {"join-odessa", "draw", "leave"} <= set(script.ids(0))
    assert game.s.contest is None, "nobody has begun: cards may still be equipped"
    assert game.stake(script.ask) is None
    rig_fate(game, 6)
    script.answer("join-odessa")
    assert game.s.contest is not None
    assert "join-rafael" in script.ids(), "others may help"
    script.answer("draw")
    assert not game.s.lasting
    assert crew(game, "odessa").fatigue == 1


def test_r42_a_card_may_be_equipped_before_somebody_tries() -> None:
    game = lasting("M90")
    give(game, 0, "Brace")
    game.s.chairs[0].command = 3
    script = Script(dusk(game)).answer("aid", seat=0)
    assert any(option.startswith("equip") for option in script.ids(0))


def test_r42_of_two_that_last_one_is_chosen_first_then_who_tries_the_other() -> None:
    script = Script(dusk(lasting("M90", "M91")))
    assert {"clear-M90", "clear-M91", "leave"} <= set(script.ids(0))
    script.answer("clear-M90", "draw")
    assert {"join-odessa", "draw", "leave"} <= set(script.ids(0))


FELT = ["felt_again Loose Boiler Plate", "ship_damaged deck"]


def gone(card: str, *, last: bool = True) -> dict[str, Any]:
    parts = {f"lasting.{card}.id": None, f"lasting.{card}.region": None, "events_gone": 1}
    return {**parts, "lasting": ()} if last else parts


EVENINGS: list[tuple[str, dict[str, Any], str, dict[str, Any], list[str]]] = [
    ("P04", {}, "", gone("P04"), ["lasting_over Bad Dreams"]),
    (
        *("P01", {"fates": (2, 6)}, "draw"),
        DRAWN | gone("P01") | {"harm.deck": 1, "ability_deck": 38, "ability_discard": 2},
        [
            *(*FELT, "0 tries_to_be_rid Loose Boiler Plate", "0 draws_fate 6"),
            *("challenge_won craft 6 6", "lasting_over Loose Boiler Plate"),
        ],
    ),
    (
        *("P01", {"fates": (2, 5)}, "draw"),
        DRAWN | {"harm.deck": 1, "ability_deck": 38, "ability_discard": 2},
        [
            *(*FELT, "0 tries_to_be_rid Loose Boiler Plate", "0 draws_fate 5"),
            "challenge_lost craft 6 5",
        ],
    ),
    (
        *("P01", {"fates": (2,)}, "leave", DRAWN | {"harm.deck": 1}),
        [*FELT, "0 leaves_things"],
    ),
    ("D02", {"region": "2e"}, "", {"lasting.D02.region": "5a"}, []),
    (
        *("D02", {"region": "5e"}, "marco"),
        {"lasting.D02.region": "5e", "crew.marco.damage": 4},
        ["beast_strikes The Grey Follower", "takes_damage Marco 4"],
    ),
]
TURNED = {"phase": "dawn", "turn": 2}


@pytest.mark.parametrize(("card", "things", "answers", "change", "lines"), EVENINGS)
def test_r42_r43_the_end_of_a_turn(
    card: str, things: dict[str, Any], answers: str, change: dict[str, Any], lines: list[str]
) -> None:
    game = with_events(card, phase="dusk", **things)
    assert changed(game, dusk, *answers.split()) == TURNED | change
    assert happened(game) == lines


@pytest.mark.parametrize(
    ("when", "materials", "offered"),
    [
        ("action", 2, ["clear-P06", "pay-P06", "clear-D02"]),
        ("action", 1, ["clear-P06", "clear-D02"]),
        ("turn_end", 2, ["clear-P01"]),
    ],
)
def test_r42_each_event_is_cleared_at_its_own_time(
    when: str, materials: int, offered: list[str]
) -> None:
    game = with_events("P01", "P04", "P06", "D02", materials=materials)
    assert [option.id for option in clear_options(game, when)] == offered


def test_r42_whoever_tries_to_be_rid_of_an_event_reads_which_and_what_for() -> None:
    game = with_events("P01", phase="dusk", fates=(2,))
    script = Script(dusk(game)).answer("join-odessa")
    stake = game.stake(script.ask)
    assert stake is not None
    assert facts(stake.title) == "Loose Boiler Plate"
    assert [str(term) for term in stake.terms] == ["Win: it's gone", "Lose: it stays"]
    script.answer("draw")
    assert game.s.contest is None


def test_r42_what_clears_an_event_is_said() -> None:
    game = with_events("P01", "P06", materials=2)
    said = [(facts(o.label), facts(o.detail)) for o in clear_options(game, "action")]
    assert said == [
        ("Contrary Current 6 savvy", "damage 1"),
        ("Contrary Current materials 2", "None"),
    ]
    plate, current = (event_rules(SHALLOWS.event[card])[-1] for card in ("P01", "P06"))
    assert plate.template != current.template, "at the end of a turn, or as an action"
    assert plate.args["ways"].template != current.args["ways"].template, "one way, or either"


def test_r42_an_event_may_be_paid_off() -> None:
    game = with_events("P06", "P01", materials=2)
    change = changed(game, lambda game: clear_event(game, Clearing("P06", paying=True)))
    assert change == gone("P06", last=False) | {"goods.materials": 0}
    assert happened(game) == [
        "0 pays_to_be_rid Contrary Current",
        "pays_goods materials 2",
        "lasting_over Contrary Current",
    ]


def test_r42_whoever_can_send_nobody_may_still_try_and_leaving_it_comes_last() -> None:
    game = with_events("P01", phase="dusk", fates=(2,))
    for member in game.s.crew:
        member.fatigue = 2
    script = Script(dusk(game))
    assert [one for one in script.ids() if one != "aid"] == ["clear-P01", "leave"]


def test_r42_whoever_draws_when_cards_have_tired_everybody_draws_at_once() -> None:
    game = with_events("P01", phase="dusk", fates=(2, 5), hand=("Oil Can",))
    script = Script(dusk(game))
    for member in game.s.crew:
        member.fatigue = 2
    assert script.answer("draw").ids() == ["card-29", "accept"]
    assert script.answer("card-29").over
    assert game.s.lasting == []


def test_r42_an_event_that_stays_for_this_turn_ends_with_a_defeat_in_its_midst() -> None:
    game = table()
    game.s.happening = Happening("P04")
    drive(defeat(game, "ship"), "port-5b")
    assert (game.s.happening, game.s.lasting) == (None, [])
    assert "P04" in game.s.events_gone


def test_r42_some_events_are_cleared_as_an_action() -> None:
    game = table()
    rig_event(game, "P06")
    script = turn_of(game)
    game.s.goods["materials"] = 2
    assert "clear-P06" in script.ids()
    script.answer("aid", "back")
    assert "pay-P06" in script.ids()
    script.answer("pay-P06")
    assert game.s.actions == 1
    assert game.s.goods["materials"] == 0
    assert game.s.lasting == []


def test_r42_the_printed_ongoing_event_is_discarded_by_craft_6() -> None:
    plate = SHALLOWS.event["P01"]
    assert plate.clear is not None
    assert (plate.clear.skill, plate.clear.need, plate.clear_when) == ("craft", 6, "turn_end")


CLEAR = {"clear": {"skill": "craft", "need": 6}, "clear_when": "turn_end"}


def bite(n: int) -> list[dict[str, object]]:
    return [{"op": "damage", "n": n, "who": "captain"}]


def test_r42_every_lasting_event_does_its_work_at_its_own_moment() -> None:
    dusk_1 = event("M90", ongoing=True, each="turn_end", each_effects=bite(1), **CLEAR)
    dawn_1 = event("M91", ongoing=True, each="turn_start", each_effects=bite(1), **CLEAR)
    game = table(pack=with_parts(events=[dusk_1, dawn_1]))
    game.s.lasting = [Lasting("M90"), Lasting("M91"), Lasting("M90")]
    drive(lasting_effects(game, "turn_end"))
    assert game.s.crew[game.captain].damage == 2
    drive(lasting_effects(game, "turn_start"))
    assert game.s.crew[game.captain].damage == 3


def test_r42_at_the_end_of_a_turn_each_event_may_be_tried_once() -> None:
    cards = [event(name, ongoing=True, **CLEAR) for name in ("M90", "M91")]
    game = table(pack=with_parts(events=cards))
    game.s.lasting = [Lasting("M90"), Lasting("M91")]
    game.s.phase = "dusk"
    rig_fate(game, 2, 6)
    script = Script(dusk(game)).answer("clear-M90", "draw")
    assert "M91" in str(script.ask.prompt if script.ask else "")
    script.answer("draw")
    assert script.over
    assert [lasting.id for lasting in game.s.lasting] == ["M90"]
    assert "M91" in game.s.events_gone


def hunted(game: SleepingGods, *beasts: str) -> None:
    """At the end of a turn, a beast one region away, and Dela who can sail one region."""
    game.s.lasting = [Lasting(beast, "5d") for beast in beasts]
    game.s.region = "5a"
    game.s.phase = "dusk"
    own(game, 31)


def test_r43_a_card_that_moves_the_ship_is_asked_for_before_a_beast_strikes() -> None:
    game = table()
    hunted(game, "D02")
    game.s.chairs[0].command = 2
    rig_fate(game, 6)
    script = Script(dusk(game))
    assert "face" in script.ids()
    assert script.answer("use-31-1", "go-5b", "draw").over
    assert (game.s.region, game.s.lasting[0].region) == ("5b", "5a")
    assert sum(member.damage for member in game.s.crew) == 0


def test_r43_whoever_stays_is_struck_and_nobody_is_asked_without_a_card_or_a_beast() -> None:
    game = table()
    hunted(game, "D02")
    game.s.chairs[0].command = 2
    script = Script(dusk(game)).answer("face")
    assert script.answer("odessa").over
    assert crew(game, "odessa").damage == 4
    poor = table()
    hunted(poor, "D02")
    assert "face" not in Script(dusk(poor)).ids()
    calm = table()
    hunted(calm)
    calm.s.chairs[0].command = 2
    assert Script(dusk(calm)).over


def test_r43_a_beast_follows_when_a_story_or_a_defeat_turns_the_page() -> None:
    beast = event(
        "D07",
        ongoing=True,
        hunter={"name": "Fin", "effects": [{"op": "damage"}]},
        clear={"skill": "strength", "need": 8},
        clear_when="action",
    )
    game = table(pack=with_parts(events=[beast]))
    game.s.lasting = [Lasting("D07", "5d")]
    move_ship(game, "5a")
    assert game.s.lasting[0].region == "5d"
    move_ship(game, "2d")
    assert game.s.lasting[0].region == "2d"
    move_ship(game, "5a")
    drive(defeat(game, "crew"), "port-2e")
    assert game.s.lasting[0].region == game.s.region == "2e"


def test_r43_each_of_two_beasts_comes_nearer_by_its_own_steps_and_strikes() -> None:
    slow = event("D90", ongoing=True, hunter={"name": "Slow", "effects": bite(1)}, **CLEAR)
    fast = {"name": "Fast", "steps": 2, "effects": bite(2)}
    quick = event("D91", ongoing=True, hunter=fast, **CLEAR)
    game = table(pack=with_parts(events=[slow, quick]))
    game.s.region = "5b"
    game.s.lasting = [Lasting("D90", "5d"), Lasting("D91", "5d")]
    drive(beasts_hunt(game))
    near, there = game.s.lasting
    assert there.region == "5b"
    assert near.region in ("5a", "5e")
    assert game.s.crew[game.captain].damage == 2
    drive(beasts_hunt(game))
    assert (near.region, game.s.crew[game.captain].damage) == ("5b", 5)


def test_r69_a_lost_challenge_of_an_event_brings_its_failure() -> None:
    fail = {"effects": [{"op": "pay", "res": "coins"}], "text": "It does not go well."}
    challenge = {"skill": "craft", "need": 12, "fail": fail}
    option = {"text": "Try it.", "challenge": challenge, "effects": [{"op": "xp", "n": 3}]}
    pack = with_parts(events=[event("M70", options=[option])])
    game = fresh(pack=pack, happening=Happening("M70"), fates=(3,))
    while game.s.happening is not None:
        script = Script(face_event(game))
        script.answer(*([] if script.over else ["draw"]))
    assert (game.s.goods["coins"], game.s.xp, game.s.events_gone) == (2, 0, ["M70"])
    assert said(game).count("It does not go well.") == 1


@pytest.mark.parametrize(
    "rule",
    [
        lambda game: travel(game, Helm(None)),
        lambda game: meet_challenge(game, "craft", 3),
        lambda game: lasting_effects(game, "turn_end"),
        beasts_hunt,
    ],
)
def test_r71_who_took_part_in_something_else_bears_nothing_of_this(rule: Any) -> None:
    """With nobody taking part, everybody is meant: somebody must be chosen."""
    harm = [{"op": "damage"}]
    clear = {"clear": {"skill": "craft", "need": 6}, "clear_when": "turn_end"}
    fated = {"each": "fate", "fates": [1, 2, 3, 4, 5, 6], "each_effects": harm, "lasts_turn": True}
    evening = {"each": "turn_end", "each_effects": harm, "ongoing": True, **clear}
    beast = {"hunter": {"name": "Slow", "effects": harm}, "ongoing": True, **clear}
    cards = [event_card("M90", **fated), event_card("M91", **evening), event_card("M92", **beast)]
    game = table(pack=with_parts(events=cards))
    game.s.lasting = [Lasting("M90"), Lasting("M91"), Lasting("M92", game.s.region)]
    game.s.took_part = [1]
    script = Script(rule(game))
    if "draw" in script.ids():
        script.answer("draw")
    assert script.ids() == [board.id for board in game.boards]


@pytest.mark.parametrize(("fate", "harm"), [(6, 0), (5, 1)])
def test_r42_only_whoever_fails_bears_what_failing_brings(fate: int, harm: int) -> None:
    fail = {"effects": [{"op": "damage", "who": "captain"}]}
    clear = {"clear": {"skill": "craft", "need": 6, "fail": fail}, "clear_when": "action"}
    pack = with_parts(events=[event("M90", ongoing=True, **clear)])
    game = fresh(pack=pack, lasting=("M90",), fates=(fate,))
    drive(clear_event(game, Clearing("M90", paying=False)), "draw")
    assert (crew(game, "odessa").damage, len(game.s.lasting)) == (harm, harm)


def test_r42_some_events_can_only_be_paid_off() -> None:
    """Nobody can be sent against them."""
    clear = {"clear_cost": [{"op": "pay", "res": "coins", "n": 2}], "clear_when": "turn_end"}
    pack = with_parts(events=[event("M90", ongoing=True, **clear)])
    game = fresh(pack=pack, lasting=("M90",), phase="dusk")
    assert facts(list(event_rules(pack.event["M90"]))[-1]) == "coins 2"
    assert [option.id for option in clear_options(game, "turn_end")] == ["pay-M90"]
    assert not may_send(game, Clearing("M90", paying=True))
    assert Script(dusk(game)).answer("pay-M90").over
    assert (game.s.goods["coins"], game.s.lasting) == (1, [])


@pytest.mark.parametrize("card", ["P01", "P06", "D02"])
def test_r42_only_what_watches_fate_is_felt_with_a_1(card: str) -> None:
    game = with_events(card, fates=(1,))
    assert drive(draw_fate(game)) == 1
    assert "felt again" not in said(game)


def test_all_that_an_event_may_ask_cost_and_bring_is_looked_at() -> None:
    fail = {"effects": [{"op": "ship_damage"}]}
    option = {
        "text": "Try.",
        "requires": [{"op": "pay", "res": "coins"}],
        "challenge": {"skill": "craft", "need": 5, "fail": fail},
        "effects": [{"op": "xp", "n": 2}],
    }
    assert [one.op for one in of_event(event("M70", options=[option]))] == [
        "pay",
        "ship_damage",
        "xp",
    ]


def test_an_event_that_watches_fate_is_felt_with_its_numbers_alone() -> None:
    game = with_events("P04", fates=(2,))
    change = changed(game, lambda game: meet_challenge(game, "craft", 3), "draw", "mac")
    assert change == DRAWN | {"crew.mac.fatigue": 1}
    assert happened(game)[:2] == ["felt_again Bad Dreams", "tires Mac"]
    other = with_events("P04", fates=(3,))
    assert changed(other, lambda game: meet_challenge(game, "craft", 3), "draw") == DRAWN


def rewarding() -> list[tuple[str, str, int]]:
    """Options of events that ask for a challenge and bring something."""
    return [
        (pack, event.id, at)
        for pack in ("shallows", "hollow_gyre")
        for event in find_pack(pack).events
        for at, option in enumerate(event.options)
        if option.challenge is not None and option.effects
    ]


@pytest.mark.parametrize(("pack", "event", "at"), rewarding())
def test_an_open_event_says_what_its_challenge_brings(pack: str, event: str, at: int) -> None:
    game = SleepingGods.new(1, SleepingGods.Options(pack=pack), table().chance)
    option = find_pack(pack).event[event].options[at]
    detail = option_detail(game, option)
    assert detail is not None
    assert facts(effects_text(option.effects)) in facts(detail)


@pytest.mark.parametrize(
    ("number", "details"),
    [
        ("M01", ["perception 5 meat 1 fatigue 1", "command 1"]),
        ("M03", ["craft 6 damage 2", "ship_damage 1"]),
        ("M06", ["cunning 5 1 low_morale", "food_any 1 unfatigue 2"]),
        ("P05", ["3 very easy coins 1", "any 3"]),
        ("D04", ["savvy 8 xp 2 1 madness, damage 5", "discard_equipped 2"]),
    ],
)
def test_an_event_says_what_each_option_asks_brings_and_risks(
    number: str, details: list[str]
) -> None:
    game = table()
    assert [facts(option_detail(game, o)) for o in SHALLOWS.event[number].options] == details


PASSED = dict.fromkeys(f"happening.{name}" for name in ("id", "lost", "option", "stage"))
FACED: list[tuple[Happening, dict[str, Any], str, dict[str, Any], list[str]]] = [
    (
        *(Happening("M05"), {"ability_deck": [1, 2]}, ""),
        {"ability_deck": 1, "chairs.0.command": 1, "chairs.0.hand": (2,), "revealed": True}
        | {"happening.stage": "choose"},
        ["0 draws_card 1", "you_draw Heave Together (to 0)", "gains_command 1"],
    ),
    (Happening("M05", "choose"), {}, "", {"happening.stage": "after"}, []),
    (Happening("M05", "after"), {}, "", PASSED | {"events_gone": 1}, []),
    (
        *(Happening("M01", "choose"), {}, "option-1"),
        {"happening.option": 1, "happening.stage": "fight"},
        ["0 chooses Sweep them off"],
    ),
    (
        *(Happening("M01", "choose"), {"fates": (5,)}, "option-0 draw"),
        DRAWN | {"happening.option": 0, "happening.stage": "fight"},
        ["0 chooses Catch them", "0 draws_fate 5", "challenge_won perception 5 5"],
    ),
    (
        *(Happening("M01", "choose"), {"fates": (4,)}, "option-0 draw mac"),
        DRAWN | {"happening.option": 0, "happening.stage": "fight", "happening.lost": True}
        | {"crew.mac.fatigue": 1},
        ["0 chooses Catch them", "0 draws_fate 4", "challenge_lost perception 5 4",
         "tires Mac"],
    ),
    (
        *(Happening("M06", "choose"), {}, "option-1"),
        {"goods.grain": 0, "happening.option": 1, "happening.stage": "fight"},
        ["0 chooses Share out a meal", "pays_goods grain 1"],
    ),
    (
        *(Happening("M06", "choose"), {"grain": 0, "fates": (5,)}, "draw"),
        DRAWN | {"happening.option": 0, "happening.stage": "fight"},
        ["0 chooses Sing them through it", "0 draws_fate 5", "challenge_won cunning 5 5"],
    ),
    (
        *(Happening("M01", "after", 0), {}, "", PASSED | {"events_gone": 1, "goods.meat": 1}),
        ["gains_goods meat 1"],
    ),
    (Happening("M01", "after", 0, lost=True), {}, "", PASSED | {"events_gone": 1}, []),
    (
        *(Happening("M01", "after", 1), {}, "", PASSED | {"events_gone": 1, "chairs.0.command": 1}),
        ["gains_command 1"],
    ),
    (Happening("P05", "fight", 0), {}, "", BEGUN | {"happening.stage": "after"}, [MET]),
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
    game = fresh(pack=SHALLOWS, **things)
    game.s.happening = Happening(
        happening.id, happening.stage, happening.option, lost=happening.lost
    )
    assert changed(game, face_event, *answers.split()) == change
    assert happened(game) == lines


@pytest.mark.parametrize("name", pack_names())
def test_every_event_without_options_says_what_it_does(name: str) -> None:
    for card in find_pack(name).events:
        rules = " ".join(map(str, event_rules(card)))
        assert rules or card.options, card.name
        if card.ongoing:
            assert says(rules, "games.sleeping_gods.story.event_words._staying"), card.name
        assert "something happens" not in rules


def test_a_beast_tells_how_it_hunts() -> None:
    beast = event(
        "D07",
        ongoing=True,
        hunter={"name": "Fin", "steps": 2, "effects": [{"op": "damage", "n": 4, "who": "any"}]},
        clear={"skill": "strength", "need": 8},
        clear_when="action",
    )
    first, second = map(facts, event_rules(beast))
    assert (first, second) == ("2 Fin damage 4", "strength 8")
