"""The storybook lying open, and event cards: words, an emblem, and lettered choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from games.kernel import T, Text
from games.sleeping_gods.card_words import effects_text
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.story import Challenge, Cond, Effect
from games.sleeping_gods.story.event_words import event_rules
from games.sleeping_gods.view import View
from games.sleeping_gods.words import SKILL_LOUD, TIER, difficulty, either, word
from renderers import marks, plates
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import mix, rgb
from renderers.icons import carved, icon
from renderers.pen import Pen
from renderers.sleeping_gods.look import MAIN_HIGH, MAIN_WIDE, MAIN_X, MAIN_Y, THEME
from renderers.sleeping_gods.stencils import picture
from renderers.sprite import Sprite
from renderers.text import Style, flow, line_height
from renderers.theme import SMALL, TEXT, TITLE
from renderers.typeface import Face
from renderers.words import say

INSET = 34
LINE = 54
TWO_LINES = 46
TINTS = {"mild": rgb("3F7E6B"), "perilous": rgb("B27A22"), "deadly": rgb("9C2F2A")}


class Entry(NamedTuple):
    """One choice as it is printed: its letter, its words, what it asks for, whether it is open."""

    key: str
    text: str
    note: str
    open: bool
    spot: str


class Leaf(NamedTuple):
    """A page to be read."""

    title: str
    label: str
    emblem: str
    text: str
    entries: tuple[Entry, ...]
    tier: str = ""
    rules: str = ""


def challenge_text(challenge: Challenge) -> Text:
    skill = SKILL_LOUD[challenge.skill]
    return T("{skill} {need}", skill=skill, need=challenge.need)


def _note(
    pack: Pack,
    challenge: Challenge | None,
    combat: tuple[int, ...],
    costs: tuple[Effect, ...],
    requires: Cond | None,
) -> str:
    parts: list[Text] = list(_wanted(pack, requires))
    if costs:
        parts.append(effects_text(costs, pack))
    if challenge is not None:
        parts.append(challenge_text(challenge))
        if challenge.fail.effects:
            parts.append(T("fail: {what}", what=effects_text(challenge.fail.effects)))
    if combat:
        level = sum(pack.enemy[number].level for number in combat)
        parts.append(T("combat, level {n} ({how})", n=level, how=difficulty(level)))
    return " · ".join(say(part) for part in parts)


def _wanted(pack: Pack, requires: Cond | None) -> Iterator[Text]:
    """What one must have brought; what must not have happened yet stays the story's secret."""
    if requires is None:
        return
    words = [requires.kw] if requires.kw is not None else list(requires.some)
    words += [part.kw for part in requires.any_of if part.kw is not None]
    if words:
        yield T("requires {keyword}", keyword=either([word(keyword) for keyword in words]))
    if requires.card is not None:
        yield T("requires {keyword}", keyword=word(pack.card[requires.card].name))
    if requires.totems is not None:
        label = word(pack.about.labels.get("totems", "totems"))
        yield T("requires {n} {what}", n=requires.totems, what=label)


def story_leaf(view: View) -> Leaf:
    pack, tale = find_pack(view.pack), view.state.tale
    assert tale is not None
    paragraph = pack.paragraph[tale.para]
    home = pack.paragraph.get(str(tale.location), paragraph)
    opened = {line.key: line.open for line in view.lines}
    entries = tuple(
        Entry(
            choice.key,
            say(word(choice.text)),
            say(T("once a visit"))
            if f"{paragraph.id}{choice.key}" in tale.taken
            else _note(pack, choice.challenge, choice.combat, choice.cost, choice.requires),
            opened.get(choice.key, True),
            f"choice.{choice.key}",
        )
        for choice in paragraph.choices
    )
    title = paragraph.town or paragraph.title or home.title or paragraph.id
    emblem = paragraph.emblem or home.emblem or ("hut" if paragraph.town else "scroll")
    return Leaf(say(word(title)), paragraph.id, emblem, plain(paragraph.text), entries)


def event_leaf(view: View) -> Leaf:
    pack, happening = find_pack(view.pack), view.state.happening
    assert happening is not None
    event = pack.event[happening.id]
    opened = {line.key: line.open for line in view.lines}
    entries = tuple(
        Entry(
            chr(65 + at),
            say(word(option.text)),
            _note(pack, option.challenge, option.combat, option.requires, None)
            or say(effects_text(option.effects)),
            opened.get(str(at), True),
            f"choice.{at}",
        )
        for at, option in enumerate(event.options)
    )
    label = say(T("{tier} event", tier=TIER[event.tier]))
    emblem = event.emblem or "storm"
    rules = " ".join(say(rule) for rule in event_rules(event))
    text = plain(event.text)
    return Leaf(say(word(event.name)), label, emblem, text, entries, event.tier, rules)


def plain(content: str) -> str:
    """A passage without the asterisks that lean it in a message."""
    return say(word(content)).replace("*", "")


