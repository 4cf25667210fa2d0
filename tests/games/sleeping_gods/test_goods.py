"""Goods, coins and the supply (R2-R4)."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.kernel import Play
from games.sleeping_gods.command.tokens import gain_command
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.ship.goods import gain, pay
from tests.games.sleeping_gods.changes import changed, happened, said
from tests.games.sleeping_gods.tables import Script, bodies, crew, drive, table, with_events


def test_r2_the_supply_holds_14_command_wherever_they_lie() -> None:
    game = with_events(seats=2)
    game.s.chairs[1].command, game.s.cards[0].command, crew(game, "mac").command = 4, 2, 3
    assert game.command_left() == 5
    change = changed(game, lambda game: gain_command(game, 1, 6))
    assert change == {"chairs.1.command": 9}
    assert happened(game) == ["seat_gains_command 5 1", "supply_empty command"]


def test_r34_what_is_not_there_is_not_gained() -> None:
    game = with_events(command=14)
    assert changed(game, lambda game: gain_command(game, 0, 2)) == {}
    assert happened(game) == ["supply_empty command"]


def test_r2_goods_and_command_stop_at_what_the_box_holds() -> None:
    game = table(2)
    game.s.goods["meat"] = 5
    assert (gain(game, "meat", 3), game.s.goods["meat"]) == (1, 6)
    game.s.goods["coins"] = 39
    assert (gain(game, "coins", 3), game.s.goods["coins"]) == (1, 40)
    game.s.chairs[1].command, crew(game, "mac").command = 6, 4
    gain_command(game, 0, 5)
    assert (game.s.chairs[0].command, game.command_left()) == (4, 0)


@pytest.mark.parametrize("goods", [{"meat": 3}, {"meat": 1, "grain": 1}])
def test_r3_what_can_be_paid_in_one_way_only_is_paid(goods: dict[str, int]) -> None:
    game = table()
    game.s.goods.update({"meat": 0, "vegetables": 0, "grain": 0, **goods})
    drive(pay(game, "food_any", 2))
    assert sum(game.s.goods[food] for food in ("meat", "vegetables", "grain")) == (
        sum(goods.values()) - 2
    )


def ends(start: Callable[[], SleepingGods], play: Callable[[SleepingGods], Play[Any]]) -> Any:
    """Every way the questions of a rule can be answered, and what the crew are like then."""

    def follow(answers: tuple[str, ...]) -> Iterator[Any]:
        game = start()
        script = Script(play(game)).answer(*answers, seat=0)
        if script.over:
            yield (*bodies(game), *game.s.goods.values())
            return
        for option in dict.fromkeys(script.ids(0)):
            yield from follow((*answers, option))

    return set(follow(()))


def test_r3_every_mix_can_be_paid() -> None:
    def start() -> SleepingGods:
        game = table()
        game.s.goods.update(meat=2, vegetables=2, grain=1)
        return game

    left = {end[-6:] for end in ends(start, lambda game: pay(game, "food_any", 3))}
    at = [list(start().s.goods).index(food) for food in ("meat", "vegetables", "grain")]
    foods = {tuple(end[place] for place in at) for end in left}
    assert foods == {
        (m, v, g) for m in range(3) for v in range(3) for g in range(2) if m + v + g == 2
    }


def test_r3_nobody_pays_more_than_there_is() -> None:
    game = table()
    game.s.goods.update(coins=2, meat=1)
    drive(pay(game, "coins", 5))
    assert game.s.goods["coins"] == 0
    drive(pay(game, "meat", 1))
    assert game.s.goods["meat"] == 0


@pytest.mark.parametrize(("kind", "left"), [("food_any", (0, 0, 3)), ("any", (0, 0, 0))])
def test_r3_of_mixed_things_all_is_paid_where_there_is_too_little(
    kind: str, left: tuple[int, ...]
) -> None:
    game = with_events(meat=1, grain=1, coins=3)
    drive(pay(game, kind, 9))
    assert tuple(game.s.goods[good] for good in ("meat", "grain", "coins")) == left


def test_r3_what_is_paid_returns_to_the_supply() -> None:
    game = table()
    game.s.goods["coins"] = 40
    drive(pay(game, "coins", 4))
    assert gain(game, "coins", 10) == 4


def test_r4_rewards_come_token_by_token() -> None:
    game = table()
    gain(game, "materials", 2)
    gain(game, "vegetables", 1)
    assert (game.s.goods["materials"], game.s.goods["vegetables"]) == (2, 1)


def test_payments_and_an_empty_supply_are_told() -> None:
    game = table()
    game.s.goods.update(coins=3, meat=1, grain=1)
    drive(pay(game, "coins", 2))
    assert "pays_goods coins 2" in said(game)
    drive(pay(game, "food_any", 2))
    assert "pays_goods meat 1" in said(game)
    assert "pays_goods grain 1" in said(game)
    game.s.goods["materials"] = 6
    gain(game, "materials", 1)
    assert "supply_empty materials" in said(game)
    game.s.chairs[0].command = 14
    gain_command(game, 0, 1)
    assert "supply_empty command" in said(game)
