"""What the box says outside, and everything printed in it, written down once more: a figure that
slips in a data file is noticed."""

from pathlib import Path

import pytest

from games.kernel.deal import Deal
from games.kernel.match import Match
from games.lurk import GAME
from games.lurk.armies.prices import STOCK_LIMIT
from games.lurk.content import (
    CARDS,
    CHART,
    CREATURES,
    DICE,
    EVENTS,
    FACTIONS,
    KINDS,
    TREASURES,
    copies,
)
from games.lurk.schema import Effect
from games.lurk.turn.activation_card import ACTIVATIONS
from tests.games.lurk.field import TOKENS, fresh

SAVES = sorted((Path(__file__).parent / "saves").glob("rules-*.save"))


def test_two_to_four_armies_fight_for_an_evening() -> None:
    assert (GAME.seats, GAME.minutes, GAME.longest) == (range(2, 5), 90, 30_000)
    assert GAME.daily == Deal(2, {"rounds": "20"})


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_a_save_of_these_rules_opens_with_its_question(save: Path) -> None:
    match = Match.load(save.read_bytes(), lambda _: GAME)
    assert match.ask is not None
    assert match.game.turn > 1


def test_the_rules_are_the_sixth() -> None:
    assert GAME.rules == len(SAVES) == 6


def test_what_lies_before_the_players_is_explained() -> None:
    match = Match.start(GAME, 2, seed=3)
    seen, words = GAME.on_the_table(match.view(0)), GAME.glossary(match.game.options)
    assert "faction.cog" in seen
    assert set(seen) <= set(words)
    assert GAME.lesson.prompts


def test_hands_lie_open() -> None:
    assert GAME.open_hands is True


def written(effect: Effect) -> str:
    """An effect in one line: when, what, and every figure that is not the usual one."""
    figures = effect.model_dump(exclude_defaults=True)
    when, what = figures.pop("timing"), figures.pop("effect")
    return " ".join([when, what, *(f"{key}={value}" for key, value in sorted(figures.items()))])


def test_whatever_an_effect_does_not_say_is_nothing_or_one() -> None:
    usual = Effect(timing="attack", effect="pierce").model_dump(exclude={"timing", "effect"})
    figures = {key: figure for key, figure in usual.items() if figure}
    assert figures == {"n": 1, "targets": 1, "most": 99}


def rows(table: str) -> list[str]:
    return table.strip().split("\n")


MODELS = (Path(__file__).parent / "models.txt").read_text()
"""Kind, size, speed, attack, range, defence, Heart, points; its ability."""


@pytest.mark.parametrize("row", rows(MODELS))
def test_a_model_has_its_printed_figures_and_ability(row: str) -> None:
    one = KINDS[row.split(maxsplit=1)[0]]
    figures = (one.speed, one.attack, one.range, one.defence, one.heart, one.cost)
    head = [one.id, one.kind, one.size[0].upper(), *map(str, figures)]
    assert f"{' '.join(head)} | {written(one.ability.effect)}" == row


PRINTED = (Path(__file__).parent / "cards.txt").read_text()
"""Kind, points, copies; effect. Sixteen of each faction, then the items."""


@pytest.mark.parametrize("row", rows(PRINTED))
def test_a_card_has_its_printed_kind_cost_copies_and_effect(row: str) -> None:
    card = CARDS[row.split(maxsplit=1)[0]]
    assert f"{card.id} {card.kind} {card.cost} ×{card.copies} | {written(card.effect)}" == row


def test_no_model_and_no_card_is_missing() -> None:
    assert [row.split()[0] for row in rows(MODELS)] == list(KINDS)
    names = [row.split()[0] for row in rows(PRINTED)]
    assert names == list(CARDS)
    owned = [[card.id for card in faction.cards] for faction in FACTIONS.values()]
    assert owned == [names[:16], names[16:32], names[32:48], names[48:64]]
    assert sorted(fresh().s.box) == sorted(names[:64]), "each once"
    assert (len(fresh().s.item_deck), len(names[64:])) == (24, 16)


CREATURES_PRINTED = """
lantern_biter 3 RW 1 W 2 None False 0 2
shell_crawler 2 RR 1 RR 3 None False 1 0
needle_shoal 2 WWW 1 W 2 None True 0 2
trench_ray 2 RRW 1 RW 3 poisoned False 1 1
gulper 2 BR 1 RW 4 trapped False 1 2
reef_maw 1 RRR 1 RRR 5 None False 2 0
pale_kraken 1 BBR 2 BRR 6 None False 2 3
sleeping_leviathan 1 BBRR 1 BBR 8 None False 3 4
"""
"""Copies, attack, range, defence, Heart, token with a wound, swarm, reward in items and Essence."""


def test_a_creature_has_its_printed_figures() -> None:
    fields = ("id", "copies", "attack", "range", "defence", "heart", "token", "swarm")
    printed = [
        [*(getattr(one, name) for name in fields), one.reward.items, one.reward.essence]
        for one in CREATURES.values()
    ]
    assert [" ".join(map(str, figures)) for figures in printed] == rows(CREATURES_PRINTED)


def test_treasures_and_events_are_printed_so_often() -> None:
    found = {one.id: (one.copies, one.draw, one.keep, one.essence) for one in TREASURES.values()}
    first, second = {"sunken_cache": (2, 1, 1, 0), "glow_vent": (2, 0, 0, 3)}, (1, 2, 1, 1)
    assert found == {**first, "wreck_hold": second, "silent_den": (1, 0, 0, 0)}
    often = "calm_water 3 rip_current 2 essence_bloom 2 thick_silt 1 coral_bloom 1 venom_tide 1"
    rest = "feeding_time 2 something_stirs 2 cave_in 1 sinking_crate 2 second_wind 1 cold_cramp 1"
    printed = " ".join(f"{one.id} {one.copies}" for one in EVENTS.values())
    assert printed == f"{often} {rest} healing_spring 1"
    assert (len(copies(EVENTS)), len(copies(CREATURES) + copies(TREASURES))) == (20, 20)


def test_dice_have_their_six_faces() -> None:
    assert DICE.white == ("octopus", "octopus", "shield", "diamond", "blank", "blank")
    assert DICE.red == ("octopus", "octopus", "white_octopus", "shield", "shield", "diamond")
    assert DICE.black[:3] == ("octopus", "white_octopus", "white_octopus")
    assert DICE.black[3:] == ("white_shield", "white_shield", "white_diamond")


def test_tiles_points_and_tokens_of_the_box() -> None:
    assert CHART.tiles == {"sand": 21, "rock": 9, "coral": 6, "poison": 3, "abyss": 6}
    assert {side: len(tiles) for side, tiles in CHART.summoning.items()} == dict.fromkeys(
        ("north", "east", "south", "west"), 3
    )
    assert CHART.points == {2: 120, 3: 90, 4: 75}
    assert (ACTIVATIONS, STOCK_LIMIT, fresh().s.players[0].essence) == (3, 5, 3)
    assert {kind.most for kind in KINDS.values() if kind.kind == "minion"} == {4}
    assert {kind.most for kind in KINDS.values() if kind.kind != "minion"} == {1}
    tokens = "swimming charging climbed trapped poisoned stunned inked"
    assert " ".join(TOKENS) == tokens
