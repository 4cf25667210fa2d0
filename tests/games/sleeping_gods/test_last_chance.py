"""Command may be spent at any time: also just before the worst happens (R21, R43, R56)."""

import pytest

from games.sleeping_gods.campaign import Defeated
from games.sleeping_gods.crew.damage import hurt
from games.sleeping_gods.fight.end_of_round import end_round
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.state import Lasting
from games.sleeping_gods.turn.end_of_turn import dusk
from games.sleeping_gods.turn.turn import dawn
from tests.games.sleeping_gods.tables import (
    Script,
    crew,
    drive,
    enemy,
    fight,
    own,
    rig_fate,
    table,
    with_parts,
)


def only(game: SleepingGods, name: str, left: int) -> int:
    """Everybody but one is at 0 health."""
    for index, member in enumerate(game.s.crew):
        member.damage = game.health(index) - (left if member.id == name else 0)
    return game.index_of(name)


def test_r56_the_last_one_standing_may_be_healed_before_they_are_struck() -> None:
    game = table()
    gregory = only(game, "gregory", 1)
    game.s.chairs[0].command = 2
    script = Script(hurt(game, gregory, 1)).answer("crew-gregory-0", "odessa")
    assert script.over
    assert game.standing() == [game.captain]


def test_r56_whoever_lets_it_happen_is_beaten() -> None:
    game = table()
    gregory = only(game, "gregory", 2)
    game.s.chairs[0].command = 2
    script = Script(hurt(game, gregory, 2))
    with pytest.raises(Defeated):
        script.answer("face")


def test_r56_nobody_is_asked_who_has_nothing_to_use_or_is_not_the_last() -> None:
    game = table()
    gregory = only(game, "gregory", 2)
    with pytest.raises(Defeated):
        drive(hurt(game, gregory, 2))
    other = table()
    gregory = only(other, "gregory", 2)
    other.s.chairs[0].command = 2
    assert drive(hurt(other, gregory, 1)) == 0
    crew(other, "odessa").damage -= 1
    assert drive(hurt(other, gregory, 1)) == 0


def test_r29_venom_at_dawn_waits_for_whoever_can_heal() -> None:
    game = table()
    only(game, "gregory", 1)
    crew(game, "gregory").statuses = ["venom"]
    game.s.chairs[0].command = 2
    script = Script(dawn(game)).answer("crew-gregory-0", "gregory")
    assert script.over
    assert game.left(game.index_of("gregory")) == 2


def test_r88_the_last_one_standing_may_heal_another_who_is_struck_instead() -> None:
    game = table(pack=with_parts(enemies=[enemy(70, [[{"heart": 1}]], attack=1)]))
    only(game, "gregory", 3)
    game.s.chairs[0].command = 2
    fight(game, 70)
    script = Script(end_round(game)).answer("aid", "crew-gregory-0", "odessa")
    assert script.ids()[:2] == ["odessa", "gregory"]
    assert script.answer("odessa").over
    assert game.left(game.captain) == 1


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
