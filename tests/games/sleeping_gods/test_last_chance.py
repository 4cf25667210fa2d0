"""Whoever can still heal is asked before the last one falls."""

import pytest

from games.sleeping_gods.campaign import Defeated
from games.sleeping_gods.command.last_chance import cards_to_equip
from games.sleeping_gods.crew.damage import hurt
from games.sleeping_gods.fight.end_of_round import end_round
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.state import Contest
from games.sleeping_gods.turn.turn import dawn
from tests.games.sleeping_gods.fights import SKELETON, fight
from tests.games.sleeping_gods.tables import (
    Script,
    crew,
    drive,
    enemy,
    give,
    table,
    with_events,
    with_parts,
)


def only(game: SleepingGods, name: str, left: int) -> int:
    """Everybody but one is at 0 health."""
    for index, member in enumerate(game.s.crew):
        member.damage = game.health(index) - (left if member.id == name else 0)
    return game.index_of(name)


def test_r29_venom_at_dawn_waits_for_whoever_can_heal() -> None:
    game = table()
    only(game, "gregory", 1)
    crew(game, "gregory").statuses = ["venom"]
    game.s.chairs[0].command = 2
    script = Script(dawn(game)).answer("crew-gregory-0", "gregory")
    assert script.over
    assert game.left(game.index_of("gregory")) == 2


def test_r56_the_last_one_standing_is_asked_while_anything_may_help() -> None:
    game = with_events()
    for index, member in enumerate(game.s.crew):
        member.damage = game.health(index)
    crew(game, "gregory").damage = 4
    gregory = game.index_of("gregory")
    assert not cards_to_equip(game)
    give(game, 0, "Oil Can")
    assert cards_to_equip(game)
    game.s.contest = Contest("craft", 5, "story")
    assert not cards_to_equip(game)
    game.s.contest = None
    assert "face" in Script(hurt(game, gregory, 1)).ids()
    game.s.chairs[0].hand, game.s.chairs[0].command = [], 2
    assert "crew-gregory-0" in Script(hurt(game, gregory, 1)).ids()
    crew(game, "gregory").damage = 3
    assert Script(hurt(game, gregory, 1)).over
    assert crew(game, "gregory").damage == 4


def test_r56_the_last_one_standing_may_be_healed_before_they_are_struck() -> None:
    game = table()
    gregory = only(game, "gregory", 1)
    game.s.chairs[0].command = 2
    script = Script(hurt(game, gregory, 1)).answer("crew-gregory-0", "odessa")
    assert script.over
    assert game.standing() == [game.captain]


@pytest.mark.parametrize("amount", [1, 5])
def test_g55_more_than_the_last_one_can_take_is_waited_for_too(amount: int) -> None:
    game = table()
    for index, member in enumerate(game.s.crew):
        member.damage = game.health(index)
    crew(game, "gregory").damage -= 1
    game.s.chairs[0].command = 2
    assert "crew-gregory-0" in Script(hurt(game, game.index_of("gregory"), amount)).ids()


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


def test_r56_the_crew_may_be_tended_between_the_blows_at_the_end_of_a_round() -> None:
    game = table()
    fight(game, SKELETON, SKELETON)
    game.s.chairs[0].command = 2
    crew(game, "mac").damage = 3
    script = Script(end_round(game)).answer("marco")
    assert crew(game, "marco").damage == 2
    script.answer("aid", "crew-gregory-0")
    while script.ask is not None and "mac" in script.ids() and "aid" not in script.ids():
        script.answer("mac")
    assert sum(member.damage for member in game.s.crew) == 3


def test_r88_the_last_one_standing_may_heal_another_who_is_struck_instead() -> None:
    game = table(pack=with_parts(enemies=[enemy(70, [[{"heart": 1}]], attack=1)]))
    only(game, "gregory", 3)
    game.s.chairs[0].command = 2
    fight(game, 70)
    script = Script(end_round(game)).answer("aid", "crew-gregory-0", "odessa")
    assert script.ids()[:2] == ["odessa", "gregory"]
    assert script.answer("odessa").over
    assert game.left(game.captain) == 1
