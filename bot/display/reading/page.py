"""One page on one screen: a passage and its choices, an outcome, or a trial that fate decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.custom_ids import verb
from bot.display.board import fixed_row, seat_row
from bot.display.choices import capital, gather
from bot.display.controls import Controls
from bot.display.lesson import guided, is_guided, lesson_words, lit
from bot.display.parts import Button, Gallery, Part, Row, Sheet, Words
from bot.display.posted import Shown
from bot.display.reading.leaf import Leaf, small
from bot.display.reading.shape import Scene, largest, shaped
from bot.display.whose import for_all
from bot.host import Table
from bot.host.ticks import rest_of
from bot.wording import Wording
from games.kernel import Ask, N, Seat, T
from games.kernel.stake import Stake
from games.kernel.text import clip

BOOK = 0xE0A84A
"""The edge of what is read; the board has its own."""
FEW = 4
"""So many named things are asked on the page of the passage before them."""
LIT, UNLIT = "🟩", "⬛"


@dataclass(frozen=True, slots=True)
class Page:
    """A page but for its picture, and which one that is."""

    sheet: Sheet
    shows: str
    scene: Scene

    def under(self, shown: Shown) -> Sheet:
        """With its picture inside the frame."""
        above = [Gallery([one]) for one in shown]
        return replace(self.sheet, parts=[*above, *self.sheet.parts])


def joins(ask: Ask | None) -> bool:
    """Whether a question is asked on the page of the passage that leads to it."""
    if ask is None:
        return False
    offered = {option.id for option in ask if not option.aside}
    return ask.kind == "story" or (ask.kind == "named" and len(offered) <= FEW)


def page_of(
    table: Table,
    wording: Wording,
    leaf: Leaf | None,
    *,
    alone: bool,
    notes: Sequence[str] = (),
    step: str = "",
) -> Page | None:
    """The page for what is asked now; nothing where the board itself is asked about. A leaf that
    stands alone is read before anything is asked."""
    shown = table.match.asked(None)
    if shown is None or table.campaign.status != "playing" or table.thinking:
        return None
    ask = for_all(table, shown)
    if leaf is not None and (alone or not joins(ask)):
        return _outcome(table, wording, leaf, notes)
    if ask.kind == "story":
        return story_page(table, ask, wording, leaf, notes)
    if leaf is not None:
        return _asked(table, ask, wording, leaf, notes, step)
    stake = table.match.game.stake(ask)
    return None if stake is None else _trial(table, ask, wording, stake, notes, step)


def _outcome(table: Table, wording: Wording, leaf: Leaf, notes: Sequence[str]) -> Page:
    """A passage that asks nothing: whoever has read it turns the page."""
    who = people(table, wording)
    onward = wording.say(T("Then it's up to {who}", who=who))
    on = Button(
        verb("read_on", *leaf.key, campaign=table.id), wording.label(T("Read on")), "go", "📖"
    )
    button = lit(on) if is_guided(table) else on
    parts: list[Part] = [_passage(leaf), Words("\n".join([small(onward), *notes])), Row([button])]
    return _page(table, wording, parts, leaf.shows)


def story_page(
    table: Table,
    ask: Ask,
    wording: Wording,
    leaf: Leaf | None,
    notes: Sequence[str] = (),
) -> Page:
    """A passage and how it may go on; one that was read before is not told again."""
    offered = [one for one in gather(ask) if not one.option.aside]
    title = f"### {clip(wording.say(ask.prompt), 200)}"
    top = Words(title) if leaf is None else _passage(leaf)
    beneath = _beneath(table, wording)
    below = lesson_words(table, wording) or decides(table, ask, wording)
    words: list[Part] = [top, Words("\n".join([below, *notes]))]
    shape = shaped(table.id, ask, offered, wording, words, beneath)
    guide = guided(
        table,
        lambda at: Controls(table.id, ask, wording, at, {}),
        "",
        list(shape.controls),
        wording,
    )
    sheet = Sheet([*words, *guide.parts], beneath, BOOK)
    return Page(sheet, "" if leaf is None else leaf.shows, shape.scene)


def _asked(
    table: Table, ask: Ask, wording: Wording, leaf: Leaf, notes: Sequence[str], step: str
) -> Page:
    """A passage, and the few things of which one is to be named now."""
    prompt = f"**{clip(wording.say(ask.prompt), 200)}**"
    words = Words("\n".join([prompt, decides(table, ask, wording), *notes]))
    parts: list[Part] = [_passage(leaf), words]
    return _page(table, wording, [*parts, *_controls(table, ask, wording, step)], leaf.shows)


def _trial(
    table: Table, ask: Ask, wording: Wording, stake: Stake, notes: Sequence[str], step: str
) -> Page:
    """What is tried, how it stands, the odds, what comes of it, and who takes part."""
    title = wording.say(stake.title or ask.prompt)
    lines = [f"### {clip(capital(title), 200)}", f"{capital(wording.say(stake.standing))}."]
    if stake.odds is not None:
        lines.append(f"{squares(stake)} **{wording.say(stake.chance)}**")
    terms = " · ".join(wording.say(one) for one in stake.terms)
    lines.append(small(terms))
    why = "" if ask.why is None else wording.say(ask.why)
    foot = [decides(table, ask, wording), small(clip(why, 200)), *notes]
    top, below = Words("\n".join(filter(None, lines))), Words("\n".join(filter(None, foot)))
    controls = _controls(table, ask, wording, step)
    return _page(table, wording, [top, *controls, below], "")


def squares(stake: Stake) -> str:
    """One for each fate, the lowest first."""
    return "".join(LIT if wins else UNLIT for wins in stake.wins)


def _controls(table: Table, ask: Ask, wording: Wording, step: str) -> list[Part]:
    """The question's own controls. Nothing is numbered: there is no board beside them."""

    def at_step(at: str) -> Controls:
        rest = rest_of(table.match, table.rivals)
        return Controls(table.id, ask, wording, at, {}, table.courses_of(ask), rest)

    controls = at_step(step)
    guide = guided(table, at_step, controls.step, controls.parts(), wording)
    told: list[Part] = [Words(guide.words)] if guide.words else []
    return [*told, *guide.parts]


