"""Sleeping Gods as the kernel wants it: the campaign played, seen, told and remembered."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from games.kernel import CHECKPOINT, Ask, Chance, Chapter, N, Option, Outcome, Play, T, Text
from games.kernel.content import ContentTools
from games.sleeping_gods import state as data
from games.sleeping_gods.authors import tools
from games.sleeping_gods.autopilot import decide
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.content.cards import Mod
from games.sleeping_gods.content.words import RESOURCES, TIERS
from games.sleeping_gods.crew.dealing import share_out
from games.sleeping_gods.journal.holdings import holdings
from games.sleeping_gods.journal.log import (
    RECENT_TURNS,
    places_told,
    quests_told,
    still_open,
    turns_told,
    whereabouts,
    worn_out,
)
from games.sleeping_gods.make_view import make_view
from games.sleeping_gods.options import Options
from games.sleeping_gods.scoring import outcome
from games.sleeping_gods.state import FATE_ROOMS, Chair, Member, Owned
from games.sleeping_gods.story.effects import ACTS
from games.sleeping_gods.story.event_deck import build_event_deck
from games.sleeping_gods.story.quests import gain_quest
from games.sleeping_gods.turn.travel import roam as sail_or_search
from games.sleeping_gods.turn.turn import voyage
from games.sleeping_gods.view import View
from games.sleeping_gods.words import brief, word

START_GOODS = {"coins": 3, "grain": 1}
EASY_GOODS = {"coins": 20, "meat": 1, "grain": 1, "vegetables": 1}
EASY_XP = 20


class SleepingGods(Campaign):
    """A crew lost on a strange sea, with a book of stories and three decks of time."""

    acts = ACTS

    id = "sleeping_gods"
    title = T("Sleeping Gods")
    tagline = T("A campaign of many evenings on a sea that is on no chart")
    seats = range(1, 5)
    State = data.State
    Options = Options
    longest = 40_000

    @classmethod
    def set_up(cls, seat_count: int, options: Any, chance: Chance) -> data.State:
        """R5-R13."""
        pack = cls.read_pack(options)
        starters = [card.num for card in pack.market if card.starting]
        state = data.State(
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
        game = cls(state, seat_count, options, chance)
        share_out(game)
        build_event_deck(game)
        return state

    def play(self) -> Play[Outcome]:
        if self.s.phase == "unlock":
            yield CHECKPOINT
            yield from self.begin()
        yield from voyage(self)
        return outcome(self)

    def begin(self) -> Play[None]:
        """R114: unlocked cards are taken before the first turn, if wished."""
        self.read_aloud(self.pack.about.premise)
        unlocked = [
            self.pack.quest[number]
            for unlock in self.pack.unlocks
            if unlock.at <= self.options.known
            for number in unlock.quests
        ]
        options = [
            Option(
                f"card-{quest.num}",
                self.s.active,
                word(quest.title),
                quest.num,
                detail=brief(quest.text),
            )
            for quest in unlocked
        ]
        prompt = T("Which unlocked cards does this campaign begin with?")
        for number in (yield from self.pick_many(self.s.active, prompt, options)):
            gain_quest(self, number)
            yield from self.apply(self.pack.quest[number].start)
        self.s.phase = "dawn"

    def roam(self, mod: Mod, seat: int) -> Play[None]:
        return sail_or_search(self, mod, seat)

    def recap(self) -> list[Text]:
        """The last turns, where the ship lies, what is open and who is hurt."""
        return [
            *turns_told(self)[-RECENT_TURNS:],
            whereabouts(self),
            *still_open(self),
            *worn_out(self),
        ]

    def journal(self) -> list[Chapter]:
        chapters = [
            Chapter(T("The voyage"), tuple(turns_told(self))),
            Chapter(T("Quests"), tuple(quests_told(self))),
            Chapter(T("Notes on the chart"), tuple(places_told(self))),
            *holdings(self),
        ]
        return [chapter for chapter in chapters if chapter.lines]

    def view(self, viewer: int | None) -> View:
        return make_view(self, viewer)

    def headline(self) -> Text:
        region = self.pack.region[self.s.region]
        page = word(self.pack.page[region.page].name)
        label = self.pack.about.labels
        found = len(self.totems())
        totems = word(label.get("totem", "totem") if found == 1 else label.get("totems", "totems"))
        return N(
            "Turn {turn}, {page}: {found} {totems}, {n} event left in this deck",
            "Turn {turn}, {page}: {found} {totems}, {n} events left in this deck",
            n=len(self.s.event_deck),
            turn=self.s.turn,
            page=page,
            found=found,
            totems=totems,
        )

    def nameplate(self, seat: int) -> Text | None:
        if not self.s.chairs[seat].here:
            return T("empty chair")
        crew = [self.name(at) for at, member in enumerate(self.s.crew) if member.seat == seat]
        return T("{crew}", crew=crew)

    def plays(self, seat: int) -> bool:
        """R111: whoever left has an empty chair."""
        return self.s.chairs[seat].here

    def census(self) -> Mapping[str, int]:
        """Cards and tokens are never made or lost."""
        s = self.s
        hands = sum(len(chair.hand) for chair in s.chairs)
        equipped = sum(len(member.equipped) for member in s.crew)
        owned = sum(self.pack.card[card.num].coins is not None for card in s.cards)
        happening = int(s.happening is not None)
        return {
            "ability cards": len(s.ability_deck) + len(s.ability_discard) + hands + equipped,
            "market cards": len(s.market_deck) + len(s.stall) + owned,
            "search tokens": len(s.search_pile) + len(s.search_discard) + len(s.found),
            "event cards": len(s.event_deck)
            + len(s.events_left)
            + len(s.events_gone)
            + len(s.lasting)
            + happening,
        }

    def scramble(self, viewer: int | None, luck: random.Random) -> None:
        """Other hands and the ability deck, event cards within their tier, market, search."""
        s = self.s
        hands = [chair.hand for seat, chair in enumerate(s.chairs) if seat != viewer]
        _redeal([s.ability_deck, *hands], luck)
        for tier in TIERS:
            _redeal_where(
                [s.event_deck, s.events_left],
                luck,
                lambda card, tier=tier: self.pack.event[card].tier == tier,
            )
        luck.shuffle(s.market_deck)
        luck.shuffle(s.search_pile)

    @classmethod
    def autopilot(cls, view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
        return decide(view, ask, seat, luck)

    def awards(self) -> tuple[str, ...]:
        """R114: every totem and ending found."""
        pack = self.pack.about.id
        totems = [f"{pack}.totem.{number}" for number in self.totems()]
        return (*totems, *([f"{pack}.ending.{self.s.ending}"] if self.s.ending else []))

    @classmethod
    def with_awards(cls, options: Any, awards: Collection[str]) -> Any:
        known = {award for award in awards if award.startswith(f"{options.pack}.")}
        return options.model_copy(update={"known": min(40, len(known))})

    @classmethod
    def content(cls) -> Iterable[ContentTools]:
        return tools.all_packs(cls)


def _redeal(piles: list[list[int]], luck: random.Random) -> None:
    cards = [card for pile in piles for card in pile]
    luck.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]


def _redeal_where(piles: list[list[str]], luck: random.Random, belongs: Any) -> None:
    cards = [card for pile in piles for card in pile if belongs(card)]
    luck.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() if belongs(card) else card for card in pile]
