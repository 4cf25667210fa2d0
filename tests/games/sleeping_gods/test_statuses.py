"""Statuses: venom, fright, weakness, madness, low morale (R29)."""

import pytest

from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.crew.statuses import afflict_by, cure
from games.sleeping_gods.turn.end_of_turn import pass_token
from games.sleeping_gods.turn.turn import dawn
from tests.games.sleeping_gods.changes import changed, happened
from tests.games.sleeping_gods.tables import (
    Script,
    crew,
    drive,
    drive_all,
    fresh,
    table,
    with_events,
)


@pytest.mark.parametrize(("status", "tokens"), [("venom", 4), ("madness", 4), ("low_morale", 8)])
def test_r2_status_tokens_run_out(status: str, tokens: int) -> None:
    game = table()
    for member in game.s.crew[:3]:
        member.statuses.append(status)
    list(drive_all(afflict_by(game, status, 9, "any", None)))
    assert sum(status in member.statuses for member in game.s.crew) == tokens


def test_r29_venom_bites_at_dawn_whoever_is_on_their_feet() -> None:
    game = with_events(seats=2, phase="dawn", turn=3, took_part=[1])
    crew(game, "mac").statuses = crew(game, "audrie").statuses = ["venom"]
    crew(game, "audrie").damage = 4
    change = changed(game, dawn)
    assert change == {"crew.mac.damage": 1, "phase": "room", "took_part": ()}
    assert happened(game) == ["turn_begins 3 0", "takes_damage Mac 1"]


def test_r29_venom_hurts_at_the_start_of_each_players_turn() -> None:
    game = table(2)
    crew(game, "mac").statuses = ["venom"]
    for _ in range(2):
        game.s.phase = "dawn"
        drive(dawn(game))
        pass_token(game)
    assert crew(game, "mac").damage == 2


def test_r29_low_morale_costs_a_command_to_join() -> None:
    game = table()
    crew(game, "mac").statuses = ["low_morale"]
    assert "join-mac" not in Script(meet_challenge(game, "craft", 9)).ids()
    game.s.contest = None
    game.s.chairs[0].command = 1
    Script(meet_challenge(game, "craft", 9)).answer("join-mac")
    assert game.s.chairs[0].command == 0


@pytest.mark.parametrize(
    ("member", "active", "paid"),
    [("rafael", 0, [2, 3]), ("audrie", 0, [3, 1]), ("odessa", 0, [2, 3]), ("odessa", 1, [3, 2])],
)
def test_g9_whoever_controls_the_downcast_pays_for_them(
    member: str, active: int, paid: list[int]
) -> None:
    """On another's turn 1 more to join at all; the captain is the active player's."""
    game = fresh(2, active=active, **{f"{member}.statuses": ["low_morale"]})
    for chair in game.s.chairs:
        chair.command = 3
    Script(meet_challenge(game, "craft", 12)).answer(f"join-{member}")
    assert [chair.command for chair in game.s.chairs] == paid


def test_r29_at_most_one_token_of_a_kind_per_crew_member() -> None:
    game = table()
    crew(game, "odessa").statuses = ["venom"]
    script = Script(afflict_by(game, "venom", 1, "any", None))
    assert "odessa" not in script.ids()


def test_r29_a_status_for_each_falls_on_all_and_for_one_named_on_them_alone() -> None:
    game = table()
    script = Script(afflict_by(game, "frightened", 1, "each", None))
    while not script.over:
        script.answer(script.ids()[0])
    assert sum("frightened" in member.statuses for member in game.s.crew) > 1
    other = table()
    drive(afflict_by(other, "venom", 1, "each", "rafael"))
    assert [member.id for member in other.s.crew if member.statuses] == ["rafael"]


def test_r71_a_status_on_participants_stays_with_the_active_players_crew() -> None:
    game = table(2)
    mac, own = game.index_of("mac"), game.crew_of(0)
    game.s.took_part = [mac]
    script = Script(afflict_by(game, "venom", 2, "participants", None))
    assert "venom" in crew(game, "mac").statuses
    assert script.ids(0) == [game.boards[i].id for i in own if i != mac]
    named = table()
    drive(afflict_by(named, "venom", 1, "any", "mac"))
    drive(afflict_by(named, "venom", 1, "any", "mac"))
    assert [m.id for m in named.s.crew if m.statuses] == ["mac"]


def test_a_cure_takes_off_one_token_of_its_kind() -> None:
    game = table()
    crew(game, "mac").statuses = ["venom", "madness"]
    crew(game, "marco").statuses = ["venom"]
    drive(cure(game, "madness", 2, game.everybody()))
    assert crew(game, "mac").statuses == ["venom"]
    script = Script(cure(game, None, 1, game.everybody()))
    assert script.ids() == ["marco-venom", "mac-venom"]
    script.answer("marco-venom")
    assert script.over
    assert crew(game, "mac").statuses == ["venom"]
