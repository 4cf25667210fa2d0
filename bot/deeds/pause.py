"""A table rests until a moderator resumes it."""

from __future__ import annotations

from bot.host import Table
from bot.house import House
from bot.request import Request
from bot.rights import check_moderator
from bot.wording import safe
from games.kernel import T


async def pause(house: House, request: Request, table: Table) -> None:
    if request.user not in table.people:
        await check_moderator(house, request)
    table.check_open()
    text = T("⏸️ {name} paused the game.", name=safe(request.name))
    await house.host.act(
        table.id, text, request.user, values={"status": "paused"}, check=Table.check_open
    )
    await house.display.show(table)
    words = T("Paused. A moderator wakes it with `/dive resume table:{id}`.", id=table.id)
    await request.answer.say((await house.wording(request.interaction)).say(words))
