"""The goal stands on every panel, in one line."""

from __future__ import annotations

import random

import pytest

from bot.display.board import situation
from bot.host import Table
from bot.store import Campaign, SeatRow
from bot.wording import Wording
from games.catalog import HOUSE, find_game
from games.kernel.match import Match
from games.refuge.characters import CHARACTERS

BEGUN = 2
"""Turns after which everything is set up."""


def underway(game_id: str) -> Table:
    match = Match.start(find_game(game_id), 2, seed=3)
    luck = random.Random(1)
    while match.game.turn < BEGUN:
        assert match.ask is not None
        seat = match.ask.awaited[0]
        asked = match.asked(seat) or match.ask
        option = type(match.game).autopilot(match.view(seat), asked, seat, luck)
        match.choose(seat, option.id)
    rows = [SeatRow(seat, seat + 1, f"P{seat}", "person") for seat in range(2)]
    return Table(Campaign("goal23", 1, game_id, "playing", 1, 2, 0, 0), rows, match)


@pytest.mark.parametrize("game_id", HOUSE)
def test_the_goal_is_one_line_of_every_panel(game_id: str) -> None:
    table = underway(game_id)
    lines = situation(table, Wording("en")).splitlines()
    assert len([line for line in lines if line.startswith("-# Goal")]) == 1, lines
    german = situation(table, Wording("de")).splitlines()
    assert len([line for line in german if line.startswith(("-# Ziel", "-# Auftrag"))]) == 1, german


def test_later_objectives_of_the_refuge_are_named_while_the_first_is_on() -> None:
    table = underway("refuge")
    later = [str(line) for line in table.match.game.situation()]
    assert any("Then II " in line and "III " in line for line in later), later
    glossary = table.match.game.glossary(table.match.game.options)
    shown = table.match.game.on_the_table(table.match.view(0))
    goals = [thing for thing in shown if thing.startswith("objective.")]
    assert len(goals) == 3
    assert all(str(glossary[goal].words) for goal in goals)


def test_whoever_chooses_can_read_every_ability() -> None:
    """Under ❔ while choosing: divers with all three, cores, and the whole crew."""
    dive, rescue, voyage = (
        Match.start(find_game(game), 2, seed=3) for game in ("refuge", "jupiter", "sleeping_gods")
    )
    divers = explained(dive)
    for who in CHARACTERS.values():
        assert all(str(card.title) in divers[f"diver.{who.id}"] for card in who.abilities)
    assert rescue.ask is not None
    cores = explained(rescue)
    assert all(f"card.{option.id.split('.')[-1]}" in cores for option in rescue.ask.seen_by(0))
    crew = [words for thing, words in explained(voyage).items() if thing.startswith("crew.")]
    assert len(crew) == 9
    assert all("Ability, " in words and "Synergy: " in words for words in crew)


def explained(match: Match) -> dict[str, str]:
    """What the first seat may ask about now, and what it is told."""
    glossary = match.game.glossary(match.game.options)
    shown = match.game.on_the_table(match.view(0))
    return {thing: str(glossary[thing].words) for thing in shown}
