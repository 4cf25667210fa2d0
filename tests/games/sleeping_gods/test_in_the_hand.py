"""What stands on the panel: rewards of open cards, several crew in one step, marks, short lines."""

import random

import pytest

from games.kernel.match import Match
from games.sleeping_gods.card_words import effects_text
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.reading_order import CREW, LINES, ROOMS, reading_order
from games.sleeping_gods.story.events import option_detail
from tests.games.sleeping_gods.tables import table


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
    assert str(effects_text(option.effects)) in str(detail)


def test_several_crew_join_under_one_question() -> None:
    match, luck = Match.start(SleepingGods, 1, seed=3), random.Random(3)
    while match.ask is not None and not (match.ask.several and "joins" in str(match.ask.prompt)):
        option = SleepingGods.autopilot(match.view(0), match.ask, 0, luck)
        match.choose(0, option.id)
    ask = match.ask
    assert ask is not None
    assert ask.several is not None
    assert ask.several.most > 1
    first, second = [option.id for option in ask if option.id.startswith("join-")][:2]
    match.choose(0, first, ask.token)
    match.choose(0, second, ask.token)
    assert match.game.s.contest is not None
    assert len(match.game.s.contest.participants) == 2


def test_marks_are_read_from_the_top_of_the_picture_to_its_foot() -> None:
    marks = ["crew.mac", "region.5B", "room.deck", "crew.odessa", "room.bridge", "region.5A"]
    told = ["region.5A", "region.5B", "room.bridge", "room.deck", "crew.odessa", "crew.mac"]
    assert sorted(marks, key=reading_order) == told
    squares = ["square.1.0", "square.0.10", "square.0.9"]
    assert sorted(squares, key=reading_order) == ["square.0.9", "square.0.10", "square.1.0"]
    assert [reading_order(f"crew.{name}")[0] for name in CREW] == [LINES.index("crew")] * 9
    assert sorted(ROOMS, key=lambda room: reading_order(f"room.{room}")) == list(ROOMS)


def test_how_things_stand_is_said_in_a_few_lines() -> None:
    match, luck = Match.start(SleepingGods, 2, seed=5), random.Random(5)
    for _ in range(200):
        ask = match.ask
        assert ask is not None
        seat = ask.awaited[0]
        option = SleepingGods.autopilot(match.view(seat), match.asked(seat) or ask, seat, luck)
        match.choose(seat, option.id)
        assert len(match.game.situation()) <= 6
