"""Every enemy of a pack is seen in its fight, and no two could be taken for each other."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import get_args

import numpy as np
import numpy.typing as npt
import pytest

from games.sleeping_gods.content.atlas import Theme
from games.sleeping_gods.content.encounters import Enemy
from games.sleeping_gods.content.loader import find_pack, pack_names
from games.sleeping_gods.content.words import Emblem
from renderers.figures.sheet import Sheet
from renderers.sleeping_gods.foes.register import FOES
from renderers.sleeping_gods.likeness import KIN, known_as, likeness
from renderers.sleeping_gods.line_up import FOOT, HEAD, ROWS_Y, line_up
from renderers.sleeping_gods.look import MAIN_HIGH, MAIN_WIDE

ENEMIES = [(pack, enemy) for pack in pack_names() for enemy in find_pack(pack).enemies]
APART = 10.0
"""Of 255, on average: two likenesses of one country at a phone's size."""


@pytest.mark.parametrize(("pack", "enemy"), ENEMIES, ids=lambda one: getattr(one, "name", one))
def test_every_enemy_of_the_houses_packs_has_a_likeness_of_its_own(pack: str, enemy: Enemy) -> None:
    assert enemy.name in FOES, f"{pack}: draw {enemy.name}, or it is shown as {enemy.emblem}"


def test_nobody_is_drawn_whom_no_pack_knows() -> None:
    assert set(FOES) == {enemy.name for _, enemy in ENEMIES}


@pytest.mark.parametrize("emblem", get_args(Emblem))
def test_an_enemy_of_somebody_elses_pack_shows_its_kin_or_its_emblem(emblem: str) -> None:
    known = known_as("Somebody New", emblem)
    assert known == KIN.get(emblem)
    assert known is None or known in FOES
    shown = likeness("Somebody New", emblem, 120, 150)
    assert np.asarray(shown.image.convert("L")).max() > 120


@cache
def _small(name: str) -> npt.NDArray[np.int_]:
    sheet = Sheet(1)
    FOES[name].draw(sheet)
    return np.asarray(sheet.image.resize((64, 60)).convert("RGBa"), dtype=int)


@pytest.mark.parametrize("ground", get_args(Theme))
def test_no_two_of_a_country_look_alike(ground: str) -> None:
    names = [name for name, one in FOES.items() if one.ground == ground]
    for one, other in combinations(names, 2):
        apart = np.abs(_small(one) - _small(other)).mean()
        assert apart > APART, f"{one} and {other}: {apart:.1f}"


@pytest.mark.parametrize("count", range(1, 6))
def test_cards_and_likenesses_lie_beside_each_other_on_the_scene(count: int) -> None:
    wide = max(enemy.cols for _, enemy in ENEMIES)
    enemies = [next(enemy for _, enemy in ENEMIES if enemy.cols == wide)] * count
    row = line_up(enemies)
    boxes = [(card.x, card.x + card.wide) for card in row.cards]
    boxes += [(frame.x, frame.x + frame.wide) for frame in row.likenesses]
    for (_, right), (left, _) in zip(sorted(boxes), sorted(boxes)[1:], strict=False):
        assert right <= left
    assert min(left for left, _ in boxes) >= 0
    assert max(right for _, right in boxes) <= MAIN_WIDE
    assert ROWS_Y + row.head + row.size * enemies[0].rows <= MAIN_HIGH - FOOT
    assert row.head >= HEAD
    assert all(frame.y + frame.high <= MAIN_HIGH - FOOT for frame in row.likenesses)
