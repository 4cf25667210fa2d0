"""Which things of the glossary a view of the campaign shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.glossary_words import GOODS_WORDS, ROOM_WORDS, SIGNS, SKILL_WORDS
from games.sleeping_gods.state import Fight, Member, State
from games.sleeping_gods.view import View


def on_the_table(view: View) -> Sequence[str]:
    return list(dict.fromkeys(_seen(view, view.state, find_pack(view.pack))))


def _seen(view: View, state: State, pack: Pack) -> Iterator[str]:
    """What is going on first, then one's hand, the crew, what the ship holds, and the words."""
    if state.fight is not None:
        yield from _fight(state.fight, pack)
    if state.happening is not None:
        yield f"event.{state.happening.id}"
    yield from (f"market.{number}" for number in state.stall)
    yield from (f"token.{number}" for number in state.found)
    if view.viewer is not None:
        yield from (f"ability.{number}" for number in state.chairs[view.viewer].hand)
    order = sorted(state.crew, key=lambda member: member.seat != view.viewer)
    for member in order:
        yield from _member(member, pack)
    yield from (_card(owned.num, pack) for owned in state.cards)
    yield from (f"quest.{number}" for number in state.quests)
    yield from (f"event.{event.id}" for event in state.lasting)
    yield from (f"room.{room}" for room in ROOM_WORDS)
    yield from (f"skill.{skill}" for skill in SKILL_WORDS)
    yield from (f"sign.{sign}" for sign in SIGNS)
    yield from (f"goods.{kind}" for kind in GOODS_WORDS)


def _fight(fight: Fight, pack: Pack) -> Iterator[str]:
    for foe in fight.foes:
        enemy = pack.enemy[foe.num]
        yield f"enemy.{foe.num}"
        yield from (f"power.{cell.eor}" for row in enemy.cells for cell in row if cell and cell.eor)


def _member(member: Member, pack: Pack) -> Iterator[str]:
    """A crew board and everything on it."""
    yield f"crew.{member.id}"
    yield from (f"status.{status}" for status in member.statuses)
    yield from (f"ability.{number}" for number in member.equipped)
    yield from (_card(number, pack) for number in member.weapons)
    yield from (f"level.{level}" for level in member.levels)


def _card(number: int, pack: Pack) -> str:
    """Finds and bought cards are numbered together."""
    return f"market.{number}" if pack.card[number].coins is not None else f"card.{number}"
