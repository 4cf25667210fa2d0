"""Every game with a mind: always a legal answer, the same for the same luck, and none that knows
more than its seat may see."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from games.catalog import find_game
from games.conformance.pseudo import escapes
from games.kernel.ask import Ask
from games.kernel.chance import Chance
from games.kernel.copying import copy_state
from games.kernel.match import Match
from games.kernel.mind import LEVELS, Look
from games.minds import Budget, advise, decide
from games.minds.playing_on import play_on
from tests.offered import MINDS

LOOKS = 3
"""How many thoughtful decisions of a game are looked at."""
BUDGET = Budget(leaves=150)
DEALS = 100
"""So many bring any event to light once more."""


def thoughtful(
    game_id: str, seats: int, seed: int, looks: int = LOOKS
) -> Iterator[tuple[Match, Ask, int]]:
    """Decisions that the mind thinks about, in a game of autopilots that luck disturbs."""
    game, luck = find_game(game_id), random.Random(f"{game_id} {seed}")
    mind = game.mind()
    assert mind is not None
    match, left = Match.start(game, seats, seed=seed), looks
    while match.ask is not None and left:
        ask = match.ask
        seat = luck.choice(ask.awaited)
        seen = ask.seen_by(seat)
        imagined = mind.imagine(match.view(seat), seen, seat, luck)
        if imagined is not None and len(ask.of(seat)) > 1 and luck.random() < 0.2:
            left -= 1
            yield match, ask, seat
        own = match.game.autopilot(match.view(seat), seen, seat, luck)
        option = own if luck.random() < 0.8 else luck.choice(ask.of(seat))
        match.choose(option.seat, option.id)
        match.past.clear()


def thoughts(match: Match, ask: Ask, seat: int, seed: int) -> list[Any]:
    """Everything a mind would say here."""
    answers = [
        decide(match.game, ask, seat, level=level, luck=random.Random(seed), budget=BUDGET).id
        for level in LEVELS
    ]
    advice = advise(match.game, ask, seat, luck=random.Random(seed), budget=BUDGET, match=match)
    hints = [
        (one.option.id, [step.id for step in one.then], one.outlook, [str(r) for r in one.reasons])
        for one in advice.candidates
    ]
    return [answers, hints]


@pytest.mark.parametrize("looks", [LOOKS, pytest.param(100, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game_id", MINDS)
def test_hidden_things_dealt_otherwise_change_no_answer_and_no_hint(
    game_id: str, looks: int
) -> None:
    seats = find_game(game_id).seats
    for number, count in enumerate((seats[0], seats[-1])):
        for match, ask, seat in thoughtful(game_id, count, 40 + number, looks):
            other = match.clone()
            other.game.scramble(seat, random.Random(number))
            assert other.ask is not None
            assert thoughts(match, ask, seat, 9) == thoughts(other, other.ask, seat, 9)


@pytest.mark.parametrize("game_id", MINDS)
@pytest.mark.parametrize("leaves", [0, 1, 7, 60])
def test_whatever_the_budget_there_is_a_legal_answer(game_id: str, leaves: int) -> None:
    budget = Budget(leaves=leaves)
    for match, ask, seat in thoughtful(game_id, find_game(game_id).seats[0], 50):
        for level in LEVELS:
            luck = random.Random(leaves)
            answer = decide(match.game, ask, seat, level=level, luck=luck, budget=budget)
            assert ask.find(seat, answer.id) is answer
        for one in advise(match.game, ask, seat, luck=luck, budget=budget).candidates:
            assert ask.find(seat, one.option.id) is one.option


@pytest.mark.parametrize("game_id", MINDS)
def test_no_time_at_all_is_enough_for_an_answer(game_id: str) -> None:
    for match, ask, seat in thoughtful(game_id, find_game(game_id).seats[0], 60):
        luck = random.Random(1)
        answer = decide(
            match.game, ask, seat, level="fierce", luck=luck, budget=Budget(seconds=0.0)
        )
        pilot = match.game.autopilot(match.view(seat), ask.seen_by(seat), seat, random.Random(1))
        assert answer.id == pilot.id


@pytest.mark.parametrize("game_id", MINDS)
def test_every_reason_can_be_translated(game_id: str) -> None:
    for match, ask, seat in thoughtful(game_id, find_game(game_id).seats[-1], 70):
        advice = advise(match.game, ask, seat, luck=random.Random(1), budget=BUDGET)
        for reason in (reason for one in advice.candidates for reason in one.reasons):
            assert escapes(reason) is None


@pytest.mark.parametrize("game_id", MINDS)
def test_trying_out_leaves_a_position_as_it_was(game_id: str) -> None:
    """Its worth is the same when it is asked again."""
    mind = find_game(game_id).mind()
    assert mind is not None
    for match, ask, seat in thoughtful(game_id, find_game(game_id).seats[-1], 80):
        position = mind.imagine(match.view(seat), ask.seen_by(seat), seat, random.Random(2))
        assert position is not None
        before = position.worth()
        for option in ask.of(seat):
            after = position.after(option.id)
            if not after.ended:
                for draw in after.draws()[:3]:
                    after.drawn(draw)
        assert position.worth() == before


def unplanned(game_id: str, seats: int, seed: int, looks: int) -> Iterator[tuple[Match, int]]:
    """Questions that are tried by playing on, each right after a checkpoint."""
    game, luck = find_game(game_id), random.Random(f"{game_id} {seed}")
    mind = game.mind()
    assert mind is not None
    match = Match.start(game, seats, seed=seed)
    while match.ask is not None and looks:
        seat = luck.choice(match.ask.awaited)
        view, seen = match.view(seat), match.ask.seen_by(seat)
        if (
            not match.record.choices
            and len(seen.of(seat)) > 1
            and match.ask.id not in mind.untold
            and mind.imagine(view, seen, seat, luck) is None
            and mind.standing(Look(view, seat, luck)) is not None
        ):
            looks -= 1
            yield match, seat
        own = match.game.autopilot(view, seen, seat, luck)
        match.choose(own.seat, own.id)
        match.past.clear()


def dealt_otherwise(match: Match, seat: int, luck: random.Random) -> Match:
    """The same to this seat, with everything else dealt anew in the record itself: what came to
    light since the checkpoint, as an event did, is among a few deals once more."""
    deals = (dealt_anew(match, seat, luck) for _ in range(DEALS))
    return next(other for other in deals if shown_to(other, seat) == shown_to(match, seat))


def shown_to(match: Match, seat: int) -> tuple[Any, list[str]]:
    """The question, and all that may help to answer it."""
    ask = match.asked(seat)
    return match.view(seat), [] if ask is None else [ask.id, *(one.id for one in ask.of(seat))]


def dealt_anew(match: Match, seat: int, luck: random.Random) -> Match:
    record = match.record.copy()
    moment = record.moment
    chance = Chance(luck.getrandbits(128), moment.counter)
    game = record.game(copy_state(moment.state), record.seats, record.options, chance)
    game.scramble(seat, luck)
    record.moment = replace(moment, state=game.s)
    record.seed = chance.seed
    return Match(record)


@pytest.mark.parametrize("game_id", MINDS)
def test_playing_on_knows_no_more_than_its_seat(game_id: str) -> None:
    for number, (match, seat) in enumerate(unplanned(game_id, 2, 90, 4 * LOOKS)):
        other = dealt_otherwise(match, seat, random.Random(number))
        assert weighed(match, seat) == weighed(other, seat)
        assert match.save() != other.save()


def weighed(match: Match, seat: int) -> list[tuple[str, list[float]]]:
    """What comes of each answer, deal by deal."""
    mind, ask = match.game.mind(), match.asked(seat)
    assert mind is not None
    assert ask is not None
    pilot = match.game.autopilot(match.view(seat), ask, seat, random.Random(1))
    tried = play_on(match, mind, seat, pilot, Budget(leaves=30).start())
    return [(one.option.id, one.worths) for one in tried]
