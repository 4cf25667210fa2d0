"""The ship: damage and repair, stores, command tokens."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable

from games.kernel import N, Option, Play, Seat, T, Text
from games.sleeping_gods import reasons
from games.sleeping_gods.care import Care
from games.sleeping_gods.content.words import FOODS, RESOURCES
from games.sleeping_gods.core import COMMAND, SUPPLY
from games.sleeping_gods.fate import Defeated
from games.sleeping_gods.names import GOODS, ROOM, ROOM_NAME, goods, word
from games.sleeping_gods.state import FATE_ROOMS

SINKS = 11
ROOM_HOLDS = 2
HULL_HOLDS = 1


def holds(room: str) -> int:
    """R26: a room takes 2 damage, the hull 1."""
    return HULL_HOLDS if room == "hull" else ROOM_HOLDS


def part_hit(fate: int) -> str:
    """R26: which part of the ship a fate number is."""
    return FATE_ROOMS[min(fate, 6) - 1]


def _hit(fate: int) -> Text:
    return T("Fate {n} hits the {room}. Keep it?", n=fate, room=ROOM[part_hit(fate)])


class Ship(Care):
    """Everything aboard that is shared."""

    @abstractmethod
    def tuned_fate(self, meaning: Callable[[int], Text]) -> Play[int]:
        """A fate draw that anybody may still change (R96)."""

    def move_ship(self, region: str, *, over_edge: bool = False) -> None:
        """R43: where a new page is turned to, a hunting beast is where the ship comes in."""
        pages = self.pack.region
        turned = over_edge or pages[region].page != pages[self.s.region].page
        self.s.region = region
        for lasting in self.s.lasting:
            if turned and lasting.region:
                lasting.region = region

    def harm_total(self) -> int:
        return sum(self.s.harm.values())

    def damage_ship(self, amount: int) -> Play[None]:
        """R26: fate says where each cube goes; a full room means a choice (G6, G7)."""
        for _ in range(amount):
            room = part_hit((yield from self.tuned_fate(_hit)))
            if self.s.harm[room] >= holds(room):
                room = yield from self._choose_hit()
            self.s.harm[room] += 1
            self.say(T("Ship damage: {room}.", room=ROOM[room]))
            if self.harm_total() >= SINKS:
                raise Defeated("ship")

    def _choose_hit(self) -> Play[str]:
        options = [
            Option(room, self.s.active, ROOM_NAME[room], room, spot=f"room.{room}")
            for room in FATE_ROOMS
            if self.s.harm[room] < holds(room)
        ]
        prompt = T("That part is full: where does the damage go?")
        return (yield from self.settle(prompt, options, reasons.SPILL))

    def repair(self, amount: int, seat: int | None = None) -> Play[None]:
        """R27: any cubes."""
        chooser = self.s.active if seat is None else seat
        for _ in range(min(amount, self.harm_total())):
            options = [
                Option(room, chooser, ROOM_NAME[room], room, spot=f"room.{room}")
                for room in FATE_ROOMS
                if self.s.harm[room]
            ]
            prompt = T("Repair which part? One damage comes off")
            room = yield from self.settle(prompt, options, reasons.REPAIR)
            self.s.harm[room] -= 1
            self.say(T("Repaired: {room}.", room=ROOM[room]))

    def gain(self, resource: str, amount: int) -> int:
        """R2: never more than the supply holds."""
        gained = min(amount, SUPPLY[resource] - self.s.goods[resource])
        self.s.goods[resource] += gained
        if gained:
            self.say(T("Gained {goods}.", goods=goods(resource, gained)))
        if gained < amount:
            self.say(T("The supply has no more {what}.", what=GOODS[resource]))
        return gained

    def gain_xp(self, amount: int) -> None:
        self.s.xp += amount
        self.say(N("Gained {n} XP.", "Gained {n} XP.", n=amount))

    def pay(self, resource: str, amount: int, seat: int | None = None) -> Play[None]:
        """R3, G21: back to the supply; of mixed things whoever pays chooses."""
        chooser = self.s.active if seat is None else seat
        kinds = {"food_any": FOODS, "any": RESOURCES}.get(resource)
        amount = min(amount, self.amount(resource))
        spent: Counter[str] = Counter()
        for paid in range(amount):
            kind = resource
            if kinds is not None:
                options = [
                    Option(good, chooser, GOODS[good], str(good))
                    for good in kinds
                    if self.s.goods[good]
                ]
                left = amount - paid
                prompt = T("Pay {goods}: what goes next?", goods=goods(resource, left))
                kind = yield from self.settle(prompt, options, reasons.PAYMENT)
            self.s.goods[kind] -= 1
            spent[kind] += 1
        for kind, n in spent.items():
            self.say(T("Paid {goods}.", goods=goods(kind, n)))

    def gain_command(self, seat: int, amount: int) -> None:
        """R34: as long as the supply lasts."""
        gained = min(amount, self.command_left())
        self.s.chairs[seat].command += gained
        if gained:
            self.say(
                N(
                    "{seat} gains {n} command.",
                    "{seat} gains {n} command.",
                    n=gained,
                    seat=Seat(seat),
                )
            )
        if gained < amount:
            self.say(T("The supply has no more {what}.", what=T("command")))

    def clear_all_command(self) -> None:
        """R35: whatever lies on crew boards and cards returns to the supply."""
        placed = COMMAND - self.command_left() - sum(c.command for c in self.s.chairs)
        for member in self.s.crew:
            member.command = 0
        for owned in self.s.cards:
            owned.command = 0
        self._tell_returned(placed)

    def _tell_returned(self, command: int) -> None:
        if command:
            self.say(
                N(
                    "{n} command returns to the supply.",
                    "{n} command return to the supply.",
                    n=command,
                )
            )

    def clear_command(self, amount: int, seat: int | None = None) -> Play[None]:
        """R38: tokens of one's choice return to the supply."""
        chooser = self.s.active if seat is None else seat
        while amount > 0:
            options: list[Option[tuple[str, int]]] = [
                Option(
                    board.id,
                    chooser,
                    T("{name}: {n}", name=word(board.short), n=min(member.command, amount)),
                    ("crew", at),
                    spot=f"crew.{board.id}",
                )
                for at, (board, member) in enumerate(zip(self.boards, self.s.crew, strict=True))
                if member.command
            ]
            options += [
                Option(
                    f"card-{owned.num}",
                    chooser,
                    T(
                        "{name}: {n}",
                        name=word(self.pack.card[owned.num].name),
                        n=min(owned.command, amount),
                    ),
                    ("card", at),
                )
                for at, owned in enumerate(self.s.cards)
                if owned.command
            ]
            if not options:
                return
            prompt = T("Return {n} command to the supply: from whom?", n=amount)
            kind, at = yield from self.settle(prompt, options, reasons.COMMAND)
            place = self.s.crew[at] if kind == "crew" else self.s.cards[at]
            taken = min(place.command, amount)
            place.command -= taken
            amount -= taken
            self._tell_returned(taken)
