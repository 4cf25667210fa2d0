"""Pages that only one person reads: log, chronicle, rules, list."""

from __future__ import annotations

from dataclasses import replace

from bot.host import Table
from bot.panel.journal import journal_page, to_journal
from bot.panel.pages import campaign_list, log_page, rules_page
from bot.presses.visit import Handler, Visit
from renderers import renderer_for

LISTED = 300


async def log(visit: Visit) -> None:
    visit.expect_page()
    table = await visit.app.host.peek(visit.press.campaign)
    await show_log(visit, table, visit.number(0, -1))


async def show_log(visit: Visit, table: Table, page: int = -1) -> None:
    entries = await visit.app.store.entries(table.id)
    seats, wording = table.seats_of(visit.user), await visit.wording(table)
    sheet = log_page(table.id, entries, seats, wording, page)
    sheet = replace(sheet, beneath=[*sheet.beneath, *to_journal(table, wording)])
    await visit.open_page(sheet)


async def journal(visit: Visit) -> None:
    visit.expect_page()
    table = await visit.app.host.peek(visit.press.campaign)
    await visit.open_page(journal_page(table, await visit.wording(table), visit.number(0, -1)))


async def rules(visit: Visit) -> None:
    visit.expect_page()
    await show_rules(visit, visit.more(0), visit.number(1))


async def show_rules(visit: Visit, game: str, page: int = 0) -> None:
    pages, wording = renderer_for(game).rules_pages(), await visit.wording()
    at = max(0, min(page, len(pages) - 1))
    shot = await visit.app.studio.rules_page(game, at, wording)
    sheet = rules_page(game, pages, at, wording)
    shown = [] if shot is None else [(shot.filename, shot.alt)]
    await visit.open_page(sheet.show(shown), shot)


async def list_tables(visit: Visit) -> None:
    visit.expect_page()
    found = await visit.app.store.in_guild(visit.guild, limit=LISTED)
    await visit.open_page(campaign_list(found, await visit.wording(), visit.number(0)))


VERBS: dict[str, Handler] = {"log": log, "journal": journal, "rules": rules, "list": list_tables}
