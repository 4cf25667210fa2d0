"""Every choice leaves a trace: games played by autopilots, and what was told of each choice.

Whatever may leave no line is named here, with its reason; all of it together is little.
"""

import logging
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby

import pytest

from bot.display.story import sentence
from bot.wording import Wording
from games.catalog import GAMES, find_game
from games.kernel import Line
from games.kernel.match import Match

log = logging.getLogger(__name__)
MOST = 0.05
WHOLE = 50
"""Games of each, and campaigns are left to the tests of their passages."""
SHORT = [game for game in GAMES if find_game(game).minutes]

ABILITY = "an ability that asks for its object next; told with it"
SILENT: dict[str, dict[str, str]] = {
    "refuge": {
        "turn.action": "a card, or recovering, that asks for its object next; told with it",
        "recover.what": "told with the cards that pay for it",
        "cameras.where": "one of several places; they are told together at the end",
        "eliminate.two": "one of several; they are told together at the end",
    },
    "tentacula": {},
    "lurk": {
        "set_up.faction": "chosen in secret; told when everybody has chosen",
        "set_up.map": "told when everybody has agreed",
        "set_up.deploy": "one of several; a tile is told when it is full",
        "set_up.army": "mustered in secret; told when everybody is ready",
        "heal.whom": "one of several; they are told together at the end",
        "movement.where": "a card to take up or use is asked for next",
        "ability.before_roll": ABILITY,
        "ability.after_attack": ABILITY,
        "dart.where": "it stays: nothing is done",
    },
    "jupiter": {
        "hand.discard": "one of several; they are told together at the end",
        "die.answer": "nothing is done; what the die does follows",
        "setback.answer": "nothing is done; what the card does follows",
        "colonist.follows": "nobody follows: nothing is done",
        "module.which": "where it goes is asked next; told with it",
        "set_up.core": "chosen by all at once; told when everybody has",
    },
}
SIGNS = "✚⇊⇈↑↓←→↖↗↘↙⚫⚪🔴🟢🔵🟡●○◆◇★☠⛰"
CODE = re.compile(f"[{SIGNS}][ ·]*[{SIGNS}]")
"""Two signs side by side are code; one between two names is a way from here to there."""


@dataclass
class Heard:
    """What was told in some games."""

    choices: int = 0
    silent: Counter[str] = field(default_factory=Counter)
    again: list[str] = field(default_factory=list)
    codes: list[str] = field(default_factory=list)


def games_of(game: str, count: int) -> Iterator[tuple[Match, random.Random]]:
    rules = find_game(game)
    for seed in range(1, count + 1):
        seats = rules.seats[seed % len(rules.seats)]
        yield Match.start(rules, seats, seed=seed), random.Random(seed)


def listen(game: str, count: int) -> Heard:
    heard = Heard()
    for match, luck in games_of(game, count):
        wording = Wording("en")
        wording.names = [f"Diver {seat + 1}" for seat in range(match.game.seat_count)]
        told = [sentence(line, wording) for line in match.lines if public(line)]
        for lines in choices(match, luck, heard):
            told += [sentence(line, wording) for line in lines if public(line)]
        heard.again += [words for words, same in groupby(told) if len(list(same)) >= 3]
        heard.codes += [words for words in told if CODE.search(words)]
    return heard


def choices(match: Match, luck: random.Random, heard: Heard) -> Iterator[list[Line]]:
    while (ask := match.ask) is not None:
        seat = ask.awaited[0]
        seen = match.asked(seat) or ask
        option = type(match.game).autopilot(match.view(seat), seen, seat, luck)
        step = match.choose(seat, option.id)
        heard.choices += 1
        if not any(line.text.template for line in step.lines):
            heard.silent[ask.id] += 1
        yield list(step.lines)


def public(line: Line) -> bool:
    return line.to is None and line.kind != "prose"


def check(heard: Heard, game: str) -> None:
    assert set(heard.silent) <= set(SILENT[game]), "a kind of choice that leaves no line, unnamed"
    assert heard.silent.total() <= MOST * heard.choices
    assert heard.again == []
    assert heard.codes == []


@pytest.mark.parametrize("game", SHORT)
def test_a_few_games_tell_every_choice(game: str) -> None:
    check(listen(game, 2), game)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", SHORT)
def test_fifty_games_tell_every_choice(game: str) -> None:
    heard = listen(game, WHOLE)
    log.info("%s: %d choices, no line: %s", game, heard.choices, dict(heard.silent))
    check(heard, game)
