"""Ports and markets: what each service costs, changes and tells, and what is offered (R53-R55)."""

from typing import Any

import pytest

from games.sleeping_gods.content.cards import QuestCard
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.turn.market import market_price, trade
from games.sleeping_gods.turn.port import port_options, visit_port
from tests.games.sleeping_gods.changes import changed, told
from tests.games.sleeping_gods.tables import Script, table, with_parts
from tests.games.sleeping_gods.test_every_effect import ready

SERVICES: list[tuple[dict[str, Any], str, dict[str, Any], list[str]]] = [
    (
        {"coins": 9, "mac.damage": 3, "mac.fatigue": 2, "audrie.damage": 1},
        "inn",
        {"crew.audrie.damage": 0, "crew.mac.damage": 1, "crew.mac.fatigue": 1, "goods.coins": 5},
        [
            *("Audrie +1 health", "Mac +2 health", "0 lets the crew sleep at the inn"),
            *("−4 coins", "everybody −1 fatigue"),
        ],
    ),
    (
        {"coins": 9, "materials": 2, "harm": {"deck": 2, "hull": 1}},
        "repair-coins-deck repair-materials-hull",
        {"goods.coins": 8, "goods.materials": 1, "harm.deck": 1, "harm.hull": 0},
        [
            *("0 has the ship mended for 1 coin", "repaired: deck"),
            *("0 has the ship mended for 1 material", "repaired: hull"),
        ],
    ),
    (
        {"mac.damage": 3, "audrie.damage": 1},
        "heal-mac",
        {"crew.mac.damage": 0, "goods.coins": 2},
        ["0 takes Mac to the healer for 1 coin", "Mac +3 health"],
    ),
    (
        {"xp": 9},
        "level-mac-1",
        {"crew.mac.levels": ("mac-1",), "log": ((1, "level", "mac-1"),), "xp": 4},
        ["0 has Mac learn Growing Up for 5 XP"],
    ),
]


def ashore(**things: Any) -> SleepingGods:
    game = table()
    ready(game, things)
    return game


@pytest.mark.parametrize(("things", "answers", "change", "lines"), SERVICES)
def test_r54_a_service_costs_and_does_what_it_says(
    things: dict[str, Any], answers: str, change: dict[str, Any], lines: list[str]
) -> None:
    game = ashore(**things)
    assert changed(game, visit_port, *answers.split(), "leave") == change
    assert told(game) == [*lines, "0 leaves the port"]


@pytest.mark.parametrize(
    ("things", "offered"),
    [
        ({"coins": 9}, []),
        ({"coins": 4, "mac.damage": 1}, ["inn", "heal-mac"]),
        ({"coins": 4, "mac.fatigue": 1}, ["inn"]),
        ({"coins": 3, "mac.fatigue": 1}, []),
        ({"coins": 9, "mac.fatigue": 1, "port_done": ["inn"]}, []),
        ({"coins": 0, "mac.damage": 1}, []),
        ({"coins": 0, "harm": {"deck": 1}}, []),
        ({"coins": 0, "materials": 1, "harm": {"deck": 1}}, ["repair-materials-deck"]),
        ({"coins": 1, "harm": {"deck": 1}}, ["repair-coins-deck"]),
        (
            {"coins": 1, "materials": 1, "harm": {"deck": 1, "hull": 1}},
            [
                *("repair-coins-hull", "repair-coins-deck"),
                *("repair-materials-hull", "repair-materials-deck"),
            ],
        ),
        ({"xp": 4}, []),
        ({"xp": 5, "mac.levels": ["mac-1"]}, [f"level-{name}-1" for name in (
            "odessa", "rafael", "audrie", "kasumi", "kannan", "gregory", "laurent", "marco")]),
    ],
)  # fmt: skip
def test_r54_only_what_can_be_paid_and_is_of_use_is_offered(
    things: dict[str, Any], offered: list[str]
) -> None:
    ids = [option.id for option in port_options(ashore(**things))]
    assert ids == [*offered, "leave"]


def test_r54_the_inn_is_there_once_a_visit_and_again_the_next_time() -> None:
    game = ashore(coins=20, **{"mac.damage": 6})
    script = Script(visit_port(game)).answer("inn")
    assert "inn" not in script.ids()
    assert game.s.ashore
    script.answer("leave")
    assert not game.s.ashore
    assert "inn" in Script(visit_port(game)).ids()


def test_r53_what_is_bought_is_paid_for_and_the_rest_goes_under_the_deck() -> None:
    game = ashore(coins=9, market_deck=[101, 102, 103, 112, 121])
    assert changed(game, lambda game: trade(game, 2), "buy-112", "mac", "leave") == {
        "cards.4.command": 0,
        "cards.4.num": 112,
        "crew.mac.weapons": (112,),
        "goods.coins": 2,
        "log": ((1, "card", "112"),),
        "market_deck": 4,
        "revealed": True,
    }
    assert game.s.market_deck == [121, 101, 102, 103]
    assert told(game) == [
        "0 buys Boarding Axe for 7 coins",
        "Boarding Axe (accuracy +0, damage 3, block 1)",
        "Mac carries Boarding Axe.",
        "0 leaves the market",
    ]


def test_r53_only_what_can_be_paid_is_offered_and_no_more_cards_than_there_are() -> None:
    game = ashore(coins=6, market_deck=[101, 112, 121])
    script = Script(trade(game, 7))
    assert [option for option in script.ids() if option != "aid"] == ["buy-121", "buy-101", "leave"]
    assert game.s.ashore
    assert game.s.stall == [121, 112, 101]


def test_materials_count_as_coins_only_where_one_may_barter() -> None:
    game = ashore(coins=2, materials=4, market_deck=[103, 104])
    assert Script(trade(game, 7)).ids()[0] == "leave"
    other = ashore(coins=2, materials=4, market_deck=[103, 104])
    ids = ("buy-104", "materials", "coins", "materials", "coins", "leave")
    change = changed(other, lambda game: trade(game, 7, barter=True), *ids)
    assert (change["goods.coins"], change["goods.materials"]) == (0, 2)
    assert told(other)[0] == "0 buys Quiet Charm for 4 coins"


def test_r53_materials_are_no_money_for_whoever_cannot_barter() -> None:
    game = ashore(coins=9, materials=4, market_deck=[101, 112])
    change = changed(game, lambda game: trade(game, 2), "buy-112", "mac", "leave")
    assert (change["goods.coins"], "goods.materials" in change) == (2, False)


@pytest.mark.parametrize(("less", "price"), [(-1, 1), (-2, 0), (-4, 0), (3, 5)])
def test_a_market_never_pays_its_guests(less: int, price: int) -> None:
    quest = {"num": 172, "title": "Cheap", "text": "Cheaper.", "variant": True}
    passive = [{"op": "market_price", "n": less}]
    cheap = QuestCard.model_validate({**quest, "passive": passive})
    game = table(pack=with_parts(quests=[cheap]))
    game.s.quests = [172]
    assert market_price(game, game.pack.card[101]) == price
