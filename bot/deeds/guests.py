"""Those who play let others look on by a public link, or end that."""

from __future__ import annotations

from bot.deeds.explain import show_more
from bot.errors import Refusal
from bot.host import Table
from bot.house import House
from bot.request import Request
from bot.wording import safe
from games.kernel import T


async def invite_guests(house: House, request: Request, table: Table) -> None:
    """The log says so, since everybody's board is shown; the link stands under "…"."""
    if request.user not in table.people:
        raise Refusal(T("Only those at the table can let others look on."))
    if table.sealed or house.links is None:
        raise Refusal(T("Nobody else can look on at this table."))
    yes, name = request.more(0) == "on", safe(request.name)
    if yes != await house.host.guests.welcome(table.id):
        await house.host.guests.invite(table.id, yes=yes)
        opened = T("👁️ {name} lets anyone with the public link look on.", name=name)
        closed = T("👁️ {name} closed the public link.", name=name)
        table = await house.host.act(table.id, opened if yes else closed, request.user)
        await house.display.show(table)
    await show_more(house, request, table)
