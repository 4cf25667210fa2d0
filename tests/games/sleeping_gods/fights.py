"""Fights that are set up: enemies in their row, blows with rigged fate, squares by their names."""

from __future__ import annotations

from typing import Any

from games.kernel import Option
from games.sleeping_gods.fight.attack import make_attack
from games.sleeping_gods.fight.combat import fight_round, start_fight
from games.sleeping_gods.fight.target import Blow
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.state import Fight, Foe
from tests.games.sleeping_gods.tables import Script, enemy, fresh, rig_fate, with_parts

SKELETON, EYE, SQUID, JACKAL = 6, 7, 8, 9
BEGUN: dict[str, Any] = {
    "fight.disarmed": (), "fight.foes.0.covered": (), "fight.foes.0.num": SKELETON,
    "fight.round": 1, "fight.synergy": tuple(range(9)), "fight.tokens": (4,),
    "fight.used": (0,) * 9, "fight.wounds": 0,
}  # fmt: skip
"""What there is as soon as a skeleton is met."""
MET = "combat_level 3 very easy Skeletal Warrior"


def fight(game: SleepingGods, *numbers: int) -> Fight:
    """A combat with these enemies in this order."""
    start_fight(game, numbers)
    row(game).foes = [Foe(number) for number in numbers]
    return row(game)


def battle(*foes: int, seats: int = 1, **things: Any) -> SleepingGods:
    game = fresh(seats, **things)
    fight(game, *foes)
    return game


def row(game: SleepingGods) -> Fight:
    assert game.s.fight is not None
    return game.s.fight


def attacks_of(game: SleepingGods, member: str) -> list[Option[Blow]]:
    """The blows that one of the crew is offered."""
    options = Script(fight_round(game)).ask.options
    return [option for option in options if option.id.startswith(f"fight-{member}")]


def strike(game: SleepingGods, member: str, *fates: int, foe: int = 0) -> Script:
    """A whole attack by the controller of this member."""
    index = game.index_of(member)
    rig_fate(game, *fates)
    return Script(make_attack(game, Blow(index, 0, foe), game.controller(index)))


def against(*cards: list[list[Any]], attack: int = 0, **things: Any) -> SleepingGods:
    """A combat with enemies 70, 71, … that have these squares."""
    foes = [enemy(70 + at, rows, attack=attack) for at, rows in enumerate(cards)]
    numbers = [foe.num for foe in foes]
    return battle(*numbers, pack=with_parts(enemies=foes), **things)
