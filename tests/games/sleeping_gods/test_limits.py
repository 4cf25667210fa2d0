"""Printed limits and figures, each at its edge: one below, exactly there, one above."""

import pytest

from games.sleeping_gods.command.any_time import crew_and_cards
from games.sleeping_gods.command.tokens import clear_command, gain_command
from games.sleeping_gods.crew.damage import hurt
from games.sleeping_gods.crew.fatigue import rest, tire
from games.sleeping_gods.crew.healing import heal, restore
from games.sleeping_gods.crew.statuses import afflict_by
from games.sleeping_gods.fight.squares import strength
from games.sleeping_gods.scoring import score_parts
from games.sleeping_gods.ship.goods import gain, pay
from games.sleeping_gods.ship.hull import part_hit, repair
from games.sleeping_gods.turn.travel import distance_for
from tests.games.sleeping_gods.tables import (
    Script,
    crew,
    drive,
    drive_all,
    enemy,
    equip,
    fight,
    give,
    own,
    table,
    with_parts,
)


@pytest.mark.parametrize(
    ("total", "regions"),
    [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (8, 3), (9, 3), (10, 4), (15, 4)],
)
def test_r48_the_travel_table_at_its_edges(total: int, regions: int) -> None:
    assert distance_for(total) == regions


@pytest.mark.parametrize(
    ("fate", "room"),
    [(1, "hull"), (2, "deck"), (3, "sick_bay"), (4, "galley"), (5, "quarters"), (6, "bridge")],
)
def test_r26_fate_beyond_6_hits_what_6_hits(fate: int, room: str) -> None:
    assert part_hit(fate) == room
    assert part_hit(8) == "bridge"


@pytest.mark.parametrize(("status", "tokens"), [("venom", 4), ("madness", 4), ("low_morale", 8)])
def test_r2_status_tokens_run_out(status: str, tokens: int) -> None:
    game = table()
    list(drive_all(afflict_by(game, status, 9, "any", None)))
    assert sum(status in member.statuses for member in game.s.crew) == tokens


def test_r2_goods_and_command_stop_at_what_the_box_holds() -> None:
    game = table(2)
    game.s.goods["meat"] = 5
    assert (gain(game, "meat", 3), game.s.goods["meat"]) == (1, 6)
    game.s.goods["coins"] = 39
    assert (gain(game, "coins", 3), game.s.goods["coins"]) == (1, 40)
    game.s.chairs[1].command, crew(game, "mac").command = 6, 4
    gain_command(game, 0, 5)
    assert (game.s.chairs[0].command, game.command_left()) == (4, 0)


def test_r3_nobody_pays_more_than_there_is() -> None:
    game = table()
    game.s.goods.update(coins=2, meat=1)
    drive(pay(game, "coins", 5))
    assert game.s.goods["coins"] == 0
    drive(pay(game, "meat", 1))
    assert game.s.goods["meat"] == 0


def test_r19_health_never_goes_below_0_or_above_what_the_board_shows() -> None:
    game = table()
    mac = game.index_of("mac")
    health = game.health(mac)
    assert drive(hurt(game, mac, health + 2)) == 2
    assert (game.left(mac), game.able(mac)) == (0, False)
    assert restore(game, mac, 1) == 1
    assert (game.left(mac), game.able(mac)) == (1, True)
    assert restore(game, mac, health + 5) == health - 1
    assert game.left(mac) == health


def test_r23_a_third_fatigue_does_nothing_and_rest_stops_at_none() -> None:
    game = table()
    mac = game.index_of("mac")
    for fatigue in (1, 2, 2):
        tire(game, mac)
        assert crew(game, "mac").fatigue == fatigue
    drive(rest(game, 5, [mac]))
    assert crew(game, "mac").fatigue == 0


def test_r27_no_more_is_repaired_than_is_broken() -> None:
    game = table()
    game.s.harm["deck"] = 2
    drive(repair(game, 5))
    assert game.s.harm["deck"] == 0


def test_r38_command_is_returned_as_far_as_it_goes_and_no_further() -> None:
    game = table()
    crew(game, "mac").command, crew(game, "marco").command = 2, 2
    own(game, 31)
    game.s.cards[-1].command = 2
    drive(clear_command(game, 3), "mac", "card-31")
    assert (crew(game, "mac").command, crew(game, "marco").command) == (0, 2)
    assert game.s.cards[-1].command == 1


def test_healing_is_divided_until_it_is_used_up() -> None:
    game = table()
    crew(game, "mac").damage, crew(game, "marco").damage = 2, 3
    drive(heal(game, 4, [game.everybody()]), "mac")
    assert (crew(game, "mac").damage, crew(game, "marco").damage) == (0, 1)


def test_r57_a_third_card_finds_no_slot_and_a_card_one_command_too_dear_is_not_offered() -> None:
    game = table()
    give(game, 0, "Triage")
    game.s.chairs[0].command = 1
    assert "equip-22-mac" not in Script(crew_and_cards(game, 0)).ids()
    game.s.chairs[0].command = 2
    equip(game, "mac", "Stubborn", "Field Surgery")
    script = Script(crew_and_cards(game, 0))
    assert "equip-22-mac" not in script.ids()
    script.answer("equip-22-marco", "back")
    assert script.over
    assert (game.s.chairs[0].command, crew(game, "marco").equipped) == (0, [22])


def test_r83_an_enemy_strikes_with_its_attack_and_every_open_symbol() -> None:
    foe = enemy(70, [[{"heart": 1}, {"attack": 1}], [{"attack": 2}, {}]], attack=1)
    game = table(pack=with_parts(enemies=[foe]))
    battle = fight(game, 70)
    assert strength(foe, battle.foes[0]) == 4
    battle.foes[0].covered = [1]
    assert strength(foe, battle.foes[0]) == 3
    battle.foes[0].covered = [1, 2]
    assert strength(foe, battle.foes[0]) == 1


def test_r115_the_score_figure_by_figure() -> None:
    game = table()
    game.s.cards = game.s.cards[:2]
    own(game, 1)
    game.s.quests, game.s.used_quests = [1, 2], [61]
    game.s.crew[0].levels, game.s.crew[1].levels = ["odessa-1"], ["rafael-3"]
    game.s.goods.update(coins=7, artifacts=3)
    game.s.ending, game.s.defeats = 2, 2
    figures = {str(name): points for name, points in score_parts(game)}
    assert figures == {
        "Adventure cards": 6,
        "Bells": 2,
        "Quests": 3,
        "Level cards": 4,
        "Coins": 3,
        "Artifacts": 3,
        "Ending": 10,
        "Defeats": -20,
        "Brutal mode": 0,
        "Variants": 0,
    }


def test_r115_brutal_mode_gives_25_and_takes_nothing_for_defeats() -> None:
    game = table(mode="brutal")
    game.s.defeats = 1
    figures = {str(name): points for name, points in score_parts(game)}
    assert (figures["Brutal mode"], figures["Defeats"], figures["Ending"]) == (25, 0, 0)
