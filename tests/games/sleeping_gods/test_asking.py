"""Who is asked, why, and what is asked together."""

from typing import Any

import pytest

from games.kernel import Ask, T
from games.sleeping_gods import questions
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.command.any_time import crew_and_cards
from games.sleeping_gods.command.tokens import clear_command
from games.sleeping_gods.crew.damage import deal
from games.sleeping_gods.crew.fatigue import rest, tire_by
from games.sleeping_gods.crew.healing import heal
from games.sleeping_gods.crew.statuses import afflict_by, cure
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.ship.goods import pay
from games.sleeping_gods.ship.hull import repair
from games.sleeping_gods.ship.rooms import galley, ship_action
from games.sleeping_gods.ship.search import search
from games.sleeping_gods.state import Happening, Tale
from games.sleeping_gods.turn.actions import act
from games.sleeping_gods.turn.market import trade
from games.sleeping_gods.turn.port import visit_port
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.fights import fight
from tests.games.sleeping_gods.tables import (
    MAC,
    RAFAEL,
    Script,
    asked,
    crew,
    give,
    own,
    para,
    seats,
    table,
    with_parts,
)
from tests.spoken import says


def reason(game: SleepingGods, why: str | None) -> str | None:
    said = game.reason(None if why is None else T(why))
    return None if said is None else facts(said)


def test_a_question_says_what_goes_on_and_what_hangs_on_it() -> None:
    game = table()
    assert reason(game, None) is None
    assert reason(game, "Choose well.") == "Choose well."
    game.s.phase, game.s.room = "aboard", "sick_bay"
    assert reason(game, None) == "sick_bay"
    assert reason(game, "Choose well.") == "sick_bay Choose well."


def test_the_nearest_occasion_is_named() -> None:
    """A fight comes before the story it is part of, and that before the event."""
    supper = para("S81", title="Soundings", end=True)
    silent = para("S82", title="", end=True)
    game = table(pack=with_parts(storybook=[para("80", end=True), supper, silent]))
    game.s.phase, game.s.room = "aboard", "deck"
    game.s.happening = Happening("M01")
    assert reason(game, None) == "Flying Fish"
    for game.s.tale in (Tale(0, "80"), Tale(0, "S82")):
        assert reason(game, None) == "occasion"
    place = "games.sleeping_gods.campaign.occasion"
    for game.s.tale in (Tale(0, "2"), Tale(2, "80")):
        assert says(str(game.occasion()), f"{place}#3", title="The keeper's hut")
    game.s.tale = Tale(0, "S81")
    assert says(str(game.occasion()), f"{place}#2", title="Soundings")
    row = fight(game, 6)
    row.round = 3
    assert reason(game, None) == "3"


def test_a_reason_does_not_name_the_room_of_the_last_turn() -> None:
    game = table()
    game.s.room = "galley"
    give(game, 0, "Oil Can")
    script = Script(ship_action(game)).answer("aid")
    assert "galley" not in str(script.ask.why)


def test_the_active_player_may_answer_for_somebody_absent_and_nobody_twice() -> None:
    game = table(2)
    crew(game, "mac").damage = crew(game, "audrie").damage = 1
    game.s.harm.update(deck=1, hull=1)
    mine = seats(asked(repair(game, 1, 0)))
    assert mine == [("hull", 0, False), ("deck", 0, False)]
    theirs = seats(asked(repair(game, 1, 1)))
    assert theirs == [("hull", 1, False), ("deck", 1, False), ("hull", 0, True), ("deck", 0, True)]
    pool = [[RAFAEL, MAC]]
    assert {seat for _, seat, _ in seats(asked(deal(game, 1, pool, seat=0)))} == {0}
    ids = seats(asked(deal(game, 1, pool, seat=1)))
    assert ids == [("rafael", 1, False), ("mac", 1, False), ("rafael", 0, True), ("mac", 0, True)]
    two = game.member_options([RAFAEL, MAC])
    assert asked(game.decision(questions.WEAPON_PASSED, T("Who?"), two)).upto == 0, "once"


LISTS: dict[str, Any] = {
    "damage": lambda game: deal(game, 2, [game.everybody()]),
    "health": lambda game: heal(game, 2, [game.everybody()]),
    "rest": lambda game: rest(game, 2, game.everybody()),
    "fatigue": lambda game: tire_by(game, 2, "any", None),
    "repair": lambda game: repair(game, 2),
    "command": lambda game: clear_command(game, 2),
}
"""What is divided: two points of it."""
OTHERS: dict[str, Any] = {
    "challenge": lambda game: meet_challenge(game, "craft", 5), "port": visit_port,
    "market": lambda game: trade(game, 2), "room": ship_action, "action": act,
    "crew and cards": lambda game: crew_and_cards(game, 0),
    "payment": lambda game: pay(game, "any", 2),
    "cure": lambda game: cure(game, None, 2, game.everybody()),
    "status": lambda game: afflict_by(game, "madness", 2, "any", None),
    "search": lambda game: search(game, 2), "galley": galley,
}  # fmt: skip


def in_need(seats: int = 1) -> SleepingGods:
    """Everything there is to choose about."""
    game = table(seats)
    for name in ("mac", "audrie", "odessa"):
        member = crew(game, name)
        member.damage = member.fatigue = member.command = 2
        member.statuses = ["venom"]
    game.s.harm.update(deck=2, hull=1)
    game.s.goods.update(meat=2, coins=9)
    game.s.phase, game.s.actions, game.s.xp, game.s.room = "act", 2, 9, "galley"
    own(game, 58)
    return game


@pytest.mark.parametrize("name", LISTS)
def test_what_is_divided_is_asked_for_until_nothing_is_left(name: str) -> None:
    script = Script(LISTS[name](in_need()))
    question = script.ask.id
    assert script.ask.upto == 2
    if name == "command":
        return  # both of them lie in one place
    shares = [option for option in script.ids() if option.endswith("-1")]
    script.answer([*shares, script.ids()[-1]][0])
    assert (script.ask.id, script.ask.upto) == (question, 1), "once more, and it is over"


@pytest.mark.parametrize("name", [*LISTS, *OTHERS])
def test_a_question_in_the_middle_of_something_says_why(name: str) -> None:
    game = in_need()
    give(game, 0, "Oil Can", "Triage")
    assert str(asked((LISTS | OTHERS)[name](game)).why) != "None"


def test_whoever_sends_somebody_in_or_pays_for_a_service_is_asked_again() -> None:
    challenge = meet_challenge(table(), "craft", 9)
    for play, answer in ((challenge, "join-mac"), (visit_port(in_need()), "inn")):
        script = Script(play)
        question = script.ask.id
        assert script.ask.upto > 1
        assert script.answer(answer).ask.id == question


def test_questions_in_the_middle_of_things_say_why() -> None:
    game = table(2)
    game.s.crew[0].damage = 1
    game.s.crew[1].damage = 1
    game.s.phase, game.s.room = "room", ""
    script = Script(ship_action(game)).answer("sick_bay")
    assert isinstance(script.ask, Ask)
    assert facts(script.ask.why) == "sick_bay HEALING"
