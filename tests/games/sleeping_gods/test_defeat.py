"""Defeat, in each mode and in the finale (R106-R108)."""

from typing import Any

import pytest

from games.sleeping_gods.campaign import Beaten, Ended
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.journal.log import turns_told
from games.sleeping_gods.scoring import outcome as outcome_rule
from games.sleeping_gods.state import FATE_ROOMS, Contest, Lasting, Tale, Threat
from games.sleeping_gods.story.event_deck import lose_events
from games.sleeping_gods.story.storybook import explore
from games.sleeping_gods.turn.actions import act
from games.sleeping_gods.turn.defeat import defeat
from games.sleeping_gods.turn.turn import voyage
from tests.games.sleeping_gods.changes import changed, happened, page
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.fights import fight
from tests.games.sleeping_gods.tables import Script, crew, drive, rig_fate, table


def test_r46_there_is_nothing_to_do_after_the_finale() -> None:
    game = table()
    game.s.phase, game.s.finale, game.s.actions = "act", 1, 2
    with pytest.raises(Ended) as over:
        drive(act(game))
    assert over.value.cause == "finale"


def test_r106_defeat_comes_by_crew_or_ship_in_the_middle_of_anything() -> None:
    game = table()
    explore(game, 4)
    for index, member in enumerate(game.s.crew):
        member.damage = game.health(index)
    crew(game, "marco").damage -= 1
    script = Script(voyage(game)).answer("A")
    rig_fate(game, 1)
    script.answer("join-marco")
    assert game.s.defeats == 1
    assert game.s.tale is None


def test_r106_a_campaign_that_is_over_has_an_outcome() -> None:
    game = table()
    game.s.phase, game.s.finale, game.s.actions = "act", 1, 2
    outcome = drive(game.play())
    assert (outcome.cause, outcome.winners) == ("defeat_finale", ())


@pytest.mark.parametrize(("cause", "told"), [("crew", "DEEDS2"), ("ship", "DEEDS3")])
def test_r106_the_log_tells_a_lost_crew_from_a_lost_ship(cause: str, told: str) -> None:
    game = table()
    game.s.log.append((3, "defeat", cause))
    assert [facts(line) for line in turns_told(game)] == [f"3 {told}"]


def test_r106_a_defeat_breaks_off_everything_that_was_going_on() -> None:
    game = table()
    fight(game, 3)
    market, tokens = list(game.s.market_deck), list(game.s.search_pile)
    game.s.tale = Tale(2, "2")
    game.s.contest = Contest("craft", 5, "story")
    game.s.threat = Threat(0, 3, 1, 0, end_of_round=False)
    game.s.took_part, game.s.tokens, game.s.port_done = [1], ["A"], ["inn"]
    game.s.distance, game.s.ashore, game.s.actions = 2, True, 1
    game.s.stall = [game.s.market_deck.pop() for _ in range(7)]
    game.s.found = [game.s.search_pile.pop()]
    drive(defeat(game, "crew"), "port-5b")
    s = game.s
    assert (s.fight, s.tale, s.contest, s.threat, s.happening) == (None, None, None, None, None)
    assert (s.took_part, s.tokens, s.port_done, s.stall, s.found) == ([], [], [], [], [])
    assert (s.distance, s.ashore, s.actions, s.phase) == (0, False, 0, "dawn")
    assert s.market_deck == [*reversed(market[-7:]), *market[:-7]]
    assert sorted([*s.search_pile, *s.search_discard]) == sorted(tokens)
    assert s.search_discard == [tokens[-1]]


BROKEN_OFF = {
    "ashore": False, "distance": 0, "found": (), "market_deck": 10, "port_done": (),
    "search_discard": 1, "stall": (), "tokens": (), "took_part": (),
}  # fmt: skip
"""Whatever went on is over, in every case."""
CREW_RESTS = {"crew.mac.damage": 0, "crew.mac.fatigue": 0}
LIMPED = {
    "active": 1, "defeats": 1, "event_deck": 0, "events_gone": 7, "lasting.P04.id": None,
    "lasting.P04.region": None, "pages": (2,), "phase": "dawn", "region": "2e", "revealed": True,
    "turn": 2,
}  # fmt: skip
LOST = ["event_card_lost 6", "lasting_over Bad Dreams"]
ENDS: list[tuple[str, Beaten, dict[str, Any], list[str]]] = [
    (
        *("easy", "crew"),
        LIMPED | CREW_RESTS | {"crew.mac.statuses": (), "chairs.0.command": 8, "xp": 5}
        | {"goods.coins": 10},
        [
            "crew_limps_to_port Coldharbour Steps",
            *("gains_xp 5", "gains_goods coins 7", "gains_command 8", *LOST),
        ],
    ),
    (
        *("normal", "crew", LIMPED | CREW_RESTS),
        ["crew_limps_to_port Coldharbour Steps", *LOST],
    ),
    *(
        (
            *(mode, "ship", LIMPED | {"harm.deck": 0}),
            ["ship_limps_to_port Coldharbour Steps", *LOST],
        )
        for mode in ("easy", "normal")
    ),
]  # fmt: skip
TOLD = {
    "crew": "crew_beaten",
    "ship": "ship_beaten",
}


