"""What the log, the prompts and the buttons say: nothing happens in silence."""

from typing import get_args

import pytest

from games.kernel import Ask
from games.kernel.question import Question
from games.sleeping_gods.card_words import effect_text, effects_text, weapon_text
from games.sleeping_gods.cards.equipped import discard_equipped
from games.sleeping_gods.cards.hand import choose_discards, draw_cards
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.command.any_time import crew_and_cards
from games.sleeping_gods.command.tokens import clear_all_command, clear_command, gain_command
from games.sleeping_gods.content.loader import find_pack, pack_names
from games.sleeping_gods.content.story import Effect, EffectOp
from games.sleeping_gods.fight.attack import make_attack
from games.sleeping_gods.fight.combat import fight_round
from games.sleeping_gods.fight.end_of_round import disarm, end_round, regenerate
from games.sleeping_gods.fight.target import Blow
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.ship.damage import damage_ship
from games.sleeping_gods.ship.goods import gain, pay
from games.sleeping_gods.ship.sailing import course_options
from games.sleeping_gods.ship.search import token_text
from games.sleeping_gods.state import Lasting
from games.sleeping_gods.story.event_deck import draw_event
from games.sleeping_gods.story.event_words import event_rules
from games.sleeping_gods.story.quests import gain_quest
from games.sleeping_gods.story.storybook import choice_detail
from games.sleeping_gods.turn.actions import action_options
from games.sleeping_gods.turn.clock import strike_clock
from games.sleeping_gods.turn.defeat import defeat
from games.sleeping_gods.turn.market import trade
from games.sleeping_gods.turn.travel import Helm, travel
from tests.games.sleeping_gods.tables import (
    SHALLOWS,
    Script,
    crew,
    drive,
    equip,
    event,
    fight,
    give,
    own,
    rig_fate,
    table,
    with_parts,
)

WHICH = Question("test.which", "named")
SKELETON, EYE = 6, 7


def told(game: SleepingGods, seat: int | None = None) -> str:
    return " ".join(str(line.text) for line in game.lines if line.to in (None, seat))


def deeds(game: SleepingGods, seat: int) -> list[str]:
    return [str(line.text) for line in game.lines if line.kind == "deed" and line.by == seat]


def label(ask: Ask | None, option_id: str) -> str:
    assert ask is not None
    return next(str(option.label) for option in ask.options if option.id == option_id)


def detail(ask: Ask | None, option_id: str) -> str:
    assert ask is not None
    return next(str(option.detail) for option in ask.options if option.id == option_id)


def effect(**fields: object) -> Effect:
    return Effect.model_validate(fields)


def test_fate_is_told_in_challenges_travel_and_attacks() -> None:
    game = table()
    rig_fate(game, 4)
    drive(meet_challenge(game, "strength", 4), "draw")
    assert "draws fate 4 STRENGTH 4: 4 in all. **Success.**" in told(game)
    game = table()
    rig_fate(game, 3)
    drive(travel(game, Helm(None)), "stop")
    assert "draws fate 3" in told(game)
    game = table()
    fight(game, SKELETON)
    rig_fate(game, 5)
    Script(make_attack(game, Blow(game.index_of("gregory"), 0, 0), 0))
    assert "draws fate 5" in told(game)


def test_cards_drawn_and_discarded_are_counted_in_public() -> None:
    game = table(2)
    drive(draw_cards(game, 1, 2))
    assert deeds(game, 1) == ["draws 2 cards"]
    assert "You draw" not in told(game)
    assert "You draw" in told(game, 1)
    give(game, 0, "Oil Can")
    drive(choose_discards(game, 0, 1))
    assert "discards Oil Can" in deeds(game, 0)


def test_equipped_cards_do_not_leave_in_silence() -> None:
    game = table()
    equip(game, "mac", "Oil Can", "Splicing")
    drive(crew_and_cards(game, 0), f"drop-{crew(game, 'mac').equipped[0]}", "back")
    assert "Mac discards Oil Can." in told(game)
    drive(discard_equipped(game, 1))
    assert "Mac discards Splicing." in told(game)
    assert label(Script(crew_and_cards(_with_equipped(), 0)).ask, f"drop-{_number('Oil Can')}") == (
        "Discard Oil Can (Mac)"
    )


def _with_equipped() -> SleepingGods:
    game = table()
    equip(game, "mac", "Oil Can")
    return game


def _number(name: str) -> int:
    return next(card.id for card in SHALLOWS.abilities if card.name == name)


def test_the_clock_says_what_it_takes() -> None:
    game = table()
    equip(game, "mac", "Oil Can")
    strike_clock(game)
    assert "all equipped ability cards are discarded" in told(game)


def test_a_weapon_that_changes_hands_is_told() -> None:
    game = table()
    own(game, 58)
    drive(crew_and_cards(game, 0), "arm-58", "mac")
    assert "Mac carries Harpoon of the Shallows." in told(game)


