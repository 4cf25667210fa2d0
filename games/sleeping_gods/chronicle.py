"""The journey log: what happened, turn by turn, what is still open, and notes on places (R109)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from games.kernel import Chapter, N, T, Text
from games.sleeping_gods.charting import MARKS
from games.sleeping_gods.ledger import Ledger
from games.sleeping_gods.names import word

RECENT_TURNS = 4


class Chronicle(Ledger):
    """Reads the log aloud."""

    def recap(self) -> list[Text]:
        """The last turns, where the ship lies, what is open and who is hurt."""
        return [
            *self.turns_told()[-RECENT_TURNS:],
            self.whereabouts(),
            *self._open(),
            *self._worn(),
        ]

    def journal(self) -> list[Chapter]:
        chapters = [
            Chapter(T("The voyage"), tuple(self.turns_told())),
            Chapter(T("Quests"), tuple(self.quests_told())),
            Chapter(T("Notes on the chart"), tuple(self.places_told())),
            *self.holdings(),
        ]
        return [chapter for chapter in chapters if chapter.lines]

    def turns_told(self) -> list[Text]:
        """One sentence for each turn in which anything happened."""
        return [
            T("Turn {n}: {deeds}.", n=turn, deeds=[self.deed(kind, what) for _, kind, what in all_])
            for turn, all_ in groupby(self.s.log, key=lambda entry: entry[0])
        ]

    def deed(self, kind: str, what: str) -> Text:
        """One entry of the log as part of a sentence."""
        return DEEDS[kind](self, what)

    def whereabouts(self) -> Text:
        region = self.pack.region[self.s.region]
        place = word(region.name or region.port or region.id.upper())
        return T(
            "The {ship} lies at {place}, {page}.",
            ship=word(self.pack.about.ship),
            place=place,
            page=word(self.pack.page[region.page].name),
        )

    def _open(self) -> Iterator[Text]:
        active = [word(q.title) for n in self.s.quests if (q := self.pack.quest[n]).active]
        if active:
            yield T("Still to do: {quests}.", quests=active)
        lasting = [word(self.pack.event[event.id].name) for event in self.s.lasting]
        if lasting:
            yield T("Still with you: {events}.", events=lasting)

    def _worn(self) -> Iterator[Text]:
        down = [self.name(at) for at in range(len(self.boards)) if not self.able(at)]
        if down:
            yield T("At 0 health: {crew}.", crew=down)
        if harm := self.harm_total():
            yield N("The ship has {n} damage.", "The ship has {n} damage.", n=harm)

    def quests_told(self) -> Iterator[Text]:
        for number in self.s.quests:
            quest = self.pack.quest[number]
            yield T("{title}: {text}", title=word(quest.title), text=word(quest.text))
        for number in self.s.used_quests:
            yield T("{title} (laid aside)", title=word(self.pack.quest[number].title))

    def places_told(self) -> Iterator[Text]:
        """Every place explored: how often, and what it asked for."""
        for page in self.pack.pages:
            for region in page.regions:
                for location in region.locations:
                    if str(location.num) in self.s.visits:
                        yield self._place_told(word(page.name), location.num)
                    if str(location.num) in self.s.marks:
                        mark = MARKS[self.s.marks[str(location.num)]]
                        yield T("{n}: your note, {what}.", n=location.num, what=mark)

    def _place_told(self, page: Text, number: int) -> Text:
        times = self.s.visits[str(number)]
        told = N(
            "{n_place} {title}, {page}: explored once",
            "{n_place} {title}, {page}: explored {n} times",
            n=times,
            n_place=number,
            title=self.place_title(number),
            page=page,
        )
        wanted = self.s.notes.get(str(number), [])
        if not wanted:
            return T("{told}.", told=told)
        return T("{told}; somebody asks for {keywords}.", told=told, keywords=[*map(word, wanted)])

    def place_title(self, number: int) -> Text:
        title = self.pack.paragraph[str(number)].title
        return word(title) if title else T("a place without a name")


DEEDS: dict[str, Callable[[Chronicle, str], Text]] = {
    "explore": lambda game, what: T("explored {place}", place=game.place_title(int(what))),
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
