"""Following a table: whoever only watches is told of its turning points and its end."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import reduce

from bot.deeds.tell import LAST_DIGITS, tell
from bot.errors import Refusal
from bot.host import Table
from bot.house import House
from bot.request import Request
from bot.store import Errand
from bot.store.rows import standing
from games.kernel import T, Text
from games.kernel.turning import most_telling

AT_ONCE = 3
"""So many turning points are told in one notice."""


async def follow(house: House, request: Request, *, follows: bool) -> None:
    """Somebody who does not play wants to know how it goes on, or not any more."""
    table = await house.host.tables.peek(request.press.campaign)
    if follows and request.user in table.people:
        raise Refusal(T("You're playing here; I'll ping you when it's your turn."))
    await house.host.people.follow(table, request.user, follows=follows)
    words = (
        T(
            "👁️ You're following this table. I'll tell you how it ends, and what turned it, "
            "once a day at most."
        )
        if follows
        else T("You've stopped following this table.")
    )
    await request.answer.say((await house.wording(request.interaction)).say(words))


async def tell_story(house: House, errand: Errand) -> None:
    """What everybody may know, and no more."""
    people, table = house.host.people, await house.host.tables.peek(errand.campaign)
    free = await people.free_from(table, errand.person)
    if free > time.time():
        await people.settle(errand, free)
        return
    news = _news(table, await _turned_since(house, table, errand.since))
    if news is not None:
        nonce = f"s{errand.since}{table.id}{errand.person % LAST_DIGITS}"
        await tell(house, table, errand.person, news, nonce, first_tried=errand.first_tried)
    await people.settle(errand)


async def _turned_since(house: House, table: Table, since: int) -> list[Text]:
    """What still stands of it: a choice may have been taken back."""
    entries = standing(await house.store.entries(table.id))
    lines = [line for one in entries if one.number >= since for line in one.lines]
    return most_telling(type(table.match.game), lines, AT_ONCE)


def _news(table: Table, turned: Sequence[Text]) -> Text | None:
    game, outcome = table.match.game, table.match.outcome
    if outcome is not None:
        return T("🏁 {game} has ended: {reason}", game=game.title, reason=outcome.reason)
    if table.campaign.status == "ended":
        return T("🏁 {game} was ended early.", game=game.title)
    if not turned:
        return None
    what = reduce(lambda one, other: T("{one} {other}", one=one, other=other), turned)
    return T("👁️ {game} has turned. {what} ({how})", game=game.title, what=what, how=game.headline())
