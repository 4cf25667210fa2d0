"""A rehearsal: a game that nobody sees is drawn, so that the first real table finds all sprites.

It is played by chance alone, which is quick and comes to more different boards than good play does.
"""

import random
from collections.abc import Iterator

from games.catalog import find_game
from games.kernel.casting import roles
from games.kernel.match import Match
from renderers import renderer_for
from renderers.picture import Picture

BOARDS, STEP = 40, 3
SEED = 1


def rehearse(game_id: str, boards: int = BOARDS) -> Iterator[Picture]:
    """Draws one picture for each step of the iterator: lobby, boards, casts, hands, the ending."""
    game, luck, renderer = find_game(game_id), random.Random(SEED), renderer_for(game_id)
    seats = game.seats[-1]
    match, names = Match.start(game, seats, None, SEED), [""] * seats
    yield renderer.lobby((), None)
    for number in range(boards):
        if match.ask is None:
            break
        yield renderer.draw(match.view(None), match.asked(None), names)
        if cast := roles(game, match.ask):
            yield renderer.cast(cast, match.game.options)
        if hand := renderer.hand(match.view(number % seats), number % seats, names):
            yield hand
        _go_on(match, luck)
    if match.outcome is not None:
        yield renderer.ending(match.view(None), match.outcome, names)


def _go_on(match: Match, luck: random.Random) -> None:
    for _ in range(STEP):
        if match.ask is not None:
            option = luck.choice(match.ask.options)
            match.choose(option.seat, option.id)
