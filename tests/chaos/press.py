"""A press, as whoever made it knows it: written down by its interaction before the log is read."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from benchmarks.pressing import is_step, offers
from bot.custom_ids import GROUP, PICK, SEVERAL, read
from bot.custom_ids import Press as Pressed
from bot.display.shapes.desk import BACK
from bot.several import TOGGLED
from loopback.user.refusals import InteractionFailed
from loopback.user.seeing import SeenMessage
from tests.chaos.remote import RemoteAnswer, RemotePerson

COUNTS = "Your move counts"
REFUSED = (
    "answered already", "counts already", "answered this", "choice is gone",
    "Nothing was changed",
)  # fmt: skip
LOOKS, LOOK_AGAIN = 60, 0.15
"""How often somebody looks for what comes of an acknowledged press, and the seconds between."""


@dataclass(frozen=True)
class Press:
    """Who pressed what, for which question."""

    user: str
    token: str
    options: tuple[str, ...]
    """None for a first step, which chooses nothing."""
    number: int
    """How many choices people had made before."""
    lit: str = ""
    """The toggles that were lit when it was done, as the press itself says it."""


def press_of(user: str, custom_id: str, values: Sequence[str], number: int) -> Press:
    found = read(custom_id)
    if found is None or not found.token or found.name == GROUP:
        return Press(user, "", (), number)
    if found.name == SEVERAL:
        return Press(user, found.token, (), number, TOGGLED + found.more[0])
    chosen = tuple(values) if found.name == PICK else (found.name,)
    return Press(user, found.token, chosen, number)


@dataclass
class Hands:
    """A person's hands; what they press is kept, also when nobody answers."""

    person: RemotePerson
    number: int
    kept: dict[int, Press]
    taps: Counter[str] = field(default_factory=Counter)
    """What they did that chooses nothing, and where."""

    async def click(self, message: SeenMessage, button: str) -> RemoteAnswer:
        press, step = press_of(self.person.id, button, (), self.number), read(button)
        if step is not None and is_step(button):
            what = "toggle" if step.more[0].startswith(TOGGLED) else "first tap"
            self.taps[f"{what} {'in a strip' if message.ephemeral else 'on a panel'}"] += 1
        answer = await self._noted(press, self.person.click(message, button))
        if step is None or not is_step(button) or answer.kind != "deferred_update":
            return replace(answer, person=self)
        page = await self._looked(message, partial(is_at, step))
        return replace(answer, message=page or answer.message, person=self)

    async def until(self, look: Callable[[], SeenMessage | None], _: float) -> SeenMessage:
        """Whoever clicks has looked already."""
        found = look()
        if found is None:
            raise LookupError("the page does not turn")
        return found

    async def open(self, panel: SeenMessage, button: str, token: str) -> SeenMessage:
        """One's private page, once it asks this; it may stand where another stood. Where places
        fill the panel, the way there is under "…"."""
        press = read(button)
        assert press is not None

        def leads(page: SeenMessage) -> bool:
            return button in {one.custom_id for one in page.buttons}

        if not leads(panel):
            await self.click(panel, str(replace(press, name="more")))
            panel = await self._looked(panel, leads) or panel
        page = (await self.click(panel, button)).message
        if page.ephemeral and not leads(page):
            return page
        asks = await self._looked(panel, lambda one: one.ephemeral and offers(one, token))
        return asks or await self._strip(panel)

    async def _strip(self, panel: SeenMessage) -> SeenMessage:
        """What only this person sees."""
        mine = [one for one in await self.person.read(panel.channel_id) if one.ephemeral]
        if not mine:
            raise LookupError("nothing private")
        return mine[-1]

    async def _looked(
        self, panel: SeenMessage, wanted: Callable[[SeenMessage], bool]
    ) -> SeenMessage | None:
        """What comes of a press that was acknowledged first, on whichever message."""
        for _ in range(LOOKS):
            for one in reversed(await self.person.read(panel.channel_id)):
                if (one.ephemeral or one.id == panel.id) and wanted(one):
                    return one
            await asyncio.sleep(LOOK_AGAIN)
        return None

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


def refused(seen: Sequence[SeenMessage]) -> bool:
    """Whether what only this person sees says that the press does not count: one that came too
    late brings the panel or the strip up to date as well."""
    return any(words in one.text for one in seen if one.ephemeral for words in REFUSED)


def is_at(step: Pressed, page: SeenMessage) -> bool:
    """Whether a page shows what comes of a first tap: the deed for what is lit, or a way back; and
    of that way, what it leads to."""
    found = [press for one in page.buttons if (press := read(one.custom_id))]
    mine, (word, *_) = [one for one in found if one.token == step.token], step.more
    if word.startswith(TOGGLED):
        lit = next((one.more[0] for one in mine if one.name == SEVERAL), "0")
        return bool(mine) and TOGGLED + lit == word
    if step.more[-1] == BACK:
        return bool(mine) and step not in mine
    return any(one.name == GROUP and one.more[-1] == BACK for one in mine)
