"""Jupiter Deep's referee against its rulebook's own examples."""

from tests.referee.jupiter import cards, colony, creeps


def test_creeps_convert_across_bridges_only() -> None:
    base = colony.Colony(
        {(0, 0): colony.Module(1)},
        {((0, 0), 0): "creep", ((0, 0), 1): "colonist", ((0, 0), 2): "colonist"},
    )
    assert creeps.converted(base) == {((0, 0), 1)}


def test_a_robot_keeps_its_module_whole() -> None:
    full = {((0, 0), place): "creep" for place in range(7)}
    base = {(0, 0): colony.Module(1)}
    assert creeps.blown_up(colony.Colony(base, full)) == {(0, 0)}
    guarded = colony.Colony(base, full | {((0, 0), 6): "robot"})
    assert creeps.blown_up(guarded) == set()
    assert creeps.blown_up(guarded, robots_save=False) == {(0, 0)}


def test_a_creep_lands_on_the_edge_if_it_can() -> None:
    row = {(0, 0): colony.Module(1), (1, 0): colony.Module(2)}
    ring = {((0, 0), place): "colonist" for place in range(1, 6)}
    assert creeps.landing(colony.Colony(row, ring), (0, 0)) == {((0, 0), 0), ((0, 0), 6)}
    assert len(creeps.landing(colony.Colony(row, {}), (0, 0))) == 5


def test_boots_fly_over_colonists_to_the_far_module() -> None:
    row = {(0, 0): colony.Module(2), (1, 0): colony.Module(2)}
    base = colony.Colony(row, {((0, 0), 6): "colonist", ((1, 0), 0): "creep"})
    assert {((0, 0), 0), ((1, 0), 3), ((1, 0), 6)} <= cards.flights(base, ((0, 0), 3))
    assert ((1, 0), 0) not in cards.flights(base, ((0, 0), 3))
