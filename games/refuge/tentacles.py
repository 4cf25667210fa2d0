"""Tentacles: eliminated, met, moved and spawned."""

from __future__ import annotations

from games.kernel.ask import Option, Play, Tone
from games.kernel.text import T, Text
from games.refuge.board import (
    COLUMN_NAMES,
    HEAD_SPOTS,
    NEIGHBOURS,
    SPACE_NAMES,
    SPACES,
    SPAWNS,
    SPOT_IDS,
    SPOT_NAMES,
    WAY_NAMES,
    Spot,
)
from games.refuge.cards import ARROWS, SALVAGE, SPAWN_SYMBOL, WEAPONS, Arrow
from games.refuge.goals import Goals
from games.refuge.roster import ABILITIES
from games.refuge.state import OFF_MAP, Diver
from games.refuge.table import THREAT_LIMIT

Marcher = tuple[Spot, Arrow]
"""A tentacle and the arrow it follows."""

ABOVE_COLUMNS = 70
"""The columns below the head end under its band."""

BRACE = "brace"
TAKE_THE_HIT = T("Take the hit")
WHY_STRIKE = T("A weapon eliminates it and earns a salvage card; a hit knocks the diver down.")


class Tentacles(Goals):
    """Tentacles push nobody: they are blocked, leave the board, or knock a diver down."""

    def eliminate(self, spot: Spot, diver: Diver) -> Play[None]:
        """Whoever eliminates a tentacle from the board draws a salvage card."""
        self.return_tentacle(spot)
        self.say(
            T(
                "{diver} eliminates the tentacle on {spot}.",
                diver=self.name(diver),
                spot=SPOT_NAMES[spot],
            )
        )
        self.draw_salvage(diver)
        if self.goal.objective == "thin_the_herd":
            yield from self.come_closer()

    def meet(self, diver: Diver) -> Play[None]:
        """A tentacle and a diver share a space: a weapon, on anybody's turn, or a fall."""
        prompt = T("A tentacle is upon {diver}! Strike it?", diver=self.name(diver))
        defence = yield from self.maybe(
            diver.seat, prompt, self.defences(diver), no=TAKE_THE_HIT, why=WHY_STRIKE
        )
        if defence in WEAPONS:
            self.discard(diver, defence)
            weapon = SALVAGE[defence].title
            self.say(T("{diver} strikes with {card}.", diver=self.name(diver), card=weapon))
            yield from self.eliminate(diver.spot, diver)
            return
        self.return_tentacle(diver.spot)
        if defence == BRACE:
            diver.spent.append(BRACE)
            self.say(T("{diver} braces and stays up.", diver=self.name(diver)))
        elif diver.standing:
            self.knock_down(diver)
        else:
            self.say(T("A tentacle passes over {diver} and is gone.", diver=self.name(diver)))

    def defences(self, diver: Diver) -> list[Option[str]]:
        """A diver who is down strikes no more."""
        if not diver.standing:
            return []
        weapons = WEAPONS.intersection(diver.hand)
        options: list[Option[str]] = [
            Option(
                f"strike.{card}",
                diver.seat,
                SALVAGE[card].title,
                card,
                detail=self.spoils(STRIKE),
                tone="go" if self.s.salvage_deck else "warn",
            )
            for card in sorted(weapons)
        ]
        if diver.name == "michael" and BRACE not in diver.spent:
            brace = ABILITIES[BRACE]
            options.append(
                Option("strike.brace", diver.seat, brace.title, BRACE, detail=brace.effect)
            )
        return options

    def spoils(self, usually: Text) -> Text:
        """What eliminating a tentacle brings; with no card left to draw, the end."""
        return usually if self.s.salvage_deck else NO_CARD_LEFT

    def can_enter(self, spot: Spot) -> bool:
        """No tentacle enters the head, another tentacle or a cave where somebody is."""
        return (
            spot in SPACES
            and spot not in self.s.tentacles
            and spot not in HEAD_SPOTS[self.s.head]
            and not (SPACES[spot] == "cave" and self.diver_at(spot) is not None)
        )

    def tentacle_moves(self, start: Spot, end: Spot) -> Play[None]:
        """Onto a diver, off to the threat track, or simply there."""
        diver = self.diver_at(end)
        tentacles = self.s.tentacles
        self.leave_trail("tentacle", start, end)
        if diver is None and SPACES[end] == "start":
            tentacles.remove(start)
            self.say(T("The tentacle on {spot} reaches the Start row.", spot=SPOT_NAMES[start]))
            self.add_threat()
            return
        tentacles[tentacles.index(start)] = end
        if diver is not None:
            yield from self.meet(diver)

    def spawn(self, column: int) -> None:
        """On the topmost free Spawn space of the column, or else on the threat track."""
        self.s.supply -= 1
        spot = next((spot for spot in SPAWNS[column] if self.is_free(spot)), None)
        if spot is None:
            self.say(T("Column {column} has no free Spawn space.", column=COLUMN_NAMES[column]))
            self.add_threat()
        else:
            self.s.tentacles.append(spot)
            self.leave_trail("spawn", OFF_MAP, spot)
            self.say(RISES[spot])
        self.check_supply()

    def lower_half(self, below: str) -> Play[None]:
        """Under the head all arrows move together, second arrows after that, then spawns."""
        marching = yield from self.march(self.under_arrows(below))
        yield from self.march([one for one in marching if one[1].times == 2])
        for part, symbol in enumerate(below):
            if symbol == SPAWN_SYMBOL:
                self.spawn(self.s.head + part)

    def under_arrows(self, below: str) -> list[Marcher]:
        """The tentacles of the columns below the head with their arrows, from left to right."""
        head = self.s.head
        under = [
            (spot, arrow)
            for spot in self.s.tentacles
            if spot < ABOVE_COLUMNS and 0 <= spot % 10 - head <= 2
            if (arrow := ARROWS.get(below[spot % 10 - head]))
        ]
        return under if len(under) < 2 else sorted(under, key=left_first)

    def march(self, waiting: list[Marcher]) -> Play[list[Marcher]]:
        """One step together: nobody waits for a space that its holder is leaving.

        Of two who want the same space, the one from the left has it.
        """
        arrived: list[Marcher] = []
        index = 0
        while index < len(waiting):
            spot, arrow = waiting[index]
            end = spot + arrow.way
            if not self.can_enter(end):
                index += 1
                continue
            del waiting[index]
            yield from self.tentacle_moves(spot, end)
            arrived.append((end, arrow))
            index = 0
        return [one for one in waiting + arrived if one[0] in self.s.tentacles]

    def move_tentacles(self, diver: Diver, most: int, why: Text) -> Play[None]:
        """Up to so many different tentacles, one space each."""
        moved: list[Spot] = []
        while len(moved) < most:
            start = yield from self.maybe(
                diver.seat,
                T("{diver}: which tentacle moves?", diver=self.name(diver)),
                self.spot_options("lift", diver.seat, self.movable_tentacles(moved)),
                no=T("Leave them"),
                why=why,
            )
            if start is None:
                return
            end = yield from self.pick(
                T("{diver}: where does it go?", diver=self.name(diver)),
                self.tentacle_ways(diver, start),
                why=WHERE_IT_GOES,
            )
            self.say(
                T(
                    "A tentacle is moved from {one} to {other}.",
                    one=SPOT_NAMES[start],
                    other=SPOT_NAMES[end],
                )
            )
            yield from self.tentacle_moves(start, end)
            moved.append(end)

    def movable_tentacles(self, moved: list[Spot]) -> list[Spot]:
        spots = [spot for spot in self.s.tentacles if spot not in moved and self.can_leave(spot)]
        return sorted(spots, reverse=True)

    def can_leave(self, spot: Spot) -> bool:
        for near in NEIGHBOURS[spot]:  # noqa: SIM110 - asked of every tentacle in turn: speed counts
            if self.can_enter(near):
                return True
        return False

    def tentacle_ways(self, diver: Diver, start: Spot) -> list[Option[Spot]]:
        return [
            self.way_option(diver.seat, start, end)
            for end in NEIGHBOURS[start]
            if self.can_enter(end)
        ]

    def way_option(self, seat: int, start: Spot, end: Spot) -> Option[Spot]:
        awaits, spot = self.what_awaits(end), SPOT_IDS[end]
        tone: Tone = "warn" if awaits else "plain"
        label = T("{way}: {space}", way=WAY_NAMES[end - start], space=SPACE_NAMES[SPACES[end]])
        put = f"put.{SPOT_IDS[start]}.{spot}"
        return Option(put, seat, label, end, spot, None, awaits, False, tone)

    def what_awaits(self, end: Spot) -> Text | None:
        diver = self.diver_at(end)
        if diver is not None:
            return T("Onto {diver}", diver=self.name(diver))
        if SPACES[end] != "start":
            return None
        return ONTO_THREAT if self.s.threat < THREAT_LIMIT - 1 else LAST_THREAT


def left_first(marcher: Marcher) -> tuple[int, int]:
    """Column by column, the lowest row first."""
    spot = marcher[0]
    return spot % 10, spot // 10


RISES = {spot: T("A tentacle rises on {spot}.", spot=name) for spot, name in SPOT_NAMES.items()}
STRIKE = T("Discard it: the tentacle is eliminated and you draw a card.")
NO_CARD_LEFT = T("A card would be due and none is left: the dive would be lost.")
ONTO_THREAT = T("Onto the threat track")
LAST_THREAT = T("The fourth on the threat track: the dive would be lost.")
WHERE_IT_GOES = T(
    "On a diver it strikes and goes to the supply; on a Start space it joins the threat track."
)
