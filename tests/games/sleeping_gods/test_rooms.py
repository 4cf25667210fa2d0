"""The rooms of the ship (R32-R40)."""

from typing import Any

import pytest

from games.sleeping_gods.command.tokens import clear_all_command, clear_command, gain_command
from games.sleeping_gods.content.cards import Mod
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.ship.hull import harm_total
from games.sleeping_gods.ship.rooms import room_detail, ship_action
from games.sleeping_gods.ship.search import search
from tests.games.sleeping_gods.changes import changed, happened
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.tables import (
    Script,
    crew,
    drive,
    give,
    ready,
    rig_fate,
    table,
    with_events,
)


def aboard(seats: int = 1, **things: Any) -> SleepingGods:
    game = table(seats)
    game.s.ability_deck, game.s.ability_discard = [1, 2, 3, 28, 29], []
    ready(game, things)
    return game


def test_r17_a_full_hand_may_be_used_before_it_draws_and_is_cut_down_after() -> None:
    game = aboard(hand=("Triage", "Footnotes", "Broad Back"))
    change = changed(game, ship_action, "bridge", "fill", "card-22")
    assert change["chairs.0.hand"] == (24, 6, 29)
    two = aboard(hand=("Triage", "Footnotes"))
    assert changed(two, ship_action, "bridge")["chairs.0.hand"] == (22, 24, 29)


def test_r17_r32_before_a_full_hand_draws_it_may_be_put_to_use() -> None:
    """The effects of a room come in any order, and command may be spent at any time."""
    game = table()
    give(game, 0, "Triage", "Footnotes", "Spare Parts")
    oil = game.s.chairs[0].hand[2]
    script = Script(ship_action(game)).answer("sick_bay")
    assert script.ids() == ["fill", "aid"]
    script.answer("aid", f"equip-{oil}-mac", "fill")
    assert script.over
    assert len(game.s.chairs[0].hand) == 3
    assert oil not in game.s.ability_discard


def test_r18_whoever_equips_a_card_that_searches_does_the_searching() -> None:
    game = table(2)
    game.s.search_pile = [3]
    script = Script(game.roam(Mod(op="search", n=1), 1))
    assert script.ids(1) == ["search", "enough"]
    assert script.answer("search", seat=1).ids(1) == ["keep-3-0", "keep-3-1"]


NAMES = {
    "bridge": "bridge", "galley": "galley", "deck": "deck", "quarters": "quarters",
    "sick_bay": "sick bay",
}  # fmt: skip


def test_r32_a_room_is_open_unless_it_was_the_last_or_has_two_damage() -> None:
    game = aboard(room="deck", harm={"galley": 2, "bridge": 1, "hull": 1})
    ids = [option for option in Script(ship_action(game)).ids() if option in NAMES]
    assert ids == ["sick_bay", "quarters", "bridge"]


def test_r32_a_room_that_is_mended_meanwhile_can_be_used() -> None:
    game = table()
    game.s.harm["deck"] = 2
    game.s.chairs[0].command = 3
    script = Script(ship_action(game))
    assert "deck" not in script.ids()
    script.answer("crew-rafael-0")
    assert game.s.harm["deck"] == 1
    assert "deck" in script.ids()


def test_r33_the_figure_moves_even_where_no_room_works() -> None:
    game = aboard(room="deck", harm=dict.fromkeys(NAMES, 2))
    assert "deck" not in Script(ship_action(game)).ids()
    assert changed(game, ship_action, "bridge") == {"phase": "aboard", "room": "bridge"}
    assert happened(game) == ["0 goes_to_room bridge"]


def details(game: SleepingGods) -> dict[str, str]:
    return {room: facts(room_detail(game, room)) for room in NAMES}


def test_r34_a_room_promises_no_more_than_the_supply_will_hold() -> None:
    """Thirteen of fourteen command are out: eight placed, five in hands."""
    game = table(2)
    crew(game, "mac").command, game.s.cards[0].command = 7, 1
    game.s.chairs[0].command, game.s.chairs[1].command = 2, 3
    gained = {room: text.split()[1] for room, text in details(game).items()}
    assert gained == {"bridge": "3", "galley": "1", "deck": "1", "quarters": "3", "sick_bay": "1"}
    crew(game, "mac").command = 1
    game.s.chairs[1].command = 9
    gained = {room: text.split()[1] for room, text in details(game).items()}
    assert gained == {"bridge": "3", "galley": "1", "deck": "1", "quarters": "3", "sick_bay": "1"}


def test_r34_an_empty_supply_gives_no_command() -> None:
    game = table(2)
    game.s.chairs[1].command = 13
    gain_command(game, 0, 4)
    assert game.s.chairs[0].command == 1


