"""The judge of Lurk looks at the board when the turn is over, and reads by the rulebook."""

from typing import Any

from games.lurk.state import LURKER, Fight
from tests.games.lurk.field import battle, tile
from tests.hints.lurk import Still, is_true, keep


def seen(*models: str, **ground: Any) -> Any:
    game = battle(*models, **ground)
    game.chance = Still(0)
    return game


def test_an_enemy_on_rock_is_an_enemy_to_come_closer_to() -> None:
    foes = "1 spore_jelly E7, 1 kelp_spear A1"
    before, after = (seen(f"deck_hand {spot}, {foes}", rock="E7") for spot in ("E3", "E5"))
    assert is_true("Deck Hand comes closer to the enemy", before, after)
    assert not is_true("Deck Hand comes closer to the enemy", after, before)


def test_whoever_is_come_to_has_joined_nobody() -> None:
    before, after = (seen(f"tide_speaker {spot}, coral_knight F5") for spot in ("F4", "F5"))
    joins = "{} joins {}, ♥5: one token moves both"
    assert is_true(joins.format("Tide Speaker", "Coral Knight on F5"), before, after)
    assert not is_true(joins.format("Coral Knight", "Tide Speaker on F4"), before, after)


def test_what_comes_after_the_turn_is_not_its_doing() -> None:
    before, after = seen("deck_hand E5"), seen("deck_hand E5 swimming")
    after.s.phase = "event"
    keep(after)
    after.s.models[0].tokens.clear()
    after.s.models[0].tile = tile("F5")
    assert is_true("Deck Hand swims, with a weaker defence", before, after)


def test_nobody_of_a_name_is_safe_while_one_is_not() -> None:
    before, after = (
        seen("deck_hand E5", f"deck_hand {spot}", "1 spore_jelly I1") for spot in ("F4", "A1")
    )
    after.chance.ordered = [1]
    assert not is_true(
        "Spore Jelly on I1, ♥2 can't attack Deck Hand after one movement", before, after
    )


def test_who_passes_a_creature_is_hard_to_kill_with_essence_for_it() -> None:
    odds = list[float]()
    for essence in (0, 9):
        before, after = (seen("deck_hand E5, ~ gulper E6", essence=(essence, 0)) for _ in range(2))
        ends = tile("E6"), "deck_hand", 0, tile("E5"), [], [], 0, 0, 0, False
        after.s.fight = Fight("gulper", LURKER, *ends)
        odds.append(is_true("Deck Hand is destroyed", before, after) or 0)
    assert odds[0] > odds[1] > 0
