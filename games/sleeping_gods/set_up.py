"""Set-up of a new campaign (R5-R13), and the cards it may begin with (R114)."""

from __future__ import annotations

from games.kernel import Chance, Option, Play, T
from games.sleeping_gods import questions
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.words import RESOURCES
from games.sleeping_gods.options import CampaignOptions
from games.sleeping_gods.ship.sea import turn_page
from games.sleeping_gods.state import FATE_ROOMS, Chair, Member, Owned, State
from games.sleeping_gods.story.quests import gain_quest
from games.sleeping_gods.story.reading_aloud import read_aloud
from games.sleeping_gods.words import brief, word

START_GOODS = {"coins": 3, "grain": 1}
EASY_GOODS = {"coins": 20, "meat": 1, "grain": 1, "vegetables": 1}
EASY_XP = 20


def first_state(pack: Pack, seat_count: int, options: CampaignOptions, chance: Chance) -> State:
    """Ship, stores, decks and hands; crew and events are dealt when the table stands."""
    starters = [card.num for card in pack.market if card.starting]
    state = State(
        crew=[Member(member.id, -1) for member in pack.crew],
        chairs=[Chair() for _ in range(seat_count)],
        region=pack.about.start,
        ability_deck=chance.shuffled([card.id for card in pack.abilities]),
        event_deck=[],
        market_deck=chance.shuffled([c.num for c in pack.market if not c.starting]),
        search_pile=chance.shuffled([token.id for token in pack.search]),
        phase="unlock",
        harm=dict.fromkeys(FATE_ROOMS, 0),
        goods={**dict.fromkeys(RESOURCES, 0), **START_GOODS},
        events_left=[event.id for event in pack.events],
        cards=[Owned(number) for number in starters],
    )
    for chair in state.chairs:
        chair.command = 1
        chair.hand.append(state.ability_deck.pop())
    if options.mode == "easy":
        state.xp = EASY_XP
        for good, amount in EASY_GOODS.items():
            state.goods[good] += amount
    return state


def begin(campaign: Campaign) -> Play[None]:
    """R114: unlocked cards are taken before the first turn, if wished."""
    about = campaign.pack.about
    read_aloud(campaign, about.premise, about.title, about.vignette)
    turn_page(campaign)
    unlocked = [
        campaign.pack.quest[number]
        for unlock in campaign.pack.unlocks
        if unlock.at <= campaign.options.known
        for number in unlock.quests
    ]
    options = [
        Option(
            f"card-{quest.num}",
            campaign.s.active,
            word(quest.title),
            quest.num,
            detail=brief(quest.text),
        )
        for quest in unlocked
    ]
    prompt = T("Which unlocked cards do you start with?")
    for number in (
        yield from campaign.pick_many(questions.UNLOCKED, campaign.s.active, prompt, options)
    ):
        gain_quest(campaign, number)
        yield from campaign.apply(campaign.pack.quest[number].start)
    campaign.s.phase = "dawn"
