"""The shape of whatever answers a press, and the common ways to come to it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.host import Table
from bot.house import House
from bot.request import Request

Handler: TypeAlias = Callable[[House, Request], Awaitable[None]]
AtTable: TypeAlias = Callable[[House, Request, Table], Awaitable[None]]


async def pressed_at(house: House, request: Request) -> Table:
    """The table that the button belongs to."""
    return await house.host.tables.peek(request.press.campaign)


def at_table(deed: AtTable) -> Handler:
    """A deed at the table of the button."""

    async def press(house: House, request: Request) -> None:
        await deed(house, request, await pressed_at(house, request))

    return press


def private(handler: Handler) -> Handler:
    """A deed that is answered by a private page."""

    async def press(house: House, request: Request) -> None:
        request.expect_page()
        await handler(house, request)

    return press


def page(deed: AtTable) -> Handler:
    """A deed at the table of the button, answered by a private page."""
    return private(at_table(deed))


def file(deed: AtTable) -> Handler:
    """A deed at the table of the button, answered by a file."""

    async def press(house: House, request: Request) -> None:
        request.expect_file()
        await deed(house, request, await pressed_at(house, request))

    return press