def in_trouble(mode: str, finale: int) -> SleepingGods:
    """In the middle of everything at once."""
    game = table(2, mode=mode)
    mac = crew(game, "mac")
    mac.damage, mac.fatigue, mac.statuses, mac.command = 7, 1, ["venom"], 2
    game.s.harm["deck"], game.s.region, game.s.tokens, game.s.finale = 2, "2d", ["A"], finale
    game.s.found, game.s.search_pile, game.s.stall = [1], [2], [103]
    game.s.port_done, game.s.ashore, game.s.distance, game.s.took_part = ["inn"], True, 2, [1]
    game.s.lasting = [Lasting("P04"), Lasting("P01")]
    game.s.goods["coins"], game.s.xp = 3, 0
    return game


@pytest.mark.parametrize(("mode", "cause", "change", "lines"), ENDS)
def test_r107_the_ship_limps_to_a_port(
    mode: str, cause: Beaten, change: dict[str, Any], lines: list[str]
) -> None:
    game = in_trouble(mode, 0)
    log = {"log": ((1, "defeat", cause),)}
    assert changed(game, lambda game: defeat(game, cause)) == BROKEN_OFF | change | log
    assert happened(game) == [TOLD[cause], *lines]


def test_r107_as_many_events_are_lost_as_are_said_from_the_top_of_the_deck() -> None:
    game = table()
    game.s.event_deck = [f"M{n:02}" for n in range(10)]
    game.s.events_gone = []
    lose_events(game, 6)
    assert game.s.event_deck == ["M00", "M01", "M02", "M03"]
    assert game.s.events_gone == ["M09", "M08", "M07", "M06", "M05", "M04"]
    assert game.revealed, "it cannot be taken back"


@pytest.mark.parametrize("left", [0, 4])
def test_g14_fewer_than_six_events_all_go(left: int) -> None:
    game = table()
    game.s.event_deck, game.s.events_gone = [f"M{n:02}" for n in range(left)], []
    lose_events(game, 6)
    assert (game.s.event_deck, len(game.s.events_gone)) == ([], left)


def test_r108_brutal_mode_ends_with_the_first_defeat() -> None:
    game = table(mode="brutal")
    game.s.phase, game.s.harm = "dusk", dict.fromkeys(FATE_ROOMS, 2) | {"hull": 0}
    game.s.lasting = [Lasting("P01")]
    rig_fate(game, 1)
    drive(voyage(game))
    assert game.s.lost == "ship"
    outcome = outcome_rule(game)
    assert outcome.winners == ()
    assert outcome.cause == "defeat_ship"


AS_NEW = CREW_RESTS | {"crew.mac.statuses": (), "crew.mac.command": 0, "harm.deck": 0}


@pytest.mark.parametrize("cause", ["crew", "ship"])
@pytest.mark.parametrize("mode", ["easy", "normal"])
def test_the_finale_begins_again_after_the_first_defeat(mode: str, cause: Beaten) -> None:
    game = in_trouble(mode, 1)
    change = BROKEN_OFF | AS_NEW | page("F1") | {"finale": 2, "chairs.0.command": 7, "xp": 10}
    log = {"log": ((1, "defeat", cause),)}
    assert changed(game, lambda game: defeat(game, cause)) == change | log
    assert happened(game) == [
        TOLD[cause], "finale_begins_again",
        "command_returned 2", "gains_command 7", "gains_xp 10",
    ]  # fmt: skip


@pytest.mark.parametrize("cause", ["crew", "ship"])
@pytest.mark.parametrize(("mode", "finale"), [("easy", 2), ("normal", 2), ("brutal", 1)])
def test_the_last_defeat_of_the_finale_is_read_in_f2(mode: str, finale: int, cause: Beaten) -> None:
    game = in_trouble(mode, finale)
    change = BROKEN_OFF | page("F2") | {"finale": 3, "defeats": 1, "crew.mac.damage": 0}
    log = {"harm.deck": 0, "log": ((1, "defeat", cause),)}
    assert changed(game, lambda game: defeat(game, cause)) == change | log
    assert happened(game) == [TOLD[cause]]


@pytest.mark.parametrize(
    ("mode", "finale", "cause", "lost", "defeats"),
    [
        ("brutal", 0, "crew", "crew", 1),
        ("brutal", 0, "ship", "ship", 1),
        ("normal", 3, "ship", "finale", 0),
        ("easy", 3, "crew", "finale", 0),
        ("brutal", 3, "crew", "finale", 0),
    ],
)
def test_some_defeats_end_the_campaign(
    mode: str, finale: int, cause: Beaten, lost: str, defeats: int
) -> None:
    game = in_trouble(mode, finale)
    with pytest.raises(Ended) as end:
        list(defeat(game, cause))
    assert end.value.cause == lost
    assert game.s.defeats == defeats
