"""A table rests until somebody who plays there, or a moderator, resumes it."""

from __future__ import annotations

from bot.host import Table
from bot.house import House
from bot.request import Request
from bot.rights import check_plays_or_moderates
from bot.wording import safe
from games.kernel import T


async def pause(house: House, request: Request, table: Table) -> None:
    await check_plays_or_moderates(house, request, table)
    table.check_open()
    text = T("⏸️ {name} paused the game.", name=safe(request.name))
    await house.host.act(
        table.id, text, request.user, values={"status": "paused"}, check=Table.check_open
    )
    await house.display.show(table)
    words = T("Paused. Anyone who plays here can resume it, on the panel.")
    await request.answer.say((await house.wording(request.interaction)).say(words))
