"""Which facts matter to a place."""

from __future__ import annotations

from collections.abc import Callable

from games.sleeping_gods.content.all_effects import conditions, of_paragraph
from games.sleeping_gods.content.facts import World
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.prose import facts_of, parse


def mentioned(pack: Pack, start: str) -> frozenset[str]:
    """The paragraphs that can follow this one."""
    found, todo = {start}, [start]
    while todo:
        paragraph = pack.paragraph[todo.pop()]
        targets = [paragraph.goto, *(redirect.goto for redirect in paragraph.redirects)]
        for choice in paragraph.choices:
            targets.append(choice.goto)
            targets.append(choice.challenge.fail.goto if choice.challenge else None)
        for target in targets:
            if target is not None and target not in found:
                found.add(target)
                todo.append(target)
    return frozenset(found)


def projector(pack: Pack, start: str) -> Callable[[World], tuple[object, ...]]:
    """What this exploration can notice of a world: if that has not changed, nothing new happens."""
    quests: set[int] = set()
    cards: set[int] = set()
    reads: set[str] = set()
    asks_totems = asks_passes = False
    by_keyword = pack.bearer
    for number in mentioned(pack, start):
        paragraph = pack.paragraph[number]
        for condition in conditions(paragraph):
            named = (condition.kw, condition.no_kw, condition.done, condition.no_done)
            quests |= {by_keyword[kw] for kw in (*named, *condition.some) if kw in by_keyword}
            cards |= {n for n in (condition.card, condition.no_card) if n is not None}
            reads |= {condition.read} if condition.read else set()
            asks_totems = asks_totems or condition.totems is not None
            asks_passes = asks_passes or condition.passes is not None
        for fact in facts_of(parse(paragraph.text)):
            quests |= {by_keyword[fact.what]} if fact.what in by_keyword else set()
            cards |= {fact.n} if fact.kind == "card" else set()
            asks_totems = asks_totems or fact.kind == "totems"
            asks_passes = asks_passes or fact.kind == "passes"
        for effect in of_paragraph(paragraph):
            if effect.num is not None and effect.op.startswith("quest"):
                quests.add(effect.num)
            if effect.num is not None and effect.op.startswith("card"):
                cards.add(effect.num)
    totems = frozenset(pack.totems)
    known_quests, known_cards = frozenset(quests), frozenset(cards)

    def project(world: World) -> tuple[object, ...]:
        return (
            world.quests & known_quests,
            world.used & known_quests,
            world.cards & known_cards,
            world.props,
            None if world.read is None else world.read & reads,
            len(world.cards & totems) if asks_totems else 0,
            world.passes if asks_passes else 0,
        )

    return project
