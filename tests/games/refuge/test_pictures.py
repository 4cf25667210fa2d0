"""What the pictures of a dive and their words show: everything public, nothing cut."""

from __future__ import annotations

from inspect import unwrap

import pytest

from bot import languages
from games.kernel.text import T, Text
from games.refuge.cards import SALVAGE, TYPE_NAMES
from games.refuge.characters import ABILITIES
from games.refuge.objective_cards import OBJECTIVES
from games.refuge.words import KRAKEN_WORDS
from renderers import renderer_for
from renderers.refuge.hand import ability_card, salvage_card
from renderers.text import watching
from renderers.words import Words, say, speaking
from tests.games.refuge.dive import Dive, dive

RENDERER = renderer_for("refuge")
NAMES = ["Annabel", "Zoë", "Nemo"]
every_language = pytest.mark.parametrize("code", languages.codes())


def words(table: Dive, viewer: int | None = None) -> Words:
    return RENDERER.describe(table.game.view(viewer), None, NAMES)


@every_language
@pytest.mark.parametrize("name", ABILITIES)
def test_nothing_of_an_ability_is_cut(name: str, code: str) -> None:
    what = ABILITIES[name]
    with speaking(languages.voice(code)), watching() as written:
        title, effect = say(what.title), say(what.effect)
        unwrap(ability_card)(name, title, effect, say(T("Ready")), True)
    told = " ".join(one.text for one in written)
    assert title in told
    assert effect in told


@every_language
@pytest.mark.parametrize("name", SALVAGE)
def test_the_foot_of_a_salvage_card_is_free_for_its_type(name: str, code: str) -> None:
    with speaking(languages.voice(code)), watching() as written:
        what = SALVAGE[name]
        kind = say(TYPE_NAMES[what.type])
        unwrap(salvage_card)(name, say(what.title), say(what.gist), what.type, kind)
    *_, effect, foot = written
    assert foot.text == kind
    assert effect.ink[3] < foot.ink[1]


def test_the_words_tell_hands_abilities_markers_cameras_and_discards() -> None:
    table = dive(
        "5 | . . t . . . . . .\n2 | . . A . B . . . .",
        names=("sophie", "satoshi"),
        hands=[["flare", "bait"], []],
        objectives=("chart_the_caves", "breach_the_hull", "board_the_ub85"),
        cameras=[61],
        salvage_discards=["harpoon", "flare", "harpoon"],
        kraken_card="K4",
        kraken_discards=["K4"],
    )
    table.s.divers[0].spent = ["flash"]
    told = words(table).long
    for names in (
        [SALVAGE["bait"].title, SALVAGE["flare"].title],
        [ABILITIES["plant_cameras"].title, ABILITIES["reposition"].title],
        [ABILITIES[card].title for card in ("jury_rig", "overcharge", "sonar")],
        [OBJECTIVES["breach_the_hull"].title],
    ):
        assert f" {said(*names)}" in told
    assert all(f" {spots}." in told for spots in ("C5", "B4, H4, E6", "B6"))
    assert told.count(said(KRAKEN_WORDS["K4"])) == 2, (
        "as the last card, and open among the discards"
    )
    assert f"1 {said(SALVAGE['flare'].title)}, 2 {said(SALVAGE['harpoon'].title)}" in told


def said(*names: Text) -> str:
    return ", ".join(str(name) for name in names)


def test_the_words_tell_who_carries_the_cargo() -> None:
    table = dive("2 | . . A . B . . . .", objectives=("bring_the_cargo_home",))
    without = words(table).long
    table.s.divers[1].cargo = True
    assert words(table).long.count("Zoë") == without.count("Zoë") + 1


def test_only_satoshis_words_tell_what_the_sonar_showed() -> None:
    table = dive("2 | . . A . B . . . .", names=("satoshi", "mags"), kraken=["K1", "K2", "K3"])
    table.choose("sonar", "next.K2", "next.K1")
    shown = ", ".join(f"({said(KRAKEN_WORDS[card])})" for card in ("K2", "K1", "K3"))
    assert shown in words(table, 0).long
    assert shown not in words(table, 1).long
    assert shown not in words(table).long
    hand = RENDERER.hand(table.game.view(0), 0, NAMES)
    other = RENDERER.hand(table.game.view(1), 0, NAMES)
    assert hand is not None
    assert other is not None
    assert shown in hand.alt
    assert shown not in other.alt


def test_a_hand_tells_types_and_weapons() -> None:
    table = dive("2 | . . A . B . . . .", hands=[["harpoon", "harpoon", "flare"], []])
    hand = RENDERER.hand(table.game.view(0), 0, NAMES)
    assert hand is not None
    for n, card in ((1, SALVAGE["flare"]), (2, SALVAGE["harpoon"])):
        for fact in (f"{n} {card.title}", str(TYPE_NAMES[card.type]), str(card.effect)):
            assert fact in hand.alt
    assert str(ABILITIES["charge"].effect) in hand.alt
    assert str(OBJECTIVES["thin_the_herd"].goal) in hand.alt


def test_before_the_first_turn_nobody_is_said_to_have_actions() -> None:
    table = dive("0 | . A . . . . . . .", turn=0, phase="places", actions=0)
    assert "Annabel" not in words(table).long.partition(".")[0]
