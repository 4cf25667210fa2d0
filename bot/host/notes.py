"""Notes in free words on a world's chart: written by players, read by everybody on their server,
also in later campaigns. They are no part of a game: nothing that is played or taken back changes
them."""

from __future__ import annotations

import asyncio

from bot.errors import Refusal
from bot.store import Store
from bot.store.notes import PlaceNote
from bot.wording import printable
from games.kernel import T

LONGEST = 120
MOST_OF_A_WRITER = 40
MOST_AT_A_PLACE = 5


class Notes:
    """Checks what is written before it is kept."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pen = asyncio.Lock()

    async def write(self, note: PlaceNote) -> None:
        """In the place of what the same person wrote there before."""
        _check_words(note.words)
        async with self._pen:
            _check_room(note, await self._store.notes.of(note.world))
            await self._store.notes.keep(note)

    async def strike(self, note: PlaceNote) -> None:
        await self._store.notes.strike(note.world, note.place, note.person)


def plain(words: str) -> str:
    """What was written as one line that can be read: nothing turns it round or hides in it."""
    return printable(" ".join(words.split()))


def _check_words(words: str) -> None:
    if not words:
        raise Refusal(T("This note is empty. Write a word or two."))
    if len(words) > LONGEST:
        raise Refusal(T("A note can have at most {n} characters.", n=LONGEST))


def _check_room(note: PlaceNote, there: list[PlaceNote]) -> None:
    others = [one for one in there if (one.place, one.person) != (note.place, note.person)]
    if sum(one.person == note.person for one in others) >= MOST_OF_A_WRITER:
        raise Refusal(
            T("You have {n} notes in this atlas. Strike one out first.", n=MOST_OF_A_WRITER)
        )
    if sum(one.place == note.place for one in others) >= MOST_AT_A_PLACE:
        raise Refusal(
            T("This place has {n} notes already. Strike one out first.", n=MOST_AT_A_PLACE)
        )
