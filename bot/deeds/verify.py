"""Was it fair? Every move is replayed against the seed."""

from __future__ import annotations

from bot.host.verifying import verify_campaign
from bot.house import House
from bot.request import Request


async def verify(house: House, request: Request, campaign: str) -> None:
    words = await verify_campaign(house.host, campaign)
    await request.answer.say((await house.wording(request.interaction)).say(words))
