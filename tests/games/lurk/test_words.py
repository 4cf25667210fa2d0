"""What is said and drawn says enough: reasons, plurals, warnings, and nothing hidden or cut."""

import pytest
from PIL import Image

from games.kernel import T
from games.kernel.ask import Ask
from games.kernel.question import Question
from games.lurk.attack.attack import roll_text
from games.lurk.attack.column import act_with_tile
from games.lurk.attack.search_and_recover import SEARCH, search_abyss
from games.lurk.cards.stock import trim_stock
from games.lurk.content import CARDS, CREATURES, TREASURES
from games.lurk.movement.deeds import GROUND_DETAILS, warned
from games.lurk.movement.marching import ways_to_go
from games.lurk.state import EFFECTS
from games.lurk.told import CREATURE_WAKES, LEAVES_BEHIND, LOOKS_INTO_ABYSS, MOVES_FROM, STAYS, USES
from games.lurk.turn.turn_options import NO_TOKENS, tokens_prompt, turn_options
from games.lurk.words import ABYSS_TEXTS, CARD_TEXTS
from renderers.lurk.hand import draw_hand, entry, notes
from renderers.lurk.look import where
from renderers.lurk.picture import draw_board
from renderers.lurk.words import board_words
from renderers.text import watching
from tests.games.hearing import values
from tests.games.lurk.field import (
    act_options,
    asked,
    battle,
    give,
    let,
    order,
    reserve,
    seen_from,
    tile,
    top,
)

WHICH = Question("test.which", "named")
NAMES = ("Ann", "Bob")


@pytest.mark.parametrize("key", [*CREATURES, *TREASURES])
def test_no_abyss_card_speaks_of_one_items(key: str) -> None:
    assert "1 items" not in str(ABYSS_TEXTS[key])
    assert "0 " not in str(ABYSS_TEXTS[key])


def test_a_creature_that_wakes_is_told_and_the_question_says_what_it_can_do() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1", abyss="E6")
    top(game.s.abyss_deck, "gulper")
    play = search_abyss(game, game.s.models[0], tile("E6"))
    (ask,) = let_one(play)
    assert [getattr(line.text, "id", "") for line in game.lines] == [
        LOOKS_INTO_ABYSS.id,
        CREATURE_WAKES.id,
    ]
    assert values(ask.why) == ["⚫🔴", "🔴⚪", 4, "Trapped", 1, 2]


def test_cards_that_reach_farther_say_how_far() -> None:
    assert values(CARD_TEXTS["anchor_chain"])[1:] == [2, "Trapped"]
    assert all(c.effect.range in values(CARD_TEXTS[k]) for k, c in CARDS.items() if c.effect.range)


def let_one(play: object) -> list[Ask]:
    """The first question of some rules."""
    ask = next(play)  # type: ignore[call-overload]  # rules are generators
    assert isinstance(ask, Ask)
    return [ask]


def test_a_guarded_way_is_a_warning_and_still_says_what_the_ground_is() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1, ~ gulper E7", poison="E6", rock="D6")
    (ask,) = let_one(order(game, "move", "E5"))
    details = {option.id: option.detail for option in ask.options}
    assert details["go.E6.m0.E5"] == warned(GROUND_DETAILS["poison"])
    warns = {option.id for option in ask.options if option.tone == "warn"}
    assert {"go.E6.m0.E5", "climb.D6.m0.E5"} <= warns
    ways = ways_to_go(0, seen_from(game, game.s.models[0], 3))
    shorts = {option.id: str(option.short) for option in ways}
    assert (shorts["go.E6"], shorts["climb.D6"], shorts["go.E4"]) == ("☠!", "⛰!", "")


def test_an_order_says_who_does_what_and_whether_it_wastes_a_movement() -> None:
    game = battle("deck_hand E5, rivet_gunner C3, 1 kelp_spear C4", coral="E5")
    wasteful = {option.id: option.label for option in turn_options(game)}
    assert values(wasteful["search.m0"]) == ["Deck Hand", "E5", SEARCH.template]
    assert values(wasteful["hit.m2.m1"]) == ["Rivet Gunner", "C3", "Kelp Spear", "C4", 2]
    assert values(wasteful["go.E6.m0.E5"]) == ["Deck Hand", "E6", "sand"]
    game.s.columns = [2, 1, 0]
    plain = {option.id: option.label for option in turn_options(game)}
    assert values(plain["search.m0"]) == values(wasteful["search.m0"])
    assert plain["search.m0"] != wasteful["search.m0"]


