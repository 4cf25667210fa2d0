"""What comes of what was done: where each keyword is given, where the book asks for it again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from games.sleeping_gods.content.all_effects import all_effects, conditions, keywords, of_condition
from games.sleeping_gods.content.faults import Fault
from games.sleeping_gods.content.naming import facts_in, meant
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.passages import asked, passages
from games.sleeping_gods.content.source import Source
from games.sleeping_gods.content.story import Cond


@dataclass(slots=True)
class Consequence:
    """The life of one keyword, by the entries that name it."""

    keyword: str
    given: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    """By conditions: what may be chosen, where one is sent, what is given."""
    told: list[str] = field(default_factory=list)
    """By sentences that read differently."""

    @property
    def forgotten(self) -> bool:
        return bool(self.given) and not (self.asked or self.told)


def consequences(pack: Pack) -> list[Consequence]:
    """Every keyword of the pack, in the order of its quest cards."""
    found = {keyword: Consequence(keyword) for keyword in pack.bearer}
    for keyword, entry in _givers(pack):
        found[keyword].given.append(entry)
    for keyword, entry in dict.fromkeys(_askers(pack)):
        if keyword in found:
            found[keyword].asked.append(entry)
    for passage in passages(pack):
        for fact in (real for named in asked(passage) for real in meant(pack, named)):
            if fact.what in found:
                found[fact.what].told.append(str(passage.key))
    for scene in pack.scenes:
        for fact in (real for named in facts_in(scene.only) for real in meant(pack, named)):
            if fact.what in found:
                found[fact.what].asked.append(scene.id)
    return list(found.values())


def _givers(pack: Pack) -> Iterator[tuple[str, str]]:
    for written in all_effects(pack):
        quest = pack.quest.get(written.effect.num or 0)
        if written.effect.op == "quest" and quest and quest.keyword:
            yield quest.keyword, str(written.key)


def _askers(pack: Pack) -> Iterator[tuple[str, str]]:
    for entry, condition in _conditions(pack):
        for part in of_condition(condition):
            yield from ((keyword, entry) for keyword in keywords(part))


def _conditions(pack: Pack) -> Iterator[tuple[str, Cond]]:
    for paragraph in pack.paragraph.values():
        yield from ((paragraph.id, condition) for condition in conditions(paragraph))
    for written in all_effects(pack):
        if written.effect.when:
            yield str(written.key), written.effect.when
    for scene in pack.scenes:
        yield scene.id, scene.when
    for ending in pack.endings:
        yield f"ending {ending.id}", ending.needs


def check_consequences(pack: Pack, source: Source) -> Iterator[Fault]:
    """Nothing the crew did is forgotten."""
    for found in consequences(pack):
        if found.forgotten:
            place = source.place("quests", pack.bearer[found.keyword])
            yield Fault(place, f"{found.keyword} is given and never asked for again")
    yield from _forgotten(pack, source)


def _forgotten(pack: Pack, source: Source) -> Iterator[Fault]:
    """Of the outcomes of one scene each is asked for later, but for one: that is the `else`."""
    remembered, kept = _remembered(pack), dict[str, list[str]]()
    for paragraph in pack.storybook:
        if paragraph.memory:
            kept.setdefault(paragraph.id.partition(".")[0], []).append(paragraph.id)
    for outcomes in kept.values():
        lost = [number for number in outcomes if number not in remembered]
        for number in lost if len(lost) > 1 or len(outcomes) == 1 else ():
            place = source.place("storybook", number)
            yield Fault(place, "this is remembered, and no other passage asks if it was read")


def _remembered(pack: Pack) -> set[str]:
    """Every page that a passage or a condition asks for."""
    told = (fact for passage in passages(pack) for fact in asked(passage))
    named = (real for fact in told for real in meant(pack, fact))
    conditioned = {part.read for _, cond in _conditions(pack) for part in of_condition(cond)}
    return {fact.what for fact in named if fact.kind == "read"} | {n for n in conditioned if n}


def consequence_table(pack: Pack) -> Iterator[str]:
    """One line a keyword, the forgotten ones first; ``!`` marks them."""
    for found in sorted(consequences(pack), key=lambda one: not one.forgotten):
        mark = "!" if found.forgotten else " "
        yield (
            f"{mark} {found.keyword:<14} given {' '.join(found.given) or '-'}"
            f" · asked {' '.join(found.asked) or '-'} · told {' '.join(found.told) or '-'}"
        )
