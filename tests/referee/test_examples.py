"""The second reading held to the figures and examples that the rulebooks print."""

import pytest

from tests.referee.lurk import dice, fights, hexes, sea
from tests.referee.sleeping_gods import combat, crew, ship

SQUID = combat.Enemy(
    defence=5,
    attack=2,
    cells=(
        (combat.Cell(), combat.Cell()),
        (combat.Cell(heart=1), combat.Cell(synergy=True, end="weaken")),
        (combat.Cell(heart=2), combat.Cell(attack=1)),
    ),
)
CLUB = combat.Weapon(accuracy=0, damage=2, block=2)


def covering(enemy: combat.Enemy, *squares: tuple[int, int]) -> combat.Enemy:
    return combat.Enemy(
        enemy.defence, enemy.attack, enemy.cells, enemy.covered | frozenset(squares)
    )


def test_the_club_and_the_squid() -> None:
    assert combat.hits(5, CLUB.accuracy, SQUID, ranged=False)
    points = combat.blow(CLUB, hit=True, bonus=1, fatigue=0)
    first = frozenset({(0, 2, 0), (0, 1, 0)})
    assert points == 3
    assert combat.may_cover((SQUID,), 0, first, points)
    assert not combat.may_cover((SQUID,), 0, first, points - 1)
    wounded = covering(SQUID, (2, 0), (1, 0))
    assert combat.counterattack(wounded, CLUB.block) == 1
    second = frozenset({(0, 2, 1), (0, 1, 1)})
    assert combat.may_cover((wounded,), 0, second, 2)
    assert combat.earns_synergy((wounded,), second)
    assert combat.counterattack(covering(wounded, (2, 1), (1, 1)), CLUB.block) == 0


def test_wings_need_a_better_aim_or_a_ranged_weapon() -> None:
    eye = combat.Enemy(4, 2, ((combat.Cell(flying=True, attack=1), combat.Cell(heart=1)),))
    assert combat.power(eye) == 3
    assert not combat.hits(4, 0, eye, ranged=False)
    assert combat.hits(4, 0, eye, ranged=True)
    covered = covering(eye, (0, 0))
    assert combat.hits(4, 0, covered, ranged=False)
    assert combat.power(covered) == 2


def test_a_blow_bends_but_never_leaps_nor_goes_diagonally() -> None:
    bend = frozenset({(0, 0, 0), (0, 0, 1), (0, 1, 1)})
    assert combat.may_cover((SQUID,), 0, bend, 3)
    assert not combat.may_cover((SQUID,), 0, frozenset({(0, 0, 0), (0, 1, 1)}), 2)
    assert combat.may_cover((SQUID,), 0, frozenset({(0, 0, 0), (0, 1, 1)}), 2, diagonal=True)
    assert not combat.may_cover((covering(SQUID, (0, 1)),), 0, bend, 3)


def test_at_least_half_of_a_blow_falls_on_the_target() -> None:
    row = (SQUID, SQUID)
    assert combat.may_cover(row, 0, frozenset({(0, 0, 1), (1, 0, 0)}), 2)
    assert not combat.may_cover(row, 0, frozenset({(0, 0, 1), (1, 0, 0), (1, 0, 1)}), 3)
    assert all(
        any(place == 0 for place, _, _ in group) for group in combat.groups(row, 0, 3) if group
    )


@pytest.mark.parametrize(
    ("fate", "skills", "need", "good"), [(4, 2, 7, False), (5, 2, 7, True), (1, 1, 5, False)]
)
def test_challenges_of_the_rulebook(fate: int, skills: int, need: int, good: bool) -> None:
    joining = [crew.Member(str(n), 0, 5, skills={"strength": 1}) for n in range(skills)]
    assert crew.succeeds(crew.total(fate, joining, "strength", 0, ["savvy"]), need) is good


def test_nine_damage_shared_by_three() -> None:
    people = [crew.Member(name, 0, 5) for name in "abcd"]
    assert crew.shares_are_legal(people, "abc", {"a": 3, "b": 3, "c": 3})
    assert not crew.shares_are_legal(people, "abc", {"a": 3, "b": 3, "d": 3})
    assert crew.shares_are_legal(people, "a", {"a": 5, "d": 4})
    assert not crew.shares_are_legal(people, "a", {"a": 6, "d": 3})


def test_figures_of_the_ship() -> None:
    assert ship.travel_distance(8) == 3
    assert sum(ship.SPACES.values()) == 11
    assert sum(ship.FATES.values()) == 60
    assert ship.GAIN["quarters"][2:] == (4, 5)
    assert combat.combat_tokens(3, active=1) == {0: 1, 1: 2, 2: 1}


@pytest.mark.parametrize(
    ("attack", "defence", "mean"),
    [("RW", "RW", 0.62), ("RRR", "RR", 1.25), ("BBRR", "BRR", 1.78), ("BBBR", "BBR", 1.85)],
)
def test_mean_wounds(attack: str, defence: str, mean: float) -> None:
    assert dice.mean_wounds(attack, defence) == pytest.approx(mean, abs=0.006)


def test_the_worst_die_sinks_and_a_black_one_brings_a_white_one() -> None:
    assert dice.degrade("BRW") == "RB"
    assert dice.degrade("RR") == "WR"
    assert dice.degrade("B", 3) == ""
    assert dice.upgrades("B", 1) == {"WB"}
    assert dice.upgrades("WR", 1) == {"RR", "WB"}


def test_rocks_hide_and_a_rock_sees_over_the_next() -> None:
    assert not hexes.sees({(1, 0)}, (0, 0), (2, 0))
    assert hexes.sees({(0, 0), (1, 0)}, (0, 0), (2, 0))
    assert not hexes.sees({(0, 0), (2, 0)}, (0, 0), (3, 0))


def test_a_tile_holds_three_small_models_or_one_large_one() -> None:
    ground = {(q, 0): "sand" for q in range(4)} | {(1, 0): "coral"}
    small = [sea.Model(str(n), 0, (0, 0), defence="RW") for n in range(3)]
    water = sea.Sea(ground, tuple(small))
    assert not sea.room_for(water, sea.Model("x", 0, (1, 0)), (0, 0))
    assert not sea.room_for(water, sea.Model("x", 0, (1, 0), large=True), (0, 0))
    assert sea.room_for(water, sea.Model("x", 0, (1, 0), large=True), (2, 0))
    bathing = sea.Model("x", 0, (1, 0), defence="RRW", tokens=frozenset({"Swimming"}))
    assert fights.defence_pool(water, bathing) == "WR"
