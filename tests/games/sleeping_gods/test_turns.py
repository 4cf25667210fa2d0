"""Turns, ship actions, events and the two actions: R31 to R46."""

import pytest

from games.kernel.ask import Several
from games.sleeping_gods.command.tokens import gain_command
from games.sleeping_gods.content.cards import Mod
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.ship.hull import harm_total
from games.sleeping_gods.ship.rooms import COMMAND, room_command, room_detail, ship_action
from games.sleeping_gods.ship.sailing import enter
from games.sleeping_gods.ship.sea import Step
from games.sleeping_gods.ship.search import search
from games.sleeping_gods.state import ROOMS
from games.sleeping_gods.story.lasting_events import beasts_hunt
from games.sleeping_gods.turn.actions import action_options
from games.sleeping_gods.turn.clock import strike_clock
from games.sleeping_gods.turn.turn import voyage
from tests.games.sleeping_gods.tables import (
    SHALLOWS,
    Script,
    crew,
    drive,
    equip,
    event,
    give,
    rig_fate,
    table,
    with_parts,
)


def turn_of(game: SleepingGods, room: str = "sick_bay") -> Script:
    script = Script(voyage(game))
    return script.answer(room)


def rig_event(game: SleepingGods, card: str) -> None:
    for pile in (game.s.event_deck, game.s.events_left):
        if card in pile:
            pile.remove(card)
    game.s.event_deck.append(card)


def test_r31_ship_action_event_two_actions_then_the_token_passes() -> None:
    game = table(2)
    rig_event(game, "M05")
    script = Script(voyage(game))
    assert script.ids(0)[:5] == list(ROOMS)
    script.answer("sick_bay")
    assert game.s.events_gone == ["M05"]
    assert game.s.actions == 2
    script.answer("skip")
    assert game.s.actions == 1
    script.answer("skip")
    assert (game.s.active, game.s.turn) == (1, 2)


def test_r32_the_figure_moves_to_a_different_room() -> None:
    game = table()
    game.s.room = "galley"
    ids = Script(ship_action(game)).ids()
    assert "galley" not in ids
    assert "hull" not in ids


def test_r32_a_room_that_is_mended_meanwhile_can_be_used() -> None:
    game = table()
    game.s.harm["deck"] = 2
    game.s.chairs[0].command = 3
    script = Script(ship_action(game))
    assert "deck" not in script.ids()
    script.answer("crew-rafael-0")
    assert game.s.harm["deck"] == 1
    assert "deck" in script.ids()


def test_r33_when_no_room_can_be_used_the_figure_moves_for_nothing() -> None:
    game = table()
    game.s.harm.update(dict.fromkeys(ROOMS, 2))
    drive(ship_action(game), "bridge")
    assert game.s.room == "bridge"
    assert game.s.chairs[0].command == 0


def test_r34_an_empty_supply_gives_no_command() -> None:
    game = table(2)
    game.s.chairs[1].command = 13
    gain_command(game, 0, 4)
    assert game.s.chairs[0].command == 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_r40_command_of_the_rooms_for_each_number_of_players(players: int) -> None:
    table_of_rooms = {
        "bridge": (2, 3, 3, 4),
        "galley": (2, 3, 3, 3),
        "deck": (3, 4, 5, 5),
        "quarters": (3, 4, 4, 5),
        "sick_bay": (3, 3, 4, 5),
    }
    assert table_of_rooms == COMMAND
    game = table(players)
    assert room_command(game, "quarters") == table_of_rooms["quarters"][players - 1]


def test_r40_quarters_give_4_with_three_players_and_5_with_four() -> None:
    assert room_command(table(3), "quarters") == 4
    assert room_command(table(4), "quarters") == 5


def test_r35_the_bridge_clears_all_command_and_draws_1() -> None:
    game = table(3)
    crew(game, "mac").command = 2
    game.s.cards[0].command = 1
    drive(ship_action(game), "bridge")
    assert all(member.command == 0 for member in game.s.crew)
    assert all(owned.command == 0 for owned in game.s.cards)
    assert len(game.s.chairs[0].hand) == 1
    assert game.s.chairs[0].command == 3


def test_r36_the_galley_draws_2_and_turns_one_card_into_rest() -> None:
    game = table(3)
    give(game, 0, "Oil Can")
    crew(game, "mac").fatigue = 2
    oil = game.s.chairs[0].hand[0]
    drive(ship_action(game), "galley", f"card-{oil}")
    assert crew(game, "mac").fatigue == 1
    assert len(game.s.chairs[0].hand) == 2
    assert oil in game.s.ability_discard


