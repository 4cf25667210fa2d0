"""Ways to break the bot on purpose, from outside: a storm that reports none of them proves nothing.

Each is a function that spoils the bot's own process before it begins, and calls ``strike`` in the
moment in which it really does harm. A run in which it never did says nothing about the storm.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any

from bot.app import Divemaster
from bot.click_intake import ClickIntake
from bot.clock import Clock
from bot.deeds import choose, remind, seat, show_hand
from bot.display import hand, refusal
from bot.display.answer import Answer
from bot.display.display import Display
from bot.display.frames import Frame, Frames
from bot.display.old_panels import OldPanels
from bot.display.painters import Painters
from bot.display.panels import Panels
from bot.display.show_later import ShowLater
from bot.host import Host, Table, open_tables, opening, undoing
from bot.host.open_tables import OpenTables
from bot.host.people import People
from bot.store import database, postgres_schema
from bot.store.store import Store
from games.kernel.chance import Chance
from games.kernel.match import Match
from games.kernel.record import Run

Strike = Callable[[], None]
UNIQUE = "interaction INTEGER UNIQUE"


@dataclass(frozen=True)
class Breakage:
    """What is broken, in words, and how."""

    words: str
    spoil: Callable[[Strike], None]


BREAKAGES: dict[str, Breakage] = {}


def breakage(words: str) -> Callable[[Callable[[Strike], None]], Callable[[Strike], None]]:
    def add(spoil: Callable[[Strike], None]) -> Callable[[Strike], None]:
        BREAKAGES[spoil.__name__] = Breakage(words, spoil)
        return spoil

    return add


def break_bot(name: str, mark: Path) -> None:
    """From now on this process is broken; the mark says when it has done harm."""

    def strike() -> None:
        with mark.open("a") as file:
            file.write(f"{time.time():.3f} {name}\n")

    BREAKAGES[name].spoil(strike)


@breakage("click ids are not kept")
def ids_not_kept(strike: Strike) -> None:
    whole = Table.chosen

    def chosen(self: Table, step: Any, user: Any = None, interaction: Any = None) -> Any:
        if interaction is not None:
            strike()
        return whole(self, step, user, None)

    Table.chosen = chosen  # type: ignore[method-assign]


@breakage("a click delivered twice counts twice")
def ids_not_unique(strike: Strike) -> None:
    whole, counted = Table.chosen, set[int]()
    texts = {file: file.read_text() for _, file in database.migrations()}
    first = next(file for file, text in texts.items() if UNIQUE in text)
    loose = texts[first].replace(UNIQUE, "interaction INTEGER")

    class Loose(type(first)):  # type: ignore[misc]  # a path whose file says something else
        def read_text(self, *_: Any, **__: Any) -> str:
            return loose if self.name == first.name else super().read_text()

    steps = database.migrations
    database.migrations = lambda: ((number, Loose(file)) for number, file in steps())  # type: ignore[assignment]
    named = postgres_schema.migrations
    postgres_schema.migrations = lambda: {name: Loose(file) for name, file in named().items()}

    def chosen(self: Table, step: Any, user: Any = None, interaction: Any = None) -> Any:
        if interaction in counted:
            strike()
        counted.add(interaction or 0)
        return whole(self, step, user, interaction)

    Table.chosen = chosen  # type: ignore[method-assign]
    ClickIntake._is_new = lambda *_: True  # type: ignore[method-assign]
    Run.has_answered = lambda *_: False  # type: ignore[method-assign]


@breakage("a commit is skipped now and then")
def commit_skipped(strike: Strike) -> None:
    whole, number = Store.record, count(1)

    async def record(self: Store, campaign: Any, *entries: Any, **more: Any) -> None:
        if any(one.user and one.choice for one in entries) and not next(number) % 5:
            strike()
            return
        await whole(self, campaign, *entries, **more)

    Store.record = record  # type: ignore[method-assign]


@breakage("the answer comes before the disk has it")
def kept_too_late(strike: Strike) -> None:
    whole, late = Store.record, set[asyncio.Task[None]]()

    async def record(self: Store, campaign: Any, *entries: Any, **more: Any) -> None:
        async def later() -> None:
            await asyncio.sleep(1.5)
            await whole(self, kept, *entries, **more)

        kept = replace(campaign)
        if any(one.choice for one in entries):
            strike()
            late.add(asyncio.create_task(later()))
        else:
            await whole(self, campaign, *entries, **more)

    Store.record = record  # type: ignore[method-assign]


@breakage("another option is carried out than was pressed")
def other_option(strike: Strike) -> None:
    whole = Table.choose

    def choose(self: Table, of: int, option: str, token: str) -> Any:
        ask = self.match.ask
        offered = [] if ask is None or ask.token != token else [one.id for one in ask.of(of)]
        others = [one for one in offered if one != option] if option in offered else []
        if others:
            strike()
        return whole(self, of, others[0] if others else option, token)

    Table.choose = choose  # type: ignore[method-assign]


@breakage("a press for an earlier question is carried out")
def token_not_compared(strike: Strike) -> None:
    whole = Table.choose

    def choose(self: Table, of: int, option: str, token: str) -> Any:
        ask = self.match.ask
        if ask is None or ask.token == token or not ask.of(of):
            return whole(self, of, option, token)
        strike()
        known = ask.find(of, option)
        return whole(self, of, ask.of(of)[0].id if known is None else option, ask.token)

    Table.choose = choose  # type: ignore[method-assign]


@breakage("a choice is credited to another user")
def other_user(strike: Strike) -> None:
    whole = Table.chosen

    def chosen(self: Table, step: Any, user: Any = None, interaction: Any = None) -> Any:
        others = sorted(self.people - {user}) if user else []
        if others:
            strike()
        return whole(self, step, others[0] if others else user, interaction)

    Table.chosen = chosen  # type: ignore[method-assign]


@breakage("what could not be shown is not tried again")
def no_second_try(strike: Strike) -> None:
    def owe(_: ShowLater, __: str) -> None:
        strike()

    ShowLater.owe = owe  # type: ignore[method-assign]


@breakage("a redraw is dropped now and then")
def redraw_dropped(strike: Strike) -> None:
    whole, number = Panels.change, count(1)

    async def change(self: Panels, table: Any, state: Any, frame: Any, answer: Any) -> None:
        if next(number) % 4:
            await whole(self, table, state, frame, answer)
            return
        strike()
        if answer is not None:
            await answer.acknowledge()

    Panels.change = change  # type: ignore[method-assign]


@breakage("a panel stays as it is for ever")
def panel_stuck(strike: Strike) -> None:
    whole, number = Display._bring_up_to_date, count(1)

    async def bring(self: Display, table: Any, answer: Any, *, anew: bool) -> None:
        if next(number) <= 8:
            await whole(self, table, answer, anew=anew)
            return
        strike()
        if answer is not None:
            await answer.acknowledge()

    Display._bring_up_to_date = bring  # type: ignore[method-assign]


@breakage("old panels keep their buttons")
def old_panels_stay(strike: Strike) -> None:
    async def retire(_: OldPanels, __: str, panel: Any, *___: Any) -> None:
        if panel is not None:
            strike()

    OldPanels.retire = retire  # type: ignore[method-assign]


@breakage("the picture of an earlier moment is shown")
def old_picture(strike: Strike) -> None:
    whole, first = Frames.ready, dict[str, Any]()

    async def ready(self: Frames, table: Any, opened: Any, _: Any = None) -> Frame:
        made = await whole(self, table, opened, None)
        if made.shot is None:
            return made
        old = first.setdefault(table.id, made.shot)
        if old.fingerprint != made.shot.fingerprint:
            strike()
        same = replace(old, filename=made.shot.filename, alt=made.shot.alt)
        return replace(made, shot=same)

    Frames.ready = ready  # type: ignore[method-assign]


@breakage("a painter hands out the picture of another table")
def painter_confused(strike: Strike) -> None:
    whole, last = Painters.__call__, list[bytes]()

    def paint(self: Painters, work: Any) -> Any:
        made = whole(self, work)
        if made is None or not getattr(made, "data", b""):
            return made
        before, last[:] = list(last) or [made.data], [made.data]
        if before != last:
            strike()
        return replace(made, data=before[0])

    Painters.__call__ = paint  # type: ignore[method-assign]


@breakage("a ping is dropped")
def ping_dropped(strike: Strike) -> None:
    whole = People.calls

    async def calls(self: People, table: Any, moment: Any) -> Any:
        found = await whole(self, table, moment)
        if found.now:
            strike()
        return replace(found, now=[])

    People.calls = calls  # type: ignore[method-assign]


@breakage("everybody is pinged for the same question again")
def ping_doubled(strike: Strike) -> None:
    whole = People.calls

    async def calls(self: People, table: Any, moment: Any) -> Any:
        found = await whole(self, table, moment)
        again = [one for one in moment.asked if one not in found.now]
        if again:
            strike()
        return replace(found, now=[*found.now, *again])

    People.calls = calls  # type: ignore[method-assign]


@breakage("after a restart everybody counts as called")
def call_forgotten(strike: Strike) -> None:
    whole = opening.open_table

    async def open_table(*given: Any) -> Table:
        table = await whole(*given)
        heard = dict.fromkeys(table.asked_people, table.moment.question)
        if not heard.items() <= table.campaign.heard_users.items():
            strike()
        table.campaign.heard = json.dumps(table.campaign.heard_users | heard)
        return table

    open_tables.open_table = open_table


@breakage("a reminder is crossed out and not sent")
def reminder_lost(strike: Strike) -> None:
    whole = Clock._carry_out

    async def carry_out(self: Clock, due: Any) -> None:
        if due.kind == "turn":
            strike()
            await self.house.host.settle_alarm(due)
        else:
            await whole(self, due)

    Clock._carry_out = carry_out  # type: ignore[method-assign]


@breakage("no reminder is set")
def reminder_not_set(strike: Strike) -> None:
    async def alarm(_: Host, __: Table) -> None:
        strike()

    Host._alarm = alarm  # type: ignore[method-assign, assignment]


@breakage("a reminder is sent twice")
def reminder_doubled(strike: Strike) -> None:
    whole = remind.send_once

    async def send(place: Any, nonce: str, tried: float, **message: Any) -> int | None:
        sent = await whole(place, nonce, tried, **message)
        await place.send(**message)
        strike()
        return sent

    remind.send_once = send


@breakage("chance is drawn anew when a table is opened")
def chance_anew(strike: Strike) -> None:
    whole = Match.load

    def load(data: bytes, *more: Any) -> Match:
        match = whole(data, *more)
        strike()
        match.record.seed += 1
        match._game.chance = Chance(match.record.seed, match._game.chance.counter)
        return match

    Match.load = load  # type: ignore[method-assign, assignment]


@breakage("an undo is written down and not done")
def undo_half(strike: Strike) -> None:
    whole = Table.adopt

    def adopt(self: Table, draft: Table, *values: Any) -> None:
        match, undone = self.match, draft.match.choices_made < self.match.choices_made
        whole(self, draft, *values)
        if undone:
            strike()
            self.match = match

    Table.adopt = adopt  # type: ignore[method-assign]


@breakage("an undo takes back one choice too many")
def undo_too_much(strike: Strike) -> None:
    whole = undoing.take_back

    async def take_back(store: Any, lane: Any, table: Table, user: int, *, consent: bool) -> Any:
        line = await whole(store, lane, table, user, consent=consent)
        if table.match.may_undo(None) is not None and table.match.choices_made:
            await undoing._remember_more(store, lane, table)
            table.match.undo(consent=True)
            strike()
        return line

    undoing.take_back = take_back


@breakage("a seat is given to somebody else than named")
def seat_to_another(strike: Strike) -> None:
    whole = seat._new_row

    def new_row(old: Any, to: str, player: Any, by: str) -> Any:
        row, text = whole(old, to, player, by)
        if to == "player":
            strike()
            row.user = (row.user or 0) + 1
        return row, text

    seat._new_row = new_row


@breakage("the autopilot plays on for whoever has come back")
def pilot_stays(strike: Strike) -> None:
    whole, away = Table.kept_by, dict[str, set[int]]()

    def kept_by(self: Table, keeper: str) -> list[int]:
        found = whole(self, keeper)
        known = away.setdefault(self.id, set())
        if keeper != "autopilot":
            return [one for one in found if one not in known]
        late = sorted(known - set(found))
        if late:
            strike()
        known.update(found)
        return [*found, *late]

    Table.kept_by = kept_by  # type: ignore[method-assign]


@breakage("what was pressed before a freeze is lost after it")
def freeze_loses(strike: Strike) -> None:
    whole, set_up, beat = Store.record, Divemaster.setup_hook, [0.0, 0.0]

    async def listen() -> None:
        while True:
            now = time.monotonic()
            beat[:] = [now, now] if beat[0] and now - beat[0] > 1.5 else [now, beat[1]]
            await asyncio.sleep(0.05)

    async def setup_hook(self: Divemaster) -> None:
        self.background.spawn(listen(), "listening for freezes")
        await set_up(self)

    async def record(self: Store, campaign: Any, *entries: Any, **more: Any) -> None:
        frozen = (beat[1] and time.monotonic() - beat[1] < 5) or time.monotonic() - beat[0] > 1.5
        if frozen and any(one.user and one.choice for one in entries):
            beat[1] = 0.0
            strike()
            return
        await whole(self, campaign, *entries, **more)

    Store.record = record  # type: ignore[method-assign]
    Divemaster.setup_hook = setup_hook  # type: ignore[method-assign]


@breakage("a hand is shown to somebody else")
def other_hand(strike: Strike) -> None:
    whole = hand.private_frame

    async def private_frame(studio: Any, table: Table, of: int, *more: Any) -> Any:
        others = [row.seat for row in table.in_play if row.seat != of]
        if others:
            strike()
        return await whole(studio, table, others[0] if others else of, *more)

    for module in (hand, choose, show_hand, refusal):
        module.private_frame = private_frame  # type: ignore[attr-defined]


@breakage("a choice is shown before it is kept")
def shown_too_soon(strike: Strike) -> None:
    whole = OpenTables.changing

    @asynccontextmanager
    async def changing(self: OpenTables, table: Table, draft: Table, values: Any = ()) -> Any:
        async with whole(self, table, draft, values):
            strike()
            table.adopt(draft, values)
            self.show_later(table.id)
            await asyncio.sleep(2.5)
            yield

    OpenTables.changing = changing  # type: ignore[method-assign]


@breakage("a choice is shown to have counted, and never is tried")
def says_it_counts(strike: Strike) -> None:
    async def answered(house: Any, request: Any, *_: Any, **__: Any) -> None:
        table = await house.host.tables.peek(request.press.campaign)
        strike()
        await answer_update(house, request, table)

    async def answer_update(house: Any, request: Any, table: Table) -> None:
        frame = await house.display._frames.ready(table, None)
        answer: Answer = request.answer
        await answer.update(frame.sheet, frame.shot)

    choose._answer = answered
