"""A turn from dawn to dusk, and its two actions (R31, R46)."""

from typing import Any

import pytest

from games.kernel import Ask
from games.sleeping_gods import questions
from games.sleeping_gods.state import ROOMS, Lasting
from games.sleeping_gods.turn.actions import act, action_options
from games.sleeping_gods.turn.end_of_turn import pass_token
from games.sleeping_gods.turn.travel import ways_to_travel
from games.sleeping_gods.turn.turn import dawn, event, voyage
from tests.games.sleeping_gods.changes import changed, happened
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.tables import (
    Script,
    crew,
    detail,
    drive,
    equip,
    fresh,
    rig_event,
    table,
    turn_of,
    with_events,
)


def test_r31_ship_action_event_two_actions_then_the_token_passes() -> None:
    game = table(2)
    rig_event(game, "M05")
    script = Script(voyage(game))
    assert script.ids(0)[:5] == list(ROOMS)
    script.answer("sick_bay")
    assert game.s.events_gone == ["M05"]
    assert game.s.actions == 2
    script.answer("skip")
    assert game.s.actions == 1
    script.answer("skip")
    assert (game.s.active, game.s.turn) == (1, 2)


@pytest.mark.parametrize(
    ("active", "here", "following"),
    [
        (0, (True, True, True), 1), (2, (True, True, True), 0), (0, (True, False, True), 2),
        (2, (False, True, True), 1), (1, (False, True, False), 1),
    ],
)  # fmt: skip
def test_r31_the_captain_token_goes_to_the_left_past_empty_chairs(
    active: int, here: tuple[bool, ...], following: int
) -> None:
    game = table(3)
    game.s.active, game.s.turn, game.s.phase, game.s.actions = active, 4, "dusk", 1
    for chair, taken in zip(game.s.chairs, here, strict=True):
        chair.here = taken
    pass_token(game)
    assert (game.s.active, game.s.turn, game.s.phase) == (following, 5, "dawn")
    assert game.s.actions == 0


def test_r44_after_the_room_comes_an_event_and_two_actions() -> None:
    game = with_events(phase="event", event_deck=["M01"])
    change = changed(game, event)
    assert (change["phase"], change["actions"], change["happening.id"]) == ("act", 2, "M01")
    clock = with_events(phase="event", event_deck=[])
    change = changed(clock, event)
    assert (change["phase"], change["actions"], change["tale.para"]) == ("act", 2, "1")


@pytest.mark.parametrize(
    ("answers", "change", "lines"),
    [
        ("skip", {"actions": 1, "chairs.0.command": 1}, ["0 skips_action", "gains_command 1"]),
        (
            "explore-2",
            {"actions": 1, "log": ((1, "explore", "2"),), "visits.2": 1}
            | {"tale.choice": "", "tale.location": 2, "tale.lost": False, "tale.para": "2"}
            | {"tale.seen": (), "tale.stage": "read", "tale.taken": (), "tale.turn_to": ""},
            ["0 explores_place 2"],
        ),
    ],
)
def test_r46_an_action_is_spent(answers: str, change: dict[str, Any], lines: list[str]) -> None:
    game = fresh(pages=[5], phase="act", actions=2)
    assert changed(game, act, answers) == change
    assert happened(game) == lines


def test_r46_what_a_region_offers() -> None:
    game = fresh(pages=[5], phase="act", actions=2, region="5b")
    ids = [option for option in Script(act(game)).ids() if not option.startswith(("travel", "to-"))]
    assert [option for option in ids if option != "aid" and not option.startswith("crew-")] == [
        "explore-10", "market", "port", "skip",
    ]  # fmt: skip


def test_r46_without_actions_the_turn_ends() -> None:
    assert changed(fresh(pages=[5], phase="act", actions=0), act) == {"phase": "dusk"}


def test_r46_the_same_action_may_be_taken_twice_and_a_skip_gains_a_command() -> None:
    game = table()
    rig_event(game, "M05")
    script = turn_of(game)
    before = game.s.chairs[0].command
    script.answer("skip")
    assert game.s.chairs[0].command == before + 1
    assert {"travel", "explore-2", "explore-4", "skip"} <= set(script.ids())
    assert "market" not in script.ids()
    assert "port" not in script.ids()


def test_r46_skipping_says_when_there_is_no_command_to_be_had() -> None:
    game = table()
    skip = next(option for option in action_options(game) if option.id == "skip")
    assert skip.detail is None
    game.s.chairs[0].command = 14
    skip = next(option for option in action_options(game) if option.id == "skip")
    assert facts(skip.detail) == "none"


def test_r47_with_nobody_for_the_engines_nobody_is_asked() -> None:
    game = table()
    for member in game.s.crew:
        member.fatigue = 2
    assert [way.id for way in ways_to_travel(game) if way.value.member is not None] == []
    assert [way.id for way in ways_to_travel(game)] == ["travel", "to-5a", "to-5e"]


def test_r54_going_ashore_in_a_port_is_an_action() -> None:
    game = table()
    game.s.phase, game.s.actions = "act", 2
    game.s.region = next(
        region.id for page in game.pack.pages for region in page.regions if region.port
    )
    game.s.crew[0].damage = 1
    game.s.goods["coins"] = 9
    script = Script(act(game)).answer("port")
    assert "inn" in script.ids()
    assert script.answer("leave").over
    assert game.s.actions == 1


def test_r97_the_start_of_a_turn_serves_only_the_player_whose_turn_it_is() -> None:
    """ "You" is whoever controls the bearer."""
    game = table(2)
    bearer = next(member for member in game.s.crew if member.seat == 1)
    equip(game, bearer.id, "Born Leader")
    drive(dawn(game))
    assert game.s.chairs[1].command == 0
    game.s.active = 1
    drive(dawn(game))
    assert game.s.chairs[1].command == 1


FOG = "Ghostly fog cunning 5 1 low_morale"


def test_what_can_be_done_in_a_turn_names_the_engines_and_the_regions_next_to_here() -> None:
    game = table()
    crew(game, "mac").statuses = ["low_morale", "madness"]
    crew(game, "audrie").fatigue = 2
    game.s.chairs[0].command = 1
    ways = {
        o.id: (facts(o.label), None if o.detail is None else facts(o.detail))
        for o in ways_to_travel(game)
    }
    assert ways == {
        "travel": ("_helms1", "_helms2"),
        "travel-odessa": ("Odessa 1", None),
        "travel-rafael": ("Rafael 1", None),
        "travel-laurent": ("Laurent 1", None),
        "travel-mac": ("Mac 1", "_COMMAND 1, _price"),
        "to-5a": ("5A", None),
        "to-5e": ("5E", FOG),
    }


def test_easy_mode_gives_a_command_at_dawn_to_whoever_is_active() -> None:
    game = with_events(seats=2, phase="dawn", active=1, mode="easy")
    assert changed(game, dawn) == {"chairs.1.command": 1, "phase": "room"}
    assert happened(game) == ["turn_begins 1 1", "gains_command 1"]


def test_actions_say_what_they_offer() -> None:
    game = table()
    game.s.region = "5b"
    game.s.lasting = [Lasting("P06")]
    ask = Ask(questions.ACTION, game.title, action_options(game))
    assert detail(ask, "market") == "7"
    assert detail(ask, "port") == "PORT"
    assert detail(ask, "clear-P06") == "damage 1"
