"""My tables: what waits for me, since when, and the way there."""

from __future__ import annotations

from bot.display.mine import mine_page
from bot.house import House
from bot.request import Request


async def show_mine(house: House, request: Request, page: int = 0) -> None:
    wording = await house.wording(request.interaction)
    own = await house.store.people.seats_of(request.user)
    followed = await house.store.people.followed_by(request.user)
    await request.open_page(mine_page(own, followed, wording, page))