def test_payments_and_an_empty_supply_are_told() -> None:
    game = table()
    game.s.goods.update(coins=3, meat=1, grain=1)
    drive(pay(game, "coins", 2))
    assert "−2 coins" in told(game)
    drive(pay(game, "food_any", 2))
    assert "−1 meat" in told(game)
    assert "−1 grain" in told(game)
    game.s.goods["materials"] = 6
    gain(game, "materials", 1)
    assert "the supply has no more materials" in told(game)
    game.s.chairs[0].command = 14
    gain_command(game, 0, 1)
    assert "the supply has no more command" in told(game)


def test_command_that_returns_is_told() -> None:
    game = table()
    crew(game, "mac").command = 2
    clear_all_command(game)
    assert "2 command back in the supply" in told(game)
    crew(game, "mac").command = 1
    drive(clear_command(game, 2))
    assert "1 command back in the supply" in told(game)


def test_what_is_bought_is_not_found() -> None:
    game = table()
    game.s.goods["coins"] = 3
    game.s.market_deck = [106]
    drive(trade(game, 7), "buy-106", "leave")
    assert "buys Field Glasses for 3 coins" in deeds(game, 0)
    assert "1 command: +2 strength or +3 perception or 1 block" in told(game)


def test_a_new_quest_is_read_with_its_keyword() -> None:
    game = table()
    gain_quest(game, 1)
    assert "new quest: A Lamp for the Stack (LANTERN)" in told(game)
    assert "Hang the keeper's lamp" in told(game)


def test_enemies_say_whom_they_strike_and_what_is_blocked() -> None:
    game = table()
    own(game, 103)
    game.s.chairs[0].command = 1
    fight(game, SKELETON)
    script = Script(end_round(game)).answer("mac", "use-103-0")
    assert script.over
    assert "Skeletal Warrior attacks Mac for 2." in told(game)
    assert "2 damage blocked" in told(game)


def test_regeneration_and_disarming_are_told() -> None:
    game = table()
    row = fight(game, SKELETON)
    row.foes[0].covered = [2]
    drive(regenerate(game, 0, 1))
    assert "Skeletal Warrior heals: 1 square is open again." in told(game)
    own(game, 58)
    drive(disarm(game))
    assert "Harpoon of the Shallows is of no use until the fight is over." in told(game)


def test_a_defeat_says_where_one_wakes_up_and_what_it_cost() -> None:
    game = table()
    game.s.region = "5b"
    drive(defeat(game, "crew"))
    lost = len(game.s.events_gone)
    assert "The ship limps to Millstair; the crew is healed and rested." in told(game)
    assert f"{lost} event cards lost" in told(game)


def test_a_story_that_moves_the_ship_says_where_to() -> None:
    game = table()
    drive(game.apply([effect(op="move_to", region="2d")]))
    assert "The ship is now at Rimefall, region 2D." in told(game)


def test_a_find_with_a_choice_says_or() -> None:
    game = table()
    assert str(token_text(game, 3)) == "1 coin or 2 materials"
    assert str(token_text(game, 2)) == "1 meat, 1 vegetable; 1 ship damage"


def test_everybody_is_named_where_everybody_suffers() -> None:
    assert str(effect_text(effect(op="damage", n=1, who="each"))) == "each crew member: −1 health"
    assert str(effect_text(effect(op="heal", n=2, crew="mac"))) == "Mac: restore 2 health"
    assert str(effect_text(effect(op="damage", n=2))) == "−2 health"


def test_one_card_is_one_card() -> None:
    assert str(effect_text(effect(op="discard_events", n=1))) == "lose 1 event card"
    assert str(effect_text(effect(op="discard_events", n=6))) == "lose 6 event cards"
    assert str(effect_text(effect(op="market", n=1))) == "see 1 market card"
    assert str(effect_text(effect(op="market", n=3))) == "see 3 market cards"


def test_tables_and_bargains_say_what_they_hold() -> None:
    table_of_two = {"1-2": [{"op": "ship_damage"}], "3": [{"op": "fatigue"}], "4-6": []}
    assert str(effects_text([effect(op="fate_table", table=table_of_two)])) == (
        "fate 1–2: 1 ship damage; fate 3: 1 fatigue"
    )
    bargain = [[{"op": "command", "n": 2}], [{"op": "repair"}]]
    assert str(effects_text([effect(op="pick_one", options=bargain)])) == (
        "gain 2 command or repair 1"
    )


@pytest.mark.parametrize("name", pack_names())
def test_every_event_without_options_says_what_it_does(name: str) -> None:
    for card in find_pack(name).events:
        rules = " ".join(map(str, event_rules(card)))
        assert rules or card.options, card.name
        if card.ongoing:
            assert "It stays until" in rules, card.name
        assert "something happens" not in rules


