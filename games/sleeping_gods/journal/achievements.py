"""The achievement sheet: what was found, and what later campaigns may begin with (R114)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from games.kernel import N, T, Text
from games.sleeping_gods.content.pack import Pack, Unlock
from games.sleeping_gods.words import word

FOUND, OPEN = "☑", "☐"


def sheet(pack: Pack, totems: Collection[int], ending: int | None, known: int) -> Iterator[Text]:
    """By name what this campaign found, the rest as empty boxes; then each step."""
    found = [word(pack.card[number].name) for number in pack.totems if number in totems]
    yield T(
        "{what}: {n} of {all}. {names}",
        what=word(pack.totem_word(2).capitalize()),
        n=len(found),
        all=len(pack.totems),
        names=found,
    )
    boxes = "".join(FOUND if one.id == ending else OPEN for one in pack.endings)
    reached = [word(one.name) for one in pack.endings if one.id == ending]
    yield T("Endings: {boxes} {names}", boxes=boxes, names=reached)
    yield N(
        "Earlier campaigns here found {n} in all.",
        "Earlier campaigns here found {n} in all.",
        n=known,
    )
    for unlock in pack.unlocks:
        yield step(unlock, known)


def step(unlock: Unlock, known: int) -> Text:
    """One line of unlocked cards."""
    cards = "-".join(str(number) for number in sorted(unlock.quests))
    box = FOUND if unlock.at <= known else OPEN
    return T(
        "{box} {at}: {name} (quests {cards})",
        box=box,
        at=unlock.at,
        name=word(unlock.name),
        cards=cards,
    )


def blank(pack: Pack) -> Iterator[str]:
    """The whole sheet for whoever wants it on paper, every name on it."""
    totems = f"{len(pack.totems)} {pack.totem_word(2)}"
    yield f"{pack.about.title}: {totems}, {len(pack.endings)} endings"
    for number in pack.totems:
        yield f"  {OPEN} {number:>3}  {pack.card[number].name}"
    for ending in pack.endings:
        yield f"  {OPEN} {ending.id:>3}  {ending.name}"
    for unlock in pack.unlocks:
        yield f"  {step(unlock, 0)}"
