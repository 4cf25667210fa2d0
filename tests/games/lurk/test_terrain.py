"""The ground: rock and its climb, coral and poison coral, abysses, lairs and dens."""

import pytest

from games.lurk.abilities import pull_friend, push_target
from games.lurk.board import DISTANCE
from games.lurk.content import CARDS
from games.lurk.game import Lurk
from games.lurk.movement_column import steps_now, ways_of
from games.lurk.turn import end_turn
from tests.games.lurk.field import (
    Faces,
    asked,
    battle,
    duel,
    facing,
    give,
    goals,
    let,
    lone,
    order,
    skirmish,
    tile,
)


@pytest.mark.parametrize(
    ("die", "climbs"), [("Ro", True), ("RO", True), ("Rs", False), ("Rd", False)]
)
def test_only_an_octopus_takes_a_model_up_a_rock(die: str, climbs: bool) -> None:
    game = lone("deck_hand", "E5", die, "Rs")
    game.s.ground[tile("E6")] = "rock"
    let(order(game, "move", "E5"), "climb.E6", *["stay"] * climbs)
    assert game.s.models[0].tile == tile("E6" if climbs else "E5")
    assert ("climbed" in game.s.models[0].tokens) == climbs
    assert game.s.models[0].moves == 1


def climber(*dice: str) -> Lurk:
    return battle("brass_admiral E5, 1 kelp_spear I1", dice=" ".join(dice), rock="E7")


def test_rock_is_climbed_with_an_octopus_and_gives_a_white_die_in_attack() -> None:
    game = climber("Ro")
    let(order(game, "move", "E5"), "climb.E7", "stay")
    model = game.s.models[0]
    assert model.tile == tile("E7")
    assert "climbed" in model.tokens
    assert game.view(0).models[0].attack == "BRRW"
    end_turn(game)
    assert "climbed" not in model.tokens


@pytest.mark.parametrize("die", ["Rs", "Rd"])
def test_without_an_octopus_the_movement_ends_below_the_rock(die: str) -> None:
    game = climber(die)
    let(order(game, "move", "E5"), "climb.E7")
    assert game.s.models[0].tile in (tile("E6"), tile("D6"), tile("F6"))
    assert not game.s.models[0].tokens


def test_a_climb_needs_no_bonus_die_and_the_vantage_helps_one_turn_only() -> None:
    game = skirmish("brass_admiral", spots=("E3", "I1"), rock="E4")
    game.chance = Faces("RO", "Rs")
    let(order(game, "move", "E3"), "climb.E4", "stay")
    assert game.s.models[0].tile == tile("E4")
    assert game.view(0).models[0].attack == "BRRW"
    end_turn(game)
    assert game.view(0).models[0].attack == "BRR"


def test_after_a_climb_the_rest_of_the_steps_may_be_used() -> None:
    game = climber("RO")
    let(order(game, "move", "E5"), "climb.E7", "go.E8")
    assert game.s.models[0].tile == tile("E8")


def test_steps_to_the_foot_and_onto_the_rock_are_counted() -> None:
    game = lone("deck_hand", "E2", "Ro")
    game.s.ground[tile("E4")] = "rock"
    reached = goals(asked(order(game, "move", "E2"), "climb.E4"))
    assert "E5" in reached
    assert "E6" not in reached, "two steps for the rock, one is left of three"


def test_no_rock_is_climbed_beyond_the_last_step() -> None:
    game = lone("deck_hand", "E2")
    game.s.ground[tile("E5")] = game.s.ground[tile("E6")] = "rock"
    offered = asked(order(game, "move", "E2"))
    assert "climb.E5" in offered
    assert "climb.E6" not in offered


def test_whoever_climbs_with_its_last_step_goes_no_farther() -> None:
    game = lone("deck_hand", "E2", "Ro")
    game.s.ground[tile("E5")] = "rock"
    let(order(game, "move", "E2"), "climb.E5")
    assert game.s.models[0].tile == tile("E5")


def test_after_a_climb_nobody_swims_charges_or_equips_any_more() -> None:
    game = lone("deck_hand", "E4", "Ro")
    game.s.ground[tile("E5")] = "rock"
    offered = asked(order(game, "move", "E4"), "climb.E5")
    assert not {"swim", "charge", "equip", "share"}.intersection(offered)


