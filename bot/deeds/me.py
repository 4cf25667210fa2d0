"""What somebody decides for themselves: how they are told of things, when, and in which tongue."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from bot.custom_ids import verb
from bot.deeds.holiday import announce, call_off
from bot.deeds.in_passing import keep_quiet
from bot.deeds.tell import send_directly
from bot.display.forms import read_form
from bot.display.holiday_form import HolidayForm, filled_holiday
from bot.display.me import AS_DISCORD, NIGHTS, OFF, WAYS, Me, me_panel
from bot.display.pages import notice
from bot.display.view import to_view
from bot.errors import Refusal
from bot.host.in_passing import OFF as NO_HINTS
from bot.house import House
from bot.languages import codes
from bot.request import Request
from bot.store.wishes import find_zone
from bot.wording import safe
from games.kernel import T, Text


async def show_me(house: House, request: Request, said: Text | None = None) -> None:
    person = request.user
    me = Me(
        await house.host.people.wishes(person),
        NO_HINTS not in await house.host.in_passing.known_to(person),
        await house.wording(request.interaction),
    )
    await request.open_page(me_panel(me, said))


async def change_me(house: House, request: Request, what: str) -> None:
    """Something was chosen on the panel."""
    change = CHANGES.get(what)
    if change is None:
        raise Refusal(T("That choice is gone; here are the current ones."))
    said = await change(house, request, request.value or request.more(1))
    await show_me(house, request, said)


async def _way(house: House, request: Request, chosen: str) -> Text | None:
    """Whoever wants direct messages gets one at once, to see that they arrive."""
    if chosen not in WAYS:
        return None
    if chosen != "thread":
        wording = await house.wording(request.interaction)
        hello = notice(
            wording.say(
                T(
                    "👋 Hello {name}! From now on I'll write to you here. `/dive me notices` "
                    "changes that.",
                    name=safe(request.name),
                )
            )
        )
        nonce = f"hello-{request.interaction.id}"[:25]
        reached = await send_directly(house, request.user, to_view(hello), nonce)
        if reached == "not now":
            return T(
                "⚠️ Discord won't let me open another direct message right now. Try again later."
            )
        if reached == "closed":
            return T(
                "⚠️ I can't send you direct messages. Allow them in this server's privacy "
                "settings first."
            )
    await house.host.people.change(request.user, way=chosen)
    return None


async def _quiet(house: House, request: Request, chosen: str) -> Text | None:
    known = {f"{first}-{last}": (first, last) for first, last in NIGHTS}
    if chosen == OFF or chosen in known:
        await house.host.people.change(request.user, quiet=known.get(chosen))
    return None


async def _zone(house: House, request: Request, chosen: str) -> Text | None:
    await keep_zone(house, request.user, chosen)
    return None


async def keep_zone(house: House, person: int, zone: str) -> None:
    if find_zone(zone) is None:
        raise Refusal(T("I don't know that time zone. Try one like `Europe/Berlin`."))
    await house.host.people.change(person, zone=zone)


async def _language(house: House, request: Request, chosen: str) -> Text | None:
    if chosen == AS_DISCORD or chosen in codes():
        await house.host.people.change(
            request.user, language=None if chosen == AS_DISCORD else chosen
        )
    return None


async def _hints(house: House, request: Request, chosen: str) -> Text | None:
    await keep_quiet(house, request.user, quiet=chosen == "off")
    return None


CHANGES: dict[str, Callable[[House, Request, str], Awaitable[Text | None]]] = {
    "way": _way,
    "quiet": _quiet,
    "zone": _zone,
    "language": _language,
    "hints": _hints,
}


async def holiday(house: House, request: Request) -> None:
    """The form is shown, or was sent."""
    wishes = await house.host.people.wishes(request.user)
    if not request.is_form:
        wording = await house.wording(request.interaction)
        form = HolidayForm(wishes, time.time(), verb("holiday"), wording)
        await request.answer.form(form)
        return
    request.expect_page()
    await announce(house, request.user, filled_holiday(wishes, read_form(request.data)))
    await show_me(house, request, T("Your tables know. Have a good time!"))


async def end_holiday(house: House, request: Request) -> None:
    await call_off(house, request.user)
    await show_me(house, request, T("Welcome back! Your seats will be yours again in a moment."))
