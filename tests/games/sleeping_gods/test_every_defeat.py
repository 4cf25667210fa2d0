"""Every defeat, in every mode and in the finale: what is lost, what is mended, what goes on."""

from typing import Any

import pytest

from games.sleeping_gods.campaign import Beaten, Ended
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.scoring import outcome, score, score_parts
from games.sleeping_gods.state import Lasting
from games.sleeping_gods.story.quests import gain_quest, use_quest
from games.sleeping_gods.turn.clock import strike_clock
from games.sleeping_gods.turn.defeat import defeat
from tests.games.sleeping_gods.changes import changed, told
from tests.games.sleeping_gods.tables import crew, equip, own, table

BROKEN_OFF = {
    "ashore": False,
    "distance": 0,
    "found": (),
    "market_deck": 10,
    "port_done": (),
    "search_discard": 1,
    "stall": (),
    "tokens": (),
    "took_part": (),
}
"""Whatever went on is over, in every case."""
LIMPED = {
    "active": 1,
    "defeats": 1,
    "event_deck": 0,
    "events_gone": 7,
    "lasting.P04.id": None,
    "lasting.P04.region": None,
    "pages": (2,),
    "phase": "dawn",
    "region": "2e",
    "revealed": True,
    "turn": 2,
}
CREW_RESTS = {"crew.mac.damage": 0, "crew.mac.fatigue": 0}
AS_NEW = CREW_RESTS | {"crew.mac.statuses": (), "crew.mac.command": 0, "harm.deck": 0}
TOLD = {
    "crew": "The whole crew is at 0 health. Defeat.",
    "ship": "The ship can take no more. Defeat.",
}
LOST = ["6 event cards lost", "Bad Dreams is over."]


def page(number: str) -> dict[str, Any]:
    rest = {"choice": "", "location": 0, "lost": False, "seen": (), "taken": (), "turn_to": ""}
    return {f"tale.{k}": v for k, v in {**rest, "para": number, "stage": "read"}.items()}


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


ENDS: list[tuple[str, Beaten, dict[str, Any], list[str]]] = [
    (
        *("easy", "crew"),
        LIMPED | CREW_RESTS | {"crew.mac.statuses": (), "chairs.0.command": 8, "xp": 5}
        | {"goods.coins": 10},
        [
            "The ship limps to Coldharbour Steps; the crew is healed and rested.",
            *("+5 XP", "+7 coins", "+8 command", *LOST),
        ],
    ),
    (
        *("normal", "crew", LIMPED | CREW_RESTS),
        ["The ship limps to Coldharbour Steps; the crew is healed and rested.", *LOST],
    ),
    *(
        (
            *(mode, "ship", LIMPED | {"harm.deck": 0}),
            ["The ship limps to Coldharbour Steps and is repaired.", *LOST],
        )
        for mode in ("easy", "normal")
    ),
]  # fmt: skip


@pytest.mark.parametrize(("mode", "cause", "change", "lines"), ENDS)
def test_r107_the_ship_limps_to_a_port(
    mode: str, cause: Beaten, change: dict[str, Any], lines: list[str]
) -> None:
    game = in_trouble(mode, 0)
    log = {"log": ((1, "defeat", cause),)}
    assert changed(game, lambda game: defeat(game, cause)) == BROKEN_OFF | change | log
    assert told(game) == [TOLD[cause], *lines]


@pytest.mark.parametrize("cause", ["crew", "ship"])
@pytest.mark.parametrize("mode", ["easy", "normal"])
def test_the_finale_begins_again_after_the_first_defeat(mode: str, cause: Beaten) -> None:
    game = in_trouble(mode, 1)
    change = BROKEN_OFF | AS_NEW | page("F1") | {"finale": 2, "chairs.0.command": 7, "xp": 10}
    log = {"log": ((1, "defeat", cause),)}
    assert changed(game, lambda game: defeat(game, cause)) == change | log
    assert told(game) == [
        TOLD[cause],
        "The finale begins again; crew and ship are as good as new.",
        "2 command back in the supply",
        "+7 command",
        "+10 XP",
    ]


