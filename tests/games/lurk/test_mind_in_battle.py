"""What a thinking player of Lurk knows of abilities and of who comes close, and that it never
dithers."""

import random

import pytest

from games.kernel.ask import Ask
from games.lurk.game import Lurk
from games.lurk.mind.fighters import Fighter
from games.lurk.mind.line_up import line_up_of
from games.lurk.mind.powers import Spur, braced, spurred
from games.lurk.mind.weights import THINKING
from games.lurk.mind.worth import come, lore_of, replies, targets_of
from games.minds import Budget, decide
from tests.games.lurk.field import battle, tile


def fighter(game: Lurk, number: int) -> Fighter:
    return line_up_of(game.view(0), 0).fighters[number]


@pytest.mark.parametrize(
    ("kind", "essence", "defence", "block"),
    [
        ("coral_knight", 2, "RRR", 0),
        ("coral_knight", 3, "RRR", 1),
        ("pressure_walker", 5, "BRR", 0),
        ("pressure_walker", 6, "BBRR", 0),
    ],
)
def test_an_ability_helps_whoever_can_pay_three_times_in_defence(
    kind: str, essence: int, defence: str, block: int
) -> None:
    game = battle(f"gill_chief A1, 1 {kind} E6")
    game.s.players[1].essence = essence
    one = fighter(game, 1)
    assert braced(one.gear, "sand", essence) == (one.defence, one.block) == (defence, block)


@pytest.mark.parametrize(("essence", "cancelled"), [(5, 0), (6, 2)])
def test_shields_are_cancelled_for_whoever_can_pay_three_times(
    essence: int, cancelled: int
) -> None:
    idol = fighter(battle("abyss_idol E5"), 0)
    spur = spurred(idol.gear, Spur("BBBR"), essence, 0)
    assert (spur.dice, spur.cancelled) == ("BBBR", cancelled)


@pytest.mark.parametrize(("friends", "dice"), [(0, "RR"), (1, "RRW"), (2, "RRWW")])
def test_a_pack_hunts_with_as_many_dice_as_it_has_friends(friends: int, dice: str) -> None:
    raider = fighter(battle("gutter_raider E5"), 0)
    spur = spurred(raider.gear, Spur("RR"), 3, friends)
    assert spur.dice == dice
    assert (spur.ability is None) == (friends == 0)


def test_the_stunned_have_no_abilities() -> None:
    game = battle("gill_chief A1, 1 coral_knight E6")
    assert fighter(game, 1).block == 1
    game.s.models[1].tokens.append("stunned")
    assert fighter(game, 1).block == 0


def test_whoever_comes_to_strike_is_close_by_afterwards() -> None:
    game = battle("gill_chief A1, 1 trench_brute E4")
    view = game.view(0)
    line_up = line_up_of(view, 0)
    lore = lore_of(view, line_up, 0, THINKING)
    friends = targets_of(lore, line_up.army(0))
    replies(lore, line_up.army(1), friends)
    assert come(line_up.fighters[1], friends.came).tile == tile("A1")


@pytest.mark.parametrize("deed", ["swim", "settle"])
def test_it_never_swims_or_settles_only_to_think_again(deed: str) -> None:
    """Both are offered again after the other: a player who liked either would never go."""
    game = battle("gill_chief A1, 1 ink_weaver I1")
    if deed == "settle":
        game.s.models[0].tokens.append("swimming")
    ask = next(step for step in game.play() if isinstance(step, Ask))
    position = game.mind().imagine(game.view(0), ask, 0, random.Random(1))
    assert position is not None
    worths = {option.id: position.after(option.id).worth() for option in ask.of(0)}
    dithers = [worth for id_, worth in worths.items() if id_.startswith(f"{deed}.")]
    assert dithers
    assert max(dithers) < worths["end"] - game.mind().guard


def test_a_turn_is_over_after_a_few_orders() -> None:
    game = battle("gill_chief A1, tooth_reaver A1, 1 ink_weaver I1")
    game.s.players[0].stock = ["coral_axe", "rusted_cutlass"]
    play, luck, orders = game.play(), random.Random(1), 0
    step = next(play)
    while game.s.active == 0 and game.s.turn == 1:
        if not isinstance(step, Ask):
            step = next(play)
            continue
        chosen = decide(game, step, 0, level="fierce", luck=luck, budget=Budget(leaves=2000))
        step, orders = play.send(chosen), orders + 1
        assert orders < 30
