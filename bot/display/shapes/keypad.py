"""Places as a keypad: the nearest, then, a tap away, those further off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.display.measure import packed
from bot.display.parts import Button
from bot.display.shapes.desk import FURTHER, ROOT, Desk
from bot.display.shapes.keys import Key
from games.kernel import T

ROWS = 5
"""So many rows of keys stand beneath a board and its question."""
PLACES = 20
"""So many at once."""
BEYOND = 23
"""So many keys in all once one went further: the way back has a row of its own, and a message
holds forty components."""
NUMBER = "20"
"""As wide as any number that the picture will give a place."""


def keypad(
    desk: Desk,
    keys: Sequence[Key],
    others: Sequence[Key] = (),
    rows: int = ROWS,
    *,
    apart: bool = False,
) -> tuple[list[Key], list[Key]]:
    """The keys of this part in the order of the board, and the step to further ones: so many as
    leave room for the others, which go on in the last row of these. They come in the order of the
    rules, the nearest first; ``apart`` if that step stands in another row, and further ones are
    without the others."""
    shown = on_the_board(desk, keys)
    if not keys or (len(keys) <= PLACES and rows_of(desk, [*shown, *others]) <= rows):
        return shown, []
    further = _further(desk)
    beside = others if apart else [further, *others]
    most = min(PLACES, BEYOND - (1 if apart else len(beside)))
    parts = list(parts_of(desk, keys, rows, beside, () if apart else beside, most))
    at = desk.part_of(FURTHER)
    shown = on_the_board(desk, parts[min(at, len(parts) - 1)])
    return shown, [further] if at + 1 < len(parts) else []


def _further(desk: Desk) -> Key:
    """To the next part; from whoever was not tapped, to all that they do."""
    step = f"{desk.handle or ROOT}/{FURTHER}{desk.part_of(FURTHER) + 1}"
    return desk.to(desk.handle if desk.stays else step, desk.wording.label(T("Further …")))


def parts_of(
    desk: Desk,
    keys: Sequence[Key],
    rows: int,
    beside: Sequence[Key] = (),
    later: Sequence[Key] = (),
    most: int = PLACES,
) -> Iterator[Sequence[Key]]:
    """All of them, as many at once as stand in these rows with those beside; ``later`` are beside
    from the second part on."""
    places = PLACES
    while keys:
        part = first_that_fit(desk, keys[:places], rows, beside) or keys[:1]
        yield part
        keys, beside, places = keys[len(part) :], later, most


def first_that_fit(
    desk: Desk, keys: Sequence[Key], rows: int, beside: Sequence[Key] = ()
) -> Sequence[Key]:
    """As many of them as stand in these rows, with those beside."""
    while keys and rows_of(desk, [*on_the_board(desk, keys), *beside]) > rows:
        keys = keys[:-1]
    return keys


def rows_of(desk: Desk, keys: Sequence[Key]) -> int:
    """As they will be called: of two alike each says whose it is, then they are counted."""
    labels = [(_label(desk, key), key.mark) for key in keys]
    said = Counter(labels)
    names: Counter[tuple[str, str | None]] = Counter()
    buttons: list[Button] = []
    for key, (label, mark) in zip(keys, labels, strict=True):
        again, whose = said[label, mark] > 1, label
        if again and key.choice is not None and not desk.handle:
            whose = f"{desk.heading(key.choice)}: {label}"
        names[whose, mark] += 1
        count = f" ({names[whose, mark]})" if names[whose, mark] > 1 else ""
        buttons.append(Button(key.custom_id, whose + count, emoji=key.emoji))
    return len(packed(buttons))


def _label(desk: Desk, key: Key) -> str:
    if key.mark is None:
        return key.words
    printed = desk.ask.printed(key.mark)
    return called(key.words, printed or NUMBER, printed=bool(printed))


def called(words: str, tag: str, *, printed: bool) -> str:
    """What stands on the picture and a word; a printed name is not said twice."""
    return words if printed and tag in words.split() else f"{tag} {words}".strip()


def on_the_board(desk: Desk, keys: Sequence[Key]) -> list[Key]:
    """As they are read on the picture; what is not on it comes after."""
    return sorted(
        keys, key=lambda key: (key.mark is None, desk.ask.order(key.mark) if key.mark else ())
    )
