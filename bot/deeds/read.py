"""What somebody reads alone: log, chronicle, rules, list, help, and the board in words."""

from __future__ import annotations

import io

import discord

from bot.custom_ids import verb
from bot.deeds.private_tables import seen_by
from bot.display.chronicle import chronicle_file, scenes_of
from bot.display.journal import journal_page, to_journal
from bot.display.log import log_page
from bot.display.mine import named
from bot.display.pages import campaign_list, help_page, leaf, notice, rules_page
from bot.display.pictures import words_of
from bot.host import Table
from bot.house import House
from bot.request import Request
from bot.rights import is_moderator
from bot.store.rows import standing
from games.kernel import T
from renderers import renderer_for

LISTED = 300
PAGE = 3800


async def read_log(
    house: House, request: Request, table: Table, page: int = -1, search: str = ""
) -> None:
    entries = await house.store.entries(table.id)
    seats, wording = table.seats_of(request.user), await house.wording(request.interaction, table)
    sheet = log_page(table.id, entries, seats, wording, page, search)
    await request.open_page(sheet.with_beneath(to_journal(table, wording)))


async def read_journal(house: House, request: Request, table: Table, page: int) -> None:
    wording = await house.wording(request.interaction, table)
    await request.open_page(journal_page(table, wording, page))


async def give_chronicle(house: House, request: Request, table: Table) -> None:
    """The campaign so far as a page to keep, with its pictures."""
    wording, studio = await house.wording(request.interaction, table), house.display.studio
    over = table.match.outcome is not None
    shots, ending = [], await studio.ending(table, wording) if over else None
    if keepsake := renderer_for(table.campaign.game).keepsake:
        shots.append(await studio.inset(table, wording, None, keepsake))
    elif not over:
        shots.append(await studio.board(table, wording))
    entries = standing(await house.store.entries(table.id))
    drawn = {name: await studio.vignette(table, wording, name) for name in scenes_of(entries)}
    scenes = {name: shot for name, shot in drawn.items() if shot is not None}
    kept = [shot for shot in shots if shot is not None]
    data = chronicle_file(table, entries, wording, kept, scenes, ending)
    file = discord.File(io.BytesIO(data), f"{table.campaign.game}-{table.id}.html")
    words = wording.say(T("Here's your story. It opens in any browser and prints well."))
    await request.answer.give(words, file)


async def read_rules(house: House, request: Request, game: str, page: int = 0) -> None:
    pages, wording = renderer_for(game).rules_pages(), await house.wording(request.interaction)
    at = max(0, min(page, len(pages) - 1))
    shot = await house.display.studio.rules_page(game, at, wording)
    sheet = rules_page(game, pages, at, wording)
    shown = [] if shot is None else [(shot.filename, shot.alt)]
    await request.open_page(sheet.show(shown), shot)


async def list_tables(house: House, request: Request, page: int = 0) -> None:
    everything = await house.store.in_guild(request.guild, limit=LISTED)
    found = await seen_by(house, request.user, everything)
    wording, moderates = (
        await house.wording(request.interaction),
        await is_moderator(house, request),
    )
    await request.open_page(campaign_list(found, wording, page, moderates=moderates))


async def read_help(house: House, request: Request) -> None:
    wording = await house.wording(request.interaction)
    await request.answer.show(help_page(wording))


async def read_board(house: House, request: Request, table: Table, page: int = 0) -> None:
    """The board in words, page by page."""
    wording = await house.wording(request.interaction, table)
    pages = split(words_of(table, wording, None, table.match.asked(None)))
    at = max(0, min(page, len(pages) - 1))
    row = leaf(at, len(pages), lambda number: verb("words", number, campaign=table.id))
    await request.open_page(notice(pages[at]).with_beneath(row))


async def post_board(house: House, request: Request, table: Table) -> None:
    """The newest panel once more, at the bottom."""
    await house.display.show(table, anew=True)
    wording = await house.wording(request.interaction, table)
    await request.answer.say(wording.say(T("Here it is: {place}", place=named(table.campaign))))


def split(words: str) -> list[str]:
    """Long words in parts that fit into messages, broken between lines."""
    parts, part = [], ""
    for line in words.splitlines():
        if len(part) + len(line) > PAGE:
            parts.append(part)
            part = ""
        part += f"{line[:PAGE]}\n"
    return [*parts, part]
