"""What is known of places: what lies open, where a quest leads, what an earlier voyage noted."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from games.sleeping_gods.autopilot.mind import Mind
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.story import Choice, Effect, Paragraph
from games.sleeping_gods.walker.world import World, holds

CHIME, STEP = 1.0, 0.45
"""What a totem is worth, and a quest that leads on."""


def facts(mind: Mind) -> World:
    """What conditions can ask of the campaign."""
    state = mind.view.state
    return World(
        frozenset(state.quests),
        frozenset(state.used_quests),
        frozenset(card.num for card in state.cards),
        frozenset(state.props),
        passes=state.passes,
    )


@lru_cache(20_000)
def landing(pack_name: str, number: int, world: World) -> str:
    """The page that would be read at a location now."""
    return _redirected(find_pack(pack_name), str(number), world)


def _redirected(pack: Pack, para: str, world: World) -> str:
    redirects = pack.paragraph[para].redirects
    return next((r.goto for r in redirects if holds(pack, r.when, world)), para)


@lru_cache(20_000)
def led(pack_name: str, number: int, world: World) -> bool:
    """Whether something carried is of use there: what its card tells whoever reads it."""
    pack = find_pack(pack_name)
    choices = pack.paragraph[landing(pack_name, number, world)].choices
    asks = [choice.requires for choice in choices if choice.requires]
    return any(holds(pack, ask, world) for ask in asks if ask.kw or ask.done or ask.totems)


@lru_cache(20_000)
def noted(pack_name: str, number: int, world: World) -> float:
    """What the notes of an earlier voyage promise at a location, as things stand."""
    pack = find_pack(pack_name)
    found = [_prize(pack, effect, world) for effect in _within_reach(pack, str(number), world)]
    return max(found, default=0.0)


def promised(pack_name: str, choice: Choice, world: World) -> float:
    """What the same notes promise behind a choice; a town is not looked through again."""
    pack = find_pack(pack_name)
    effects = list(choice.effects)
    if choice.goto is not None and not pack.paragraph[choice.goto].town:
        effects += _within_reach(pack, choice.goto, world)
    return max((_prize(pack, effect, world) for effect in effects), default=0.0)


def _within_reach(pack: Pack, start: str, world: World) -> Iterator[Effect]:
    """The effects of every page that open choices can lead to."""
    seen, todo = {para for para, page in pack.paragraph.items() if page.town and para != start}, [start]
    while todo:
        para = _redirected(pack, todo.pop(), world)
        if para not in seen:
            seen.add(para)
            paragraph = pack.paragraph[para]
            yield from paragraph.effects
            todo += [paragraph.goto] if paragraph.goto else []
            for target, effects in _ways(pack, paragraph, world):
                yield from effects
                todo += [target] if target else []


def _ways(
    pack: Pack, paragraph: Paragraph, world: World
) -> Iterator[tuple[str | None, tuple[Effect, ...]]]:
    for choice in paragraph.choices:
        if holds(pack, choice.requires, world):
            yield choice.goto, choice.effects


def _prize(pack: Pack, effect: Effect, world: World) -> float:
    number = effect.num or 0
    if effect.op == "card" and number not in world.cards:
        return CHIME if pack.card[number].totem else 0.2
    new = effect.op == "quest" and number not in world.quests | world.used
    return (STEP if pack.quest[number].active else 0.1) if new else 0.0
