"""Facts of a campaign, what conditions make of them, and how effects change them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.prose import Fact
from games.sleeping_gods.content.story import Cond, Effect


@dataclass(frozen=True, slots=True)
class World:
    """All that conditions can ask of a campaign."""

    quests: frozenset[int] = frozenset()
    used: frozenset[int] = frozenset()
    cards: frozenset[int] = frozenset()
    props: frozenset[str] = frozenset()
    tokens: frozenset[str] = frozenset()
    passes: int = 0
    ending: int = 0
    read: frozenset[str] | None = None
    """Pages read; nothing where that may be either way."""

    def wealth(self) -> int:
        """How much has been found."""
        return 3 * len(self.cards) + len(self.quests) + 2 * len(self.used) + len(self.props)


def granted(condition: Cond) -> bool:
    """Goods, the mode and what was read can be either way."""
    return bool(condition.res or condition.mode) or asks_reading(condition)


def asks_reading(condition: Cond) -> bool:
    inner = (*condition.any_of, *condition.all_of, *condition.none_of)
    return condition.read is not None or any(map(asks_reading, inner))


def _unsure(condition: Cond, world: World) -> bool:
    unread = world.read is None and asks_reading(condition)
    return bool(condition.res or condition.mode) or unread


def holds(pack: Pack, condition: Cond | None, world: World) -> bool:
    """The condition as the rules would read it, with goods and mode for granted."""
    if condition is None:
        return True
    bearer = pack.bearer
    pairs = (
        (bearer.get(condition.kw or ""), bearer.get(condition.no_kw or ""), world.quests),
        (bearer.get(condition.done or ""), bearer.get(condition.no_done or ""), world.used),
        (condition.card, condition.no_card, world.cards),
        (condition.token, condition.no_token, world.tokens),
        (condition.prop, condition.no_prop, world.props),
    )
    return (
        all((want is None or want in have) and ban not in have for want, ban, have in pairs)
        and (
            not condition.some
            or sum(bearer[keyword] in world.quests for keyword in condition.some) >= condition.n
        )
        and (not condition.totems or len(world.cards & set(pack.totems)) >= condition.totems)
        and (condition.read is None or world.read is None or condition.read in world.read)
        and (condition.passes is None or world.passes >= condition.passes)
        and (not condition.any_of or any(holds(pack, part, world) for part in condition.any_of))
        and all(holds(pack, part, world) for part in condition.all_of)
        and not any(
            holds(pack, part, world) for part in condition.none_of if not _unsure(part, world)
        )
    )


def recalls(pack: Pack, fact: Fact, world: World) -> bool | None:
    """Whether a passage's fact is so in this world; nothing where luck and the crew decide."""
    quest = pack.bearer.get(fact.what)
    known: dict[str, Callable[[], bool]] = {
        "owns": lambda: quest in world.quests,
        "done": lambda: quest in world.used,
        "had": lambda: quest in world.quests | world.used,
        "card": lambda: fact.n in world.cards,
        "totems": lambda: len(world.cards & set(pack.totems)) >= fact.n,
        "passes": lambda: world.passes >= fact.n,
    }
    return known[fact.kind]() if fact.kind in known else None


def happen(pack: Pack, effects: Iterable[Effect], world: World) -> list[World]:
    """The worlds after these effects: one for each way fate or choice may fall."""
    worlds = [world]
    for effect in effects:
        worlds = list(dict.fromkeys(w for before in worlds for w in _one(pack, effect, before)))
    return worlds


def _one(pack: Pack, effect: Effect, world: World) -> list[World]:
    if not holds(pack, effect.when, world):
        return [world]
    branches = [*effect.table.values(), *effect.options]
    if branches:
        return [after for part in branches for after in happen(pack, part, world)]
    change = CHANGES.get(effect.op)
    changed = world if change is None else change(effect, world)
    return [world, changed] if effect.when is not None and granted(effect.when) else [changed]


def _number(effect: Effect) -> int:
    return effect.num or 0


def _gain_quest(effect: Effect, world: World) -> World:
    number = _number(effect)
    return world if number in world.used else replace(world, quests=world.quests | {number})


def _use_quest(effect: Effect, world: World) -> World:
    number = _number(effect)
    if number not in world.quests:
        return world
    return replace(world, quests=world.quests - {number}, used=world.used | {number})


def _end(effect: Effect, world: World) -> World:
    return world if world.ending else replace(world, ending=_number(effect))


CHANGES: dict[str, Callable[[Effect, World], World]] = {
    "quest": _gain_quest,
    "quest_done": _use_quest,
    "quest_lost": _use_quest,
    "card": lambda e, w: replace(w, cards=w.cards | {_number(e)}),
    "card_lost": lambda e, w: replace(w, cards=w.cards - {_number(e)}),
    "token": lambda e, w: replace(w, tokens=w.tokens | {e.letter or ""}),
    "token_lost": lambda e, w: replace(w, tokens=w.tokens - {e.letter or ""}),
    "prop": lambda e, w: replace(w, props=w.props | {e.prop or ""}),
    "prop_lost": lambda e, w: replace(w, props=w.props - {e.prop or ""}),
    "ending": _end,
}
