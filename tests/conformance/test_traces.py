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
        "Last action": "a card, or recovering, that asks for its object next; told with it",
        "{n} actions left": "a card, or recovering, that asks for its object next; told with it",
        "Pass a card before your turn ends?": "whom and which is asked next; told with it",
        "What do you recover?": "told with the cards that pay for it",
        "Where do the cameras go?": "one of several places; they are told together at the end",
        "Which tentacles go?": "one of several; they are told together at the end",
    },
    "tentacula": {},
    "lurk": {
        "Which faction do you lead?": "chosen in secret; told when everybody has chosen",
        "Shall we fight on this map?": "told when everybody has agreed",
        "Who stands on this tile?": "one of several; a tile is told when it is full",
        "Your army: {n} point to spend": "mustered in secret; told when everybody is ready",
        "Who gets healed?": "one of several; they are told together at the end",
        "Where does {model} go? {n} step left": "a card to take up or use is asked for next",
        "{model} attacks. Use an ability?": ABILITY,
        "{model} is under attack. Use an ability?": ABILITY,
        "{model} has attacked. Use an ability?": ABILITY,
        "Where does {model} dart?": "it stays: nothing is done",
    },
    "jupiter": {
        "Which card do you discard?": "one of several; they are told together at the end",
        "The die shows {die}. Do you step in?": "nothing is done; what the die does follows",
        "{card}! Suppress a module?": "nothing is done; what the card does follows",
        "Who follows to {space}?": "nobody follows: nothing is done",
        "Which module do you move?": "where it goes is asked next; told with it",
        "Which card becomes your core?": "chosen by all at once; told when everybody has",
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
            heard.silent[ask.prompt.template] += 1
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
