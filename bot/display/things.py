"""What is this? Private pages about the things of a game, and a menu that leads from one to all."""

from __future__ import annotations

from collections.abc import Sequence

from bot.custom_ids import verb
from bot.display.board import PLAYING
from bot.display.measure import packed
from bot.display.parts import MENU, Button, Item, Menu, Part, Sheet, Words
from bot.host import Table
from bot.wording import Wording
from games.kernel import N, T, Text
from games.kernel.glossary import Thing
from games.kernel.text import clip

MORE = "more."
"""A line of the menu that leads to its next part."""


def things_here(table: Table, viewer: int | None) -> list[Thing]:
    """Whatever this viewer has before them, nearest first."""
    game = table.match.game
    known = game.glossary(game.options)
    return [known[name] for name in game.on_the_table(table.match.view(viewer))]


def left_face_down(table: Table, viewer: int | None) -> dict[str, int]:
    """How many of each thing still lie in a deck."""
    return dict(table.match.game.face_down(table.match.view(viewer)))


def things_menu(table: Table, viewer: int | None, wording: Wording, part: int = 0) -> list[Part]:
    """A menu of what can be explained; a long one in parts."""
    found = things_here(table, viewer)
    if not found:
        return []
    items = [
        Item(one.id, _capital(wording.label(one.name, 100)), wording.label(one.kind, 100))
        for one in found
    ]
    parts = _parts(items)
    at = part % len(parts)
    lines = [*parts[at]]
    if len(parts) > 1:
        lines.append(Item(f"{MORE}{at + 1}", wording.label(T("… something else"), 100)))
    custom_id = verb("thing", at, campaign=table.id)
    return [Menu(custom_id, wording.label(T("What is …?"), 150), lines)]


def _parts(items: Sequence[Item]) -> list[Sequence[Item]]:
    if len(items) <= MENU:
        return [items]
    return [items[at : at + MENU - 1] for at in range(0, len(items), MENU - 1)]


def decks_button(table: Table, viewer: int | None, wording: Wording) -> list[Button]:
    """Leads to what the decks still hold, where that can be known."""
    if not left_face_down(table, viewer):
        return []
    label = wording.label(T("Left in the decks"))
    return [Button(verb("decks", campaign=table.id), label, emoji="🃏")]


def thing_page(thing: Thing, wording: Wording, left: int | None = None) -> Sheet:
    """One thing: its name, its kind, and what it means."""
    words = [
        f"### {_capital(wording.say(thing.name))}",
        f"-# {wording.say(thing.kind)}",
        wording.say(thing.words),
    ]
    if left is not None:
        words.append(f"-# {wording.say(_still(left))}")
    return Sheet([Words(clip("\n".join(words), 3900))], accent=PLAYING)


def _still(left: int) -> Text:
    if not left:
        return T("None left in the deck.")
    return N("{n} is still in the deck.", "{n} are still in the deck.", n=left)


def back_to_question(table: Table, wording: Wording) -> list[Part]:
    label = wording.label(T("The question"))
    return packed([Button(verb("explain", campaign=table.id), label, emoji="❔")])


def decks_page(table: Table, viewer: int | None, wording: Wording) -> Sheet:
    """What the decks still hold: all lies open but their order."""
    known = table.match.game.glossary(table.match.game.options)
    by_kind: dict[str, list[str]] = {}
    for name, count in left_face_down(table, viewer).items():
        thing = known[name]
        lines = by_kind.setdefault(wording.say(thing.kind), [])
        if count:
            lines.append(f"{count}× {_capital(wording.say(thing.name))}")
    words = [f"### {wording.say(T('Left in the decks'))}"]
    words += [f"**{kind}**: {', '.join(lines) or '–'}" for kind, lines in by_kind.items()]
    words.append(f"-# {wording.say(T('Only their order is unknown.'))}")
    return Sheet([Words(clip("\n".join(words), 3900))], accent=PLAYING)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
