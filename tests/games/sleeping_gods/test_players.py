"""Players come and go (R111)."""

import pytest

from games.sleeping_gods.crew.dealing import swap_crew
from games.sleeping_gods.crew.seating import join_table, leave_table, rearrange
from games.sleeping_gods.ship.rooms import room_command, ship_action
from tests.games.sleeping_gods.changes import changed, happened
from tests.games.sleeping_gods.tables import Script, drive, give, table


def test_r111_a_player_joins_with_nothing_and_the_crew_is_shared_out_anew() -> None:
    game = table(2)
    drive(rearrange(game), "join")
    assert game.seat_count == 3
    assert game.players() == 3
    assert (game.s.chairs[2].command, game.s.chairs[2].hand) == (0, [])
    assert {m.seat for m in game.s.crew} == {-1, 0, 1, 2}
    assert room_command(game, "deck") == 5


def test_r111_a_leaver_discards_a_card_and_gives_the_rest_away() -> None:
    game = table(3)
    give(game, 1, "Oil Can", "Splicing")
    game.s.chairs[1].command = 4
    oil, splicing = game.s.chairs[1].hand
    script = Script(leave_table(game, 1)).answer(f"card-{oil}", seat=1)
    script.answer("seat-2", "seat-0")
    assert script.over
    assert game.s.chairs[2].hand == [splicing]
    assert game.s.chairs[0].command == 1
    assert game.command_left() == 13
    assert not game.s.chairs[1].here
    assert all(m.seat != 1 for m in game.s.crew)
    assert game.present() == [0, 2]


@pytest.mark.parametrize("card", [29, 28, 22, 24])
def test_r111_the_leaver_chooses_what_is_discarded(card: int) -> None:
    game = table(2)
    give(game, 1, "Oil Can", "Splicing", "Triage", "Footnotes")
    game.s.chairs[1].hand[:] = [29, 28, 22, 24]
    Script(leave_table(game, 1)).answer(f"card-{card}", seat=1)
    assert game.s.ability_discard[-1] == card


@pytest.mark.parametrize(
    ("seats", "first", "offered"),
    [(2, "rafael", ["audrie", "kannan", "laurent", "mac"]), (1, "rafael", None)],
)
def test_r110_two_boards_of_different_players_change_hands(
    seats: int, first: str, offered: list[str] | None
) -> None:
    """The captain is nobody's to give away; who plays alone has nobody to swap with."""
    game = table(seats)
    script = Script(swap_crew(game))
    assert "odessa" not in script.ids()
    script.answer(first)
    assert (None if script.over else script.ids()) == offered
    if offered:
        before = {member.id: member.seat for member in game.s.crew}
        assert script.answer("mac").over
        after = {member.id: member.seat for member in game.s.crew}
        assert after == before | {"rafael": before["mac"], "mac": before["rafael"]}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_r7_the_others_are_dealt_in_turn_and_the_captain_to_nobody(seats: int) -> None:
    dealt = [member.seat for member in table(seats).s.crew]
    assert dealt == [-1, *(at % seats for at in range(8))]


def test_g39_a_hand_that_is_given_too_much_is_cut_down() -> None:
    game = table(2)
    give(game, 0, "Brace", "Whetstone", "Feint")
    give(game, 1, "Oil Can", "Splicing")
    script = Script(leave_table(game, 1)).answer("card-29", seat=1)
    assert script.prompt.startswith("hand.limit")
    script.answer(script.ids(0)[0])
    assert len(game.s.chairs[0].hand) == 3


def test_r111_nobody_is_sent_away_unasked() -> None:
    game = table(2)
    script = Script(rearrange(game)).answer("leave-1")
    assert script.ids() == ["depart", "stay", "never-mind"]
    assert script.answer("stay", seat=1).over
    assert Script(rearrange(game)).answer("leave-1").answer("never-mind", seat=0).over
    assert game.players() == 2
    assert Script(rearrange(game)).answer("leave-1").answer("depart", seat=1).over
    assert game.present() == [0]
    assert Script(rearrange(table(2))).answer("leave-0").over, "oneself is not asked again"


