"""Whom an effect means, and what it leaves alone: each, one, participants, named (R19, R71)."""

import pytest

from games.sleeping_gods.challenge.joining import join_cost
from games.sleeping_gods.crew.affected import pools_of
from games.sleeping_gods.crew.damage import deal_by
from games.sleeping_gods.crew.fatigue import rest_by, tire_by
from games.sleeping_gods.crew.healing import heal_by
from games.sleeping_gods.crew.statuses import afflict_by, cure
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.state import Contest
from games.sleeping_gods.story.event_deck import lose_events
from games.sleeping_gods.turn.end_of_turn import pass_token
from tests.games.sleeping_gods.tables import Script, crew, drive, table


def damage(game: SleepingGods) -> list[int]:
    return [member.damage for member in game.s.crew]


def test_r19_damage_on_each_overflows_from_whoever_cannot_take_it_all() -> None:
    game = table()
    mac = game.index_of("mac")
    crew(game, "mac").damage = game.health(mac) - 1
    fallen = game.index_of("kasumi")
    crew(game, "kasumi").damage = game.health(fallen)
    before = sum(damage(game))
    script = Script(deal_by(game, 2, "each", None)).answer("odessa")
    assert script.over
    assert sum(damage(game)) - before == 16
    assert crew(game, "odessa").damage == 3
    assert not game.able(mac)


def test_r71_one_takes_all_they_can_before_the_rest_goes_to_others() -> None:
    game = table(2)
    script = Script(deal_by(game, 3, "one", None))
    own = [game.boards[index].id for index in game.crew_of(0)]
    assert script.ids() == own
    script.answer("odessa")
    assert script.over
    assert crew(game, "odessa").damage == 3


def test_r71_a_named_member_takes_it_and_only_the_excess_is_divided() -> None:
    game = table()
    mac = game.index_of("mac")
    crew(game, "mac").damage = game.health(mac) - 1
    script = Script(deal_by(game, 2, "any", "mac"))
    assert not game.able(mac)
    assert "mac" not in script.ids()
    script.answer("odessa")
    assert script.over
    assert crew(game, "odessa").damage == 1


def test_r71_with_nobody_taking_part_everybody_is_meant() -> None:
    game = table()
    assert pools_of(game, "participants", None) == [game.everybody()]
    game.s.took_part = [3, 1]
    assert pools_of(game, "participants", None) == [[3, 1], game.everybody()]
    assert pools_of(game, "captain", None)[0] == [game.captain]
    assert pools_of(game, "each", "mac")[0] == [game.index_of("mac")]


def test_healing_each_and_healing_one_named() -> None:
    game = table()
    for member in game.s.crew:
        member.damage = 2
    drive(heal_by(game, 1, "each", None))
    assert damage(game) == [1] * 9
    drive(heal_by(game, 3, "any", "mac"))
    assert (crew(game, "mac").damage, sum(damage(game))) == (0, 8)


def test_healing_participants_goes_on_to_others_when_they_are_well() -> None:
    game = table()
    mac = game.index_of("mac")
    crew(game, "mac").damage = crew(game, "marco").damage = 1
    game.s.took_part = [mac]
    drive(heal_by(game, 2, "participants", None))
    assert sum(damage(game)) == 0


def test_fatigue_for_each_and_for_one_of_the_active_players_crew() -> None:
    game = table(2)
    drive(tire_by(game, 1, "each", None))
    assert [member.fatigue for member in game.s.crew] == [1] * 9
    script = Script(tire_by(game, 1, "participants", None))
    assert script.ids() == [game.boards[index].id for index in game.crew_of(0)]
    script.answer("odessa")
    assert crew(game, "odessa").fatigue == 2
    assert "odessa" not in Script(tire_by(game, 1, "one", None)).ids()


def test_rest_for_each_and_for_one() -> None:
    game = table()
    crew(game, "mac").fatigue, crew(game, "marco").fatigue = 2, 1
    drive(rest_by(game, 1, "each", None))
    assert (crew(game, "mac").fatigue, crew(game, "marco").fatigue) == (1, 0)
    crew(game, "marco").fatigue = 1
    drive(rest_by(game, 1, "any", "marco"))
    assert (crew(game, "mac").fatigue, crew(game, "marco").fatigue) == (1, 0)


def test_r71_a_status_on_participants_stays_with_the_active_players_crew() -> None:
    game = table(2)
    mac, own = game.index_of("mac"), game.crew_of(0)
    game.s.took_part = [mac]
    script = Script(afflict_by(game, "venom", 2, "participants", None))
    assert "venom" in crew(game, "mac").statuses
    assert script.ids(0) == [game.boards[i].id for i in own if i != mac]
    named = table()
    drive(afflict_by(named, "venom", 1, "any", "mac"))
    drive(afflict_by(named, "venom", 1, "any", "mac"))
    assert [m.id for m in named.s.crew if m.statuses] == ["mac"]


def test_a_cure_takes_off_one_token_of_its_kind() -> None:
    game = table()
    crew(game, "mac").statuses = ["venom", "madness"]
    crew(game, "marco").statuses = ["venom"]
    drive(cure(game, "madness", 2, game.everybody()))
    assert crew(game, "mac").statuses == ["venom"]
    script = Script(cure(game, None, 1, game.everybody()))
    assert script.ids() == ["marco-venom", "mac-venom"]
    script.answer("marco-venom")
    assert script.over
    assert crew(game, "mac").statuses == ["venom"]


@pytest.mark.parametrize(
    ("active", "paid", "low", "cost"),
    [(0, [], False, 1), (0, [], True, 2), (0, [1], False, 0), (0, [1], True, 1), (1, [], True, 1)],
)
def test_r65_what_joining_costs(active: int, paid: list[int], low: bool, cost: int) -> None:
    game = table(2)
    index = next(at for at, member in enumerate(game.s.crew) if member.seat == 1)
    game.s.active = active
    game.s.crew[index].statuses = ["low_morale"] if low else []
    contest = Contest("craft", 5, "story", paid=paid)
    assert join_cost(game, index, contest) == cost


def test_r107_as_many_events_are_lost_as_are_said_from_the_top_of_the_deck() -> None:
    game = table()
    game.s.event_deck = [f"M{n:02}" for n in range(10)]
    game.s.events_gone = []
    lose_events(game, 6)
    assert game.s.event_deck == ["M00", "M01", "M02", "M03"]
    assert game.s.events_gone == ["M09", "M08", "M07", "M06", "M05", "M04"]


def test_r31_the_token_passes_to_the_left_over_empty_chairs() -> None:
    game = table(4)
    game.s.chairs[1].here = game.s.chairs[2].here = False
    game.s.phase, game.s.actions = "dusk", 1
    for active in (3, 0):
        pass_token(game)
        assert (game.s.active, game.s.phase, game.s.actions) == (active, "dawn", 0)
    assert game.s.turn == 3
