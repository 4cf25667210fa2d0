"""First taps, lit toggles and ways back: other controls on the same panel."""

from __future__ import annotations

from collections.abc import Callable

from bot.display.answer import Answer, were_found
from bot.display.board import public_controls
from bot.display.frames import Frames, names_of
from bot.display.painting import ReadyPicture
from bot.display.panel_state import PanelState
from bot.display.parts import Sheet
from bot.display.passages import Passages
from bot.display.pictures import Studio, scene_of
from bot.display.posted import shown_in
from bot.host import Table
from bot.wording import Wording


class Steps:
    """Of all tables; ``check`` says before each change that a table is still ours to show."""

    def __init__(
        self,
        frames: Frames,
        passages: Passages,
        studio: Studio,
        check: Callable[[Table], None],
    ) -> None:
        self._frames, self._passages, self._studio = frames, passages, studio
        self._check = check

    async def show(
        self,
        table: Table,
        wording: Wording,
        state: PanelState,
        answer: Answer,
        step: str,
        *,
        back: bool,
    ) -> None:
        """Other controls on the same panel, and, where other places are lit, another picture."""
        state.step = (table.moment.token, step)
        opened = await self._passages.stays_open(table, wording)
        page = await self._frames.page(table, wording, opened, step)
        if page is not None:
            message = answer.interaction.message
            sheet = page.under([] if message is None else shown_in(message))
            if not await were_found(self._update(table, answer, sheet, keep=True)):
                await self._update(table, answer, sheet.without_pictures())
            return
        controls = public_controls(table, wording, step)
        sheet, scene = await self._frames.board(table, wording, controls), scene_of(controls)
        if not back and not scene.zoom and await self._keep_picture(table, answer, sheet):
            return
        shown, state.picture = state.picture, None
        shot = await self._studio.board(table, wording, shown=shown, scene=scene)
        if not await were_found(self._update(table, answer, sheet.show(names_of(shot)), shot)):
            shot = await self._studio.board(table, wording, scene=scene)
            await self._update(table, answer, sheet.show(names_of(shot)), shot)
        state.picture = None if shot is None else shot.fingerprint

    async def _keep_picture(self, table: Table, answer: Answer, sheet: Sheet) -> bool:
        """Whether the panel could be changed without its picture."""
        message = answer.interaction.message
        kept = [] if message is None else shown_in(message)
        return await were_found(self._update(table, answer, sheet.show(kept), keep=True))

    async def _update(
        self,
        table: Table,
        answer: Answer,
        sheet: Sheet,
        *shots: ReadyPicture | None,
        keep: bool = False,
    ) -> None:
        self._check(table)
        await answer.update(sheet, *shots, keep=keep)