def test_an_ongoing_event_tells_its_rules_when_it_is_drawn() -> None:
    game = table()
    game.s.event_deck = ["P01"]
    draw_event(game)
    assert "At the end of every turn: 1 ship damage." in told(game)
    assert "It stays until CRAFT 6 is met at the end of a turn." in told(game)


def test_a_beast_tells_how_it_hunts() -> None:
    beast = event(
        "D07",
        ongoing=True,
        hunter={"name": "Fin", "steps": 2, "effects": [{"op": "damage", "n": 4, "who": "any"}]},
        clear={"skill": "strength", "need": 8},
        clear_when="action",
    )
    first, second = map(str, event_rules(beast))
    assert (
        first == "Fin comes 2 regions nearer at the end of every turn; beside the ship: −4 health."
    )
    assert second == "It stays until STRENGTH 8 is met as an action."


def test_a_hit_on_the_ship_says_which_part_it_would_be() -> None:
    game = table()
    game.s.chairs[0].command = 2
    rig_fate(game, 2)
    script = Script(damage_ship(game, 1))
    assert script.ask is not None
    assert str(script.ask.prompt) == "Fate 2 hits the deck. Keep it?"


def test_actions_say_what_they_offer() -> None:
    game = table()
    game.s.region = "5b"
    game.s.lasting = [Lasting("P06")]
    ask = Ask(WHICH, game.title, action_options(game))
    assert "7 cards" in detail(ask, "market")
    assert "Inn" in detail(ask, "port")
    assert "every turn" in detail(ask, "clear-P06") or "travel" in detail(ask, "clear-P06")


def test_regions_say_what_harbour_they_have() -> None:
    game = table()
    game.s.region = "5a"
    assert detail(Ask(WHICH, game.title, course_options(game, 0, 1)), "go-5b") == (
        "Net-line: PERCEPTION 5, else 1 ship damage; Port of Millstair, Market of Millstair"
    )


def test_an_attacker_shows_what_equipped_cards_add() -> None:
    game = table()
    equip(game, "marco", "Follow Through")
    fight(game, SKELETON)
    script = Script(fight_round(game))
    told = detail(script.ask, "fight-marco")
    assert told.startswith("accuracy −1, damage 4, block 1; defense ")
    assert str(weapon_text(SHALLOWS.member["marco"].weapon)) == "accuracy −1, damage 3, block 1"


def test_a_target_says_how_it_defends_itself() -> None:
    game = table()
    fight(game, 12, SKELETON)
    script = Script(fight_round(game))
    guarded, plain = (detail(script.ask, f"fight-gregory-{foe}") for foe in (0, 1))
    assert "strikes first for" in guarded
    assert guarded.endswith("resist 1")
    assert "strikes back for" in plain
    assert "resist" not in plain


def test_the_cost_names_what_is_given_up() -> None:
    pack = with_parts()
    given = effect(op="card_lost", num=131)
    assert str(effects_text([given], pack)) == "give up Gear"
    assert str(effects_text([effect(op="prop_lost", prop="egg")])) == "give up the great egg"


@pytest.mark.parametrize("op", get_args(EffectOp))
def test_every_effect_has_words(op: str) -> None:
    bare = Effect.model_construct(
        op=op, n=1, who="any", crew=None, res="coins", status=None, num=None, prop="egg",
        table={}, options=((effect(op="xp"),),),
    )  # fmt: skip
    assert str(effect_text(bare))


def test_joining_says_what_it_costs_and_what_fate_can_do() -> None:
    game = table()
    game.s.chairs[0].command = 1
    crew(game, "mac").statuses = ["madness", "low_morale"]
    script = Script(meet_challenge(game, "craft", 9))
    assert detail(script.ask, "join-mac") == "1 in all, 1 command, 1 damage from madness"
    assert script.ask is not None
    assert "too little" in str(script.ask.prompt)
    script.answer("join-odessa", "join-rafael", "join-audrie")
    assert script.ask is not None
    assert "fate 6+ wins" in str(script.ask.prompt)


def test_a_choice_warns_of_the_fight_that_failing_brings() -> None:
    game = table()
    choice = next(
        choice
        for paragraph in SHALLOWS.storybook
        for choice in paragraph.choices
        if choice.challenge is not None and choice.challenge.fail.combat
    )
    assert "else combat, level" in str(choice_detail(game, choice))


def test_r102_whoever_cooks_chooses_the_food() -> None:
    game = table(2)
    game.s.goods.update(meat=3, grain=3)
    game.s.chairs[1].command = 1
    crew(game, "mac").fatigue = 2
    script = Script(crew_and_cards(game, 1)).answer("use-130-0")
    assert script.ask is not None
    assert script.ask.awaited == [1]
    assert any(deed.startswith("uses Soup") for deed in deeds(game, 1))
