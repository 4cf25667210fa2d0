"""Figures: every piece has one, and no two of an army could be taken for each other."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.lurk.content import CREATURES, FACTIONS
from renderers import renderer_for
from renderers.figures.sheets import common, figure_sheet, silhouette
from renderers.lurk.miniatures import PEOPLES, figure, hurt, miniature
from tests.offered import FIGURES

ALIKE = 0.8
TOKENS = ("swimming", "charging", "climbed", "trapped", "poisoned", "stunned", "inked")


LONG = "sleeping_gods"
"""Nine faces in nine moods take half a minute; other tests look at each."""
ARMIES = ("lurk", "jupiter")
"""Games whose figures stand beside each other; a diver has a letter, a face its name."""


@pytest.mark.parametrize(
    "game_id",
    [pytest.param(one, marks=pytest.mark.soak) if one == LONG else one for one in FIGURES],
)
def test_every_game_shows_its_figures(game_id: str) -> None:
    armies = renderer_for(game_id).figures()
    assert all(len(army) >= 2 for army in armies.values())
    assert figure_sheet(list(armies.values())[:2]).width >= 500


@pytest.mark.parametrize("game_id", ARMIES)
def test_no_two_silhouettes_of_an_army_are_alike(game_id: str) -> None:
    for army in renderer_for(game_id).figures().values():
        alike = {
            (one, other): round(common(army[one], army[other]), 2)
            for one, other in combinations(army, 2)
        }
        assert not {pair: share for pair, share in alike.items() if share > ALIKE}


def test_the_measure_knows_a_figure_from_another() -> None:
    one, other = figure("deck_hand", 0.66), figure("mine_drone", 0.66)
    assert common(one, one) == 1.0
    assert 0.2 < common(one, other) < 0.7


def test_every_model_and_creature_of_lurk_is_drawn() -> None:
    for faction in FACTIONS.values():
        assert {kind.id for kind in faction.models} in [set(kinds) for kinds in PEOPLES.values()]
    assert set(PEOPLES["abyss"]) == set(CREATURES)


def test_a_figure_fills_its_sheet_and_is_cut_by_no_edge() -> None:
    for kinds in PEOPLES.values():
        for kind in kinds:
            drawn = figure(kind, 0.66)
            box = silhouette(drawn).getbbox()
            assert box is not None
            left, top, right, bottom = box
            assert bottom - top >= 44, kind
            assert left > 0, kind
            assert top > 0, kind
            assert right < drawn.width, kind
            assert bottom < drawn.height, kind


@pytest.mark.parametrize("token", TOKENS)
def test_every_token_is_seen_on_the_figure(token: str) -> None:
    plain, marked = (miniature("deck_hand", 0, tokens, 0.66) for tokens in ((), (token,)))
    assert plain.image.tobytes() != marked.image.tobytes()


def test_wounds_show_in_thirds_of_the_heart() -> None:
    assert [hurt(wounds, 9) for wounds in (0, 1, 3, 4, 8, 9)] == [0, 1, 1, 2, 3, 3]
    bodies = {miniature("abyss_idol", cuts, (), 0.66).image.tobytes() for cuts in range(4)}
    assert len(bodies) == 4


def test_whoever_looks_left_is_not_drawn_as_whoever_looks_right() -> None:
    assert (
        figure("gill_chief", 0.5).image.tobytes() != figure("gill_chief", 0.5, True).image.tobytes()
    )


def test_a_sheet_has_a_row_for_each_army() -> None:
    army = {"one": figure("deck_hand", 1.0), "other": figure("mine_drone", 1.0)}
    assert figure_sheet([army, army]).size == (500, 628)
