"""Dice: their faces, bonus dice, degrading, upgrading, and exact averages."""

from fractions import Fraction
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.kernel.chance import Chance
from games.lurk.dice.dice import (
    FACES,
    degrade,
    diamonds,
    hits,
    pool,
    reroll,
    roll,
    upgrade,
    useless,
)
from games.lurk.dice.odds import kill_chance, mean, mean_wounds, spread, wounds
from tests.games.lurk.field import Faces

RANK = {"W": 1, "R": 2, "B": 3}
pools = st.text("WRB", max_size=6).map(pool)


def exact_mean(colour: str, counted: str, chains: str) -> Fraction:
    """All six faces; a chain brings one red die, whose mean solves m = own + chains/6 * m."""
    red = Fraction(sum(f in counted for f in FACES["R"]), 6) / (
        1 - Fraction(sum(f in chains for f in FACES["R"]), 6)
    )
    own = Fraction(sum(f in counted for f in FACES[colour]), 6)
    return own + Fraction(sum(f in chains for f in FACES[colour]), 6) * red


@pytest.mark.parametrize(
    ("colour", "hit", "block"),
    [
        ("W", Fraction(1, 3), Fraction(1, 6)),
        ("R", Fraction(3, 5), Fraction(1, 3)),
        ("B", Fraction(4, 5), Fraction(1, 2)),
    ],
)
def test_each_colour_is_better_than_the_one_before(
    colour: str, hit: Fraction, block: Fraction
) -> None:
    assert exact_mean(colour, "oO", "OD") == hit
    assert exact_mean(colour, "sS", "SD") == block
    assert mean(colour, "attack") == pytest.approx(float(hit), abs=1e-6)
    assert mean(colour, "defence") == pytest.approx(float(block), abs=1e-6)


def test_every_pool_of_up_to_five_dice_adds_up() -> None:
    for count in range(6):
        for dice in combinations_with_replacement("BRW", count):
            for purpose, counted, chains in (("attack", "oO", "OD"), ("defence", "sS", "SD")):
                exact = sum((exact_mean(die, counted, chains) for die in dice), Fraction(0))
                assert mean("".join(dice), purpose) == pytest.approx(float(exact), abs=1e-5)
                assert sum(spread("".join(dice), purpose)) == pytest.approx(1, abs=1e-6)


@pytest.mark.parametrize(
    ("attack", "defence", "expected"),
    [
        ("RW", "RW", 0.62),
        ("RR", "RW", 0.85),
        ("RRR", "RR", 1.25),
        ("BRR", "RRR", 1.20),
        ("BBRR", "BRR", 1.78),
        ("BBBR", "BBR", 1.85),
    ],
)
def test_expected_wounds_of_common_attacks(attack: str, defence: str, expected: float) -> None:
    assert mean_wounds(attack, defence) == pytest.approx(expected, abs=0.011)


def test_kill_chance_is_the_tail_of_the_wounds() -> None:
    assert kill_chance("RR", "W", 1) == pytest.approx(1 - wounds("RR", "W")[0], abs=1e-6)


@pytest.mark.parametrize(
    ("dice", "worse"), [("B", "R"), ("R", "W"), ("W", ""), ("", ""), ("BRW", "BR"), ("BBR", "BBW")]
)
def test_degrading_lowers_the_worst_die_and_loses_a_white_one(dice: str, worse: str) -> None:
    assert degrade(dice) == worse


@pytest.mark.parametrize(
    ("dice", "times", "better"),
    [
        ("W", 1, "R"),
        ("R", 1, "B"),
        ("B", 1, "BW"),
        ("RRR", 2, "BBR"),
        ("RRW", 1, "RRR"),
        ("RRW", 2, "BRR"),
        ("B", 2, "BWW"),
        ("", 1, ""),
    ],
)
def test_upgrading_raises_the_worst_dice_and_a_black_one_brings_a_white_one(
    dice: str, times: int, better: str
) -> None:
    assert upgrade(dice, times) == better


@settings(deadline=None)
@given(pools)
def test_degrading_costs_exactly_one_level(dice: str) -> None:
    before, after = (sum(RANK[d] for d in p) for p in (dice, degrade(dice)))
    assert after == max(0, before - 1)
    assert degrade(dice) == pool(degrade(dice))


@settings(deadline=None)
@given(pools, st.integers(0, 6))
def test_upgrading_gains_exactly_one_level_each(dice: str, times: int) -> None:
    before, after = (sum(RANK[d] for d in p) for p in (dice, upgrade(dice, times)))
    assert after == before + (times if dice else 0)


@settings(deadline=None)
@given(pools, st.integers(0, 12))
def test_degrading_often_enough_leaves_no_dice(dice: str, times: int) -> None:
    level = sum(RANK[d] for d in dice)
    assert (degrade(dice, times) == "") == (times >= level)


def test_a_white_octopus_rolls_one_more_red_die_which_may_roll_on() -> None:
    rolled = roll(Faces("BO", "RO", "Ro"), "B", "attack")
    assert rolled == ["BO", "RO", "Ro"]
    assert hits(rolled) == 3


def test_a_white_shield_adds_nothing_in_attack_and_a_die_in_defence() -> None:
    assert roll(Faces("BS"), "B", "attack") == ["BS"]
    assert roll(Faces("BS", "Rs"), "B", "defence") == ["BS", "Rs"]


def test_a_white_diamond_is_essence_and_rolls_on_for_both() -> None:
    for purpose in ("attack", "defence"):
        rolled = roll(Faces("BD", "Rd"), "B", purpose)
        assert diamonds(rolled) == 2


def test_only_useless_dice_are_rolled_again() -> None:
    rolled = ["Ro", "W-", "Rs", "Wd"]
    assert useless(rolled, "attack") == [2, 1]
    assert reroll(Faces("Ro", "Wo"), rolled, [2, 1], "attack") == ["Ro", "Wd", "Ro", "Wo"]


@settings(deadline=None)
@given(pools, st.integers(0, 2**64))
def test_a_roll_has_one_die_for_each_of_the_pool_and_each_bonus(dice: str, seed: int) -> None:
    rolled = roll(Chance(seed), dice, "attack")
    assert len(rolled) == len(dice) + sum(die[1] in "OD" for die in rolled)
    assert [die[0] for die in rolled[: len(dice)]] == list(dice)
    assert all(die[0] == "R" for die in rolled[len(dice) :])
