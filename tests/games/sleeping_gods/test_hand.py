"""Hands of ability cards (R17)."""

from games.sleeping_gods.cards.hand import choose_discards, draw_cards
from tests.games.sleeping_gods.changes import changed, deeds, happened, said
from tests.games.sleeping_gods.tables import Script, drive, give, table, with_events


def test_r17_a_hand_is_cut_down_by_its_holder() -> None:
    game = with_events(seats=2)
    give(game, 1, "Oil Can", "Triage", "Splicing")
    game.s.ability_deck = [1, 24, 20]
    script = Script(draw_cards(game, 1, 2))
    assert script.prompt == "hand.limit 2 1"
    assert {option.seat for option in script.ask.options} == {1}
    assert all(option.secret for option in script.ask.options)
    script.answer("card-29")
    assert script.prompt == "hand.limit 1 1"
    script.answer("card-22")
    assert script.over
    assert game.s.chairs[1].hand == [28, 20, 24]


def test_r17_hands_are_secret() -> None:
    game = table(2)
    give(game, 1, "Triage")
    assert game.view(0).state.chairs[1].hand == [0]
    assert game.view(None).state.chairs[1].hand == [0]
    assert game.view(1).state.chairs[1].hand == game.s.chairs[1].hand


def test_a_card_that_cannot_be_drawn_is_not_drawn() -> None:
    game = with_events(ability_deck=[], ability_discard=[])
    assert changed(game, lambda game: draw_cards(game, 0, 2)) == {"revealed": True}
    assert happened(game) == []
    one = with_events(ability_deck=[7], ability_discard=[])
    assert changed(one, lambda game: draw_cards(game, 0, 2))["chairs.0.hand"] == (7,)
    assert happened(one) == ["0 draws_card 1", "you_draw Stubborn (to 0)"]


def test_cards_drawn_and_discarded_are_counted_in_public() -> None:
    game = table(2)
    drive(draw_cards(game, 1, 2))
    assert deeds(game, 1) == ["draws_card 2"]
    assert "you_draw" not in said(game)
    assert "you_draw" in said(game, 1)
    give(game, 0, "Oil Can")
    drive(choose_discards(game, 0, 1))
    assert "discards_card Oil Can" in deeds(game, 0)


def test_a_hand_of_one_is_discarded_without_asking() -> None:
    game = table()
    give(game, 0, "Oil Can", "Triage")
    script = Script(choose_discards(game, 0, 2))
    assert script.ids() == ["card-29", "card-22"]
    assert script.answer("card-22").over
    assert game.s.chairs[0].hand == []
