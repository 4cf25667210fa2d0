"""Fatigue and rest (R23-R24)."""

from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.command.any_time import crew_and_cards
from games.sleeping_gods.crew.damage import deal_by
from games.sleeping_gods.crew.fatigue import rest, rest_by, tire, tire_by
from games.sleeping_gods.turn.port import stay_at_inn
from tests.games.sleeping_gods.tables import Script, crew, drive, table


def test_r23_a_third_fatigue_does_nothing_and_rest_stops_at_none() -> None:
    game = table()
    mac = game.index_of("mac")
    for fatigue in (1, 2, 2):
        tire(game, mac)
        assert crew(game, "mac").fatigue == fatigue
    assert "join-mac" not in Script(meet_challenge(game, "craft", 5)).ids()
    drive(rest(game, 5, [mac]))
    assert crew(game, "mac").fatigue == 0


def test_r23_when_everybody_is_exhausted_no_more_fatigue_is_dealt() -> None:
    game = table()
    for member in game.s.crew:
        member.fatigue = 2
    drive(tire_by(game, 2, "any", None))
    assert {member.fatigue for member in game.s.crew} == {2}


def test_r24_recipes_and_ports_remove_fatigue() -> None:
    game = table()
    game.s.chairs[0].command = 1
    game.s.goods.update(meat=2, grain=1)
    crew(game, "mac").fatigue = 2
    crew(game, "marco").fatigue = 2
    script = Script(crew_and_cards(game, 0)).answer("use-130-0", "mac", "mac")
    assert script.over
    assert crew(game, "mac").fatigue == 0
    assert crew(game, "marco").fatigue == 1
    game.s.goods["coins"] = 4
    stay_at_inn(game)
    assert crew(game, "marco").fatigue == 0


def test_r71_one_takes_all_they_can_before_the_rest_goes_to_others() -> None:
    game = table(2)
    script = Script(deal_by(game, 3, "one", None))
    own = [game.boards[index].id for index in game.crew_of(0)]
    assert script.ids() == own
    script.answer("odessa")
    assert script.over
    assert crew(game, "odessa").damage == 3


def test_fatigue_for_each_and_for_one_of_the_active_players_crew() -> None:
    game = table(2)
    drive(tire_by(game, 1, "each", None))
    assert [member.fatigue for member in game.s.crew] == [1] * 9
    script = Script(tire_by(game, 1, "participants", None))
    assert script.ids() == [game.boards[index].id for index in game.crew_of(0)]
    script.answer("odessa")
    assert crew(game, "odessa").fatigue == 2
    assert "odessa" not in Script(tire_by(game, 1, "one", None)).ids()
    anybody = Script(tire_by(table(2), 1, "any", None)).ids()
    assert anybody == [board.id for board in game.boards]


def test_rest_for_each_and_for_one() -> None:
    game = table()
    crew(game, "mac").fatigue, crew(game, "marco").fatigue = 2, 1
    drive(rest_by(game, 1, "each", None))
    assert (crew(game, "mac").fatigue, crew(game, "marco").fatigue) == (1, 0)
    crew(game, "marco").fatigue = 1
    drive(rest_by(game, 1, "any", "marco"))
    assert (crew(game, "mac").fatigue, crew(game, "marco").fatigue) == (1, 0)