def test_r34_a_room_promises_no_more_command_than_the_supply_will_hold() -> None:
    game = table()
    game.s.chairs[0].command = 9
    crew(game, "mac").command = 4

    def promised(room: str) -> str:
        return facts(room_detail(game, room))

    assert promised("bridge") == "bridge 2 1 2"
    assert promised("quarters") == "quarters 3 1 2"
    assert promised("deck") == "deck 1 1 2"
    assert promised("sick_bay") == "sick_bay 1 1 2"
    crew(game, "mac").command, game.s.chairs[0].command = 1, 13
    assert promised("bridge") == "bridge 1 1 2"
    assert promised("quarters") == "quarters 1 1 2"
    assert promised("galley") == "galley 0 1 2"


CARDS = {
    "bridge": (1, 1, 1, 1), "galley": (1, 1, 2, 2), "deck": (0, 0, 0, 0), "quarters": (1, 1, 1, 1),
    "sick_bay": (1, 1, 1, 1),
}  # fmt: skip
COMMAND = {
    "bridge": (2, 3, 3, 4), "galley": (2, 3, 3, 3), "deck": (3, 4, 5, 5), "quarters": (3, 4, 4, 5),
    "sick_bay": (3, 3, 4, 5),
}  # fmt: skip
"""As the ship board prints it, for one to four players."""
DRAWN = {0: [], 1: ["Oil Can"], 2: ["Oil Can", "Splicing"]}
NUMBERS = {0: (), 1: (29,), 2: (29, 28)}
RETURNED = {"bridge": (4, 4, 4, 4), "quarters": (2, 2, 3, 3)}
"""Of the four command that lie on Mac's board."""


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("room", NAMES)
def test_r35_to_r40_a_room_gives_what_it_says(room: str, players: int) -> None:
    game = aboard(players)
    crew(game, "mac").command, crew(game, "mac").damage = 4, 2
    command, cards = COMMAND[room][players - 1], CARDS[room][players - 1]
    back = RETURNED.get(room, (0,) * 4)[players - 1]
    change: dict[str, Any] = {"phase": "aboard", "room": room, "chairs.0.command": command}
    lines = [f"0 goes_to_room {room}"]
    if back:
        change["crew.mac.command"] = 4 - back
        lines.append(f"command_returned {back}")
    lines.append(f"gains_command {command}")
    if room == "sick_bay":
        change["crew.mac.damage"] = 1
        lines.append("healed Mac 1")
    if room == "deck":
        lines.append("0 searches_no_further")
    if cards:
        change |= {"revealed": True, "ability_deck": 5 - cards, "chairs.0.hand": NUMBERS[cards]}
        lines.append(f"0 draws_card {cards}")
        lines += [f"you_draw {name} (to 0)" for name in DRAWN[cards]]
    assert changed(game, ship_action, room, *(["enough"] if room == "deck" else [])) == change
    assert happened(game) == lines


def test_r35_all_command_returns_from_boards_and_cards() -> None:
    game = with_events(command=3)
    game.s.cards[0].command, crew(game, "mac").command = 2, 1
    assert changed(game, clear_all_command) == {"cards.0.command": 0, "crew.mac.command": 0}
    assert happened(game) == ["command_returned 3"]
    assert changed(game, clear_all_command) == {}
    assert happened(game) == []


def test_g66_the_supply_is_filled_before_command_is_taken() -> None:
    for room, gained in (("bridge", 2), ("quarters", 2)):
        game = aboard(command=10, **{"mac.command": 4})
        drive(ship_action(game), room)
        assert game.s.chairs[0].command == 10 + gained


def test_r36_the_galley_feeds_one_of_the_tired_before_or_after_drawing() -> None:
    game = aboard(hand=("Triage",), **{"mac.fatigue": 2, "audrie.fatigue": 1})
    change = changed(game, ship_action, "galley", "no", "card-29", "audrie")
    assert change == {
        "phase": "aboard", "room": "galley", "revealed": True, "ability_deck": 4,
        "ability_discard": 1, "chairs.0.command": 2, "crew.audrie.fatigue": 0,
    }  # fmt: skip
    assert happened(game)[-2:] == ["0 discards_card Oil Can", "rests Audrie"]


def test_r36_nobody_is_fed_without_a_card_and_of_one_nobody_asks_who() -> None:
    empty = aboard(ability_deck=[], **{"mac.fatigue": 1})
    assert "crew.mac.fatigue" not in changed(empty, ship_action, "galley")
    script = Script(ship_action(aboard(hand=("Triage",), **{"mac.fatigue": 1}))).answer("galley")
    assert (script.ids(), script.ask.upto) == (["card-22", "no"], 0)


def test_r36_the_only_card_is_not_asked_for() -> None:
    tired = {"mac.fatigue": 2, "audrie.fatigue": 1}
    change = changed(aboard(hand=("Triage",), **tired), ship_action, "galley", "audrie")
    assert (change["crew.audrie.fatigue"], change["ability_discard"]) == (0, 1)


def test_r36_the_galley_feeds_once() -> None:
    game = aboard(hand=("Triage", "Splicing"), **{"mac.fatigue": 2})
    change = changed(game, ship_action, "galley", "card-22")
    assert (change["crew.mac.fatigue"], change["ability_discard"]) == (1, 1)


