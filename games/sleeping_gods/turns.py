"""A turn: dawn, ship action, event, two actions, dusk; and defeat in the middle of anything."""

from __future__ import annotations

from typing import Any

from games.kernel import CHECKPOINT, N, Option, Play, Seat, T, Text
from games.sleeping_gods import reasons
from games.sleeping_gods.ashore import STALL
from games.sleeping_gods.charting import MARKS
from games.sleeping_gods.effects import CampaignOver
from games.sleeping_gods.events import Events
from games.sleeping_gods.fate import Defeated
from games.sleeping_gods.names import fitting, word
from games.sleeping_gods.sea import nearest_ports

ACTIONS = 2
LOST_EVENTS = 6
TWO_ACTIONS = T("Two a turn, the same twice if you like.")
PORT = T("Inn, shipyard, healer, and level cards for XP")
CLOCK = ("1", "1.2", "F1")
FINAL_DEFEAT = "F2"


class Turns(Events):
    """The round of turns."""

    def voyage(self) -> Play[None]:
        """Turn after turn until an ending, or a defeat that ends everything."""
        while not self.s.ending and not self.s.lost:
            yield CHECKPOINT
            try:
                yield from self._step()
            except Defeated as defeat:
                yield from self.defeat(defeat.cause)
            except CampaignOver:
                return

    def _step(self) -> Play[None]:
        """The next step from here; a fight comes before a tale, a tale before an event."""
        if self.s.fight is not None:
            yield from self.fight_round()
        elif self.s.tale is not None:
            yield from self.tell()
        elif self.s.happening is not None:
            yield from self.face_event()
        elif self.s.phase == "dawn":
            yield from self.dawn()
        elif self.s.phase == "room":
            yield from self.ship_action()
            self.s.phase = "event"
        elif self.s.phase == "event":
            self.event()
        elif self.s.phase == "act":
            yield from self.act()
        else:
            yield from self.dusk()

    def dawn(self) -> Play[None]:
        """R29: venom, at the start of each player's turn; then whatever else wakes early."""
        self.say(T("Turn {n}: {seat}.", n=self.s.turn, seat=Seat(self.s.active)))
        self.s.took_part = []
        for index, member in enumerate(self.s.crew):
            if "venom" in member.statuses and self.able(index):
                yield from self.hurt(index, 1)
        if self.options.mode == "easy":
            self.gain_command(self.s.active, 1)
        yield from self.moment("turn_start", self.crew_of(self.s.active))
        yield from self.lasting_effects("turn_start")
        self.s.phase = "room"

    def event(self) -> None:
        """R44: an event, or the clock's paragraph once the deck has run out."""
        self.s.phase, self.s.actions = "act", ACTIONS
        if self.s.event_deck:
            self.draw_event()
        else:
            self.strike_clock()

    def strike_clock(self) -> None:
        """R44, R45, G17: equipped cards go, a new deck comes, the story goes on."""
        self.s.passes += 1
        self.note("clock", self.s.passes)
        self.say(T("The event deck is spent: all equipped ability cards are discarded."))
        for index, member in enumerate(self.s.crew):
            for card in list(member.equipped):
                self.unequip(index, card)
        self.s.ability_deck += self.s.ability_discard
        self.s.ability_discard = []
        self.chance.shuffle(self.s.ability_deck)
        if self.s.passes < len(CLOCK):
            self.build_event_deck()
        else:
            self.s.finale = 1
        self.open_book(CLOCK[min(self.s.passes, len(CLOCK)) - 1])

    def act(self) -> Play[None]:
        """R46: two actions, the same twice if one likes; or a command instead."""
        if self.s.finale:
            self.s.lost = "finale"
            return
        if self.s.actions == 0:
            self.s.phase = "dusk"
            return
        prompt = N("{n} action left: what now?", "{n} actions left: what now?", n=self.s.actions)
        chosen = yield from self.table_ask(prompt, self.action_options, TWO_ACTIONS, safe=True)
        self.s.actions -= 1
        kind, value = chosen.value
        if kind == "travel":
            yield from self.lasting_effects("travel")
            yield from self.travel()
        elif kind == "explore":
            self.explore(value)
        elif kind == "market":
            yield from self.trade(STALL)
        elif kind == "port":
            yield from self.visit_port()
        elif kind == "clear":
            yield from self.clear_event(value[0], paying=value[1])
        else:
            self.gain_command(self.s.active, 1)

    def action_options(self) -> list[Option[Any]]:
        seat, region = self.s.active, self.pack.region[self.s.region]
        travel = T("Fate and craft carry you up to 4 regions")
        options: list[Option[Any]] = [
            Option("travel", seat, T("Travel"), ("travel", None), detail=travel)
        ]
        for location in region.locations:
            number = location.num
            visited = str(number) in self.s.visits
            title = self.pack.paragraph[str(number)].title
            label = (
                T("Explore {n}: {title}", n=number, title=word(title))
                if (visited and title)
                else T("Explore {n}", n=number)
            )
            options.append(
                Option(
                    f"explore-{number}",
                    seat,
                    label,
                    ("explore", number),
                    spot=f"place.{number}",
                    detail=self.place_note(number),
                )
            )
        if region.market:
            label, detail = (
                T("Market of {name}", name=word(region.market)),
                T("{n} cards are laid out; buy what you can pay", n=STALL),
            )
            options.append(Option("market", seat, label, ("market", None), detail=detail))
        if region.port:
            label, detail = T("Port of {name}", name=word(region.port)), PORT
            options.append(Option("port", seat, label, ("port", None), detail=detail))
        for clear in self.clear_options("action"):
            clear.value = ("clear", clear.value)
            options.append(clear)
        options.append(Option("skip", seat, T("Skip for 1 command"), ("skip", None)))
        return options

    def place_note(self, number: int) -> Text | None:
        """What the crew remembers of a place, and what somebody wrote beside it."""
        mark = self.s.marks.get(str(number))
        wanted = [word(keyword) for keyword in self.s.notes.get(str(number), [])]
        asks = T("Somebody there asks for {keywords}", keywords=wanted)
        if mark is not None:
            note = T("Your note: {what}", what=MARKS[mark])
            return fitting(T("{one}; {other}", one=note, other=asks), note) if wanted else note
        return fitting(asks, T("Somebody there asks for something")) if wanted else None

    def dusk(self) -> Play[None]:
        """R42, R43: what happens at the end of a turn, and a try at being rid of it."""
        yield from self.lasting_effects("turn_end")
        yield from self.beasts_hunt()
        tried: set[str] = set()

        def ways() -> list[Option[Any]]:
            return [way for way in self.clear_options("turn_end") if way.value[0] not in tried]

        stop: Option[Any] = Option("leave", self.s.active, T("Leave it be"), None)
        while ways():
            chosen = yield from self.table_ask(
                T("The end of the turn: deal with what lasts?"),
                lambda: [*ways(), stop],
                T("One try each at the end of a turn."),
            )
            if chosen.value is None:
                break
            tried.add(chosen.value[0])
            yield from self.clear_event(chosen.value[0], paying=chosen.value[1])
        for lasting in list(self.s.lasting):
            if self.pack.event[lasting.id].lasts_turn:
                self.discard_lasting(lasting.id)
        self.pass_token()

    def pass_token(self) -> None:
        """R31: the captain token goes to the left."""
        self.s.turn += 1
        self.s.phase, self.s.actions = "dawn", 0
        seats = len(self.s.chairs)
        after = [(self.s.active + step) % seats for step in range(1, seats + 1)]
        self.s.active = next(seat for seat in after if self.s.chairs[seat].here)

    def defeat(self, cause: str) -> Play[None]:
        """R106-R108, G12: whatever went on is over."""
        self._break_off()
        self.note("defeat", cause)
        if cause == "crew":
            self.say(T("The whole crew is at 0 health. Defeat."))
        else:
            self.say(T("The ship can take no more. Defeat."))
        if self.s.finale:
            self._lose_finale()
        elif self.options.mode == "brutal":
            self.s.defeats += 1
            self.s.lost = cause
        else:
            self.s.defeats += 1
            yield from self._limp_to_port(cause)

    def _break_off(self) -> None:
        if self.s.happening is not None:
            self.lay_down(self.s.happening.id)
        self.s.tale = self.s.contest = self.s.fight = self.s.threat = None
        self.s.distance, self.s.took_part, self.s.tokens, self.s.port_done = 0, [], [], []
        self.s.ashore = False
        self.s.search_discard += self.s.found
        self.s.market_deck[:0] = self.s.stall
        self.s.found, self.s.stall = [], []

    def _limp_to_port(self, cause: str) -> Play[None]:
        """R107: to the nearest port, mended; six events are lost and the next turn begins."""
        ports = nearest_ports(self.pack, self.s.region)
        options = [
            Option(
                f"port-{port}",
                self.s.active,
                word(self.pack.region[port].port or port),
                port,
                spot=f"region.{port}",
            )
            for port in ports
        ]
        prompt = T("To which port do you limp?")
        self.move_ship((yield from self.settle(prompt, options, reasons.LIMPING)))
        port = word(self.pack.region[self.s.region].port or self.s.region)
        if cause == "crew":
            for member in self.s.crew:
                member.damage = member.fatigue = 0
            self.say(T("The ship limps to {port}; the crew is healed and rested.", port=port))
            self._console()
        else:
            self.s.harm = dict.fromkeys(self.s.harm, 0)
            self.say(T("The ship limps to {port} and is repaired.", port=port))
        self.lose_events(LOST_EVENTS)
        self.pass_token()

    def _console(self) -> None:
        """Easy mode softens a crew's defeat."""
        if self.options.mode != "easy":
            return
        for member in self.s.crew:
            member.statuses = []
        self.gain_xp(5)
        self.gain("coins", 7)
        self.gain_command(self.s.active, 8)

    def _lose_finale(self) -> None:
        """The first time F1 begins again, refreshed; the second time it is over."""
        if self.s.finale > 2:
            self.s.lost = "finale"
            return
        if self.s.finale > 1 or self.options.mode == "brutal":
            self.s.defeats += 1
            self.s.finale = 3
            for member in self.s.crew:
                member.damage = 0
            self.s.harm = dict.fromkeys(self.s.harm, 0)
            self.open_book(FINAL_DEFEAT)
            return
        self.s.finale = 2
        self.say(T("The finale begins again; crew and ship are as good as new."))
        for member in self.s.crew:
            member.damage = member.fatigue = 0
            member.statuses = []
        self.s.harm = dict.fromkeys(self.s.harm, 0)
        self.clear_all_command()
        self.gain_command(self.s.active, 7)
        self.gain_xp(10)
        self.open_book(CLOCK[-1])
