"""A choice: committed first, then shown."""

from __future__ import annotations

from bot.custom_ids import GROUP, PICK
from bot.host import Table
from bot.host.host import Moved
from bot.panel.private import group_panel, private_ask, private_frame
from bot.panel.story import tell
from bot.presses.visit import Visit
from games.kernel import T
from games.kernel.errors import MatchOver, NotOffered, StaleAsk


async def choose(visit: Visit) -> None:
    """A button of an ask, or a line of one of its menus."""
    if visit.press.name == GROUP:
        await open_group(visit)
        return
    option = visit.value if visit.press.name == PICK else visit.press.name
    app, press = visit.app, visit.press
    try:
        moved = await app.host.choose(
            press.campaign,
            visit.user,
            option,
            press.token,
            visit.interaction.id,
            visit.answer.stages,
        )
    except (StaleAsk, NotOffered, MatchOver):
        await refresh(visit)
        raise
    await show(visit, moved)


async def show(visit: Visit, moved: Moved) -> None:
    """The result, through the message that was clicked."""
    if visit.on_private:
        await visit.app.play_on(moved.table)
        await _show_private(visit, moved.table, moved.seat)
        return
    await visit.app.play_on(moved.table, visit.answer)
    await visit.answer.acknowledge()
    told = [line for line in moved.step.lines if line.to == moved.seat]
    if told:
        await visit.answer.say(tell(told, await visit.wording(moved.table)))


async def _show_private(visit: Visit, table: Table, seat: int) -> None:
    sheet, shots = await private_frame(visit.app.studio, table, seat, await visit.wording(table))
    await visit.answer.update(sheet, *shots)


async def refresh(visit: Visit) -> None:
    """Somebody clicked on what is no longer true: bring the message up to date."""
    app, table = visit.app, await visit.app.host.peek(visit.press.campaign)
    message = visit.interaction.message
    if visit.on_private:
        mine = table.seats_of(visit.user)
        if mine:
            await _show_private(visit, table, mine[0])
    elif message is not None and message.id == table.campaign.panel:
        app.display.sight(table).length = -1
        await app.play_on(table, visit.answer)
    else:
        await app.display.retire_clicked(table, visit.answer)
        await app.play_on(table)


async def open_group(visit: Visit) -> None:
    """The second step of a choice among very many, for whoever asked."""
    table = await visit.app.host.peek(visit.press.campaign)
    seat = table.seat_for(visit.user, "")
    ask = private_ask(table, seat) if visit.on_private else table.match.asked(None)
    if ask is None or ask.token != visit.press.token:
        await refresh(visit)
        raise StaleAsk(T("That question has been answered already; here is the newest one."))
    page = int(visit.value) if visit.value.isdecimal() else 0
    await visit.open_page(group_panel(table, ask, await visit.wording(table), page))