def test_whoever_is_aimed_at_is_said_with_what_weakens_them_and_nothing_else() -> None:
    game = battle("deck_hand E5, 1 kelp_spear E6 charging stunned")
    [option] = [one for one in act_options(game, game.s.models[0]) if one.id == "hit.m1"]
    assert values(option.detail)[-1] == "Stunned"
    assert "Charging" not in values(option.detail)


def test_before_a_second_roll_it_is_said_what_the_first_has_brought() -> None:
    dice = ["Rs", "Rs", "Ro", "R-"]
    assert values(roll_text(dice, "attack", 3)) == [3, 1]
    assert values(roll_text(dice, "defence", 2)) == [2, 2]


def test_cards_that_are_used_or_left_are_told() -> None:
    game = battle("brass_admiral E5 spare_air_tank, 1 kelp_spear E6")
    game.s.players[0].stock += [
        "flare",
        "sea_salve",
        "sea_salve",
        "arc_prod",
        "coral_axe",
        "eelskin",
    ]
    let(trim_stock(game, 0), "drop.flare")
    let(order(game, "move", "E5"), "air.spare_air_tank", "stay")
    assert [(getattr(line.text, "id", ""), *values(line.text)) for line in game.lines] == [
        (LEAVES_BEHIND.id, 0, "Flare"),
        (MOVES_FROM.id, "E5"),
        (USES.id, "Brass Admiral", "Spare Air Tank"),
        (STAYS.id, "Brass Admiral", "E5"),
    ]


def test_everything_on_a_tile_is_drawn_even_while_somebody_passes() -> None:
    game = battle(*["deck_hand E5"] * 4, "1 kelp_spear I1")
    game.s.models[0].tokens += EFFECTS
    assert draw_board(game.view(0), None, NAMES).image.size == (1000, 900)


def letters(image: Image.Image, spot: str) -> int:
    """Bright pixels where the name of a tile is written."""
    x, y = where(tile(spot))
    name = image.convert("L").crop((round(x) - 14, round(y) + 39, round(x) + 14, round(y) + 56))
    return sum(name.histogram()[225:])


def test_models_never_hide_the_names_of_their_tiles() -> None:
    game = battle("pressure_walker E5, 1 kelp_spear I1")
    full = draw_board(game.view(0), None, NAMES).image
    game.s.models[0].tile = tile("A1")
    empty = draw_board(game.view(0), None, NAMES).image
    assert letters(empty, "E5") > 50
    assert letters(full, "E5") >= 0.9 * letters(empty, "E5")


def test_words_beside_the_board_name_reinforcements_and_the_stock() -> None:
    game = battle("pressure_walker E5, 1 kelp_spear I1")
    reserve(game, 0, "deck_hand")
    game.s.players[0].stock.append("flare")
    words = board_words(game.view(0), None, NAMES)
    assert all(name in words for name in ("Deck Hand waiting", "Flare"))


def test_the_army_sheet_says_what_every_card_does_and_cuts_nothing() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1")
    for card in ("depth_charge", "long_barrel", "riveted_plate", "emergency_bulkhead"):
        give(game, game.s.models[0], card)
    game.s.players[0].stock += ["depth_bomb", "anchor_chain", "lucky_pearl", "arc_prod", "eelskin"]
    view = game.view(0)
    assert len(notes(entry(view.models[0]))) == 5
    with watching() as written:
        draw_hand(view, 0, NAMES)
    assert not [one.text for one in written if "…" in one.text]


def test_the_words_of_a_board_tell_searched_coral_and_essence_on_lairs() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1, ~ gulper E7")
    game.s.models[2].essence = 2
    game.s.searched.append(tile("C3"))
    words = board_words(game.view(0), None, NAMES)
    assert "Gulper E7 4/4, 2 Essence" in words
    assert "Searched: C3." in words


def test_the_range_is_drawn_only_for_whoever_may_attack() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1", coral="E5")
    offered = asked(act_with_tile(game, tile("E5")))
    assert offered == ["search", "hold"]
    ask = Ask(WHICH, T("?"), act_options(game, game.s.models[0]))
    game.s.acting = 0
    plain = draw_board(game.view(0), None, NAMES).image
    assert draw_board(game.view(0), ask, NAMES).image.tobytes() == plain.tobytes()


def test_a_turn_says_how_many_moves_and_attacks_are_left() -> None:
    assert str(tokens_prompt(3, 0)) == "3 moves"
    assert str(tokens_prompt(1, 2)) == "1 move, 2 attacks"
    assert str(tokens_prompt(0, 1)) == "1 attack"
    assert tokens_prompt(0, 0) is NO_TOKENS
