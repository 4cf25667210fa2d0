"""Whatever an entry points at must exist, and no two entries may share a name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from games.sleeping_gods.content.all_effects import (
    Written,
    all_effects,
    conditions,
    keywords,
    of_condition,
)
from games.sleeping_gods.content.faults import Fault
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.source import Source
from games.sleeping_gods.content.story import Cond, Paragraph

CLOCK = ("1", "1.2", "F1", "F2")


def check_references(pack: Pack, source: Source) -> Iterator[Fault]:
    yield from _unique(pack, source)
    for paragraph in pack.paragraph.values():
        section = "storybook" if paragraph in pack.storybook else "scenes"
        for message in _paragraph(pack, paragraph):
            yield Fault(source.place(section, paragraph.id), message)
    for written in all_effects(pack):
        if (wrong := _effect(pack, written)) is not None:
            yield Fault(source.place(written.section, written.key), wrong)
    yield from _scenes(pack, source)
    yield from _events(pack, source)
    yield from _endings(pack, source)
    yield from _clock(pack, source)


def _unique(pack: Pack, source: Source) -> Iterator[Fault]:
    named: dict[str, list[Any]] = {
        "storybook": [entry.id for entry in pack.storybook],
        "quests": [entry.num for entry in pack.quests],
        "adventure": [entry.num for entry in (*pack.adventure, *pack.market)],
        "abilities": [entry.id for entry in pack.abilities],
        "events": [entry.id for entry in pack.events],
        "enemies": [entry.num for entry in pack.enemies],
        "crew": [entry.id for entry in pack.crew],
        "search": [entry.id for entry in pack.search],
        "endings": [entry.id for entry in pack.endings],
        "scenes": [entry.id for entry in pack.scenes],
        "pages": [entry.id for entry in pack.pages],
    }
    for section, keys in named.items():
        for key in _twice(keys):
            yield Fault(source.place(section, key), f"{key} is used twice")
    for keyword in _twice(quest.keyword for quest in pack.quests if quest.keyword):
        bearers = [quest.num for quest in pack.quests if quest.keyword == keyword]
        yield Fault(source.place("quests", bearers[-1]), f"keyword {keyword} is borne by {bearers}")
    for member in pack.crew:
        for level in member.levels:
            if not level.id.startswith(f"{member.id}-"):
                yield Fault(source.place("crew", member.id), f"level {level.id} is somebody else's")


def _twice(keys: Iterable[Any]) -> list[Any]:
    return [key for key, count in Counter(keys).items() if count > 1]


def _paragraph(pack: Pack, paragraph: Paragraph) -> Iterator[str]:
    targets = [redirect.goto for redirect in paragraph.redirects] + [paragraph.goto]
    for choice in paragraph.choices:
        targets.append(choice.goto)
        targets.append(choice.challenge.fail.goto if choice.challenge else None)
        fail = choice.challenge.fail.combat if choice.challenge else ()
        for enemy in (*choice.combat, *fail):
            if enemy not in pack.enemy:
                yield f"choice {choice.key} fights enemy {enemy}, which does not exist"
    for target in targets:
        if target is not None and target not in pack.paragraph:
            yield f"turns to {target}, which does not exist"
    for condition in conditions(paragraph):
        yield from _condition(pack, condition)
    free = [choice for choice in paragraph.choices if not (choice.requires or choice.cost)]
    if paragraph.choices and not free:
        yield "no choice is open to everybody: one must have neither needs nor cost"


def _condition(pack: Pack, condition: Cond) -> Iterator[str]:
    known = {quest.keyword for quest in pack.quests}
    for keyword in keywords(condition):
        if keyword not in known:
            yield f"asks for keyword {keyword}, which no quest card bears"
    for number in (condition.card, condition.no_card):
        if number is not None and number not in pack.card:
            yield f"asks for card {number}, which does not exist"
    if condition.read is not None and condition.read not in pack.paragraph:
        yield f"asks for {condition.read}, which does not exist"


def _effect(pack: Pack, written: Written) -> str | None:
    effect = written.effect
    known: dict[str, Any] = {
        "quest": pack.quest,
        "quest_done": pack.quest,
        "quest_lost": pack.quest,
        "card": pack.card,
        "card_lost": pack.card,
        "ending": pack.ending,
    }
    if effect.op in known and effect.num not in known[effect.op]:
        return f"{effect.op} {effect.num} does not exist"
    if effect.op == "move_to" and effect.region not in pack.region:
        return f"moves to region {effect.region}, which does not exist"
    if effect.crew is not None and effect.crew not in pack.member:
        return f"names crew member {effect.crew}, who does not exist"
    return None


def _scenes(pack: Pack, source: Source) -> Iterator[Fault]:
    """A scene comes after an earlier one of the book, and asks for what there is."""
    earlier: set[str] = set()
    for scene in pack.scenes:
        place = source.place("scenes", scene.id)
        if scene.after is not None and scene.after not in earlier:
            yield Fault(place, f"comes after {scene.after}, which does not come before it")
        earlier.add(scene.id)
        for part in of_condition(scene.when):
            yield from (Fault(place, message) for message in _condition(pack, part))


def _events(pack: Pack, source: Source) -> Iterator[Fault]:
    for event in pack.events:
        foes = [enemy for option in event.options for enemy in option.combat]
        for enemy in foes:
            if enemy not in pack.enemy:
                yield Fault(source.place("events", event.id), f"enemy {enemy} does not exist")
        if event.options and all(option.requires for option in event.options):
            yield Fault(source.place("events", event.id), "no option is open to everybody")


def _endings(pack: Pack, source: Source) -> Iterator[Fault]:
    for ending in pack.endings:
        place = source.place("endings", ending.id)
        paragraph = pack.paragraph.get(ending.para)
        if paragraph is None:
            yield Fault(place, f"its paragraph {ending.para} does not exist")
        elif ending.id not in [effect.num for effect in paragraph.effects if effect.op == "ending"]:
            yield Fault(place, f"its paragraph {ending.para} does not bring this ending")
        for message in _condition(pack, ending.needs):
            yield Fault(place, message)
    for unlock in pack.unlocks:
        for number in unlock.quests:
            if number not in pack.quest or not pack.quest[number].variant:
                yield Fault(source.place("unlocks", unlock.at), f"quest {number} is no variant")


def _clock(pack: Pack, source: Source) -> Iterator[Fault]:
    for number in CLOCK:
        if number not in pack.paragraph:
            yield Fault(source.about_place, f"paragraph {number} is missing")
    captains = [member.id for member in pack.crew if member.captain]
    if len(captains) != 1:
        yield Fault(source.about_place, f"there is one captain, not {len(captains)}")
    starters = [card.num for card in pack.market if card.starting]
    if len(starters) != 4:
        yield Fault(source.about_place, f"there are four starting cards, not {len(starters)}")
