"""For moderators: all tables of a server, what each of them waits for, and how to mend it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.custom_ids import verb
from bot.display.board import PAUSED
from bot.display.measure import packed
from bot.display.mine import table_link
from bot.display.pages import leaf
from bot.display.parts import Button, Item, Menu, Part, Row, Sheet, Words
from bot.store import Campaign, SeatRow
from bot.wording import Wording, safe
from games.catalog import find_game
from games.kernel import T, Text, X
from games.kernel.text import clip

TABLES = 6
"""On one screen of a phone."""
LONG = 3 * 86400
"""Seconds without a move after which a table without a pace is looked at."""
AUTOPILOT_SECONDS = 600
ERRANDS = {
    "turn": T("a reminder"),
    "call": T("a ping"),
    "vote": T("a vote"),
    "story": T("a story"),
}


@dataclass(frozen=True, slots=True)
class Standing:
    """A table as moderators see it; ``fault`` is what is wrong with the place it is played in."""

    campaign: Campaign
    seats: Sequence[SeatRow]
    fault: Text | None = None
    owed: bool = False
    """Whether its newest panel is still to be shown."""
    given_up: tuple[str, int] | None = None
    """Which errand was given up since its last move, and when."""

    @property
    def asked(self) -> list[SeatRow]:
        return [row for row in self.seats if row.seat in self.campaign.asked_seats]

    @property
    def idle(self) -> float:
        return time.time() - self.campaign.waits_since

    @property
    def stuck(self) -> list[Text]:
        """Why it does not go on by itself."""
        return list(_reasons(self)) if self.campaign.status == "playing" else []


def _reasons(one: Standing) -> Iterator[Text]:
    campaign, when = one.campaign, f"<t:{one.campaign.waits_since}:f>"
    if one.fault is not None:
        yield one.fault
    elif one.owed:
        yield T("🖼️ its newest panel isn't showing yet")
    if one.given_up is not None:
        kind, at = one.given_up
        yield T(
            "🔕 gave up {when}: {what}; Discord refused it for two days",
            when=f"<t:{at}:R>",
            what=ERRANDS.get(kind, T("a message")),
        )
    keepers = {row.keeper for row in one.asked}
    if not any(row.keeper == "person" for row in one.seats):
        yield T("🪑 nobody's there")
    elif keepers == {"vacant"}:
        yield T("🪑 a free seat, waiting for somebody since {when}", when=when)
    elif keepers == {"autopilot"} and one.idle > AUTOPILOT_SECONDS:
        yield T("🤖 the autopilot hasn't moved since {when}", when=when)
    elif "person" in keepers and one.idle > (campaign.pace * 60 or LONG):
        yield T("⌛ waiting for {names} since {when}", names=_names(one), when=when)


def _names(one: Standing) -> str:
    return safe(", ".join(row.name for row in one.asked if row.name)) or "–"


def _state(one: Standing) -> list[Text]:
    """Why it is stuck, or what it does."""
    when = f"<t:{one.campaign.waits_since}:f>"
    if one.campaign.status == "lobby":
        return [T("a lobby, open since {when}", when=f"<t:{one.campaign.created}:f>")]
    if one.campaign.status == "paused":
        return [T("⏸️ paused since {when}", when=when)]
    return one.stuck or [T("✅ waiting for {names} since {when}", names=_names(one), when=when)]


def stuck_list(tables: Sequence[Standing], wording: Wording, page: int) -> Sheet:
    """Those that are stuck first, each with why."""
    pages = max(1, -(-len(tables) // TABLES))
    at = max(0, min(page, pages - 1))
    shown = tables[at * TABLES : (at + 1) * TABLES]
    stuck = sum(bool(one.stuck) for one in tables)
    words = [
        wording.say(T("### 🛠️ Tables on this server")),
        f"-# {wording.say(T('{n} open, {stuck} stuck', n=len(tables), stuck=stuck))}",
        *(_line(one, wording) for one in shown),
    ]
    beneath: list[Part] = []
    if shown:
        items = [Item(one.campaign.id, _label(one, wording)) for one in shown]
        beneath.append(Menu(verb("stuck"), wording.label(T("Look after a table"), 150), items))
    beneath += leaf(at, pages, lambda number: verb("stuck", number))
    return Sheet([Words(clip("\n".join(words), 3900))], beneath, PAUSED)


def _line(one: Standing, wording: Wording) -> str:
    why = " · ".join(clip(wording.say(text), 120) for text in _state(one))
    return f"- {table_link(one.campaign, wording)} · {why}"


def _label(one: Standing, wording: Wording) -> str:
    title = wording.label(find_game(one.campaign.game).title)
    names = ", ".join(row.name for row in one.seats if row.name)
    return clip(f"{title} · {one.campaign.id} · {names}", 100)


def stuck_page(one: Standing, wording: Wording) -> Sheet:
    """One table, and whatever can be done about it."""
    words = [f"### {table_link(one.campaign, wording)}"]
    words += [clip(wording.say(text), 200) for text in _state(one)]
    if one.campaign.status != "lobby":
        words += [f"- {_seat(row, wording)}" for row in one.seats[:8]]
    back = Row([Button(verb("stuck", 0), wording.label(T("All tables")), emoji="🛠️")])
    rows = [*packed(_buttons(one, wording)), back]
    return Sheet([Words(clip("\n".join(words), 3000))], rows, PAUSED)


def _seat(row: SeatRow, wording: Wording) -> str:
    kept = {"person": T("plays"), "autopilot": T("autopilot"), "vacant": T("free")}[row.keeper]
    return f"{row.seat + 1}. {safe(row.name) or '–'} · {wording.say(kept)}"


def _buttons(one: Standing, wording: Wording) -> list[Button]:
    campaign, status = one.campaign.id, one.campaign.status
    end = Button(
        verb("mend", "end", campaign=campaign),
        wording.label(X("a moderator ends a table", "End")),
        "warn",
    )
    if status == "lobby":
        return [end]
    move = Button(verb("mend", "move", campaign=campaign), wording.label(T("Play on here")))
    if status == "paused":
        label = wording.label(T("Resume"))
        return [Button(verb("resume", campaign=campaign), label, "go"), move, end]
    show = Button(verb("mend", "show", campaign=campaign), wording.label(T("Show again")), "go")
    return [show, *_seat_buttons(one, wording), move, end]


def _seat_buttons(one: Standing, wording: Wording) -> list[Button]:
    """For whomever the table waits for; two people at most, the rest by `/dive moderate seat`."""
    campaign, buttons = one.campaign.id, []
    for row in [row for row in one.asked if row.keeper == "person"][:2]:
        name = clip(row.name, 20)
        pilot, free = T("Autopilot for {name}", name=name), T("Free {name}'s seat", name=name)
        buttons.append(
            Button(verb("mend", "pilot", row.seat, campaign=campaign), wording.label(pilot))
        )
        buttons.append(
            Button(verb("mend", "free", row.seat, campaign=campaign), wording.label(free))
        )
    return buttons
