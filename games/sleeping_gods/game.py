"""Sleeping Gods as the kernel wants it: the campaign played, seen, told and remembered."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from games.kernel import CHECKPOINT, Ask, Chance, Chapter, N, Option, Outcome, Play, T, Text
from games.kernel.content import Bookshelf, ContentTools, pack_id
from games.kernel.deck import deal_anew
from games.kernel.game import Upgrade, same_state
from games.kernel.glossary import Glossary
from games.kernel.stake import Stake
from games.sleeping_gods import questions
from games.sleeping_gods import state as data
from games.sleeping_gods.authors.bookshelf import Shelf
from games.sleeping_gods.autopilot import answer
from games.sleeping_gods.badges import BADGES
from games.sleeping_gods.before_ids import TOLD_BEFORE_IDS
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.challenge.stake import stake_of
from games.sleeping_gods.content.cards import Mod
from games.sleeping_gods.content.words import TIERS
from games.sleeping_gods.crew.dealing import share_out
from games.sleeping_gods.glossary import glossary
from games.sleeping_gods.journal.chronicle import chapters, recap
from games.sleeping_gods.journal.log import cast
from games.sleeping_gods.lesson import LESSON
from games.sleeping_gods.make_view import view_of
from games.sleeping_gods.mind import SleepingGodsMind
from games.sleeping_gods.mind.weights import Weights
from games.sleeping_gods.older_saves import spelled
from games.sleeping_gods.options import CampaignOptions
from games.sleeping_gods.reading_order import printed_name, reading_order
from games.sleeping_gods.reminders import REMINDERS
from games.sleeping_gods.scoring import outcome
from games.sleeping_gods.seen_things import on_the_table
from games.sleeping_gods.set_up import begin, first_state
from games.sleeping_gods.ship.sailing import roam as sail_or_search
from games.sleeping_gods.situation import situation
from games.sleeping_gods.story.effects import ACTS
from games.sleeping_gods.story.event_deck import behind, build_event_deck
from games.sleeping_gods.thanks import THANKS
from games.sleeping_gods.turn.turn import voyage
from games.sleeping_gods.turning_points import TURNING_POINTS
from games.sleeping_gods.view import View
from games.sleeping_gods.words import word


class SleepingGods(Campaign):
    """A crew lost on a strange sea, with a book of stories and three decks of time."""

    acts = ACTS

    id = "sleeping_gods"
    title = T("Sleeping Gods")
    tagline = T("A campaign of many evenings on a sea that's on no chart")
    seats = range(1, 5)
    difficulty = T("many evenings, and you learn as you go")
    State = data.State
    Options = CampaignOptions
    rules = 7
    upgrades: ClassVar[Mapping[int, Upgrade]] = dict.fromkeys(range(1, 7), same_state)
    lesson = LESSON
    reminders = REMINDERS
    badges = BADGES
    turning_points = TURNING_POINTS
    told_before_ids = TOLD_BEFORE_IDS
    thanks = THANKS
    level = "mode"
    written = "pack"
    longest = 40_000

    @classmethod
    def set_up(cls, seat_count: int, options: CampaignOptions, chance: Chance) -> data.State:
        """R5-R13."""
        state = first_state(cls.read_pack(options), seat_count, options, chance)
        game = cls(state, seat_count, options, chance)
        share_out(game)
        build_event_deck(game)
        return state

    def play(self) -> Play[Outcome]:
        if self.s.phase == "unlock":
            yield CHECKPOINT
            yield from begin(self)
        yield from voyage(self)
        return outcome(self)

    def roam(self, mod: Mod, seat: int) -> Play[None]:
        return sail_or_search(self, mod, seat)

    def spelled(self, old: str, ask: Ask, before: Sequence[str]) -> tuple[str, ...] | None:
        return spelled(old, ask, before)

    def recap(self) -> list[Text]:
        return recap(self)

    def journal(self) -> list[Chapter]:
        return chapters(self)

    def cast(self) -> list[Text]:
        return list(cast(self))

    def view(self, viewer: int | None) -> View:
        return view_of(self, viewer)

    def headline(self) -> Text:
        region, found = self.pack.region[self.s.region], len(self.totems())
        return N(
            "Turn {turn}, {page}: {found} {totems}, {n} event left",
            "Turn {turn}, {page}: {found} {totems}, {n} events left",
            n=len(self.s.event_deck),
            turn=self.s.turn,
            page=word(self.pack.page[region.page].name),
            found=found,
            totems=word(self.pack.totem_word(found)),
        )

    def behind(self) -> float:
        return behind(self)

    def what_wins(self) -> Text:
        return T(
            "Goal: find {totems} and an ending before the third event deck runs out.",
            totems=word(self.pack.totem_word(2)),
        )

    def situation(self) -> list[Text]:
        return situation(self)

    def stake(self, ask: Ask) -> Stake | None:
        """A challenge, while people join it and while they help."""
        if ask.question not in (questions.JOIN, questions.HELP):
            return None
        return stake_of(self.view(None), self.pack)

    @classmethod
    def glossary(cls, options: CampaignOptions) -> Glossary:
        return glossary(options.pack)

    @classmethod
    def on_the_table(cls, view: View) -> Sequence[str]:
        return on_the_table(view)

    @classmethod
    def reading_order(cls, mark: str) -> tuple[int, ...]:
        return reading_order(mark)

    @classmethod
    def printed_name(cls, mark: str) -> str:
        return printed_name(mark)

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
            cards = {card.id for card in self.pack.events if card.tier == tier}
            _redeal_where([s.event_deck, s.events_left], luck, cards)
        deal_anew(s.market_deck, luck)
        deal_anew(s.search_pile, luck)

    @classmethod
    def mind(cls, weights: Weights | None = None) -> SleepingGodsMind:
        return SleepingGodsMind(cls, weights)

    @classmethod
    def autopilot(cls, view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
        return answer(view, ask, seat, luck)

    def awards(self) -> tuple[str, ...]:
        """R114: every totem and ending found."""
        pack = self.pack.about.id
        totems = [f"{pack}.totem.{number}" for number in self.totems()]
        return (*totems, *([f"{pack}.ending.{self.s.ending}"] if self.s.ending else []))

    @classmethod
    def with_awards(cls, options: CampaignOptions, awards: Collection[str]) -> CampaignOptions:
        known = {award for award in awards if award.startswith(f"{pack_id(options.pack)}.")}
        return options.model_copy(update={"known": min(40, len(known))})

    @classmethod
    def content(cls) -> Iterable[ContentTools]:
        from games.sleeping_gods.authors import tools  # noqa: PLC0415 - no table needs them

        return tools.all_packs(cls)

    @classmethod
    def content_in(cls, folder: Path) -> ContentTools:
        from games.sleeping_gods.authors import tools  # noqa: PLC0415 - no table needs them

        return tools.pack_in(cls, folder)

    @classmethod
    def bookshelf(cls) -> Bookshelf:
        return Shelf()


def _redeal(piles: list[list[int]], luck: random.Random) -> None:
    cards = [card for pile in piles for card in pile]
    deal_anew(cards, luck)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]


def _redeal_where(piles: list[list[str]], luck: random.Random, belongs: Collection[str]) -> None:
    cards = [card for pile in piles for card in pile if card in belongs]
    deal_anew(cards, luck)
    for pile in piles:
        pile[:] = [cards.pop() if card in belongs else card for card in pile]
