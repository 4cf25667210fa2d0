"""Positions of every game, and a way to draw each kind of picture."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from functools import cache
from typing import Any

from games.catalog import find_game
from games.kernel.casting import roles
from games.kernel.match import Match
from renderers import Picture, renderer_for

LONGEST = "Wolfeschlegelsteinhausenbergerd"
NAMES = (LONGEST, "Đorđe", "W" * 32, "Zoë", "i", "山田太郎 🐙", "Ümit Çağrı", "O'Neil-Söderström")


def names_for(seats: int) -> list[str]:
    return [NAMES[seat % len(NAMES)] for seat in range(seats)]


def play(game_id: str, seed: int, *, autopilot: bool) -> Iterator[Match]:
    """A match at its every decision, to the end."""
    game, luck = find_game(game_id), random.Random(seed)
    match = Match.start(game, game.seats[seed % len(game.seats)], None, seed)
    yield match
    while match.ask is not None:
        if autopilot:
            seat = luck.choice(match.ask.seats)
            view, ask = match.view(seat), match.ask.seen_by(seat)
            option = game.autopilot(view, ask, seat, luck)
        else:
            option = luck.choice(match.ask.options)
        match.choose(option.seat, option.id)
        yield match


def positions(game_id: str, count: int) -> Iterator[Match]:
    """So many positions spread over dives of chance and of the autopilot."""
    seed, shown = 0, 0
    while shown < count:
        luck = random.Random(seed)
        for match in play(game_id, seed, autopilot=seed % 4 == 1):
            if luck.random() < 0.3 and shown < count:
                shown += 1
                yield match
        seed += 1


@cache
def finished(game_id: str, seed: int = 1) -> Match:
    return deque(play(game_id, seed, autopilot=True), maxlen=1).pop()


@cache
def middle(game_id: str, seed: int = 1, after: int = 30) -> Match:
    """A position well into a game, with as many seats as it takes."""
    game, luck = find_game(game_id), random.Random(seed)
    match = Match.start(game, game.seats[-1], None, seed)
    for _ in range(after):
        if match.ask is None:
            break
        seat = match.ask.seats[0]
        option = game.autopilot(match.view(seat), match.ask.seen_by(seat), seat, luck)
        ended = match.clone()
        match.choose(option.seat, option.id)
        if match.ask is None:
            return ended
    return match


def board(match: Match, viewer: int | None = None) -> Picture:
    names = names_for(match.game.seat_count)
    return renderer_for(match.game.id).draw(match.view(viewer), match.asked(viewer), names)


def casts(game_id: str) -> Iterator[Picture]:
    """Whom one may be, at a table for two, as far as that is asked."""
    game, renderer, luck = find_game(game_id), renderer_for(game_id), random.Random(1)
    match = Match.start(game, min(2, game.seats[-1]), None, 1)
    while match.ask is not None and match.ask.id.startswith("set_up."):
        if cast := roles(game, match.ask):
            yield renderer.cast(cast, match.game.options)
        choice = luck.choice(match.ask.options)
        match.choose(choice.seat, choice.id)


def every_kind(game_id: str) -> Iterator[Picture]:
    """One picture of each kind."""
    renderer: Any = renderer_for(game_id)
    match = middle(game_id)
    names = names_for(match.game.seat_count)
    yield board(match)
    yield renderer.lobby((), None)
    yield renderer.lobby(names, None)
    yield from casts(game_id)
    hand = renderer.hand(match.view(0), 0, names)
    if hand is not None:
        yield hand
    over = finished(game_id)
    assert over.outcome is not None
    yield renderer.ending(over.view(None), over.outcome, names_for(over.game.seat_count))
    for page in renderer.rules_pages():
        if page.picture is not None:
            yield page.picture()
