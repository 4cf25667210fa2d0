"""The storybook lying open, and event cards: a title, an emblem, and lettered choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.kernel import T, Text
from games.sleeping_gods.card_words import effects_text
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.story import Challenge, Cond, Effect
from games.sleeping_gods.story.event_words import event_rules
from games.sleeping_gods.view import View
from games.sleeping_gods.words import SKILL_LOUD, difficulty, either, word
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import mix
from renderers.icons import carved
from renderers.pen import Pen
from renderers.sleeping_gods.look import THEME
from renderers.sleeping_gods.stencils import picture
from renderers.sprite import Sprite
from renderers.words import say


class Entry(NamedTuple):
    """One choice as it is printed: its letter, its words, what it asks for, whether it is open."""

    key: str
    text: str
    note: str
    open: bool


class Leaf(NamedTuple):
    """A page to be read."""

    title: str
    emblem: str
    entries: tuple[Entry, ...]
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
    gains: tuple[Effect, ...] = (),
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
    if gains:
        parts.append(T("brings {what}", what=effects_text(gains)))
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
        label = word(pack.totem_word(requires.totems))
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
        )
        for choice in paragraph.choices
    )
    title = paragraph.town or paragraph.title or home.title or paragraph.id
    emblem = paragraph.emblem or home.emblem or ("hut" if paragraph.town else "scroll")
    return Leaf(say(word(title)), emblem, entries)


def event_leaf(view: View) -> Leaf:
    pack, happening = find_pack(view.pack), view.state.happening
    assert happening is not None
    event = pack.event[happening.id]
    opened = {line.key: line.open for line in view.lines}
    entries = tuple(
        Entry(
            chr(65 + at),
            say(word(option.text)),
            _note(pack, option.challenge, option.combat, option.requires, None, option.effects),
            opened.get(str(at), True),
        )
        for at, option in enumerate(event.options)
    )
    rules = " ".join(say(rule) for rule in event_rules(event))
    return Leaf(say(word(event.name)), event.emblem or "storm", entries, rules)


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
