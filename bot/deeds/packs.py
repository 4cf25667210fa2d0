"""Packs of a server: its moderators bring them in from a file, see them, and remove them."""

from __future__ import annotations

import io

import discord

from bot.display.packs import findings_words, packs_page
from bot.errors import Refusal
from bot.host.packs import MOST_OF_A_SERVER
from bot.house import House
from bot.request import Request
from bot.rights import check_moderator
from bot.wording import safe
from games.kernel import T
from games.kernel.content import BrokenContent

LARGEST = 2_000_000
ENDINGS = (".zip", ".yaml", ".yml")


def is_pack(file: discord.Attachment) -> bool:
    """By its name; all else is taken for a campaign."""
    return file.filename.lower().endswith(ENDINGS)


async def show_packs(house: House, request: Request) -> None:
    await check_moderator(house, request)
    await _show(house, request, "")


async def bring_in(house: House, request: Request, file: discord.Attachment) -> None:
    """As data only, checked, within limits; for this server alone."""
    await check_moderator(house, request)
    if file.size > LARGEST:
        raise Refusal(T("That file's too large to be a pack."))
    wording, data = await house.wording(request.interaction), await file.read()
    try:
        pack = await house.host.packs.bring_in(request.guild, request.user, file.filename, data)
    except BrokenContent as broken:
        told = "\n".join(broken.findings).encode()
        listed = discord.File(io.BytesIO(told), "findings.txt")
        await request.answer.give(findings_words(broken.findings, wording), listed)
        return
    news = T("**{title}** is here. Choose it as the world in a new lobby.", title=pack.title)
    await _show(house, request, wording.say(news))


async def remove(house: House, request: Request) -> None:
    """It is not offered any more; campaigns that are played with it go on."""
    await check_moderator(house, request)
    game, _, pack_id = request.value.partition("/")
    await house.host.packs.remove(request.guild, game, pack_id)
    wording = await house.wording(request.interaction)
    gone = T("`{id}` is removed. Campaigns already using it go on.", id=safe(pack_id))
    await _show(house, request, wording.say(gone))


async def _show(house: House, request: Request, news: str) -> None:
    own = await house.host.packs.own(request.guild)
    wording = await house.wording(request.interaction)
    await request.open_page(packs_page(own, MOST_OF_A_SERVER, wording, news))