def test_r36_whose_fatigue_a_card_is_for_may_be_said_before_or_after_it() -> None:
    for order in ((0, 1), (1, 0)):
        game = table(3)
        give(game, 0, "Oil Can", "Triage")
        crew(game, "mac").fatigue = crew(game, "marco").fatigue = 1
        oil = game.s.chairs[0].hand[0]
        script = Script(ship_action(game)).answer("galley")
        assert script.ask is not None
        assert script.ask.several == Several(1, 2, "")
        script.answer(*[(f"card-{oil}", "marco")[at] for at in order])
        assert (crew(game, "mac").fatigue, crew(game, "marco").fatigue) == (1, 0)
        assert oil in game.s.ability_discard


def test_r36_with_one_or_two_players_the_galley_draws_1() -> None:
    game = table(2)
    drive(ship_action(game), "galley")
    assert len(game.s.chairs[0].hand) == 1


def test_r37_all_damage_of_the_search_counts_and_one_reward_is_kept() -> None:
    game = table(4)
    game.s.search_pile = [9, 3, 7, 2]
    rig_fate(game, 2, 3)
    script = Script(ship_action(game)).answer("deck")
    assert game.s.chairs[0].command == 5
    assert not game.s.chairs[0].hand
    script.answer("search", "search", "enough", "done", "done")
    assert harm_total(game) == 2
    assert set(script.ids()) == {"keep-2-0", "keep-7-0"}
    script.answer("keep-7-0")
    assert game.s.goods["artifacts"] == 1
    assert game.s.goods["meat"] == 0
    assert game.s.search_discard == [2, 7]


def test_r37_three_tokens_at_most_and_an_empty_pile_is_shuffled_anew() -> None:
    game = table()
    game.s.search_pile = [9]
    game.s.search_discard = [1, 4, 5]
    script = Script(search(game, 3)).answer("search", "search", "search")
    assert len(game.s.found) == 3
    assert all(option.startswith("keep") for option in script.ids())


def test_r37_the_coin_token_offers_a_choice() -> None:
    game = table()
    game.s.search_pile = [3]
    script = Script(search(game, 3)).answer("search", "enough")
    assert script.ids() == ["keep-3-0", "keep-3-1"]
    script.answer("keep-3-1")
    assert game.s.goods["materials"] == 2


