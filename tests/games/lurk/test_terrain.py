"""The ground: rock and its climb, coral and poison coral, abysses, lairs and dens."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from games.kernel.ask import Play
from games.lurk.attack.abilities import pull_friend, push_target
from games.lurk.content import CARDS
from games.lurk.game import Lurk
from games.lurk.map.board import BIT, TILES, together
from games.lurk.movement.column import movements
from games.lurk.movement.routes import Around, Routes, floor_of, spread
from games.lurk.state import Ground, Move
from games.lurk.told import STAYS
from games.lurk.turn.turn import end_turn
from tests.games.lurk.field import (
    asked,
    battle,
    facing,
    goals,
    let,
    lone,
    order,
    seen_from,
    skirmish,
    tile,
    told,
)

Late = Callable[..., Play[Any]]
GROUNDS: tuple[Ground, ...] = ("sand", "sand", "sand", "rock", "coral", "abyss", "void")


@pytest.mark.parametrize("seed", range(40))
def test_what_is_reached_at_once_is_what_has_a_way_step_by_step(seed: int) -> None:
    """On random ground, among foes, full tiles and creatures."""
    luck = random.Random(seed)
    ground = tuple(luck.choice(GROUNDS) for _ in TILES)
    foes, full, watched = ({*luck.sample(TILES, luck.randrange(9))} for _ in range(3))
    start, steps, swims = luck.choice(TILES), luck.randrange(6), luck.random() < 0.3
    barred, taken = together(foes - {start}), together(full - {start})
    around = Around(start, steps, swims, barred, taken, together(watched), 0, floor_of(ground))
    routes = Routes(around)
    found = spread(start, steps, ground, foes - {start}, swims, full - {start})
    assert {tile for tile in TILES if routes.reach.tiles & BIT[tile]} == set(found.came)
    free = set(found.came) - full - {start}
    assert {tile for tile in TILES if routes.reach.goals & BIT[tile]} == free == set(routes.goals)
    climbs = set(found.climbs) - set(found.came) - (full - {start})
    assert {tile for tile in TILES if routes.reach.climbs & BIT[tile]} == climbs
    assert set(routes.climbs) == climbs
    for goal in routes.goals:
        assert routes.is_quiet(goal) == watched.isdisjoint(routes.way(goal))


@pytest.mark.parametrize(
    ("die", "climbs"), [("Ro", True), ("RO", True), ("Rs", False), ("Rd", False)]
)
def test_an_octopus_takes_a_model_up_a_rock_and_gives_a_white_die_this_turn(
    die: str, climbs: bool
) -> None:
    game = lone("brass_admiral", "E5", die, "Rs", rock="E6")
    let(order(game, "move", "E5"), "climb.E6", *["stay"] * climbs)
    model = game.s.models[0]
    assert (game.spot(model), model.moves) == ("E6" if climbs else "E5", 1)
    assert (model.tokens, seen_attack(game)) == ((["climbed"], "BRRW") if climbs else ([], "BRR"))
    assert game.chance.counter == 0, "one die, whatever it shows"
    end_turn(game)
    assert (model.tokens, seen_attack(game)) == ([], "BRR")


def seen_attack(game: Lurk) -> str:
    return game.view(0).models[0].attack


def test_without_an_octopus_the_movement_ends_below_the_rock() -> None:
    game = lone("brass_admiral", "E5", "Rs", rock="E7")
    let(order(game, "move", "E5"), "climb.E7")
    assert game.spot(game.s.models[0]) in ("E6", "D6", "F6")


def test_steps_to_the_foot_and_onto_the_rock_are_counted() -> None:
    offered = asked(order(lone("deck_hand", "E2", "Ro", rock="E4"), "move", "E2"), "climb.E4")
    assert {"E5"} == {"E5", "E6"} & goals(offered), "two steps for the rock, one is left of three"
    assert not {"swim", "charge", "equip", "share"}.intersection(offered)
    game = lone("deck_hand", "E2", "Ro", rock="E5 E6")
    assert {"climb.E5"} == {"climb.E5", "climb.E6"} & set(asked(order(game, "move", "E2")))
    let(order(game, "move", "E2"), "climb.E5")
    assert game.spot(game.s.models[0]) == "E5", "with its last step it goes no farther"
    assert told(game, STAYS) == [], "and is not asked"


def test_a_rock_is_climbed_from_where_no_creature_watches_if_that_can_be() -> None:
    game = battle("deck_hand E4, 1 kelp_spear I1, ~ gulper D2", dice="Rs", rock="C3")
    let(order(game, "move", "E4"), "climb.C3")
    assert game.spot(game.s.models[0]) == "D4", "D3 lies next to the lair"
    assert game.s.fight is None


def test_nobody_climbs_from_a_tile_without_room() -> None:
    crowd = ["rivet_gunner E4"] * 3
    game = battle("deck_hand E3, 1 kelp_spear I1", *crowd, abyss="D3 D4 F3 F4", rock="E5")
    assert "climb.E5" not in asked(order(game, "move", "E3"))


def test_without_a_step_nothing_is_reached_or_climbed() -> None:
    game = lone(rock="E6")
    reach = Routes(seen_from(game, game.s.models[0], 0)).reach
    assert (reach.goals, reach.climbs) == (0, 0)


def test_nobody_climbs_onto_a_full_rock() -> None:
    crowd = ["rivet_gunner E5"] * 3
    game = battle("deck_hand E4, 1 kelp_spear I1", *crowd, rock="E5 D4")
    rocks = [one for one in asked(order(game, "move", "E4")) if one.endswith((".E5", ".D4"))]
    assert rocks == ["climb.D4", "swim_to.D4"]


def test_from_rock_to_rock_no_roll_is_needed() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1", rock="E5 E6")
    let(order(game, "move", "E5"), "go.E6")
    assert game.s.models[0].tile == tile("E6")
    assert game.chance.counter == 0


def test_whoever_settles_to_climb_has_as_many_steps_as_on_foot() -> None:
    climbs = []
    for swims in ("", "swimming"):
        game = lone(f"deck_hand {swims}", rock="E8 C4")
        model = game.s.models[0]
        ways = [option.id for option in movements(game, [[model]])]
        climbs.append({name.split(".")[1] for name in ways if "climb" in name})
    assert climbs[0] == climbs[1]
    assert "E8" in climbs[1], "three steps off"


def test_coral_degrades_the_worst_defence_die_and_loses_a_white_one() -> None:
    game = battle("boiler_surgeon E3, deck_hand E4, 1 kelp_spear I1", coral="E3 E4")
    assert [m.defence for m in game.view(0).models[:2]] == ["RR", "RW"]


def test_poison_coral_poisons_whoever_ends_a_move_there() -> None:
    game = battle("boiler_surgeon E3, 1 kelp_spear I1", poison="E4 E5")
    let(order(game, "move", "E3"), "go.E6")
    assert game.s.models[0].tokens == []
    let(order(game, "move", "E6"), "go.E5")
    assert game.s.models[0].tokens == ["poisoned"]


@pytest.mark.parametrize(("die", "answers"), [("Ro", ["stay"]), ("Rs", [])])
def test_poison_coral_under_a_climb_poisons_only_whoever_slips(
    die: str, answers: list[str]
) -> None:
    game = lone("deck_hand", "E3", die, poison="E4", rock="E5", abyss="D3 D4 D5 F3 F4 F5")
    let(order(game, "move", "E3"), "climb.E5", *answers)
    assert ("poisoned" in game.s.models[0].tokens) is (die == "Rs")


@pytest.mark.parametrize(
    ("force", "moved", "goal"), [(push_target, 1, "E7"), (pull_friend, 2, "E5")]
)
def test_whoever_is_pushed_or_pulled_onto_poison_coral_is_poisoned(
    force: Late, moved: int, goal: str
) -> None:
    game = battle("trench_brute E5, 1 shell_titan E6, deck_hand E4", poison=goal)
    if force is pull_friend:
        game.s.models[0].kind = "boiler_surgeon"
    let(force(game, facing(game), CARDS["tow_line"].effect))
    model = game.s.models[moved]
    assert (game.spot(model), model.tokens) == (goal, ["poisoned"])


@pytest.mark.parametrize("ground", ["abyss", "lair"])
def test_nobody_enters_an_abyss_or_a_lair(ground: str) -> None:
    game = lone(**{ground: "E6"})
    assert "E6" not in goals(asked(order(game, "move", "E5")))


def test_a_conquered_den_gives_a_red_defence_die_and_an_empty_abyss_none() -> None:
    game = battle("deck_hand E5, 1 kelp_spear E6, 1 kelp_spear E7", den="E6", hollow="E7")
    assert [model.defence for model in game.view(None).models] == ["RR", "RRR", "RR"]


def test_a_climb_leaves_one_trail() -> None:
    game = lone("deck_hand", "E5", "Ro", rock="E6")
    let(order(game, "move", "E5"), "climb.E6", "stay")
    assert game.s.trail == [Move(0, tile("E5"), tile("E6"))]


@pytest.mark.parametrize(("model", "rock"), [("deck_hand swimming", "E6"), ("deck_hand", "E5 E6")])
def test_swimmers_and_whoever_stands_on_rock_enter_it_without_a_roll_or_a_die(
    model: str, rock: str
) -> None:
    game = lone(model, rock=rock)
    assert not [one for one in asked(order(game, "move", "E5")) if one.startswith("climb")]
    let(order(game, "move", "E5"), "go.E6")
    assert (game.spot(game.s.models[0]), game.chance.counter) == ("E6", 0)
    assert "climbed" not in game.s.models[0].tokens


def test_a_turned_coral_still_degrades() -> None:
    game = skirmish("deck_hand", "boiler_surgeon", coral="E6")
    game.s.searched.append(tile("E6"))
    assert facing(game).defence == "RR"


def test_an_abyss_that_held_a_treasure_may_be_entered() -> None:
    assert "E6" in goals(asked(order(lone(hollow="E6"), "move", "E5")))


def test_whoever_charges_and_stays_on_poison_coral_ends_no_movement_there() -> None:
    game = lone(poison="E5")
    let(order(game, "move", "E5"), "charge", "stay")
    assert game.s.models[0].tokens == ["charging"]


def test_two_climbs_of_a_turn_are_one_vantage() -> None:
    game = lone("brass_admiral", "E5", "Ro Ro", rock="E6 E8")
    let(order(game, "move", "E5"), "climb.E6", "go.E7")
    let(order(game, "move", "E7"), "climb.E8", "stay")
    assert (game.s.models[0].tokens, seen_attack(game)) == (["climbed"], "BRRW")
