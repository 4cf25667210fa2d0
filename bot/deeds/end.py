"""A game is ended for good, after asking once more."""

from __future__ import annotations

from bot.custom_ids import verb
from bot.display.board import PAUSED
from bot.display.pages import notice
from bot.display.parts import Button, Row, Sheet, Words
from bot.errors import Refusal
from bot.host import Table
from bot.house import House
from bot.request import Request
from bot.rights import is_starter_or_moderator
from bot.wording import safe
from games.kernel import T


async def ask_to_end(house: House, request: Request, table: Table) -> None:
    """Does whoever may end it really want to?"""
    await _check_may_end(house, request, table)
    table.check_not_over()
    wording = await house.wording(request.interaction, table)
    words = wording.say(
        T(
            "End **{game}** (`{id}`) for everybody? You can't resume it.",
            game=table.match.game.title,
            id=table.id,
        )
    )
    row = Row(
        [
            Button(verb("end", "yes", campaign=table.id), wording.label(T("End it")), "warn"),
            Button(verb("end", "no", campaign=table.id), wording.label(T("Keep playing"))),
        ]
    )
    await request.answer.show(Sheet([Words(words)], [row], PAUSED))


async def keep_playing(house: House, request: Request) -> None:
    wording = await house.wording(request.interaction)
    await request.answer.update(notice(wording.say(T("The game goes on."))))


async def end(house: House, request: Request) -> None:
    table = await house.host.tables.peek(request.press.campaign)
    await _check_may_end(house, request, table)
    text = T("🏁 {name} ended the game.", name=safe(request.name))
    await house.host.act(
        table.id, text, request.user, values={"status": "ended"}, check=Table.check_not_over
    )
    wording = await house.wording(request.interaction, table)
    await request.answer.update(notice(wording.say(T("The game is over."))))
    await house.display.show(table)


async def _check_may_end(house: House, request: Request, table: Table) -> None:
    if not await is_starter_or_moderator(house, request, table.campaign.starter):
        raise Refusal(T("Only the person who started this game, or a moderator, can end it."))
