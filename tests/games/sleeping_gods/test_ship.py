"""Ship damage and repairs (R26-R27)."""

import pytest

from games.sleeping_gods.campaign import Defeated
from games.sleeping_gods.content.story import Effect
from games.sleeping_gods.ship.damage import damage_ship
from games.sleeping_gods.ship.hull import harm_total, part_hit, repair
from games.sleeping_gods.state import FATE_ROOMS
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.tables import Script, asked, drive, rig_fate, table


@pytest.mark.parametrize(
    ("fate", "harm", "asked"),
    [(1, {}, False), (1, {"hull": 1}, False), (2, {}, True), (2, {"deck": 2}, False)],
)
def test_r26_a_hit_is_not_asked_about_where_no_other_would_be_lighter(
    fate: int, harm: dict[str, int], asked: bool
) -> None:
    game = table()
    game.s.chairs[0].command = 2
    game.s.harm.update(harm)
    rig_fate(game, fate)
    script = Script(damage_ship(game, 1))
    assert (not script.over and "done" in script.ids()) is asked
    assert not asked or script.prompt == "fate.change 2 deck"
    if harm:
        assert set(script.ids()) == {
            room for room, held in game.s.harm.items() if held < (1 if room == "hull" else 2)
        }, "a full part is a part of one's choice"


@pytest.mark.parametrize(
    ("fate", "room"),
    [(1, "hull"), (2, "deck"), (3, "sick_bay"), (4, "galley"), (5, "quarters"), (6, "bridge")],
)
def test_r26_fate_beyond_6_hits_what_6_hits(fate: int, room: str) -> None:
    assert part_hit(fate) == room
    assert part_hit(8) == "bridge"


def test_r26_fate_says_which_room_is_hit() -> None:
    game = table()
    rig_fate(game, 1, 2, 3, 4, 5, 6)
    drive(damage_ship(game, 6))
    assert game.s.harm == dict.fromkeys(FATE_ROOMS, 1)


def test_r26_the_hull_holds_one_cube_and_a_room_two() -> None:
    game = table()
    game.s.harm.update(hull=1, deck=1)
    rig_fate(game, 1)
    assert set(Script(damage_ship(game, 1)).ids()) == {*FATE_ROOMS} - {"hull"}
    rig_fate(game, 2)
    drive(damage_ship(game, 1))
    assert game.s.harm["deck"] == 2


def test_r26_a_full_room_means_a_choice() -> None:
    game = table()
    game.s.harm.update(bridge=2, deck=2)
    rig_fate(game, 6)
    script = Script(damage_ship(game, 1))
    assert set(script.ids()) == {"hull", "sick_bay", "galley", "quarters"}
    script.answer("galley")
    assert game.s.harm["galley"] == 1


def test_r26_eleven_cubes_are_defeat() -> None:
    game = table()
    game.s.harm.update(dict.fromkeys(FATE_ROOMS, 2), hull=1, bridge=1)
    rig_fate(game, 6)
    with pytest.raises(Defeated, match="ship"):
        drive(damage_ship(game, 1))


def test_r27_no_more_is_repaired_than_is_broken() -> None:
    game = table()
    game.s.harm["deck"] = 2
    drive(repair(game, 5))
    assert game.s.harm["deck"] == 0


def test_r27_repair_removes_any_cubes() -> None:
    game = table()
    game.s.harm.update(bridge=2, galley=1)
    drive(repair(game, 2), "bridge", "galley")
    assert harm_total(game) == 1


def test_it_is_said_what_a_fate_would_bring() -> None:
    table_ = {"1-3": [{"op": "xp"}], "4-6": []}
    effect = Effect.model_validate({"op": "fate_table", "table": table_})
    for fate, said in ((3, "3 xp 1"), (4, "4")):
        game = table()
        game.s.chairs[0].command = 2
        rig_fate(game, fate)
        assert facts(asked(game.apply([effect])).prompt) == said
