"""One exploration, every way it can go."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import NamedTuple

from games.sleeping_gods.content.facts import World, granted, happen, holds, recalls
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.prose import Branch, Fact, branch_names, parse
from games.sleeping_gods.content.prose import holds as recalled
from games.sleeping_gods.content.story import Choice

MOST_NODES = 3000
HOPS = 20
CLOCKS = {"1": 1, "1.2": 2, "F1": 3, "F2": 3}


class Node(NamedTuple):
    """A place in the middle of an exploration; a town's choices are taken once."""

    para: str
    world: World
    taken: frozenset[str]


class Step(NamedTuple):
    """One way on from a paragraph."""

    branch: str
    goto: str | None
    world: World


@dataclass(frozen=True, slots=True)
class Walk:
    """An exploration from its first page to the ship: what was chosen, and the world after it."""

    start: str
    choices: tuple[str, ...]
    after: World


@dataclass(slots=True)
class Explored:
    """All walks of one exploration, and every branch seen on them."""

    walks: list[Walk]
    branches: set[str]


def explore(pack: Pack, start: str, world: World) -> Explored:
    """Every world that one exploration can lead to, by its shortest way."""
    passes = CLOCKS.get(start, world.passes)
    first = Node(start, replace(world, tokens=frozenset(), passes=passes), frozenset())
    queue: deque[tuple[Node, tuple[str, ...]]] = deque([(first, ())])
    seen, walks = {first}, dict[World, Walk]()
    branches: set[str] = set()
    while queue and len(seen) < MOST_NODES:
        node, choices = queue.popleft()
        for para in pages(pack, node, branches):
            branches |= told_branches(pack, para, node.world)
            for step in leave(pack, para, node):
                branches.add(step.branch)
                way = (*choices, step.branch)
                if step.goto is None or step.world.ending:
                    home = replace(step.world, tokens=frozenset())
                    walks.setdefault(home, Walk(start, way, home))
                    continue
                if step.goto == para and step.world == node.world:
                    continue
                later = Node(step.goto, step.world, _taken(pack, para, node, step))
                if later not in seen:
                    seen.add(later)
                    queue.append((later, way))
    return Explored(list(walks.values()), branches)


def told_branches(pack: Pack, para: str, world: World) -> set[str]:
    """The branches of the paragraph's words that may be read in this world."""
    return {
        f"{para} text {name}"
        for name, one_of, at in branch_names(parse(pack.paragraph[para].text))
        if _may_be_read(pack, one_of.branches[: at + 1], world)
    }


def _may_be_read(pack: Pack, branches: tuple[Branch, ...], world: World) -> bool:
    """Whether the last of these can hold and the others not, as luck and the crew may have it."""
    *before, last = [branch.test for branch in branches]
    facts = {fact for test in (*before, last) for either in test for fact, _ in either}
    known = {fact: recalls(pack, fact, world) for fact in facts}
    unsure = [fact for fact, told in known.items() if told is None]
    for answers in product((True, False), repeat=len(unsure)):
        way = {**known, **dict(zip(unsure, answers, strict=True))}

        def so(fact: Fact, way: dict[Fact, bool | None] = way) -> bool:
            return bool(way[fact])

        if recalled(last, so) and not any(recalled(test, so) for test in before):
            return True
    return False


def _taken(pack: Pack, para: str, node: Node, step: Step) -> frozenset[str]:
    town = pack.paragraph[para].town is not None
    return node.taken | {step.branch.split()[0]} if town else node.taken


def pages(pack: Pack, node: Node, branches: set[str]) -> Iterator[str]:
    """What may be read in the end: forced turns followed, and also passed by where goods or what
    was read decide."""
    yield from _turned(pack, node.para, node.world, branches, HOPS)


def _turned(pack: Pack, para: str, world: World, branches: set[str], left: int) -> Iterator[str]:
    for forced in pack.paragraph[para].redirects if left else ():
        if holds(pack, forced.when, world):
            branches.add(f"{para} redirect {forced.goto}")
            yield from _turned(pack, forced.goto, world, branches, left - 1)
            if not granted(forced.when):
                return
    branches.add(para)
    yield para


def leave(pack: Pack, para: str, node: Node) -> Iterator[Step]:
    """Reads a paragraph and goes every way on from it."""
    paragraph = pack.paragraph[para]
    for world in happen(pack, paragraph.effects, node.world):
        if not paragraph.choices or world.ending:
            yield Step(para, paragraph.goto, world)
            continue
        for choice in paragraph.choices:
            closed = paragraph.town is not None and f"{para}{choice.key}" in node.taken
            if not closed and _open(pack, choice, world):
                yield from ways_on(pack, choice, para, world)


def _open(pack: Pack, choice: Choice, world: World) -> bool:
    lost = {cost.num for cost in choice.cost if cost.op == "card_lost"}
    return holds(pack, choice.requires, world) and not lost - world.cards


def ways_on(pack: Pack, choice: Choice, para: str, world: World) -> Iterator[Step]:
    """Success and failure of one choice, with what they bring."""
    branch = f"{para}{choice.key}"
    for paid in happen(pack, choice.cost, world):
        for after in happen(pack, choice.effects, paid):
            yield Step(branch, choice.goto, after)
        if choice.challenge is None:
            continue
        fail = choice.challenge.fail
        skipped = fail.goto is not None or fail.instead
        for failed in happen(pack, fail.effects, paid):
            for after in [failed] if skipped else happen(pack, choice.effects, failed):
                yield Step(f"{branch} failed", fail.goto or choice.goto, after)
