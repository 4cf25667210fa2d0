"""The autopilot: it finishes battles, beats chance, and sees only the view."""

import random
from typing import Any

import pytest

from benchmarks.lurk import balance
from benchmarks.lurk.balance import measure, report
from games.kernel import Ask, Chance, Game, Option, Outcome
from games.kernel.ask import Play
from games.kernel.run import run
from games.lurk.attack.column import act_with_tile
from games.lurk.autopilot.scene import Scene
from games.lurk.content import FACTIONS
from games.lurk.game import Lurk
from games.lurk.map.board import DISTANCE, NEIGHBOURS
from games.lurk.options import LurkOptions
from tests.games.lurk.field import battle, order, reserve, skirmish, strike, tile


def play(seats: int, seed: int, pilots: range) -> tuple[Outcome, int]:
    """One battle; seats outside of ``pilots`` play at random."""
    luck = random.Random(seed)

    def decide(game: Game[Any, Any], ask: Ask) -> Option[Any]:
        seat = ask.seats[0]
        if seat in pilots:
            return Lurk.autopilot(game.view(seat), ask.seen_by(seat), seat, luck)
        return luck.choice(ask.of(seat))

    return run(Lurk.new(seats, LurkOptions(), Chance(seed)), decide)


def test_it_beats_a_player_of_chance() -> None:
    wins = sum(0 in play(2, seed, range(1))[0].winners for seed in range(6))
    assert wins == 6


def test_its_battles_end_by_elimination() -> None:
    outcome, decisions = play(3, 14, range(3))
    assert outcome.cause == "last"
    assert decisions < 3000


@pytest.mark.soak
def test_three_thousand_random_and_six_hundred_autopilot_battles_end() -> None:
    for seed in range(3000):
        assert play(2 + seed % 3, seed, range(0))[1] <= Lurk.longest
    for seed in range(600):
        assert play(2 + seed % 3, seed, range(4))[1] <= Lurk.longest


def answer(game: Lurk, play: Play[Any], seat: int) -> str:
    """What the autopilot says to the first question."""
    ask = next(play)
    assert isinstance(ask, Ask)
    return Lurk.autopilot(game.view(seat), ask, seat, random.Random(1)).id


def test_it_uses_an_ability_that_pays() -> None:
    game = skirmish("tooth_reaver", "coral_knight")
    assert answer(game, strike(game), 0) == "use.power"


def test_it_saves_essence_that_would_gain_nothing() -> None:
    game = skirmish("tooth_reaver", "mine_drone swimming")
    assert answer(game, strike(game), 0) == "no"


def test_it_does_not_blow_itself_up_for_little() -> None:
    game = skirmish("mine_drone", "spore_jelly", essence=(1, 0))
    assert answer(game, strike(game), 0) == "no"


def test_among_several_enemies_it_fears_the_strongest() -> None:
    models = "brass_admiral E5, 1 kelp_spear B2, 2 bone_slinger I1, 2 trench_brute I2"
    game = battle(models, seats=3)
    scene = Scene(game.view(0), 0)
    spear, slinger = scene.by_id[1], scene.by_id[2]
    assert scene.worth(slinger) > scene.worth(spear)


def test_it_fears_nobody_for_the_points_that_the_house_rule_gives() -> None:
    chiefs = [f"{seat} gill_chief {spot}" for seat, spot in enumerate(("E5", "B2", "I1", "A1"))]
    game = battle(*chiefs, "2 eel_pup I2", seats=4)
    menace = Scene(game.view(0), 0).menace
    assert menace[2] == pytest.approx(menace[1]), "29 of 87 points stand, and 25 of 75"


def test_the_balance_is_told_for_every_faction(monkeypatch: pytest.MonkeyPatch) -> None:
    fought = balance.battle(("cog", "nautilus"), 1)
    monkeypatch.setattr(balance, "battle", lambda *_: fought)
    told = report(2, measure(2, 1))
    assert all(faction.name in told for faction in FACTIONS.values())
    assert told.splitlines()[2].count("%") == 4
    assert "6 battles" in told


@pytest.mark.soak
def test_no_faction_wins_less_than_two_fifths_or_more_than_three() -> None:
    tally = measure(2, 200)
    for faction in FACTIONS:
        assert 0.4 <= tally.wins[faction] / tally.battles[faction] <= 0.6, faction


def test_it_swims_when_rock_cuts_it_off() -> None:
    game = battle("pressure_walker G4, 1 abyss_idol A2")
    around = NEIGHBOURS[tile("G4")]
    for place in around:
        game.s.ground[place] = "rock"
    game.s.players[0].stock.clear()
    ask = next(order(game, "move", "G4"))
    assert isinstance(ask, Ask)
    assert Lurk.autopilot(game.view(0), ask, 0, random.Random(1)).id.startswith("swim_to.")
    game.s.ground[min(around, key=lambda place: DISTANCE[place][tile("A2")])] = "sand"
    assert Lurk.autopilot(game.view(0), ask, 0, random.Random(1)).id == "stay"


def test_it_brings_all_reinforcements_that_have_room() -> None:
    game = battle("pressure_walker E5, 1 abyss_idol E8")
    for kind in ("deck_hand", "mine_drone", "mine_drone"):
        reserve(game, 0, kind)
    play = order(game, "enter", "A2")
    ask = next(play)
    assert isinstance(ask, Ask)
    ask = play.send(Lurk.autopilot(game.view(0), ask, 0, random.Random(1)))
    assert isinstance(ask, Ask)
    assert Lurk.autopilot(game.view(0), ask, 0, random.Random(1)).id.startswith("enter")


def test_it_names_an_ability_with_the_attack_that_it_helps() -> None:
    game = skirmish("tooth_reaver", "coral_knight")
    assert answer(game, act_with_tile(game, tile("E5")), 0) == "hit.m1.power.m0"
    game = skirmish("tooth_reaver", "mine_drone swimming")
    assert answer(game, act_with_tile(game, tile("E5")), 0) == "hit.m1.m0"
