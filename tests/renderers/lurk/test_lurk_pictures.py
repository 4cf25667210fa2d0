"""Lurk's own pictures: factions and armies before the battle, duels, ranges, strips and words."""

import random

from games.kernel.match import Match
from games.lurk.attack.attack import attack
from games.lurk.content import FACTIONS
from games.lurk.game import Lurk
from games.lurk.view import View
from games.lurk.words import POWER_TEXTS
from renderers.lurk import RENDERER
from renderers.lurk.factions import banner
from renderers.lurk.hand import plain
from renderers.text import watching
from tests.games.lurk.field import Faces, asked, let, skirmish

NAMES = ["Ada", "Bo"]


def buying() -> Match:
    match = Match.start(Lurk, 2, None, 3)
    match.choose(0, "faction.cog")
    match.choose(1, "faction.ancients")
    match.choose(0, "own")
    match.choose(0, "hire.brass_admiral")
    return match


def played_until(wanted: str) -> Match:
    """A battle of the autopilot up to a question with such an option."""
    match, luck = Match.start(Lurk, 2, None, 5), random.Random(5)
    while match.ask is not None and not any(o.id.startswith(wanted) for o in match.ask.options):
        seat = match.ask.seats[0]
        option = Lurk.autopilot(match.view(seat), match.ask.seen_by(seat), seat, luck)
        match.choose(seat, option.id)
    return match


def written(view: View) -> list[str]:
    """The words that are written afresh on the board's picture."""
    with watching() as words:
        RENDERER.draw(view, None, NAMES)
    return [one.text for one in words]


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


def test_a_duel_is_shown_before_its_roll_and_its_dice_after_it() -> None:
    game = skirmish("tooth_reaver", "coral_knight", *["Ro"] * 3, *["Rd"] * 3)
    asked(attack(game, game.s.models[0], game.s.models[1]))
    assert "Attack!" in written(game.view(None))
    game = skirmish("tooth_reaver", "coral_knight", *["Ro"] * 3, *["Rd"] * 3)
    let(attack(game, game.s.models[0], game.s.models[1]), "use.power")
    words = written(game.view(None))
    assert "3 wounds" in words
    assert {"Tooth Reaver", "Rend"} <= set(words), "with the ability it used"


def test_a_roll_outside_of_combat_is_shown_too() -> None:
    game = skirmish("tooth_reaver")
    game.chance = Faces("RO", "Rs")
    game.roll_openly("R")
    words = written(game.view(None))
    assert "The last roll" in words
    assert "1 octopus" in words


def test_every_faction_has_a_banner_before_there_is_a_map() -> None:
    sizes = {(banner(faction).width, banner(faction).height) for faction in FACTIONS}
    assert len(sizes) == 1
    assert "Cog" in RENDERER.draw(buying().view(None), None, NAMES).alt


def test_a_picture_of_every_stage_is_drawn() -> None:
    for wanted in ("army.", "keep", "put.", "end", "go.", "hold"):
        match = played_until(wanted)
        picture = RENDERER.draw(match.view(None), match.ask, NAMES)
        assert picture.image.size == (1000, 900)
        assert 0 < len(picture.alt) <= 1024
