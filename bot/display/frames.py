"""What a panel shows, made ready: words and picture of one and the same moment."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.display.board import board_panel, public_controls
from bot.display.controls import Controls
from bot.display.ending import ended_panel, ending_panel
from bot.display.keepsakes import keepsakes
from bot.display.pace import notes
from bot.display.painting import ReadyPicture
from bot.display.panel_state import PanelState
from bot.display.parts import Sheet
from bot.display.passages import Opened
from bot.display.pictures import Studio, scene_of
from bot.display.posted import Shown
from bot.display.reading.page import Page, page_of
from bot.host import Host, Table
from bot.host.asking import Moment
from bot.store import Reading
from bot.wording import Wording
from games.kernel import T
from renderers.encode import Fingerprint


@dataclass(frozen=True, slots=True)
class Frame:
    """A panel ready to be shown."""

    sheet: Sheet
    shot: ReadyPicture | None
    wording: Wording
    moment: Moment
    """What it shows; the table may have gone on since."""
    opened: Opened | None = None
    """The leaf of a book that is read on it."""

    @property
    def fingerprint(self) -> Fingerprint | None:
        return None if self.shot is None else self.shot.fingerprint


class Frames:
    """Makes them."""

    def __init__(
        self,
        host: Host,
        store: Reading,
        studio: Studio,
        state: Callable[[Table], PanelState],
        wording: Callable[[Table], Awaitable[Wording]],
    ) -> None:
        self._host, self._store, self._studio = host, store, studio
        self._state, self._wording = state, wording

    async def ready(
        self, table: Table, opened: Opened | None, shown: Fingerprint | None = None
    ) -> Frame:
        """Words and picture of one and the same moment; a picture that is shown stays."""
        wording = await self._wording(table)
        page = await self.page(table, wording, opened)
        if page is not None:
            return await self._leafed(table, wording, page, opened, shown)
        if table.match.outcome is not None:
            kept = await keepsakes(self._store, table, wording)
            sheet = ending_panel(table, wording, *kept)
            picture = self._studio.ending(table, wording)
        elif table.campaign.status == "ended":
            sheet, picture = ended_panel(table, wording), self._studio.board(table, wording)
        else:
            step = self._state(table).chosen.opens(table.match.ask)
            controls = public_controls(table, wording, step)
            sheet = await self.board(table, wording, controls)
            scene = scene_of(controls)
            picture = self._studio.board(table, wording, shown=shown, scene=scene)
        moment = table.moment
        shot = await picture
        return Frame(sheet.show(names_of(shot)), shot, wording, moment)

    async def board(self, table: Table, wording: Wording, controls: Controls) -> Sheet:
        notes, remarks = await self._notes(table, wording), self._remarks(table, wording)
        return board_panel(table, wording, controls.step, notes, remarks, controls)

    def _remarks(self, table: Table, wording: Wording) -> list[str]:
        """Advice, and a rule in passing."""
        state = self._state(table)
        told = state.advised(table.moment.token, table.people)
        if state.tip is not None:
            told.append(wording.say(T("💡 {tip}", tip=state.tip)))
        return [f"-# {line}" for line in told]

    async def page(
        self, table: Table, wording: Wording, opened: Opened | None, step: str = ""
    ) -> Page | None:
        """What is read instead of the board, if anything is."""
        leaf, alone = (None, False) if opened is None else (opened.leaf, opened.alone)
        notes = [*self._remarks(table, wording), *await self._notes(table, wording)]
        return page_of(table, wording, leaf, alone=alone, notes=notes, step=step)

    async def _leafed(
        self,
        table: Table,
        wording: Wording,
        page: Page,
        opened: Opened | None,
        shown: Fingerprint | None,
    ) -> Frame:
        """A page with as much of its picture as it has room for."""
        moment, shot = table.moment, None
        if page.scene:
            strip = page.scene == "strip"
            shot = await self._studio.scene(table, wording, page.shows, strip=strip, shown=shown)
        return Frame(page.under(names_of(shot)), shot, wording, moment, opened)

    async def _notes(self, table: Table, wording: Wording) -> list[str]:
        """Until when the table waits, and who is away."""
        people, users = self._host.people, [row.user for row in table.in_play if row.user]
        deadline = await people.deadline(table) if table.campaign.status == "playing" else None
        told = notes(table, wording, deadline, await people.holidays(users))
        others = " ".join(f"<@{person}>" for person in newcomers(table))
        if others:
            told.append(f"-# {wording.say(T('🤿 At the table too: {names}', names=others))}")
        return told


def newcomers(table: Table) -> list[int]:
    """Where nothing was posted yet: those whom the first panel does not ask anyhow."""
    first = table.campaign.panel is None
    return sorted(table.people - set(table.asked_people)) if first else []


def names_of(shot: ReadyPicture | None) -> Shown:
    return [] if shot is None else [(shot.filename, shot.alt)]