@pytest.mark.parametrize(("players", "cleared"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_r38_the_quarters_return_some_command(players: int, cleared: int) -> None:
    game = table(players)
    crew(game, "mac").command = 2
    game.s.cards[0].command = 2
    drive(ship_action(game), "quarters", "mac")
    assert crew(game, "mac").command == 0
    assert game.s.cards[0].command == 4 - cleared
    assert len(game.s.chairs[0].hand) == 1


def test_r39_the_sick_bay_restores_1_health() -> None:
    game = table()
    crew(game, "mac").damage = 2
    drive(ship_action(game), "sick_bay")
    assert crew(game, "mac").damage == 1
    assert len(game.s.chairs[0].hand) == 1


def test_r41_one_of_several_options_must_be_taken() -> None:
    game = table()
    rig_event(game, "M03")
    script = turn_of(game)
    assert [option for option in script.ids() if option != "aid"] == ["option-0", "option-1"]
    rig_fate(game, 2)
    script.answer("option-1", "done")
    assert game.s.harm["deck"] == 1


def test_r41_a_single_challenge_cannot_be_refused() -> None:
    only = event("M07", options=[{"text": "Face it.", "challenge": {"skill": "craft", "need": 5}}])
    game = table(pack=with_parts(events=[only]))
    rig_event(game, "M07")
    script = turn_of(game)
    assert game.s.contest is not None
    assert "draw" in script.ids()


def test_r42_an_ongoing_event_stays_until_it_is_cleared_at_the_end_of_a_turn() -> None:
    game = table()
    rig_event(game, "P01")
    rig_fate(game, 2, 6)
    script = turn_of(game)
    rig_fate(game, 2, 6)
    script.answer("skip", "skip", "done")
    assert harm_total(game) == 1
    script.answer("join-rafael", "draw")
    assert game.s.lasting == []
    assert "P01" in game.s.events_gone


def test_r42_some_events_are_cleared_as_an_action() -> None:
    game = table()
    rig_event(game, "P06")
    script = turn_of(game)
    game.s.goods["materials"] = 2
    assert "clear-P06" in script.ids()
    script.answer("aid", "back")
    assert "pay-P06" in script.ids()
    script.answer("pay-P06")
    assert game.s.actions == 1
    assert game.s.goods["materials"] == 0
    assert game.s.lasting == []


def test_r42_the_printed_ongoing_event_is_discarded_by_craft_6() -> None:
    plate = SHALLOWS.event["P01"]
    assert plate.clear is not None
    assert (plate.clear.skill, plate.clear.need, plate.clear_when) == ("craft", 6, "turn_end")


def test_r43_a_hunting_beast_follows_to_a_new_page() -> None:
    game = table()
    rig_event(game, "D02")
    turn_of(game)
    assert game.s.lasting[0].region == "5d"
    game.s.region = "5a"
    drive(enter(game, Step("2e", "N"), 0))
    assert game.s.lasting[0].region == "2e"


def test_r43_a_beast_comes_nearer_each_turn_and_strikes_the_ship() -> None:
    game = table()
    rig_event(game, "D02")
    turn_of(game)
    game.s.region = "5b"
    drive(beasts_hunt(game))
    assert game.s.lasting[0].region in ("5a", "5e")
    script = Script(beasts_hunt(game))
    assert game.s.lasting[0].region == "5b"
    assert script.ask is not None
    assert "4 damage" in str(script.ask.prompt)


@pytest.mark.parametrize(("passes", "number"), [(0, "1"), (1, "1.2"), (2, "F1")])
def test_r44_when_a_deck_has_run_out_the_clock_strikes_on_the_next_turn(
    passes: int, number: str
) -> None:
    game = table()
    game.s.passes = passes
    game.s.event_deck = []
    Script(voyage(game)).answer("sick_bay")
    assert game.s.passes == passes + 1
    assert number in game.s.read
    assert bool(game.s.event_deck) == (passes < 2)


def test_r44_the_last_card_does_not_yet_strike_the_clock() -> None:
    game = table()
    game.s.event_deck = ["M05"]
    game.s.events_gone += [c for c in game.pack.event if c not in (*game.s.events_left, "M05")]
    script = Script(voyage(game)).answer("sick_bay")
    assert game.s.passes == 0
    script.answer("skip", "skip", "bridge")
    assert game.s.passes == 1


def test_r45_equipped_ability_cards_go_at_the_end_of_a_deck() -> None:
    game = table()
    equip(game, "mac", "Oil Can", "Splicing")
    crew(game, "mac").levels.append("mac-1")
    strike_clock(game)
    assert crew(game, "mac").equipped == []
    assert crew(game, "mac").levels == ["mac-1"]
    assert game.s.ability_discard == []


def test_r46_the_same_action_may_be_taken_twice_and_a_skip_gains_a_command() -> None:
    game = table()
    rig_event(game, "M05")
    script = turn_of(game)
    before = game.s.chairs[0].command
    script.answer("skip")
    assert game.s.chairs[0].command == before + 1
    assert {"travel", "explore-2", "explore-4", "skip"} <= set(script.ids())
    assert "market" not in script.ids()
    assert "port" not in script.ids()


def test_r46_market_and_port_where_the_map_shows_them() -> None:
    game = table()
    game.s.region = "5b"
    ids = [option.id for option in action_options(game)]
    assert "market" in ids
    assert "port" in ids


def test_events_that_watch_fate_last_one_turn() -> None:
    game = table()
    rig_event(game, "P04")
    script = turn_of(game)
    assert game.s.lasting[0].id == "P04"
    rig_fate(game, 2)
    script.answer("travel")
    assert script.ask is not None
    assert "fatigue" in str(script.ask.prompt)


def test_r34_a_room_promises_no_more_command_than_the_supply_will_hold() -> None:
    game = table()
    game.s.chairs[0].command = 9
    crew(game, "mac").command = 4

    def promised(room: str) -> str:
        return str(room_detail(game, room))

    assert "gain 2 command" in promised("bridge")
    assert "gain 3 command" in promised("quarters")
    assert "Gain 1 command" in promised("deck")
    assert "gain 1 command" in promised("sick_bay")
    crew(game, "mac").command, game.s.chairs[0].command = 1, 13
    assert "gain 1 command" in promised("bridge")
    assert "gain 1 command" in promised("quarters")
    assert "gain 0 command" in promised("galley")


def test_r46_skipping_says_when_there_is_no_command_to_be_had() -> None:
    game = table()
    skip = next(option for option in action_options(game) if option.id == "skip")
    assert skip.detail is None
    game.s.chairs[0].command = 14
    skip = next(option for option in action_options(game) if option.id == "skip")
    assert str(skip.detail) == "The supply has no command left"


def test_r18_whoever_equips_a_card_that_searches_does_the_searching() -> None:
    game = table(2)
    mod = Mod(op="search", n=1)
    script = Script(game.roam(mod, 1))
    assert script.ask is not None
    assert script.ask.awaited == [1]
    script.answer("search", seat=1)
    assert script.over or (script.ask is not None and script.ask.awaited == [1])


def test_r41_the_first_option_too_gives_what_it_says() -> None:
    gift = {"op": "gain", "res": "materials", "n": 1}
    options = [{"text": "Take it.", "effects": [gift]}, {"text": "Leave it."}]
    game = table(pack=with_parts(events=[event("M90", options=options)]))
    rig_event(game, "M90")
    turn_of(game).answer("option-0")
    assert game.s.goods["materials"] == 1
    assert game.s.happening is None
