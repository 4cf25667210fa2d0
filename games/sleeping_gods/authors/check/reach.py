"""Can everything be met? An optimistic sweep: facts only grow, what must be absent is absent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from games.sleeping_gods.content.all_effects import conditions, of_condition, of_event
from games.sleeping_gods.content.faults import Fault
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.source import Source
from games.sleeping_gods.content.story import Choice, Cond, Effect, Paragraph

ROOTS = ("1", "1.2", "F1", "F2")


@dataclass(slots=True)
class Facts:
    """What some campaign could have met."""

    paragraphs: set[str] = field(default_factory=set)
    keywords: set[str] = field(default_factory=set)
    quests: set[int] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    cards: set[int] = field(default_factory=set)
    totems: set[int] = field(default_factory=set)
    tokens: set[str] = field(default_factory=set)
    props: set[str] = field(default_factory=set)
    endings: set[int] = field(default_factory=set)

    def size(self) -> int:
        return sum(len(part) for part in self._parts())

    def _parts(self) -> Iterator[set[str] | set[int]]:
        yield from (self.paragraphs, self.keywords, self.quests, self.used, self.cards)
        yield from (self.tokens, self.props, self.endings)


def possible(condition: Cond | None, facts: Facts) -> bool:
    """Whether a campaign could meet this condition."""
    if condition is None:
        return True
    wanted = (
        (condition.kw, facts.keywords),
        (condition.done, facts.used),
        (condition.card, facts.cards),
        (condition.token, facts.tokens),
        (condition.prop, facts.props),
    )
    return (
        (condition.read is None or condition.read in facts.paragraphs)
        and all(name is None or name in known for name, known in wanted)
        and (not condition.some or len(facts.keywords & set(condition.some)) >= condition.n)
        and (condition.totems is None or condition.totems <= len(facts.totems))
        and (not condition.any_of or any(possible(part, facts) for part in condition.any_of))
        and all(possible(part, facts) for part in condition.all_of)
    )


def sweep(pack: Pack) -> Facts:
    """Everything that can be met, in as many rounds as it takes."""
    facts = Facts()
    aboard = (scene.id for scene in pack.scenes)
    roots = {*ROOTS, *aboard, *(str(number) for number in pack.home)} & set(pack.paragraph)
    facts.paragraphs |= roots
    before = -1
    while before != facts.size():
        before = facts.size()
        for number in list(facts.paragraphs):
            _read(pack, pack.paragraph[number], facts)
        for event in pack.events:
            _happen(pack, of_event(event), facts)
        for quest in pack.quests:
            if quest.variant:
                facts.quests.add(quest.num)
                _happen(pack, quest.start, facts)
    return facts


def _read(pack: Pack, paragraph: Paragraph, facts: Facts) -> None:
    for redirect in paragraph.redirects:
        if possible(redirect.when, facts):
            _turn(pack, redirect.goto, facts)
        if redirect.when == Cond():
            return
    _happen(pack, paragraph.effects, facts)
    _turn(pack, paragraph.goto, facts)
    for choice in paragraph.choices:
        _choose(pack, choice, facts)


def _choose(pack: Pack, choice: Choice, facts: Facts) -> None:
    payable = all(cost.op != "card_lost" or cost.num in facts.cards for cost in choice.cost)
    if not (payable and possible(choice.requires, facts)):
        return
    if choice.challenge:
        _happen(pack, choice.challenge.fail.effects, facts)
        _turn(pack, choice.challenge.fail.goto, facts)
    _happen(pack, choice.effects, facts)
    _turn(pack, choice.goto, facts)


def _turn(pack: Pack, number: str | None, facts: Facts) -> None:
    if number in pack.paragraph:
        facts.paragraphs.add(number)


def _happen(pack: Pack, effects: Iterable[Effect], facts: Facts) -> None:
    for effect in effects:
        if possible(effect.when, facts):
            _take(pack, effect, facts)
            for inner in (*effect.table.values(), *effect.options):
                _happen(pack, inner, facts)


def _take(pack: Pack, effect: Effect, facts: Facts) -> None:
    quest = pack.quest.get(effect.num or 0)
    if effect.op == "quest" and quest:
        facts.quests.add(quest.num)
        facts.keywords |= {quest.keyword} if quest.keyword else set()
    elif effect.op in ("quest_done", "quest_lost") and quest and quest.keyword in facts.keywords:
        facts.used.add(quest.keyword or "")
    elif effect.op == "card" and effect.num in pack.card:
        facts.cards.add(effect.num)
        facts.totems |= {effect.num} & set(pack.totems)
    elif effect.op == "token" and effect.letter:
        facts.tokens.add(effect.letter)
    elif effect.op == "prop" and effect.prop:
        facts.props.add(effect.prop)
    elif effect.op == "ending" and effect.num:
        facts.endings.add(effect.num)


def check_reach(pack: Pack, source: Source) -> Iterator[Fault]:
    facts = sweep(pack)
    yield from _asked_for(pack, source, facts)
    for paragraph in pack.storybook:
        if paragraph.id not in facts.paragraphs:
            yield Fault(source.place("storybook", paragraph.id), "nothing leads here")
    for quest in pack.quests:
        if quest.num not in facts.quests:
            yield Fault(source.place("quests", quest.num), "nothing gives this quest")
    for card in pack.adventure:
        if card.num not in facts.cards:
            yield Fault(source.place("adventure", card.num), "nothing gives this card")
    for ending in pack.endings:
        if ending.id not in facts.endings:
            yield Fault(source.place("endings", ending.id), "no way leads to this ending")
    yield from _scenes(pack, source, facts)
    yield from _finale(pack, source)


def _asked_for(pack: Pack, source: Source, facts: Facts) -> Iterator[Fault]:
    known = {quest.keyword for quest in pack.quests}
    for paragraph in pack.storybook:
        for condition in conditions(paragraph):
            for keyword in (condition.kw, *condition.some):
                if keyword and keyword in known and keyword not in facts.keywords:
                    yield Fault(
                        source.place("storybook", paragraph.id),
                        f"asks for keyword {keyword}, which nothing gives that can be reached",
                    )
            if condition.done and condition.done in known and condition.done not in facts.used:
                yield Fault(
                    source.place("storybook", paragraph.id),
                    f"asks that {condition.done} was used, which nothing does",
                )
    for ending in pack.endings:
        for condition in of_condition(ending.needs):
            if not possible(condition, facts):
                yield Fault(source.place("endings", ending.id), "its needs can never be met")
                break


def _scenes(pack: Pack, source: Source, facts: Facts) -> Iterator[Fault]:
    for scene in pack.scenes:
        if not possible(scene.when, facts):
            yield Fault(source.place("scenes", scene.id), "what it asks for can never be")


def _finale(pack: Pack, source: Source) -> Iterator[Fault]:
    """A way through the finale that returns to the ship has come to no ending."""
    for paragraph in pack.storybook:
        if not paragraph.id.startswith("F"):
            continue
        ends = any(effect.op == "ending" for effect in paragraph.effects)
        loose = [
            choice.key
            for choice in paragraph.choices
            if choice.end and not any(effect.op == "ending" for effect in choice.effects)
        ]
        if not ends and (paragraph.end or loose):
            yield Fault(
                source.place("storybook", paragraph.id), "the finale stops here without an ending"
            )
