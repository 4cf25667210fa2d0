"""The form in which somebody says when they are away."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime, timedelta

import discord
from discord import ui

from bot.errors import Refusal
from bot.store import Holiday, Wishes
from bot.wording import Wording
from games.kernel import T

FORMS = ("%Y-%m-%d", "%d.%m.%Y", "%d/%m/%Y")
WEEK = timedelta(days=7)


class HolidayForm(ui.Modal):
    """From which day to which, and what becomes of the seats."""

    def __init__(self, wishes: Wishes, now: float, custom_id: str, wording: Wording) -> None:
        say = wording.label
        super().__init__(title=say(T("Time away"), 45), custom_id=custom_id, timeout=None)
        today = wishes.local(now).date()
        days = (("first", T("First day away"), today), ("last", T("Last day away"), today + WEEK))
        for name, label, day in days:
            field = ui.TextInput[ui.Modal](custom_id=name, default=day.isoformat(), max_length=10)
            self.add_item(ui.Label(text=say(label, 45), component=field))
        self.add_item(ui.Label(text=say(T("Meanwhile"), 45), component=_meanwhile(wording)))
        self.stop()


def _meanwhile(wording: Wording) -> ui.Select[ui.Modal]:
    options = [
        discord.SelectOption(
            label=wording.label(T("The autopilot plays for me"), 100), value="pilot", default=True
        ),
        discord.SelectOption(label=wording.label(T("My tables wait for me"), 100), value="wait"),
    ]
    return ui.Select(custom_id="meanwhile", options=options)


def filled_holiday(wishes: Wishes, filled: Mapping[str, list[str]]) -> Holiday:
    """Whole days of the reader's own clock."""
    first, last = (_day((filled.get(name) or [""])[0]) for name in ("first", "last"))
    starts = datetime(first.year, first.month, first.day, tzinfo=wishes.clock)
    ends = datetime(last.year, last.month, last.day, tzinfo=wishes.clock) + timedelta(days=1)
    pilot = (filled.get("meanwhile") or ["pilot"])[0] != "wait"
    return Holiday(starts=int(starts.timestamp()), ends=int(ends.timestamp()), pilot=pilot)


def _day(words: str) -> date:
    for form in FORMS:
        try:
            found = datetime.strptime(words.strip(), form)  # noqa: DTZ007 - a day has no zone
        except ValueError:
            continue
        if 2000 <= found.year < 3000:
            return found.date()
    raise Refusal(T("I can't read that date. Write it like 2030-07-31."))
