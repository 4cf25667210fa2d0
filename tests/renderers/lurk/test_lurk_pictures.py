"""Lurk's own pictures: armies being bought, crowded strips, and words for every model."""

from games.kernel.match import Match
from games.lurk.game import Lurk
from games.lurk.words import POWER_TEXTS
from renderers.lurk import RENDERER
from renderers.lurk.hand import plain

NAMES = ["Ada", "Bo"]


def buying() -> Match:
    match = Match.start(Lurk, 2, None, 3)
    match.choose(0, "faction.cog")
    match.choose(1, "faction.ancients")
    match.choose(0, "own")
    match.choose(0, "hire.brass_admiral")
    return match


def test_the_sheet_shows_what_is_bought_to_its_buyer_alone() -> None:
    match = buying()
    own = RENDERER.hand(match.view(0), 0, NAMES)
    assert own is not None
    assert "Brass Admiral" in own.alt
    other = RENDERER.hand(match.view(1), 0, NAMES)
    assert other is not None
    assert "Brass Admiral" not in other.alt


def test_rules_on_sheets_use_words_and_no_signs() -> None:
    words = plain(POWER_TEXTS["mine_drone"])
    assert "red" in words
    assert "Essence" in words
    assert not set(words) & set("⚪🔴⚫♦")