def _page(table: Table, wording: Wording, parts: Sequence[Part], shows: str) -> Page:
    beneath = _beneath(table, wording)
    return Page(Sheet(parts, beneath, BOOK), shows, largest(parts, beneath))


def _beneath(table: Table, wording: Wording) -> list[Part]:
    return [*seat_row(table, wording), fixed_row(table, wording)]


def _passage(leaf: Leaf) -> Words:
    return Words(leaf.text)


def decides(table: Table, ask: Ask, wording: Wording) -> str:
    """In a small line, after which there is room for what others would do."""
    full = table.match.ask or ask
    who, count = people(table, wording), len(full.awaited)
    told = [small(wording.say(N("{who} decides", "{who} decide", n=count, who=who)))]
    if table.match.late and full.stand_ins:
        others = [Seat(seat) for seat in sorted({one.seat for one in full.stand_ins})]
        told.append(small(wording.say(T("{others} may answer for them now", others=others))))
    return "\n".join(told)


def people(table: Table, wording: Wording) -> str:
    """Everybody the table waits for, also for what is asked in secret."""
    awaited = [] if table.match.ask is None else table.match.ask.awaited
    rows = [table.seats[seat] for seat in awaited]
    return " · ".join(
        f"<@{row.user}>" if row.keeper == "person" and row.user else wording.name(row.seat)
        for row in rows
    )


def folded(leaf: Leaf, decided: str, shown: Shown) -> Sheet:
    """A page that is closed: the passage stays, and what was decided."""
    words = "\n".join(filter(None, (leaf.text, small(decided))))
    return Sheet([*(Gallery([one]) for one in shown), Words(words)], accent=BOOK)
