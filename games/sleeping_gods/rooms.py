"""Ship actions: five rooms, and the search tokens drawn on deck (R32-R40)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from games.kernel import CHECKPOINT, N, Option, Play, T, Text
from games.kernel.deck import recycle
from games.sleeping_gods import reasons
from games.sleeping_gods.ashore import Ashore
from games.sleeping_gods.names import ROOM, ROOM_NAME, effects_text, either, goods_text
from games.sleeping_gods.ship import ROOM_HOLDS
from games.sleeping_gods.state import ROOMS

COMMAND = {
    "bridge": (2, 3, 3, 4),
    "galley": (2, 3, 3, 3),
    "deck": (3, 4, 5, 5),
    "quarters": (3, 4, 4, 5),
    "sick_bay": (3, 3, 4, 5),
}
"""Command gained with one, two, three and four players."""
GALLEY_CARDS = (1, 1, 2, 2)
QUARTERS_CLEAR = (2, 2, 3, 3)
SEARCHES = 3
ANOTHER_ROOM = T(
    "Not the room of the last turn; one with two damage gives nothing. An event follows."
)
FULL_HAND = T("Cards above the limit are discarded at once. You may equip some first.")
DETAIL = {
    "bridge": T("Draw 1, gain {n} command, return all placed command"),
    "galley": T("Draw {cards}, gain {n} command, you may discard 1 to remove 1 fatigue"),
    "deck": T("Gain {n} command, draw up to 3 search tokens"),
    "quarters": T("Draw 1, gain {n} command, return {clear} placed command"),
    "sick_bay": T("Draw 1, gain {n} command, restore 1 health"),
}


class Rooms(Ashore):
    """The first step of a turn."""

    @abstractmethod
    def rearrange(self) -> Play[None]:
        """Players come and go."""

    def usable(self, room: str) -> bool:
        """R26, R32: not twice running, and not with two damage."""
        return room != self.s.room and self.s.harm[room] < ROOM_HOLDS

    def rooms_open(self) -> list[str]:
        """R33: if none can be used, the figure still moves."""
        others: list[str] = [room for room in ROOMS if room != self.s.room]
        return [room for room in others if self.usable(room)] or others

    def ship_action(self) -> Play[None]:
        """R32: to a different room, and what it gives."""
        while True:
            chosen = yield from self.table_ask(
                T("Ship action: which room?"),
                lambda: [*self.room_options(), self._table_option()],
                ANOTHER_ROOM,
                safe=True,
            )
            if chosen.id != "table":
                break
            yield from self.rearrange()
            yield CHECKPOINT
        usable = self.usable(chosen.value)
        self.s.phase, self.s.room = "aboard", chosen.value
        self.say(T("Ship action: {room}.", room=ROOM[self.s.room]))
        if usable:
            yield from ACTIONS[self.s.room](self)

    def _table_option(self) -> Option[Any]:
        return Option("table", self.s.active, T("Who plays…"), None)

    def room_options(self) -> list[Option[Any]]:
        return [
            Option(
                room,
                self.s.active,
                ROOM_NAME[room],
                room,
                spot=f"room.{room}",
                detail=self.room_detail(room),
            )
            for room in self.rooms_open()
        ]

    def room_detail(self, room: str) -> Text:
        """What the room gives with so many players."""
        more = self.players() - 1
        return T(
            DETAIL[room].template,
            n=self.room_command(room),
            cards=GALLEY_CARDS[more],
            clear=QUARTERS_CLEAR[more],
        )

    def room_command(self, room: str) -> int:
        return COMMAND[room][self.players() - 1] + self.ship_bonus("room_command")

    def take_command(self) -> None:
        self.gain_command(self.s.active, self.room_command(self.s.room))

    def draw_ability(self, count: int) -> Play[None]:
        """R17, R32: a full hand may be put to use before it draws."""
        seat = self.s.active
        if len(self.s.chairs[seat].hand) + count > self.hand_limit():
            fill = Option("fill", seat, N("Draw {n} card", "Draw {n} cards", n=count), None)
            yield from self.table_ask(T("Your hand is full: draw now?"), lambda: [fill], FULL_HAND)
        yield from self.draw_cards(seat, count)

    def bridge(self) -> Play[None]:
        """R35. Effects come in any order, so the supply is filled before it is drawn on."""
        self.clear_all_command()
        self.take_command()
        yield from self.draw_ability(1)

    def galley(self) -> Play[None]:
        """R36: exactly one card for one fatigue, before or after drawing."""
        self.take_command()
        fed = yield from self._feed(T("Draw first"))
        yield from self.draw_ability(GALLEY_CARDS[self.players() - 1])
        if not fed:
            yield from self._feed(T("Keep them"))

    def _feed(self, no: Any) -> Play[bool]:
        seat = self.s.active
        if not any(member.fatigue for member in self.s.crew):
            return False
        prompt = T("Galley: discard a card to remove 1 fatigue?")
        card = yield from self.maybe(
            seat, prompt, self.hand_options(seat), no=no, why=reasons.GALLEY
        )
        if card is None:
            return False
        self.discard_from_hand(seat, card)
        yield from self.rest(1, self.everybody())
        return True

    def deck(self) -> Play[None]:
        """R37."""
        self.take_command()
        yield from self.search(SEARCHES + self.ship_bonus("search"))

    def quarters(self) -> Play[None]:
        """R38."""
        yield from self.clear_command(QUARTERS_CLEAR[self.players() - 1])
        self.take_command()
        yield from self.draw_ability(1)

    def sick_bay(self) -> Play[None]:
        """R39."""
        self.take_command()
        yield from self.heal(1, [self.everybody()])
        yield from self.draw_ability(1)

    def search(self, most: int) -> Play[None]:
        """R37: one token at a time; all damage counts, one reward is kept."""
        drawn = self.s.found
        while len(drawn) < most and (yield from self._search_on(drawn)):
            if not self.s.search_pile:
                recycle(self.s.search_pile, self.s.search_discard, self.chance)
            if not self.s.search_pile:
                break
            self.reveal()
            token = self.s.search_pile.pop()
            drawn.append(token)
            self.say(T("Found: {what}.", what=self.token_text(token)))
        for token in list(drawn):
            yield from self.apply(self.pack.token[token].damage)
        yield from self._keep_one(drawn)
        self.s.search_discard.extend(drawn)
        drawn.clear()

    def token_text(self, token: int) -> Text:
        found = self.pack.token[token]
        rewards = either([goods_text(reward) for reward in found.rewards])
        if found.damage:
            return T("{rewards}; {damage}", rewards=rewards, damage=effects_text(found.damage))
        return rewards

    def _search_on(self, drawn: list[int]) -> Play[bool]:
        prompt = N("Search on? {n} token so far", "Search on? {n} tokens so far", n=len(drawn))
        options = [
            Option("search", self.s.active, T("Draw a token"), True),
            Option("enough", self.s.active, T("Enough"), False, tone="go"),
        ]
        return (yield from self.settle(prompt, options, reasons.SEARCHING))

    def _keep_one(self, drawn: list[int]) -> Play[None]:
        options = [
            Option(f"keep-{token}-{at}", self.s.active, goods_text(reward), reward)
            for token in drawn
            for at, reward in enumerate(self.pack.token[token].rewards)
        ]
        if options:
            prompt = T("Which find do you keep?")
            yield from self.apply((yield from self.settle(prompt, options, reasons.SEARCHING)))


ACTIONS: dict[str, Callable[[Rooms], Play[None]]] = {
    "bridge": Rooms.bridge,
    "galley": Rooms.galley,
    "deck": Rooms.deck,
    "quarters": Rooms.quarters,
    "sick_bay": Rooms.sick_bay,
}
