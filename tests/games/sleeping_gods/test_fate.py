"""Fate: cards or dice, drawn again or raised (R22, R96, R113)."""

from collections import Counter
from typing import Any

import pytest

from games.sleeping_gods.cards.fate import draw_fate, raw_fate
from games.sleeping_gods.cards.hand import draw_cards
from games.sleeping_gods.challenge.changed_fate import change_fate
from games.sleeping_gods.content.cards import Mod
from games.sleeping_gods.ship.damage import damage_ship
from tests.games.sleeping_gods.changes import happened
from tests.games.sleeping_gods.fights import SQUID, fight, strike
from tests.games.sleeping_gods.tables import SHALLOWS, Script, drive, effect, fresh, rig_fate, table


def test_r22_fate_is_the_top_card_which_is_discarded_at_once() -> None:
    game = table()
    rig_fate(game, 6)
    top = game.s.ability_deck[-1]
    assert drive(draw_fate(game)) == 6
    assert game.s.ability_discard[-1] == top


def test_r22_ones_and_sixes_are_half_as_common() -> None:
    fates = Counter(card.fate for card in SHALLOWS.abilities)
    assert fates[1] == fates[6]
    assert {fates[n] for n in (2, 3, 4, 5)} == {2 * fates[1]}


def test_r22_an_empty_deck_is_made_anew_from_the_discards() -> None:
    game = table()
    game.s.ability_discard += game.s.ability_deck
    game.s.ability_deck = []
    drive(draw_fate(game))
    assert len(game.s.ability_deck) == 39
    assert len(game.s.ability_discard) == 1


def test_r22_with_no_card_left_anywhere_a_die_is_rolled() -> None:
    game = table()
    game.s.ability_deck, game.s.ability_discard = [], []
    assert {raw_fate(game) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert game.s.ability_discard == []


def test_r96_plus_1_to_fate_works_on_any_draw_by_anyone() -> None:
    game = table()
    game.s.chairs[0].command = 2
    rig_fate(game, 2)
    script = Script(damage_ship(game, 1)).answer("crew-odessa-0")
    while not script.over:
        script.answer("done")
    assert game.s.harm["sick_bay"] == 1


def test_r96_redraw_if_1_only_on_a_1() -> None:
    game = table()
    fight(game, SQUID)
    game.s.chairs[0].command = 1
    assert "crew-audrie-0" in strike(game, "laurent", 1).ids()
    game = table()
    fight(game, SQUID)
    game.s.chairs[0].command = 1
    script = strike(game, "laurent", 2)
    assert "crew-audrie-0" not in script.ids()


def test_g70_a_raised_1_is_no_1_any_more() -> None:
    game = table()
    fight(game, SQUID)
    game.s.chairs[0].command = 5
    script = strike(game, "laurent", 1)
    assert {"crew-audrie-0", "crew-kasumi-0"} <= set(script.ids())
    assert {"crew-audrie-0", "crew-kasumi-0"} & set(script.answer("crew-odessa-0").ids()) == {
        "crew-kasumi-0"
    }


def test_g70_a_raised_fate_that_is_drawn_again_counts_as_the_new_card_alone() -> None:
    game = table()
    game.s.chairs[0].command = 4
    rig_fate(game, 2, 4)
    Script(damage_ship(game, 1)).answer("crew-odessa-0", "crew-kasumi-0")
    assert game.s.harm["galley"] == 1


@pytest.mark.parametrize(
    ("fate", "other", "asked"),
    [(2, "damage", False), (2, "gain", True), (5, "damage", True), (5, "gain", True)],
)
def test_g51_nothing_is_kept_unasked_where_all_else_is_harm(
    fate: int, other: str, asked: bool
) -> None:
    game = table()
    game.s.chairs[0].command = 2
    what = {"op": other, "res": "coins"} if other == "gain" else {"op": other}
    rows: dict[str, list[Any]] = {"1-3": [], "4-6": [what]}
    rig_fate(game, fate)
    script = Script(game.apply([effect(op="fate_table", table=rows)]))
    assert (not script.over) is asked
    assert happened(game) == [f"0 draws_fate {fate}"], "once"
    assert not asked or ("what" in script.ask.prompt.args) is (fate == 5)


def test_g65_a_fate_raised_beyond_6_counts_as_6_where_a_table_ends() -> None:
    rows: dict[str, Any] = {"1-5": [], "6": [{"op": "gain", "res": "coins"}]}
    game = fresh(cards=[], command=2, fates=(6,))
    Script(game.apply([effect(op="fate_table", table=rows)])).answer("crew-odessa-0")
    assert game.s.goods["coins"] == 4


def test_r96_what_changes_no_fate_draws_none() -> None:
    game = table()
    deck = list(game.s.ability_deck)
    assert drive(change_fate(game, Mod(op="skill", skill="craft", n=2), 4)) == 4
    assert game.s.ability_deck == deck


def test_g41_hands_are_drawn_from_the_deck_where_dice_are_rolled() -> None:
    game = table(fate="dice")
    deck = list(game.s.ability_deck)
    drive(draw_cards(game, 0, 2))
    assert game.s.chairs[0].hand == [deck[-1], deck[-2]]


def test_r113_a_die_may_replace_fate() -> None:
    game = table(fate="dice")
    deck = list(game.s.ability_deck)
    fates = {drive(draw_fate(game)) for _ in range(60)}
    assert fates == {1, 2, 3, 4, 5, 6}
    assert game.s.ability_deck == deck