def test_nobody_climbs_from_a_tile_without_room() -> None:
    game = battle(
        "deck_hand E3",
        *["rivet_gunner E4"] * 3,
        "1 kelp_spear I1",
        dice="Rs",
        abyss="D3 D4 F3 F4",
        rock="E5",
    )
    assert "climb.E5" not in asked(order(game, "move", "E3"))


def test_from_rock_to_rock_no_roll_is_needed() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1", rock="E5 E6")
    let(order(game, "move", "E5"), "go.E6")
    assert game.s.models[0].tile == tile("E6")
    assert game.chance.counter == 0


def test_whoever_settles_to_climb_has_as_many_steps_as_on_foot() -> None:
    climbs: dict[bool, set[str]] = {}
    for swims in (False, True):
        game = battle("deck_hand E5, 1 kelp_spear I1", rock="E8 C4")
        model = game.s.models[0]
        if swims:
            model.tokens.append("swimming")
        ways = ways_of(game, model, steps_now(model), at_hand=False)
        climbs[swims] = {one.id.split(".")[1] for one in ways if "climb" in one.id}
    assert climbs[True] == climbs[False]
    assert any(DISTANCE[tile("E5")][tile(spot)] == 3 for spot in climbs[True]), "all three steps"


def test_coral_degrades_the_worst_defence_die_and_loses_a_white_one() -> None:
    game = battle("boiler_surgeon E3, deck_hand E4, 1 kelp_spear I1", coral="E3 E4")
    assert [m.defence for m in game.view(0).models[:2]] == ["RR", "RW"]


def test_poison_coral_poisons_whoever_ends_a_move_there() -> None:
    game = battle("boiler_surgeon E3, 1 kelp_spear I1", poison="E4 E5")
    let(order(game, "move", "E3"), "go.E6")
    assert game.s.models[0].tokens == []
    let(order(game, "move", "E6"), "go.E5")
    assert game.s.models[0].tokens == ["poisoned"]


def test_poison_coral_under_a_climb_poisons_only_whoever_slips() -> None:
    for die, poisoned in (("Ro", False), ("Rs", True)):
        game = battle(
            "deck_hand E3, 1 kelp_spear I1",
            dice=die,
            poison="E4",
            rock="E5",
            abyss="D3 D4 D5 F3 F4 F5",
        )
        answers = ["climb.E5", "stay"] if die == "Ro" else ["climb.E5"]
        let(order(game, "move", "E3"), *answers)
        assert ("poisoned" in game.s.models[0].tokens) is poisoned


@pytest.mark.parametrize(
    ("pusher", "source", "answers"),
    [("trench_brute", "power", ()), ("boiler_surgeon", "tow_line", ())],
)
def test_whoever_is_pushed_or_pulled_onto_poison_coral_is_poisoned(
    pusher: str, source: str, answers: tuple[str, ...]
) -> None:
    game = battle(f"{pusher} E5, 1 shell_titan E6, deck_hand E4", essence=(3, 0))
    if source == "power":
        moved, goal = game.s.models[1], "E7"
    else:
        moved, goal = game.s.models[2], "E5"
        give(game, game.s.models[0], source)
    game.s.ground[tile(goal)] = "poison"
    clash = facing(game)
    late = push_target if source == "power" else pull_friend
    let(late(game, clash, CARDS["tow_line"].effect), *answers)
    assert moved.tile == tile(goal)
    assert "poisoned" in moved.tokens


def test_nobody_enters_an_abyss() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1", abyss="E6")
    assert "E6" not in goals(asked(order(game, "move", "E5")))


def beside(creature: str, *more: str, spot: str = "E6") -> Lurk:
    """A creature next to an admiral, and nobody with Essence."""
    return battle(f"brass_admiral E5, ~ {creature} {spot}, 1 kelp_spear I1", *more, essence=(0, 0))


def test_nobody_enters_a_lair() -> None:
    game = beside("gulper")
    assert "go.E6" not in asked(order(game, "move", "E5"))


def test_a_conquered_den_gives_a_red_defence_die() -> None:
    game = duel("deck_hand", "kelp_spear")
    game.s.ground[tile("E6")] = "den"
    assert game.view(None).models[1].defence == "RRR"
