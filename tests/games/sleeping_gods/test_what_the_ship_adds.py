"""Cards beside the ship that change figures for everybody, and what can be paid (R101, G20)."""

import pytest

from games.sleeping_gods.cards.hand import hand_limit
from games.sleeping_gods.command.abilities import ability_cost
from games.sleeping_gods.content.cards import AdventureCard
from games.sleeping_gods.content.story import Effect
from games.sleeping_gods.fight.aim import attack_accuracy, damage_dealt, defense
from games.sleeping_gods.fight.attack import counterattack
from games.sleeping_gods.fight.blocking import standing_block
from games.sleeping_gods.fight.end_of_round import end_round
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.ship.rooms import deck, room_command
from games.sleeping_gods.state import Attack, Threat
from games.sleeping_gods.story.bargains import payable
from games.sleeping_gods.turn.market import market_price, trade
from games.sleeping_gods.turn.port import inn_price, repair_price
from tests.games.sleeping_gods.tables import Script, enemy, fight, give, own, table, with_parts


def charmed(op: str, n: int) -> SleepingGods:
    """A table with a card beside the ship that changes one figure."""
    charm = {"num": 90, "name": "Charm", "types": ["equipment"], "text": "…"}
    card = AdventureCard.model_validate({**charm, "passive": [{"op": op, "n": n}]})
    foe = enemy(70, [[{"heart": 1}, {"attack": 1}]], attack=1, defense=5)
    game = table(pack=with_parts(adventure=[card], enemies=[foe]))
    own(game, 90)
    return game


def test_prices_cards_and_limits_change_by_what_the_card_says() -> None:
    assert inn_price(charmed("inn", -1)) == 3
    assert inn_price(charmed("inn", 2)) == 6
    assert repair_price(charmed("repair_price", 1)) == 2
    assert hand_limit(charmed("hand_limit", 1)) == 4
    assert room_command(charmed("room_command", 1), "deck") == 4
    game = charmed("market_price", 1)
    card = next(card for card in game.pack.market if card.coins)
    assert market_price(game, card) == (card.coins or 0) + 1


def test_the_market_lays_out_and_the_deck_searches_as_many_more() -> None:
    game = charmed("market_cards", 1)
    before = len(game.s.market_deck)
    Script(trade(game, 2))
    assert len(game.s.stall) == min(3, before)
    game = charmed("search", 1)
    game.s.room, game.s.search_pile = "deck", [game.s.search_pile[0]] * 6
    script = Script(deck(game)).answer("search", "search", "search")
    assert "search" in script.ids()


def test_abilities_cost_more_but_never_nothing() -> None:
    game = charmed("ability_cost", 1)
    captain = game.captain
    printed = game.boards[captain].ability_cost
    assert ability_cost(game, captain, game.ship_bonus("ability_cost")) == printed + 1
    game = charmed("ability_cost", -4)
    assert ability_cost(game, captain, game.ship_bonus("ability_cost")) == 1


def test_attack_figures_change_for_everybody() -> None:
    plain = charmed("hand_limit", 1)
    fight(plain, 70)
    attack = Attack(plain.captain, 0, fate=3)
    aim, dealt = attack_accuracy(plain, attack), damage_dealt(plain, attack, hit=True)
    for op, more in (("accuracy", (1, 0)), ("damage", (0, 1))):
        game = charmed(op, 1)
        fight(game, 70)
        figures = attack_accuracy(game, attack) - aim, damage_dealt(game, attack, hit=True) - dealt
        assert figures == more
    game = charmed("enemy_defense", 1)
    fight(game, 70)
    assert defense(game, 0, attack) == 6


def test_r88_what_the_ship_blocks_counts_against_both_kinds_of_blow() -> None:
    answer = Threat(0, 70, 3, 0, end_of_round=False)
    end = Threat(0, 70, 3, 0, end_of_round=True)
    game = charmed("block", 1)
    assert (standing_block(game, answer), standing_block(game, end)) == (1, 1)
    game = charmed("block_round", 2)
    assert (standing_block(game, answer), standing_block(game, end)) == (0, 2)


def test_enemies_that_are_driven_on_strike_harder_both_times() -> None:
    game = charmed("enemy_attack", 2)
    fight(game, 70)
    script = Script(end_round(game))
    assert script.ask is not None
    assert "for 4" in str(script.ask.prompt)
    game = charmed("enemy_attack", 2)
    foe = fight(game, 70).foes[0]
    Script(counterattack(game, Attack(game.captain, 0), foe))
    assert any("strikes back for 4" in str(line.text) for line in game.lines)


@pytest.mark.parametrize(
    ("cost", "there"),
    [
        ({"op": "pay", "res": "coins", "n": 3}, True),
        ({"op": "pay", "res": "coins", "n": 4}, False),
        ({"op": "pay", "res": "food_any", "n": 1}, True),
        ({"op": "pay", "res": "food_any", "n": 2}, False),
        ({"op": "pay_command", "n": 2}, True),
        ({"op": "pay_command", "n": 3}, False),
        ({"op": "discard_hand", "n": 1}, True),
        ({"op": "discard_hand", "n": 2}, False),
        ({"op": "card_lost", "num": 1}, True),
        ({"op": "card_lost", "num": 2}, False),
        ({"op": "prop_lost", "prop": "egg"}, True),
        ({"op": "prop_lost", "prop": "potion"}, False),
    ],
)
def test_what_can_be_paid_and_what_is_one_too_many(cost: dict[str, object], there: bool) -> None:
    game = table()
    game.s.chairs[0].command = 2
    give(game, 0, "Triage")
    own(game, 1)
    game.s.props = ["egg"]
    assert payable(game, [Effect.model_validate(cost)]) is there
