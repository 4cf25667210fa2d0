"""Adventure cards: weapons, recipes, what works by itself (R101-R102)."""

import pytest

from games.sleeping_gods.cards.hand import hand_limit
from games.sleeping_gods.command.abilities import ability_cost
from games.sleeping_gods.command.any_time import crew_and_cards
from games.sleeping_gods.command.equipping import Carried, hand_weapon
from games.sleeping_gods.content.cards import AdventureCard
from games.sleeping_gods.fight.aim import attack_accuracy, damage_dealt, defense
from games.sleeping_gods.fight.attack import counterattack, make_attack
from games.sleeping_gods.fight.blocking import standing_block
from games.sleeping_gods.fight.end_of_round import end_round
from games.sleeping_gods.fight.target import Blow
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.ship.rooms import deck, room_command
from games.sleeping_gods.state import Attack, Threat
from games.sleeping_gods.turn.market import market_price, trade
from games.sleeping_gods.turn.port import inn_price, repair_price
from tests.games.sleeping_gods.changes import changed, deeds, happened
from tests.games.sleeping_gods.fights import fight
from tests.games.sleeping_gods.tables import (
    SHALLOWS,
    Script,
    crew,
    drive,
    enemy,
    happens,
    own,
    rig_fate,
    table,
    with_events,
    with_parts,
)


def charmed(op: str, n: int) -> SleepingGods:
    """A table with a card beside the ship that changes one figure."""
    charm = {"num": 90, "name": "Charm", "types": ["equipment"], "text": "…"}
    card = AdventureCard.model_validate({**charm, "passive": [{"op": op, "n": n}]})
    foe = enemy(70, [[{"heart": 1}, {"attack": 1}]], attack=1, defense=5)
    game = table(pack=with_parts(adventure=[card], enemies=[foe]))
    own(game, 90)
    return game


def test_r88_what_the_ship_blocks_counts_against_both_kinds_of_blow() -> None:
    answer = Threat(0, 70, 3, 0, end_of_round=False)
    end = Threat(0, 70, 3, 0, end_of_round=True)
    game = charmed("block", 1)
    assert (standing_block(game, answer), standing_block(game, end)) == (1, 1)
    game = charmed("block_round", 2)
    assert (standing_block(game, answer), standing_block(game, end)) == (0, 2)


@pytest.mark.parametrize(("defense", "coins", "grain"), [(2, 1, 0), (9, 0, 1)])
def test_r101_some_cards_work_when_an_attack_hits_others_when_it_misses(
    defense: int, coins: int, grain: int
) -> None:
    passive = [
        {"op": "gain", "res": "coins", "when": "attack_hit"},
        {"op": "gain", "res": "grain", "when": "attack_missed"},
    ]
    card = {"num": 80, "name": "Purse", "types": ["equipment"], "command": 0, "passive": passive}
    foe = enemy(72, [[{"heart": 1}, {}], [{}, {}]], defense=defense, attack=0)
    game = table(pack=with_parts(adventure=[card], enemies=[foe]))
    own(game, 80)
    fight(game, 72)
    game.s.goods |= {"coins": 0, "grain": 0}
    rig_fate(game, 3)
    script = Script(make_attack(game, Blow(game.index_of("marco"), 0, 0), 0))
    while not script.over:
        script.answer(script.ids()[0])
    assert (game.s.goods["coins"], game.s.goods["grain"]) == (coins, grain)


def test_r101_types_of_cards() -> None:
    kinds = {kind for card in SHALLOWS.card.values() for kind in card.types}
    assert kinds >= {"totem", "passenger", "equipment", "weapon", "recipe"}


def test_r102_a_weapon_changes_hands() -> None:
    game = with_events(own=(58,))
    assert "odessa" not in Script(hand_weapon(game, 0, Carried(0, 58))).ids()
    change = changed(game, lambda game: hand_weapon(game, 0, Carried(0, 58)), "mac")
    assert change == {"crew.mac.weapons": (58,), "crew.odessa.weapons": ()}
    assert happened(game) == ["carries Mac Harpoon of the Shallows"]


def test_r102_weapons_move_between_crew_outside_combat() -> None:
    game = table()
    own(game, 58)
    holder = next(member for member in game.s.crew if member.weapons)
    drive(crew_and_cards(game, 0), "arm-58", "mac")
    assert holder.weapons == []
    assert crew(game, "mac").weapons == [58]


def test_r102_flapjacks_are_3_grain_for_3_fatigue_and_3_health_divided_freely() -> None:
    game = table()
    game.s.goods["grain"] = 3
    game.s.chairs[0].command = 1
    crew(game, "mac").fatigue = 2
    crew(game, "marco").fatigue = 2
    crew(game, "mac").damage = 2
    crew(game, "marco").damage = 2
    script = Script(crew_and_cards(game, 0)).answer("use-132-0", "mac", "mac")
    script.answer("mac")
    assert script.over
    assert (crew(game, "mac").fatigue, crew(game, "marco").fatigue) == (0, 1)
    assert crew(game, "mac").damage + crew(game, "marco").damage == 1
    assert game.s.goods["grain"] == 0


def test_r102_soup_removes_3_fatigue_and_1_low_morale_for_any_3_food() -> None:
    soup = SHALLOWS.card[130]
    assert soup.cook == {"food_any": 3}
    assert [(mod.op, mod.n, mod.status) for mod in soup.use[0]] == [
        ("unfatigue", 3, None),
        ("unstatus", 1, "low_morale"),
    ]


def test_r102_whoever_cooks_chooses_the_food() -> None:
    game = table(2)
    game.s.goods.update(meat=3, grain=3)
    game.s.chairs[1].command = 1
    crew(game, "mac").fatigue = 2
    script = Script(crew_and_cards(game, 1)).answer("use-130-0")
    assert script.ask.awaited == [1]
    assert any(deed.startswith("uses Soup") for deed in deeds(game, 1))


@pytest.mark.parametrize("prop", ["egg", "serpent", "diving_suit", "potion"])
def test_a_prop_is_gained_once_and_given_up_once(prop: str) -> None:
    game = table()
    for op, event, left in (("prop", "token_gained", [prop]), ("prop_lost", "given_up", [])):
        happens(game, op, prop=prop)
        assert happened(game) == [f"{event} {prop}"]
        happens(game, op, prop=prop)
        assert (happened(game), game.s.props) == ([], left)


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


def test_enemies_that_are_driven_on_strike_harder_both_times() -> None:
    game = charmed("enemy_attack", 2)
    fight(game, 70)
    script = Script(end_round(game))
    assert script.prompt.startswith("foe.strikes 4")
    game = charmed("enemy_attack", 2)
    foe = fight(game, 70).foes[0]
    Script(counterattack(game, Attack(game.captain, 0), foe))
    assert "strikes_back Foe 70 4" in happened(game)