def test_r36_nobody_is_asked_for_a_meal_where_none_is_tired() -> None:
    assert changed(aboard(hand=("Triage",)), ship_action, "galley")["chairs.0.hand"] == (22, 29)


def test_r36_whose_fatigue_a_card_is_for_may_be_said_before_or_after_it() -> None:
    for order in ((0, 1), (1, 0)):
        game = table(3)
        give(game, 0, "Oil Can", "Triage")
        crew(game, "mac").fatigue = crew(game, "marco").fatigue = 1
        oil = game.s.chairs[0].hand[0]
        script = Script(ship_action(game)).answer("galley")
        assert script.ask.upto == 2
        script.answer(*[(f"card-{oil}", "marco")[at] for at in order])
        assert (crew(game, "mac").fatigue, crew(game, "marco").fatigue) == (1, 0)
        assert oil in game.s.ability_discard


def test_r37_every_tokens_damage_counts_and_one_reward_is_kept() -> None:
    game = aboard(search_pile=[1, 9, 8, 4])
    ids = ("search", "search", "enough", "mac", "keep-4-0")
    assert changed(game, lambda game: search(game, 3), *ids) == {
        "revealed": True, "crew.mac.damage": 1, "goods.coins": 4, "goods.grain": 2,
        "search_pile": 2, "search_discard": 2,
    }  # fmt: skip
    assert happened(game) == [
        "0 finds_goods grain 1, coins 1", "0 finds_goods materials 3 damage 1",
        "0 searches_no_further", "takes_damage Mac 1", "gains_goods grain 1", "gains_goods coins 1",
    ]  # fmt: skip


def test_r37_a_token_may_offer_one_of_two_rewards() -> None:
    game = aboard(search_pile=[1, 3])
    change = changed(game, lambda game: search(game, 1), "search", "keep-3-1")
    assert change["goods.materials"] == 2
    assert "goods.coins" not in change


def test_r37_the_search_ends_with_the_last_allowed_token_and_the_pile_comes_again() -> None:
    game = aboard(search_pile=[], search_discard=[9])
    assert changed(game, lambda game: search(game, 2), "search", "search") == {
        "revealed": True,
        "goods.meat": 1,
    }


def test_r37_whoever_searches_finds_nothing_without_a_token() -> None:
    game = aboard()
    assert changed(game, lambda game: search(game, 2), "enough") == {}
    other = aboard(2)
    script = Script(search(other, 1, 1))
    assert script.ids(1) == ["search", "enough"]


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


def test_r37_an_empty_pile_is_made_anew_and_a_search_ends_when_there_is_nothing() -> None:
    game = table()
    game.s.search_discard, game.s.search_pile = [4], []
    script = Script(search(game, 3)).answer("search")
    assert game.s.found == [4]
    script.answer("search")
    assert script.over or "search" not in script.ids()
    game = table()
    game.s.search_pile = []
    game.s.search_discard = []
    assert Script(search(game, 3)).answer("search").over


def test_r38_all_command_returns_unasked_where_there_is_no_more() -> None:
    game = table()
    crew(game, "mac").command, crew(game, "rafael").command = 1, 2
    drive(clear_command(game, 3))
    assert not any(member.command for member in game.s.crew)
    crew(game, "mac").command, crew(game, "rafael").command = 2, 2
    assert set(Script(clear_command(game, 3)).ids()) == {"mac", "rafael"}


def test_r38_command_returns_from_boards_and_cards_by_choice() -> None:
    game = with_events()
    game.s.cards[0].command, game.s.cards[2].command = 2, 1
    crew(game, "mac").command = 1
    script = Script(clear_command(game, 3))
    assert script.ids() == ["mac", "card-129", "card-131"]
    script.answer("card-129")
    assert [owned.command for owned in game.s.cards] == [0, 0, 1, 0]
    script.answer("card-131")
    assert script.over
    assert (game.s.cards[2].command, crew(game, "mac").command) == (0, 1)


def test_a_room_says_what_it_gives_with_so_many_players() -> None:
    assert details(table(1)) == {
        "bridge": "bridge 2 1 2",
        "galley": "galley 2 1 2",
        "deck": "deck 3 1 2",
        "quarters": "quarters 3 1 2",
        "sick_bay": "sick_bay 3 1 2",
    }
    assert details(table(4)) == {
        "bridge": "bridge 4 2 3",
        "galley": "galley 3 2 3",
        "deck": "deck 5 2 3",
        "quarters": "quarters 5 2 3",
        "sick_bay": "sick_bay 5 2 3",
    }


def test_a_hand_that_may_hold_more_is_full_later() -> None:
    game = aboard(hand=("Triage", "Footnotes", "Broad Back"), own=(1,))
    assert changed(game, ship_action, "bridge")["chairs.0.hand"] == (22, 24, 6, 29)
