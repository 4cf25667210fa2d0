"""A choice made at the window: the same deed as a press, without a message to answer."""

from __future__ import annotations

from collections.abc import Sequence

from bot.deeds.in_passing import remind_in_passing
from bot.deeds.play_on import play_on
from bot.display.chosen import Chosen
from bot.errors import Refusal
from bot.host.ticks import in_order, together
from bot.house import House
from bot.logs import Stages
from games.kernel import T
from games.kernel.errors import UndoNeedsConsent


async def tap(
    house: House,
    campaign: str,
    user: int,
    options: Sequence[str],
    token: str,
    number: int,
    stages: Stages,
) -> None:
    """Committed, and windows are told by that; the panel follows. ``number`` counts once."""
    before = (await house.host.tables.peek(campaign)).match.ask
    turns = in_order if len(options) == 1 else together
    choose = house.host.choose_several
    moved = await choose(campaign, user, options, token, number, stages, turns)
    option = before.find(moved.seat, options[-1]) if before is not None and options else None
    house.display.state(moved.table).chosen = Chosen.by(moved.seat, "", option)
    house.display.used(moved.table, user)
    await remind_in_passing(house, user, moved.table)
    await play_on(house, moved.table, soon=True)
    stages.mark("played")


async def take_back(house: House, campaign: str, user: int, after: int) -> None:
    """What is one's own alone; the table votes in its thread."""
    table = await house.host.tables.peek(campaign)
    if user not in table.people:
        raise Refusal(T("Only those at the table can take moves back."))
    try:
        await house.host.undo(campaign, user, after=after)
    except UndoNeedsConsent:
        if len(table.people) > 1:
            raise Refusal(
                T("The others have to agree to that: press *Undo* in the thread, and they vote.")
            ) from None
        await house.host.undo(campaign, user, consent=True, after=after)
    await house.display.strips.close_all(table.campaign.place)
    house.display.show_soon(table)
