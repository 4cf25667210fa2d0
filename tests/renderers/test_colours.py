"""Palettes: contrast of text, and pieces that other eyes can tell apart."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.catalog import GAMES
from renderers import renderer_for
from renderers.colour import EYES, contrast, difference, rgb, seen_by
from renderers.theme import SEA, Theme

THEMES = [SEA, *(renderer_for(game_id).theme for game_id in GAMES)]

every_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
every_eye = pytest.mark.parametrize("eyes", EYES)


def test_black_on_white_has_the_greatest_contrast() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast(rgb("767676"), (255, 255, 255)) == pytest.approx(4.54, abs=0.01)


def test_other_eyes_see_grey_as_grey() -> None:
    for eyes in EYES:
        assert difference(seen_by(eyes, (128, 128, 128)), (128, 128, 128)) < 2


@every_theme
def test_ink_reads_on_parchment_and_bone_on_water(theme: Theme) -> None:
    for ink in (theme.ink, theme.quiet_ink):
        assert contrast(ink, theme.parchment) >= 4.5
    for bone in (theme.bone, theme.quiet_bone):
        for ground in (theme.deep, theme.abyss, theme.outline):
            assert contrast(bone, ground) >= 4.5


@every_theme
@every_eye
def test_seats_differ_for_all_eyes(theme: Theme, eyes: str) -> None:
    seen = [seen_by(eyes, seat.colour) for seat in theme.seats]
    assert min(difference(one, other) for one, other in combinations(seen, 2)) >= 7


@every_theme
def test_seats_differ_by_shape_as_well(theme: Theme) -> None:
    assert len({seat.shape for seat in theme.seats}) == len(theme.seats)


@every_theme
@every_eye
def test_pieces_stand_off_the_water(theme: Theme, eyes: str) -> None:
    for seat in theme.seats:
        for ground in (theme.water, theme.deep, theme.abyss):
            assert difference(seen_by(eyes, seat.colour), seen_by(eyes, ground)) >= 15


@every_theme
@every_eye
def test_the_colour_of_targets_is_like_no_other(theme: Theme, eyes: str) -> None:
    target = seen_by(eyes, theme.target)
    others = [theme.trail, theme.danger, theme.safe, theme.brass, theme.water, theme.accent]
    others += [seat.colour for seat in theme.seats]
    assert min(difference(target, seen_by(eyes, other)) for other in others) >= 15