@pytest.mark.parametrize("cause", ["crew", "ship"])
@pytest.mark.parametrize(("mode", "finale"), [("easy", 2), ("normal", 2), ("brutal", 1)])
def test_the_last_defeat_of_the_finale_is_read_in_f2(mode: str, finale: int, cause: Beaten) -> None:
    game = in_trouble(mode, finale)
    change = BROKEN_OFF | page("F2") | {"finale": 3, "defeats": 1, "crew.mac.damage": 0}
    log = {"harm.deck": 0, "log": ((1, "defeat", cause),)}
    assert changed(game, lambda game: defeat(game, cause)) == change | log
    assert told(game) == [TOLD[cause]]


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


@pytest.mark.parametrize(("passes", "number"), [(0, "1"), (1, "1.2"), (2, "F1")])
def test_r44_the_clock_strikes_three_times(passes: int, number: str) -> None:
    game = table()
    equip(game, "mac", "Oil Can")
    game.s.passes, game.s.event_deck = passes, []
    after = {"finale": 1} if passes == 2 else {"event_deck": 6, "events_left": 6}
    assert changed(game, strike_clock) == page(number) | after | {
        "ability_deck": 40,
        "ability_discard": 0,
        "crew.mac.equipped": (),
        "passes": passes + 1,
        "log": ((1, "clock", str(passes + 1)),),
    }
    assert told(game) == ["The event deck is spent: all equipped ability cards are discarded."]


def at_the_end(mode: str, ending: int) -> SleepingGods:
    game = table(3, mode=mode)
    own(game, 1, 31)
    for quest in (1, 2, 61, 170):
        gain_quest(game, quest)
    use_quest(game, 61)
    crew(game, "mac").levels, crew(game, "marco").levels = ["mac-1", "mac-2"], ["marco-1"]
    game.s.goods.update(coins=7, artifacts=2)
    game.s.defeats, game.s.ending = 2, ending
    game.s.active = 1
    return game


FIGURES = {
    "Adventure cards": 12,
    "Bells": 2,
    "Quests": 4,
    "Level cards": 6,
    "Coins": 3,
    "Artifacts": 2,
    "Ending": 10,
    "Defeats": -20,
    "Brutal mode": 0,
    "Variants": 15,
}


@pytest.mark.parametrize(
    ("mode", "ending", "others"),
    [
        ("normal", 2, {}),
        ("easy", 1, {}),
        ("normal", 0, {"Ending": 0}),
        ("brutal", 3, {"Defeats": 0, "Brutal mode": 25}),
    ],
)
def test_r115_the_score_says_what_it_is_made_of(
    mode: str, ending: int, others: dict[str, int]
) -> None:
    game, figures = at_the_end(mode, ending), FIGURES | others
    assert [(str(name), n) for name, n in score_parts(game)] == list(figures.items())
    assert score(game) == sum(figures.values())
    end = outcome(game)
    whole = [("Score", sum(figures.values())), *figures.items()]
    assert [(str(name), n) for name, n in end.figures] == whole


@pytest.mark.parametrize(
    ("ending", "winners", "cause", "reason"),
    [
        (2, (0, 1, 2), "ending_2", "Ending: Three Strokes Home."),
        (1, (), "ending_1", "Ending: The Water Closes."),
        (0, (), "defeat_ship", "The Wandering Sea keeps the ship and all aboard."),
    ],
)
def test_all_win_with_a_good_ending_and_nobody_otherwise(
    ending: int, winners: tuple[int, ...], cause: str, reason: str
) -> None:
    game = at_the_end("normal", ending)
    game.s.lost = "ship"
    end = outcome(game)
    assert (end.winners, end.cause, str(end.reason)) == (winners, cause, reason)
    game.s.chairs[1].here = False
    assert outcome(game).winners == tuple(seat for seat in winners if seat != 1)
