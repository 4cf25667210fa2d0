"""The end of an event deck (R44-R45)."""

import pytest

from games.sleeping_gods.state import Lasting
from games.sleeping_gods.turn.clock import strike_clock
from games.sleeping_gods.turn.turn import voyage
from tests.games.sleeping_gods.changes import changed, happened, page
from tests.games.sleeping_gods.tables import Script, crew, equip, table


@pytest.mark.parametrize(("passes", "number"), [(0, "1"), (1, "1.2"), (2, "F1")])
def test_r44_r45_the_clock_strikes_three_times(passes: int, number: str) -> None:
    """Equipped ability cards go, level cards stay."""
    game = table()
    equip(game, "mac", "Oil Can", "Splicing")
    crew(game, "mac").levels.append("mac-1")
    game.s.passes, game.s.event_deck, game.s.lasting = passes, [], [Lasting("P01")]
    after = {"finale": 1} if passes == 2 else {"event_deck": 6, "events_left": 6}
    assert changed(game, strike_clock) == page(number) | after | {
        "ability_deck": 40, "ability_discard": 0, "crew.mac.equipped": (), "passes": passes + 1,
        "log": ((1, "clock", str(passes + 1)),),
    }  # fmt: skip
    assert happened(game) == ["event_deck_spent"]


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
