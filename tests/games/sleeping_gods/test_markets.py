"""Markets (R53)."""

import pytest

from games.sleeping_gods.content.cards import QuestCard
from games.sleeping_gods.turn.market import market_price, trade
from tests.games.sleeping_gods.changes import changed, happened
from tests.games.sleeping_gods.tables import Script, fresh, table, with_parts


def test_r53_what_is_bought_is_paid_for_and_the_rest_goes_under_the_deck() -> None:
    game = fresh(coins=9, market_deck=[101, 102, 103, 112, 121])
    assert changed(game, lambda game: trade(game, 2), "buy-112", "mac", "leave") == {
        "cards.4.command": 0, "cards.4.num": 112, "crew.mac.weapons": (112,), "goods.coins": 2,
        "log": ((1, "card", "112"),), "market_deck": 4, "revealed": True,
    }  # fmt: skip
    assert game.s.market_deck == [121, 101, 102, 103]
    assert happened(game) == [
        "0 buys_for Boarding Axe coins 7",
        "card_found Boarding Axe +0 3 1",
        "carries Mac Boarding Axe",
        "0 leaves_market",
    ]


def test_r53_only_what_can_be_paid_is_offered_and_no_more_cards_than_there_are() -> None:
    game = fresh(coins=6, market_deck=[101, 112, 121])
    script = Script(trade(game, 7))
    assert [option for option in script.ids() if option != "aid"] == ["buy-121", "buy-101", "leave"]
    assert game.s.ashore
    assert game.s.stall == [121, 112, 101]


def test_r53_materials_are_no_money_for_whoever_cannot_barter() -> None:
    game = fresh(coins=9, materials=4, market_deck=[101, 112])
    change = changed(game, lambda game: trade(game, 2), "buy-112", "mac", "leave")
    assert (change["goods.coins"], "goods.materials" in change) == (2, False)


def test_r53_seven_cards_are_laid_out_and_the_rest_goes_under_the_deck() -> None:
    game = table()
    game.s.goods["coins"] = 40
    game.s.market_deck = [101, 102, 103, 104, 105, 106, 107, 112, 121]
    script = Script(trade(game, 7))
    assert (game.s.stall, game.s.ashore) == ([121, 112, 107, 106, 105, 104, 103], True)
    script.answer("buy-106", "buy-103", "leave")
    assert script.over
    assert (game.s.stall, game.s.ashore) == ([], False)
    assert game.s.goods["coins"] == 40 - 3 - 6
    assert game.owned(106) is not None
    assert game.s.market_deck == [121, 112, 107, 105, 104, 101, 102]


def test_materials_count_as_coins_only_where_one_may_barter() -> None:
    game = fresh(coins=2, materials=4, market_deck=[103, 104])
    assert Script(trade(game, 7)).ids()[0] == "leave"
    other = fresh(coins=2, materials=4, market_deck=[103, 104])
    ids = ("buy-104", "materials", "coins", "materials", "coins", "leave")
    change = changed(other, lambda game: trade(game, 7, barter=True), *ids)
    assert (change["goods.coins"], change["goods.materials"]) == (0, 2)
    assert happened(other)[0] == "0 buys_for Quiet Charm coins 4"


def test_g43_whoever_has_no_coin_barters_unasked() -> None:
    game = fresh(coins=0, materials=4, market_deck=[106])
    change = changed(game, lambda game: trade(game, 7, barter=True), "buy-106", "leave")
    assert (change["goods.materials"], "goods.coins" in change) == (1, False)


@pytest.mark.parametrize(("less", "price"), [(-1, 1), (-2, 0), (-4, 0), (3, 5)])
def test_a_market_never_pays_its_guests(less: int, price: int) -> None:
    quest = {"num": 172, "title": "Cheap", "text": "Cheaper.", "variant": True}
    passive = [{"op": "market_price", "n": less}]
    cheap = QuestCard.model_validate({**quest, "passive": passive})
    game = table(pack=with_parts(quests=[cheap]))
    game.s.quests = [172]
    assert market_price(game, game.pack.card[101]) == price
