"""The end of a round, in its order: draw reef tiles, Tentacula steals, fold the board."""

from __future__ import annotations

from games.kernel import Play
from games.tentacula import told
from games.tentacula.board import FISH
from games.tentacula.drawing_tiles import draw_tiles
from games.tentacula.folding import fold_board
from games.tentacula.gems import stash_is_full
from games.tentacula.theft import steal, tentacula_sees
from games.tentacula.treasure import tell_treasure, treasure_of
from games.tentacula.voyage import Ended, Voyage


def end_round(voyage: Voyage) -> Play[None]:
    before = treasure_of(voyage.s)
    voyage.say(told.ROUND_ENDS())
    yield from draw_tiles(voyage)
    if not voyage.seats_with_tile():
        raise Ended("fish food" if stash_is_full(voyage.s) else "reef gone")
    yield from tentacula_strikes(voyage)
    fold_board(voyage)
    voyage.s.round += 1
    voyage.s.phase = "turn"
    voyage.say(told.ROUND_BEGINS(round=voyage.s.round))
    tell_treasure(voyage, before)


def tentacula_strikes(voyage: Voyage) -> Play[None]:
    """Once for each fish in the open; whoever moved last rolls."""
    for fish in FISH:
        if tentacula_sees(voyage.s, fish):
            yield from steal(voyage, fish, voyage.s.last_mover)
