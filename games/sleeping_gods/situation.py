"""How the campaign stands, in a few lines: players, crew, ship, stores, quests, what lasts."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel import N, Seat, T, Text
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.words import ROOM, STATUS, goods, word

SHOWN = 6
"""Quests that are named; the chronicle has them all."""


def situation(campaign: Campaign) -> list[Text]:
    """R99, R103: what everybody may know, the people first."""
    return [
        _players(campaign),
        *_crew(campaign),
        _ship(campaign),
        _stores(campaign),
        *_quests(campaign),
        *_lasting(campaign),
    ]


def _players(campaign: Campaign) -> Text:
    held = [
        T(
            "{seat}: {command} command, {cards}",
            seat=Seat(seat),
            command=campaign.s.chairs[seat].command,
            cards=N("{n} card", "{n} cards", n=len(campaign.s.chairs[seat].hand)),
        )
        for seat in sorted(campaign.present())
    ]
    return T("{held}; {n} command in the supply", held=held, n=campaign.command_left())


def _crew(campaign: Campaign) -> Iterator[Text]:
    ailing = [
        T("{name} ({troubles})", name=campaign.name(at), troubles=troubles)
        for at in campaign.everybody()
        if (troubles := list(_troubles(campaign, at)))
    ]
    yield T("Crew: {ailing}", ailing=ailing) if ailing else T("The whole crew is well")


def _troubles(campaign: Campaign, at: int) -> Iterator[Text]:
    member = campaign.s.crew[at]
    if member.damage:
        yield T("{left} of {health}", left=campaign.left(at), health=campaign.health(at))
    if member.fatigue:
        yield T("{n} fatigue", n=member.fatigue)
    yield from (STATUS[status] for status in member.statuses)


def _ship(campaign: Campaign) -> Text:
    harm = [T("{room} {n}", room=ROOM[room], n=n) for room, n in campaign.s.harm.items() if n]
    return T("Ship damage: {rooms}", rooms=harm) if harm else T("The ship is sound")


def _stores(campaign: Campaign) -> Text:
    stores = [goods(good, n) for good, n in campaign.s.goods.items() if n]
    return T("Aboard: {goods}", goods=[*stores, T("{n} XP", n=campaign.s.xp)])


def _quests(campaign: Campaign) -> Iterator[Text]:
    open_quests = [campaign.pack.quest[number] for number in campaign.s.quests]
    active = [quest for quest in open_quests if quest.active]
    named = [
        T("{title} ({keyword})", title=word(quest.title), keyword=word(quest.keyword))
        if quest.keyword
        else word(quest.title)
        for quest in active[-SHOWN:]
    ]
    if named:
        yield T("Quests: {quests}", quests=named)


def _lasting(campaign: Campaign) -> Iterator[Text]:
    names = [word(campaign.pack.event[event.id].name) for event in campaign.s.lasting]
    if names:
        yield T("Still going on: {events}", events=names)