@kept()
def paper(emblem: str, title: str, label: str, tier: str) -> Sprite:
    """The empty page: a vignette with the emblem, the title and a rule below it."""
    s = plates.SHADOW
    canvas = Canvas(plates.parchment(MAIN_WIDE, MAIN_HIGH, THEME).image.copy())
    tint = TINTS.get(tier, rgb("2F5D70"))
    canvas.put(medallion(emblem, tint), s + INSET + 40, s + 62)
    style = Style(THEME.ink, TITLE, Face.DISPLAY)
    room = MAIN_WIDE - 2 * INSET - 100
    canvas.write(title, s + INSET + 96, s + 48, style, room)
    canvas.write(label, s + INSET + 98, s + 84, Style(THEME.quiet_ink, SMALL), room)
    canvas.put(rule(MAIN_WIDE - 2 * INSET), s + INSET, s + 112)
    return canvas.sprite(s, s)


@kept()
def medallion(emblem: str, tint: tuple[int, int, int]) -> Sprite:
    """An emblem carved into a tinted stone in a brass ring."""
    pen, c = Pen(96, 96), 48
    pen.glow(pen.disc(c + 1, c + 3, 40), (30, 20, 10), 3, 0.45)
    pen.fill(pen.disc(c, c, 42), THEME.outline)
    pen.ball(pen.disc(c, c, 40.5), THEME.brass_light, THEME.brass_dark)
    pen.ball(pen.disc(c, c, 35), mix(tint, (255, 255, 255), 0.3), mix(tint, (0, 0, 0), 0.35))
    canvas = Canvas(pen.sprite().image)
    canvas.put(carved(picture(emblem), 46, tint, THEME.bone), c, c)
    return canvas.sprite(c, c)


@kept()
def vignette(emblem: str, size: int) -> Sprite:
    """The emblem once more, large and faint, where the page would be empty."""
    return icon(picture(emblem), size, THEME.parchment_shade)


@kept()
def rule(width: int) -> Sprite:
    """A ruled line with a lozenge in its middle."""
    pen = Pen(width, 12)
    pen.fill(pen.stroke([(0, 6), (width, 6)], 1.4), THEME.quiet_ink, 0.8)
    pen.fill(
        pen.area([(width / 2 - 9, 6), (width / 2, 1), (width / 2 + 9, 6), (width / 2, 11)]),
        THEME.accent,
    )
    return pen.sprite(0, 6)


def draw_leaf(canvas: Canvas, leaf: Leaf, numbers: Mapping[str, int]) -> None:
    """Text above, choices below, each with the number of its button."""
    canvas.put(paper(leaf.emblem, leaf.title, leaf.label, leaf.tier), MAIN_X, MAIN_Y)
    step = min(LINE, 330 // max(1, len(leaf.entries)))
    foot = len(leaf.entries) * step + (14 if leaf.entries else 0)
    x, y = MAIN_X + INSET, MAIN_Y + 126
    wide, high = MAIN_WIDE - 2 * INSET, float(MAIN_HIGH - 126 - foot - 16)
    if leaf.rules:
        high -= _rules(canvas, leaf.rules, x, y + high, wide)
    size = TEXT + 8
    lines, style = flow(leaf.text, Style(THEME.ink, size), wide, high)
    used = min(high, len(lines) * line_height(style))
    free = high - used
    canvas.paragraph(leaf.text, x, y + min(20, free / 3), wide, high, Style(THEME.ink, size))
    if free > 150:
        size = round(min(200, free - 60))
        canvas.put(vignette(leaf.emblem, size), x + wide / 2, y + used + 10 + free / 2)
    top = MAIN_Y + MAIN_HIGH - foot - 4
    for at, entry in enumerate(leaf.entries):
        _entry(canvas, entry, x, top + at * step, wide, step, numbers.get(entry.spot))


def _rules(canvas: Canvas, words: str, x: float, foot: float, wide: float) -> float:
    """What the card does, below its story; how much room that takes."""
    lines, style = flow(words, Style(THEME.danger_dark, TEXT + 2, Face.HEAVY), wide, 150)
    high = len(lines) * line_height(style) + 12
    canvas.paragraph(words, x, foot - high, wide, 150, style)
    return high + 14


def _entry(
    canvas: Canvas, entry: Entry, x: float, y: float, wide: float, step: float, number: int | None
) -> None:
    ink = THEME.ink if entry.open else rgb("6F5B45")
    middle = y + step / 2
    if number is not None:
        canvas.put(marks.number(number, THEME, 19), x + 18, middle)
    elif not entry.open:
        canvas.put(icon("lock", 24, rgb("6F5B45")), x + 18, middle)
    else:
        canvas.write(entry.key, x + 18, middle, Style(ink, TEXT, Face.HEAVY, align="m"), 30)
    quiet, left, room = Style(THEME.quiet_ink, SMALL), x + 48, wide - 54
    if not entry.note:
        canvas.write(entry.text, left, middle, Style(ink, TEXT), room)
    elif step >= TWO_LINES:
        canvas.write(entry.text, left, middle - 11, Style(ink, TEXT), room)
        canvas.write(entry.note, left, middle + 13, quiet, room)
    else:
        used = canvas.write(entry.text, left, middle, Style(ink, TEXT), room - 150) + 14
        canvas.write(entry.note, left + used, middle + 1, quiet, room - used)
