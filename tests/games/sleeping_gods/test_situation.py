"""How things stand, in a few lines."""

import random

import pytest

from games.kernel.match import Match
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.reading_order import CREW, LINES, ROOMS, reading_order
from games.sleeping_gods.state import Contest, Lasting
from games.sleeping_gods.story.reading_aloud import read_aloud
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.tables import MAC, crew, give, own, table, with_parts


def test_what_everybody_sees_is_counted() -> None:
    game = table(2)
    view = game.view(0)
    assert (view.command_left, view.total, view.hand_limit, view.prices) == (14, 0, 3, [])
    assert (view.blow, view.lines, view.foe_defense, view.foe_attack) == (None, [], 0, 0)
    own(game, 1)
    game.s.quests = [1, 61]
    game.s.stall = [101, 103]
    game.s.contest = Contest("craft", 6, "story", participants=[MAC], fate=4, bonus=1)
    game.s.chairs[1].command, crew(game, "mac").command = 3, 2
    view = game.view(1)
    assert (view.command_left, view.total, view.hand_limit) == (9, 6, 4)
    assert (view.prices, view.totems) == ([2, 6], [1])
    assert (view.viewer, view.pack, view.mode) == (1, "shallows", "normal")
    assert view.keywords == ["LANTERN", "PURSER"]
    sheet = view.sheets[MAC]
    assert (sheet.controller, sheet.health, sheet.left) == (
        game.controller(MAC),
        game.health(MAC),
        game.health(MAC),
    )
    assert sheet.cost == game.boards[MAC].ability_cost


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


def lines(game: SleepingGods) -> list[str]:
    return [facts(line) for line in game.situation()]


def test_a_fresh_ship_has_nothing_to_complain_of() -> None:
    game = table()
    assert lines(game) == [
        "0 0 0 14",
        "_crew",
        "_ship",
        "grain 1, coins 3, xp 0",
    ]


def test_everything_that_ails_and_lasts_is_told() -> None:
    game = table(2)
    give(game, 1, game.pack.abilities[0].name)
    game.s.chairs[0].command, game.s.chairs[1].command = 3, 1
    rafael = crew(game, "rafael")
    rafael.damage, rafael.fatigue, rafael.statuses = 2, 1, ["venom"]
    game.s.harm["deck"] = 2
    game.s.quests = [1, 2]
    game.s.lasting = [Lasting("P06")]
    game.s.xp = 4
    assert lines(game) == [
        "0 3 0, 1 1 1 10",
        "Rafael 4 6, fatigue 1, venom",
        "deck 2",
        "grain 1, coins 3, xp 4",
        f"{game.pack.quest[1].title} LANTERN",
        "Contrary Current",
    ]


def test_of_many_quests_the_last_six_are_named() -> None:
    plain = {"num": 90, "title": "Plain", "text": "Nobody asks for it.", "active": True}
    game = table(pack=with_parts(quests=[plain]))
    game.s.quests = [1] * 9
    assert lines(game)[-1].count("LANTERN") == 6
    game.s.quests = [90]
    assert lines(game)[-1] == "Plain"


def test_the_headline_counts_turn_totems_and_events_left() -> None:
    game = table()
    game.s.turn = 3
    game.s.event_deck = ["M01"]
    page = game.pack.page[game.pack.region[game.s.region].page].name
    assert facts(game.headline()) == f"1 3 {page} 0 {game.pack.totem_word(0)}"


def test_the_goal_is_called_what_the_pack_calls_it() -> None:
    assert facts(table(pack=find_pack("hollow_gyre")).what_wins()) == "chimes"


def test_a_nameplate_names_a_players_crew_and_an_empty_chair() -> None:
    game = table(3)
    own = [game.name(at) for at, member in enumerate(game.s.crew) if member.seat == 1]
    assert facts(game.nameplate(1)) == ", ".join(facts(name) for name in own)
    assert game.plays(1)
    game.s.chairs[1].here = False
    assert facts(game.nameplate(1)) == "empty chair"
    assert not game.plays(1)


def test_turn_and_active_are_those_of_the_campaign() -> None:
    game = table(2)
    game.s.turn, game.s.active = 5, 1
    assert (game.turn, game.active) == (5, 1)


def test_marks_are_read_line_by_line() -> None:
    marks = ["region.5b", "room.deck", "room.bridge", "region.5a", "region.6a"]
    order = sorted(marks, key=reading_order)
    assert order.index("room.bridge") < order.index("room.deck")
    assert [mark for mark in order if mark.startswith("region")] == [
        "region.5a",
        "region.5b",
        "region.6a",
    ]


def test_marks_are_counted_by_kind_then_by_number_or_letter() -> None:
    marks = ["region.2e", "region.5a", "region.5b", "place.4", "place.10", "foe.0", "square.0.2"]
    marks += ["square.0.10", "square.1.0", "room.bridge", "room.hull", "crew.odessa", "crew.mac"]
    marks += ["crew.somebody", "hand.5", "other.1"]
    shuffled = random.Random(3).sample(marks, len(marks))
    assert sorted(shuffled, key=reading_order) == marks
    assert len({reading_order(mark) for mark in marks}) == len(marks)
    names = [SleepingGods.printed_name(mark) for mark in ("region.5b", "place.4", "crew.mac")]
    assert (names, SleepingGods.printed_name("foe.0")) == (["5B", "4", "Mac"], "")


@pytest.mark.parametrize(("coins", "said"), [(0, "no"), (24, "twenty-four"), (25, "25")])
def test_small_numbers_are_words(coins: int, said: str) -> None:
    game = table()
    game.s.goods["coins"] = coins
    read_aloud(game, "You have {coins} coins.")
    assert str(game.lines[-1].text) == f"You have {said} coins."
