"""Names of things, short enough for buttons and plain enough for children."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, reduce

from games.kernel import N, T, Text
from games.tentacula.board import (
    FACE_ANIMAL,
    FACES,
    FINISH,
    GATES,
    GEMS,
    SPECIALS,
    START,
    STASHES,
    animal_of,
    squares_of,
)
from games.tentacula.content import CONTENT
from games.tentacula.legal_moves import Obstacle

ANIMALS = (T("turtle"), T("seahorse"), T("jellyfish"), T("crab"))
NAMEPLATES = (T("Turtle"), T("Seahorse"), T("Jellyfish"), T("Crab"))
POWERS = (
    T("chooses which side of a new reef tile to use"),
    T("may roll the theft die again"),
    T("pays a shell to reach any animal, not only its own"),
    T("flips the shell it pays, keeping it half the time"),
)
FISH_DOTS = ("🟡", "🟢", "🔴")
FISH_NAMES = (T("Yellow"), T("Green"), T("Red"))
THE_FISH = (T("the yellow fish"), T("the green fish"), T("the red fish"))
HATS = (T("sombrero"), T("top hat"), T("bowler hat"))
SIZES = (T("big"), T("middle-sized"), T("small"))
GEM_WORDS = (T("purple"), T("yellow"), T("red"), T("green"), T("blue"), T("white"))
GEM_LABELS = (
    T("Purple gem"),
    T("Yellow gem"),
    T("Red gem"),
    T("Green gem"),
    T("Blue gem"),
    T("White gem"),
)
GEM_DOTS = ("🟣", "🟡", "🔴", "🟢", "🔵", "⚪")
SIDE_NAMES = (T("inside"), T("outside"))
THIRDS = (T("left"), T("middle"), T("right"))
GATE_KINDS = {"hat": T("by hat"), "colour": T("by colour"), "size": T("by size")}
STASH_NAMES = (
    T("Starfish"),
    T("Bottle"),
    T("Old Boot"),
    T("Amphora"),
    T("Anchor"),
    T("Shipwreck"),
)
LEVELS = {
    "1": T("First Voyage"),
    "2": T("Grand Adventure"),
    "3": T("Big Challenge"),
    "pro": T("Pros"),
}


@cache
def gaps(face: int) -> Text:
    """Where a tile lets Tentacula look through, with its sand edge down."""
    open_water = [THIRDS[n] for n, coral in enumerate(FACES[face][1]) if coral == "0"]
    if not open_water:
        return T("no gap")
    return N("gap {places}", "gaps {places}", n=len(open_water), places=open_water)


@cache
def face_name(face: int) -> Text:
    """What a reef tile shows: its animal and its gaps."""
    return T("{animal}, {gaps}", animal=NAMEPLATES[FACE_ANIMAL[face]], gaps=gaps(face))


@cache
def gate_kind(gate: int) -> Text:
    """What of the fish a gate looks at."""
    return GATE_KINDS[CONTENT.gates[gate].by]


@cache
def gate_order(gate: int) -> tuple[Text, ...]:
    """The fish in the order of a gate, each with the hat or size by which it is known there."""
    marks = {"hat": HATS, "size": SIZES}.get(CONTENT.gates[gate].by)
    if marks is None:
        return tuple(FISH_NAMES[fish] for fish in GATES[gate])
    return tuple(
        T("{fish} ({mark})", fish=FISH_NAMES[fish], mark=marks[fish]) for fish in GATES[gate]
    )


@cache
def square_name(square: int) -> Text:
    if square == START:
        return T("the start")
    if square == FINISH:
        return T("the finish")
    return T("{animal} {square}", animal=ANIMALS[animal_of(square)], square=square)


@cache
def place_detail(slot: int, hidden: tuple[int, ...]) -> Text:
    """What a tile would do on that reef square."""
    first, *_, last = squares_of(slot)
    return T("{first} to {last}: {hides}", first=first, last=last, hides=hides(hidden))


@cache
def hides(hidden: tuple[int, ...]) -> Text:
    return T("hides {squares}", squares=hidden) if hidden else T("hides none")


@cache
def move_label(fish: int, square: int, paid: bool) -> Text:
    if paid:
        return T("Shell: {fish} to {goal}", fish=FISH_NAMES[fish], goal=square_name(square))
    return T("{fish} to {goal}", fish=FISH_NAMES[fish], goal=square_name(square))


@cache
def move_short(square: int, paid: bool, safe: bool) -> Text:
    """The square, by the number that is printed there, and its signs."""
    goal = T("finish") if square == FINISH else T("{square}", square=square)
    signs = [PRICE] if paid else []
    signs += [SIGNS[SPECIALS[square]]] if square in SPECIALS else []
    signs += [] if safe else [SEEN]
    return T("{goal} {signs}", goal=goal, signs="".join(signs)) if signs else goal


PRICE, SEEN = "🐚", "!"
SIGNS = {"shell": "+🐚", "dolphin": "🐬", "shark": "🦈"}
HELPERS = {
    "dolphin": T("🐬 saves a gem for a shell"),
    "shark": T("🦈 fetches one back for a shell"),
}


@cache
def move_signs(seen: bool, last_gem: bool, paid: bool, helpers: tuple[str, ...]) -> Text | None:
    """The meaning of the signs in use."""
    facts = [T("🐚 costs a shell")] if paid else []
    facts += [HELPERS[kind] for kind in helpers]
    if last_gem:
        facts.insert(0, T("! Tentacula steals your last gem, and you lose"))
    elif seen:
        facts.insert(0, T("! Tentacula steals a gem"))
    return T("{facts}", facts=facts) if facts else None


@cache
def waits(fish: int, obstacle: Obstacle, animal: int) -> Text:
    """Why a fish stays where it is."""
    if obstacle == "gate":
        return T("{fish} waits: it isn't its turn at the gate yet.", fish=FISH_NAMES[fish])
    return T(
        "{fish} waits: there's no free {animal} ahead until the board folds.",
        fish=FISH_NAMES[fish],
        animal=ANIMALS[animal],
    )


@cache
def stash_label(stash: int) -> Text:
    count = sum(STASHES[stash])
    return N("{name}: {n} gem", "{name}: {n} gems", n=count, name=STASH_NAMES[stash])


@cache
def stash_short(stash: int) -> Text:
    """Its name and how many gems fill it."""
    return T("{name} {count} 💎", name=STASH_NAMES[stash], count=sum(STASHES[stash]))


@cache
def stash_detail(stash: int) -> Text:
    return T("{gems}", gems=gem_list(STASHES[stash]))


@cache
def gem_short(gem: int) -> Text:
    return T("{dot} {colour}", dot=GEM_DOTS[gem], colour=GEM_WORDS[gem])


def gem_list(counts: tuple[int, ...]) -> list[Text]:
    return [
        T("{count} {colour}", count=counts[gem], colour=GEM_WORDS[gem])
        for gem in GEMS
        if counts[gem]
    ]


def sentences(texts: Iterable[Text]) -> Text:
    """One after the other."""
    return reduce(lambda said, more: T("{said} {more}", said=said, more=more), texts)