def test_r111_somebody_who_has_gone_already_leaves_the_discard_to_chance() -> None:
    game = table(2)
    give(game, 1, "Oil Can")
    script = Script(leave_table(game, 1)).answer("chance")
    assert script.over
    assert game.s.chairs[1].hand == []
    drive(rearrange(game), "join")
    assert game.seat_count == 2
    assert game.players() == 2


def test_r111_a_seat_that_leaves_and_comes_back_has_nothing_and_is_asked_again() -> None:
    game = table(3)
    give(game, 1, "Triage", "Field Surgery", "Stubborn")
    game.s.chairs[1].command = 4
    left = game.command_left()
    script = Script(leave_table(game, 1)).answer("card-22", "seat-0", "seat-2", "seat-2")
    assert script.over
    assert not game.plays(1)
    assert (game.s.chairs[1].hand, game.s.chairs[1].command) == ([], 0)
    assert (len(game.s.chairs[0].hand), len(game.s.chairs[2].hand)) == (1, 1)
    assert (game.s.chairs[2].command, game.command_left() - left) == (1, 3)
    assert (game.present(), game.players()) == ([0, 2], 2)
    assert {member.seat for member in game.s.crew} == {-1, 0, 2}
    join_table(game)
    assert (game.present(), game.plays(1), len(game.s.chairs)) == ([0, 1, 2], True, 3)
    assert (game.s.chairs[1].hand, game.s.chairs[1].command) == ([], 0)
    assert sorted(member.seat for member in game.s.crew) == [-1, 0, 0, 0, 1, 1, 1, 2, 2]


def test_r111_when_the_active_player_leaves_the_next_one_takes_the_captain() -> None:
    game = table(3)
    game.s.active = 1
    assert Script(leave_table(game, 1)).over
    assert game.s.active == 2
    assert game.controller(game.captain) == 2


def test_r111_who_plays_may_be_looked_at_and_left_as_it_is() -> None:
    game = table(2)
    script = Script(ship_action(game)).answer("table")
    assert script.ids() == ["join", "leave-0", "leave-1", "deal", "back"]
    script.answer("back")
    assert "bridge" in script.ids()
    assert [chair.here for chair in game.s.chairs] == [True, True]


def test_r111_one_may_join_alone_and_nobody_a_full_table() -> None:
    lone, full = table(1), table(4)
    assert Script(rearrange(lone)).ids() == ["join", "back"]
    assert "join" not in Script(rearrange(full)).ids()
    drive(rearrange(lone), "join")
    assert [chair.here for chair in lone.s.chairs] == [True, True]


def test_r111_what_a_leaver_gives_away_cannot_be_taken_back() -> None:
    game = table(2)
    give(game, 1, "Oil Can", "Triage")
    game.s.chairs[1].command = 3
    change = changed(game, lambda game: leave_table(game, 1), "card-29")
    assert change["revealed"] is True
    assert change["chairs.0.hand"] == (22,)
    assert change["chairs.1.hand"] == ()
    assert (change["chairs.0.command"], change["chairs.1.command"]) == (1, 0)
    assert change["chairs.1.here"] is False
    assert happened(game) == [
        "1 discards_card Oil Can",
        "player_leaves 1",
        "receives_card 0",
        "seat_gains_command 1 0",
    ]


def test_r111_who_may_come_and_go() -> None:
    assert Script(rearrange(table(1))).ids() == ["join", "back"]
    assert Script(rearrange(table(2))).ids() == ["join", "leave-0", "leave-1", "deal", "back"]
    four = ["leave-0", "leave-1", "leave-2", "leave-3", "deal", "back"]
    assert Script(rearrange(table(4))).ids() == four


def test_a_crew_member_is_its_own_players_whoever_is_active() -> None:
    game = table(2)
    game.s.active = 1
    for index, member in enumerate(game.s.crew):
        member.seat = index % 3 - 1
    assert [game.controller(index) for index in range(3)] == [1, 0, 1]
