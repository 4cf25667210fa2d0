"""Sleeping Gods against its second reading: every question and every choice of whole campaigns."""

import random
from dataclasses import replace

import pytest

from games.catalog import find_game
from games.conformance.kit import autopilot_player, random_player
from games.kernel import Line
from games.kernel.copying import copy_state
from games.kernel.match import Match
from games.sleeping_gods import questions, told
from games.sleeping_gods.state import State
from tests.referee import sg_ledger as ledger
from tests.referee.sg_checks import check_limits, check_question
from tests.referee.sg_table import book_of, pack
from tests.referee.sleeping_gods import ship


def follow(name: str, seats: int, seed: int, cautious: bool) -> tuple[int, int]:
    """A whole campaign; how many questions were compared and how many choices explained."""
    game = find_game("sleeping_gods")
    options = game.Options.model_validate({"pack": name})
    match = Match.start(game, seats, options, seed=seed)
    player, luck = autopilot_player if cautious else random_player, random.Random(seed)
    compared = explained = 0
    while match.ask is not None:
        compared += check_question(match)
        check_limits(match)
        before: State = copy_state(match.game.s)
        option = player(match, luck)
        lines = match.choose(option.seat, option.id).lines
        explain(before, match, lines)
        explained += 1
    return compared, explained


def explain(before: State, match: Match, lines: list[Line]) -> None:
    after: State = match.game.s
    printed = book_of(match)
    present = sum(chair.here for chair in before.chairs)
    ledger.check_results(before, lines)
    ledger.check_distance(before, lines, printed)
    ledger.check_health(before, after, lines, printed)
    ledger.check_leaks(before, after, lines)
    ledger.check_gain(before, after, lines, present)
    ledger.check_defeat(before, match)


def test_whoever_took_part_suffers_first() -> None:
    """Damage and statuses of every failed challenge fall on those who took part."""
    pages = pack("hollow_gyre")
    fails = [
        effect
        for event in pages.events
        for option in event.options
        if option.challenge is not None
        for effect in option.challenge.fail.effects
    ]
    hazards = [region.hazard for page in pages.pages for region in page.regions if region.hazard]
    fails += [effect for hazard in hazards for effect in hazard.fail]
    harms = [effect for effect in fails if effect.op in {"damage", "status"}]
    assert {effect.who for effect in harms if effect.crew is None} == {"participants"}


def test_command_told_after_a_room_that_gives_nothing_is_the_events() -> None:
    """Every room has two damage: the figure moves for nothing, and an event brings 1 command."""
    options = find_game("sleeping_gods").Options.model_validate({"pack": "shallows"})
    match = Match.start(find_game("sleeping_gods"), 1, options, seed=1)
    while not match.ask or match.ask.question is not questions.ROOM:
        assert match.ask is not None
        match.choose(0, match.ask.options[0].id)
    record = match.record.without_choices()
    state: State = copy_state(match.game.s)
    state.harm = dict.fromkeys(ship.ROOMS, 2) | {"hull": 0}
    state.room, state.event_deck = "bridge", [*state.event_deck, "M05"]
    record.moment = replace(record.moment, state=state)
    match = Match(record)
    before: State = copy_state(match.game.s)
    lines = match.choose(0, "sick_bay").lines
    assert [fact["n"] for fact in ledger.heard(lines, told.GAINS_COMMAND)] == [1]
    ledger.check_gain(before, match.game.s, lines, 1)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_campaign(seats: int) -> None:
    compared, explained = follow("shallows", seats, 60 + seats, cautious=True)
    assert compared > 50
    assert explained > 200


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_many_campaigns(block: int) -> None:
    """Twenty campaigns a block: a long one, the others on the small map."""
    for number in range(20):
        name = "hollow_gyre" if number < 1 else "shallows"
        compared, _ = follow(name, 1 + number % 4, 1000 * block + number, cautious=number % 3 > 0)
        assert compared > 20
