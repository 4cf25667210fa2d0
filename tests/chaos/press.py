"""A press, as whoever made it knows it: written down by its interaction before the log is read."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass

from bot.custom_ids import GROUP, PICK, SEVERAL, read
from loopback.user.refusals import InteractionFailed
from loopback.user.seeing import SeenMessage
from tests.chaos.remote import RemoteAnswer, RemotePerson

COUNTS = "Your move counts"


@dataclass(frozen=True)
class Press:
    """Who pressed what, for which question."""

    user: str
    token: str
    options: tuple[str, ...]
    """None for a first step, which chooses nothing."""
    number: int
    """How many choices people had made before."""


def press_of(user: str, custom_id: str, values: Sequence[str], number: int) -> Press:
    found = read(custom_id)
    if found is None or not found.token or found.name == GROUP:
        return Press(user, "", (), number)
    chosen = tuple(values) if found.name in (PICK, SEVERAL) else (found.name,)
    return Press(user, found.token, chosen, number)


@dataclass
class Hands:
    """A person's hands; what they press is kept, also when nobody answers."""

    person: RemotePerson
    number: int
    kept: dict[int, Press]

    async def click(self, message: SeenMessage, button: str) -> RemoteAnswer:
        press = press_of(self.person.id, button, (), self.number)
        return await self._noted(press, self.person.click(message, button))

    async def select(
        self, message: SeenMessage, menu: str, values: str | Sequence[str]
    ) -> RemoteAnswer:
        chosen = [values] if isinstance(values, str) else list(values)
        press = press_of(self.person.id, menu, chosen, self.number)
        return await self._noted(press, self.person.select(message, menu, chosen))

    async def _noted(self, press: Press, deed: Awaitable[RemoteAnswer]) -> RemoteAnswer:
        try:
            answer = await deed
        except InteractionFailed:
            self.kept[int(self.person.unanswered[-1])] = press
            raise
        self.kept[int(answer.id)] = press
        return answer


def counted(answer: RemoteAnswer) -> bool:
    """An updated message, or a word that it counts; an acknowledgement says nothing yet.

    Of somebody who was not asked it says nothing: their old private page is brought up to date.
    """
    return answer.kind == "update" or COUNTS in answer.message.text
