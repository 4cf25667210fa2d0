"""Campaigns of Sleeping Gods translated for the referee."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from games.kernel.match import Match
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.state import Member, State
from tests.referee.sleeping_gods import crew, ship


@cache
def pack(name: str) -> Pack:
    return find_pack(name)


class Book:
    """What is printed on cards, boards and maps of one pack."""

    def __init__(self, pages: Pack) -> None:
        self.crew = {one.id: one for one in pages.crew}
        self.captain = next(one.id for one in pages.crew if one.captain)
        self.cards = {one.id: one for one in pages.abilities}
        self.levels = {card.id: card for one in pages.crew for card in one.levels}
        self.events = {one.id: one for one in pages.events}
        self.goods = {one.num: one for one in (*pages.adventure, *pages.market)}
        self.regions = {
            region.id: ship.Region(
                page.id,
                tuple(region.adj),
                tuple(region.edges),
                port=region.port is not None,
                hazard=region.hazard is not None,
            )
            for page in pages.pages
            for region in page.regions
        }
        self.links: Mapping[int, Mapping[str, int]] = {
            page.id: {str(side): to for side, to in page.links.items()} for page in pages.pages
        }


@cache
def book(name: str) -> Book:
    return Book(pack(name))


def book_of(match: Match) -> Book:
    return book(match.record.options.pack)


def person(member: Member, printed: Book) -> crew.Member:
    board = printed.crew[member.id]
    learned = [printed.levels[level] for level in member.levels]
    cards = [printed.cards[card] for card in member.equipped]
    skills: Counter[str] = Counter({str(skill): n for skill, n in board.skills.items()})
    for gift in gifts(member, printed):
        if gift.op == "skill":
            skills[str(gift.skill)] += gift.n
    return crew.Member(
        name=member.id,
        owner=None if member.id == printed.captain else member.seat,
        health=board.health + sum(card.health for card in learned),
        damage=member.damage,
        fatigue=member.fatigue,
        statuses=frozenset(member.statuses),
        skills=skills,
        equipped=tuple(card.skill for card in cards),
    )


def people(state: State, printed: Book) -> list[crew.Member]:
    return [person(member, printed) for member in state.crew]


def gifts(member: Member, printed: Book) -> list[Any]:
    """What level cards and equipped cards always do."""
    learned = [gift for level in member.levels for gift in printed.levels[level].passive]
    return learned + [gift for card in member.equipped for gift in printed.cards[card].passive]


def ids(match: Match, prefix: str, seat: int | None = None) -> set[str]:
    """What follows the prefix in the ids of the options, of one seat or of all."""
    assert match.ask is not None
    return {
        option.id.removeprefix(prefix)
        for option in match.ask.options
        if option.id.startswith(prefix) and seat in {None, option.seat}
    }
