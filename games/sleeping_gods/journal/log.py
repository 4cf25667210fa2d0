"""The journey log: what happened, turn by turn, what is still open, and notes on places (R109)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from games.kernel import N, Seat, T, Text
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.content.prose import holds, test_of
from games.sleeping_gods.journal.chart_notes import MARKS
from games.sleeping_gods.ship.hull import harm_total
from games.sleeping_gods.story.reading_aloud import knows
from games.sleeping_gods.words import word


def turns_told(campaign: Campaign) -> list[Text]:
    """One sentence for each turn in which anything happened."""
    return [
        T(
            "Turn {n}: {deeds}.",
            n=turn,
            deeds=[deed(campaign, kind, what) for _, kind, what in all_],
        )
        for turn, all_ in groupby(campaign.s.log, key=lambda entry: entry[0])
    ]


def deed(campaign: Campaign, kind: str, what: str) -> Text:
    """One entry of the log as part of a sentence."""
    return DEEDS[kind](campaign, what)


def whereabouts(campaign: Campaign) -> Text:
    region = campaign.pack.region[campaign.s.region]
    place = word(region.name or region.port or region.id.upper())
    return T(
        "The {ship} lies at {place}, {page}.",
        ship=word(campaign.pack.about.ship),
        place=place,
        page=word(campaign.pack.page[region.page].name),
    )


def still_open(campaign: Campaign) -> Iterator[Text]:
    active = [word(q.title) for n in campaign.s.quests if (q := campaign.pack.quest[n]).active]
    if active:
        yield T("Still to do: {quests}.", quests=active)
    lasting = [word(campaign.pack.event[event.id].name) for event in campaign.s.lasting]
    if lasting:
        yield T("Still with you: {events}.", events=lasting)


def worn_out(campaign: Campaign) -> Iterator[Text]:
    down = [campaign.name(at) for at in range(len(campaign.boards)) if not campaign.able(at)]
    if down:
        yield T("At 0 health: {crew}.", crew=down)
    if harm := harm_total(campaign):
        yield N("The ship has {n} damage.", "The ship has {n} damage.", n=harm)


def quests_told(campaign: Campaign) -> Iterator[Text]:
    for number in campaign.s.quests:
        quest = campaign.pack.quest[number]
        told = T("{title}: {text}", title=word(quest.title), text=word(quest.text))
        if quest.keyword is None:
            yield told
        elif quest.active:
            yield T("**{keyword}** (still to do) {told}", keyword=word(quest.keyword), told=told)
        else:
            yield T("**{keyword}** {told}", keyword=word(quest.keyword), told=told)
    for number in campaign.s.used_quests:
        yield T("{title} (laid aside)", title=word(campaign.pack.quest[number].title))


def cast(campaign: Campaign) -> Iterator[Text]:
    """The crew and who played them, then all who came aboard."""
    for index, member in enumerate(campaign.boards):
        name, role = word(member.name), word(member.role)
        seat = campaign.controller(index)
        if member.captain:
            yield T("{name}, {role}", name=name, role=role)
        else:
            yield T("{name}, {role}: {seat}", name=name, role=role, seat=Seat(seat))
    for who, words in campaign.pack.about.company.items():
        if holds(test_of(words), lambda fact: knows(campaign, fact)):
            yield word(who.capitalize())
    for owned in campaign.s.cards:
        card = campaign.pack.card[owned.num]
        if {"passenger", "animal"} & set(card.types):
            yield word(card.name)


def company_told(campaign: Campaign) -> Iterator[Text]:
    """What was done among themselves, in the order in which it was: the title, and what is kept"""
    pages = campaign.pack.paragraph
    for page in (pages[number] for number in campaign.s.read if number in pages):
        if page.memory:
            title = page.title or pages[page.id.partition(".")[0]].title
            yield T("{title}: {text}", title=word(title), text=word(page.memory))


def places_told(campaign: Campaign) -> Iterator[Text]:
    """Every place explored: how often, and what it asked for."""
    for page in campaign.pack.pages:
        for region in page.regions:
            for location in region.locations:
                if str(location.num) in campaign.s.visits:
                    yield _place_told(campaign, word(page.name), location.num)
                if str(location.num) in campaign.s.marks:
                    mark = MARKS[campaign.s.marks[str(location.num)]]
                    yield T("{n}: your note, {what}.", n=location.num, what=mark)


def _place_told(campaign: Campaign, page: Text, number: int) -> Text:
    times = campaign.s.visits[str(number)]
    told = N(
        "{n_place} {title}, {page}: explored once",
        "{n_place} {title}, {page}: explored {n} times",
        n=times,
        n_place=number,
        title=place_title(campaign, number),
        page=page,
    )
    noted = campaign.s.notes.get(str(number), [])
    used, owned = campaign.used_keywords(), campaign.keywords()
    have = [word(keyword) for keyword in noted if keyword in owned]
    wanted = [word(keyword) for keyword in noted if keyword not in owned | used]
    if have:
        return T("{told}; you have what they ask for: {keywords}.", told=told, keywords=have)
    if wanted:
        return T("{told}; somebody asks for {keywords}.", told=told, keywords=wanted)
    return T("{told}.", told=told)


def place_title(campaign: Campaign, number: int) -> Text:
    title = campaign.pack.paragraph[str(number)].title
    return word(title) if title else T("a place without a name")


DEEDS: dict[str, Callable[[Campaign, str], Text]] = {
    "explore": lambda game, what: T("explored {place}", place=place_title(game, int(what))),
    "quest": lambda game, what: T(
        "took on “{quest}”", quest=word(game.pack.quest[int(what)].title)
    ),
    "done": lambda game, what: T(
        "laid “{quest}” aside", quest=word(game.pack.quest[int(what)].title)
    ),
    "totem": lambda game, what: T("found {card}", card=word(game.pack.card[int(what)].name)),
    "card": lambda game, what: T("gained {card}", card=word(game.pack.card[int(what)].name)),
    "level": lambda game, what: T("learned {level}", level=word(game.pack.level[what].name)),
    "event": lambda game, what: T("met {event}", event=word(game.pack.event[what].name)),
    "ending": lambda game, what: T(
        "came to the end: {ending}", ending=word(game.pack.ending[int(what)].name)
    ),
    "fight": lambda _, __: T("won a fight"),
    "clock": lambda _, what: T("heard the clock strike {n}", n=what),
    "defeat": lambda _, what: T("lost the whole crew") if what == "crew" else T("lost the ship"),
}
"""What each kind of entry says of itself."""
