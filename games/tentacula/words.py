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
    T("may roll the theft die a second time"),
    T("pays a shell to reach any animal, not only its own"),
    T("flips a shell instead of paying it, and keeps it half of the time"),
)
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
    if square == FINISH:
        return T("the finish")
    return T("{animal} {square}", animal=ANIMALS[animal_of(square)], square=square)


@cache
def goal_name(square: int) -> Text:
    """Where a move ends; a fish has only one such square, so it needs no number."""
    return T("the finish") if square == FINISH else ANIMALS[animal_of(square)]


@cache
def place_detail(slot: int, hidden: tuple[int, ...]) -> Text:
    """What a tile would do on that reef square."""
    first, *_, last = squares_of(slot)
    if not hidden:
        return T("squares {first} to {last}: hides none", first=first, last=last)
    return T("squares {first} to {last}: hides {hidden}", first=first, last=last, hidden=hidden)


@cache
def move_label(fish: int, square: int, paid: bool) -> Text:
    if paid:
        return T("Shell: {fish} to {goal}", fish=FISH_NAMES[fish], goal=goal_name(square))
    return T("{fish} to {goal}", fish=FISH_NAMES[fish], goal=goal_name(square))


@cache
def move_detail(square: int, paid: bool, protected: bool, last_gem: bool) -> Text:
    """What a player should know before clicking."""
    facts = [danger(square, last_gem) if not protected else T("safe")]
    if paid:
        facts.append(T("costs a shell"))
    if square in SPECIALS:
        facts.append(SPECIAL_FACTS[SPECIALS[square]])
    if square == FINISH:
        return T("{facts}", facts=facts)
    return T("square {square}: {facts}", square=square, facts=facts)


def danger(square: int, last_gem: bool) -> Text:
    """What it costs to be seen; the shark may put a gem on the chest before."""
    if last_gem and SPECIALS.get(square) != "shark":
        return T("Tentacula will steal your last gem, and you lose")
    return T("Tentacula will steal a gem")


SPECIAL_FACTS = {
    "shell": T("find a shell"),
    "dolphin": T("dolphin: for a shell a gem to the stash"),
    "shark": T("shark: for a shell a gem from the cave"),
}


@cache
def waits(fish: int, obstacle: Obstacle, animal: int) -> Text:
    """Why a fish stays where it is."""
    if obstacle == "gate":
        return T("{fish} waits: at the gate it is not its turn yet.", fish=FISH_NAMES[fish])
    return T(
        "{fish} waits: no free {animal} lies ahead before the board folds.",
        fish=FISH_NAMES[fish],
        animal=ANIMALS[animal],
    )


@cache
def stash_label(stash: int) -> Text:
    count = sum(STASHES[stash])
    return N("{name}: {n} gem", "{name}: {n} gems", n=count, name=STASH_NAMES[stash])


@cache
def stash_detail(stash: int) -> Text:
    return T("{gems}", gems=gem_list(STASHES[stash]))


def gem_list(counts: tuple[int, ...]) -> list[Text]:
    return [
        T("{count} {colour}", count=counts[gem], colour=GEM_WORDS[gem])
        for gem in GEMS
        if counts[gem]
    ]


def sentences(texts: Iterable[Text]) -> Text:
    """One after the other."""
    return reduce(lambda said, more: T("{said} {more}", said=said, more=more), texts)
