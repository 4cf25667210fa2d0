"""The nine are nine, each mood is seen in a face, and a challenge's picture says what is read."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import numpy.typing as npt
import pytest

from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.content.loader import find_pack, pack_names
from games.sleeping_gods.words import STATUS
from renderers.cache import forget
from renderers.sleeping_gods.challenge import draw_trial, trial_words
from renderers.sleeping_gods.company.portrait import portrait
from renderers.sleeping_gods.company.seated import LAMPLIT, half_figure
from renderers.sleeping_gods.company.table import MOODS, PEOPLE, STATUS_MOODS, mood_for
from renderers.text import watching
from renderers.words import say
from tests.games.sleeping_gods.tables import Script, give, rig_fate, table

ALIKE, APART, SMALL = 0.8, 4.0, 22


def _shape(crew: str) -> npt.NDArray[np.bool_]:
    image = half_figure(crew, "well", 120, LAMPLIT._replace(bare=False)).image
    return np.asarray(image.getchannel("A").resize((44, 46))) > 127


def _face(crew: str, mood: str) -> npt.NDArray[np.int_]:
    return np.asarray(portrait(crew, SMALL, mood).image.convert("RGB"), dtype=int)


def test_everybody_aboard_is_drawn_as_themselves() -> None:
    assert {one.id for name in pack_names() for one in find_pack(name).crew} == set(PEOPLE)


def test_no_two_of_them_have_the_same_shape() -> None:
    for one, other in combinations(PEOPLE, 2):
        a, b = _shape(one), _shape(other)
        assert (a & b).sum() / (a | b).sum() < ALIKE, f"{one} and {other}"


@pytest.mark.parametrize("crew", PEOPLE)
def test_every_mood_is_seen_on_a_phone(crew: str) -> None:
    for one, other in combinations(MOODS, 2):
        apart = np.abs(_face(crew, one) - _face(crew, other)).mean()
        assert apart > APART, f"{crew}: {one} and {other} {apart:.1f}"


def test_every_status_has_a_mood_and_wounds_come_before_worries() -> None:
    assert set(STATUS_MOODS) == set(STATUS)
    assert len(set(STATUS_MOODS.values())) == len(STATUS)
    assert [mood_for(left, 6, ["venom"]) for left in (0, 3, 4)] == ["down", "hurt", "venom"]
    assert mood_for(6, 6, joy=True) == "joy"
    assert mood_for(6, 6, ["low_morale", "madness"], joy=True) == "mad"


@pytest.mark.parametrize("drawn", [False, True], ids=["joining", "drawn"])
def test_a_challenge_is_painted_with_the_words_it_is_read_with(drawn: bool) -> None:
    game = table(2)
    give(game, 0, game.pack.abilities[0].name)
    rig_fate(game, 2)
    need = game.skill(game.index_of("odessa"), "craft") + 3
    script = Script(meet_challenge(game, "craft", need)).answer("join-odessa")
    if drawn:
        script.answer("draw")
    view, stake = game.view(None), game.stake(script.ask)
    assert stake is not None
    forget()
    with watching() as notes:
        draw_trial(view, strip=False)
    written = " ".join(one.text for one in notes).lower()
    words = trial_words(view).lower()
    told = [stake.standing, *stake.terms, *([stake.chance] if stake.odds is not None else [])]
    for one in told:
        assert say(one).replace("**", "").lower() in words
        assert say(one).replace("**", "").lower() in written
    fates = {one.text for one in notes if one.text in "123456"}
    assert fates == (set("2") if drawn else set("123456"))
