"""The rules' side of a meeting of The Refuge: the reading's table laid as a position, the same
order and answers, and what comes of them as a table of the reading. All that knows the rules' code
is here; of a question its id and the ids and seats of its options are used, never its words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from games.kernel.ask import Ask, Option, Play
from games.kernel.chance import Chance
from games.kernel.copying import copy_state
from games.refuge.board import SPOT_IDS
from games.refuge.cards import KRAKEN, SALVAGE
from games.refuge.characters import ABILITIES, CHARACTERS
from games.refuge.dive import Ended
from games.refuge.game import PHASES, Refuge
from games.refuge.objective_cards import OBJECTIVES
from games.refuge.options import RefugeOptions
from games.refuge.state import ABOARD, DEVOURED, Diver, Goal, State
from games.refuge.turn_options import grace_runs_out
from tests.meetings.refuge import box
from tests.meetings.refuge.table import BOARDED, Order, Table
from tests.meetings.refuge.table import DEVOURED as EATEN
from tests.meetings.refuge.table import Diver as ReadDiver
from tests.meetings.refuge.turn import leaning, speaks

Words = tuple[str, ...]


def plain(name: str) -> str:
    return "".join(filter(str.isalnum, name.lower()))


NAMES = (
    *(*box.DIVERS, *(one for three in box.DIVERS.values() for one in three), *box.TYPES),
    *(one for level in box.OBJECTIVES for one in level),
)
CALLED = {plain(name): name for name in NAMES}
ID = {CALLED[plain(key)]: key for key in (*CHARACTERS, *ABILITIES, *SALVAGE, *OBJECTIVES)}
NAME = {key: name for name, key in ID.items()}
SPOT = {f"{box.LETTERS[spot % 10]}{spot // 10}": spot for spot in SPOT_IDS}
PLACE = {spot: name for name, spot in SPOT.items()} | {DEVOURED: EATEN, ABOARD: BOARDED}
WORD: Mapping[str, str] = {
    **NAME,
    **{SPOT_IDS[spot]: name for name, spot in SPOT.items()},
    **{card: card for card in KRAKEN},
    "cargo": box.CARGO,
}
VERBS = {"card": "play", "ability": "use", "sonar": "use", "set_charge": "charge", "strike": "hit"}
REPLIES = {
    "spawn.tentacle": "spawn",
    "tentacle.move": "lair",
    "tentacle.meets": "parry",
    "devoured.slip_away": "slip",
    "whirlpool.switch": "switch",
    "ink.hide": "ink",
    "reward.ability": "ready",
    "reward.tentacle": "lowest",
    "sonar.next_card": "sonar",
}
"""Questions about what comes of a deed; by all others it is aimed."""
OPENING = {"turn.action": "", "devoured.back": "return"}
"""Questions of one's own turn, which name the deed."""
LED = ("Bait", "Lure")
OUTCOMES = {"won": "won", "down": "lost: all down"}
TURN = 10
OPTIONS, CHANCE = RefugeOptions(), Chance(7)


def spots(names: Iterable[str]) -> list[int]:
    return sorted(SPOT[name] for name in names)


def places(found: Iterable[int]) -> set[str]:
    return {PLACE[spot] for spot in found}


def lay(table: Table) -> Refuge:
    """The same table as a position in the active diver's turn."""
    begins = table.active.at == EATEN and table.actions > 0
    state = State(
        divers=[lay_diver(table, seat) for seat in range(len(table.divers))],
        active=table.turn,
        salvage_deck=[ID[card] for card in reversed(table.salvage)],
        kraken_deck=table.kraken[::-1],
        tentacles=spots(table.tentacles),
        supply=table.supply,
        threat=table.threat,
        head=table.head,
        phase="wake" if begins else "act",
        turn=TURN - begins,
        actions_left=table.actions,
        salvage_discards=[ID[card] for card in table.discards],
        kraken_discards=list(table.drawn),
        cameras=spots(table.cameras),
        goals=[Goal(ID[name]) for name in table.objectives],
        accomplished=table.stage,
    )
    lay_goal(table, state.goals[table.stage])
    return Refuge(state, len(table.divers), OPTIONS, CHANCE)


def again(game: Refuge) -> Refuge:
    return Refuge(copy_state(game.s), game.seat_count, OPTIONS, CHANCE)


def lay_diver(table: Table, seat: int) -> Diver:
    """Who lies has lain since an earlier turn, unless a lone diver's grace is still to come."""
    one = table.divers[seat]
    where = {EATEN: DEVOURED, BOARDED: ABOARD}.get(one.at)
    lately = len(table.afloat) == 1 and not table.grace
    since = (TURN if lately else TURN - 1) if one.down else None
    hand, spent = [ID[card] for card in one.hand], [ID[card] for card in sorted(one.used)]
    spot = SPOT[one.at] if where is None else where
    return Diver(seat, ID[one.name], spot, since, hand, spent, table.cargo == one.name)


def lay_goal(table: Table, goal: Goal) -> None:
    goal.progress, goal.stowed = table.progress, sorted(table.stored)
    goal.markers = spots(table.markers | ({table.cargo} & set(SPOT)))


def read(game: Refuge) -> Table:
    """The position as a table of the reading."""
    s = game.s
    goal = game.goal
    home = goal.objective == "bring_the_cargo_home"
    carrier = next((NAME[one.name] for one in s.divers if one.cargo), "")
    names = [NAME[one.objective] for one in s.goals]
    ends = s.phase == "wake"
    table = Table(
        [read_diver(one) for one in s.divers],
        (names[0], names[1], names[2]),
        s.head,
        places(s.tentacles),
        s.supply,
        s.threat,
        [NAME[card] for card in reversed(s.salvage_deck)],
        [NAME[card] for card in s.salvage_discards],
        s.kraken_deck[::-1],
        list(s.kraken_discards),
        places(s.cameras),
        s.accomplished,
        goal.progress,
        set() if home else places(goal.markers),
        set(goal.stowed),
        carrier or (PLACE[goal.markers[0]] if home and goal.markers else ""),
        s.active,
        box.ACTIONS if ends else s.actions_left * game.diver.on_map,
    )
    s.turn += ends
    table.grace = grace_runs_out(game, game.diver)
    s.turn -= ends
    return table


def read_diver(one: Diver) -> ReadDiver:
    hand, used = [NAME[card] for card in one.hand], {NAME[card] for card in one.spent}
    return ReadDiver(NAME[one.name], PLACE[one.spot], not one.standing, hand, used)


@cache
def words(option: str, question: str) -> Words:
    """What an option speaks of: places, cards, abilities, divers, steps of the head; of a deed in
    a turn first the verb."""
    verb, *rest = option.split(".")
    if verb == "head":
        return (("-" if rest[0] == "left" else "") + rest[1],)
    if question == "flash.camera":
        return (f"@{WORD[rest[0]]}",)
    found = ("Sonar",) if verb == "sonar" else tuple(WORD[part] for part in rest)
    return (OPENING[question] or VERBS.get(verb, verb), *found) if question in OPENING else found


@dataclass
class Stage:
    """A position at work on one order, among everything that seat may do by the reading."""

    game: Refuge
    order: Order
    orders: set[Order]
    lean: int
    aimed: Words = ()
    settled: bool = False
    asked: list[frozenset[Order]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    """Where the aims of the rules are not those of the reading."""

    @property
    def leads(self) -> bool:
        return self.order.what in LED and self.order.verb in {"play", "use"}

    def answer(self, ask: Ask) -> Option[Any]:
        first_led = self.leads and not self.settled and len(self.aimed) < 3
        if ask.id not in REPLIES or (first_led and not self.asked):
            return self.aim(ask)
        return self.reply(ask)

    def aim(self, ask: Ask) -> Option[Any]:
        """The option that means the order; each of the others must mean another one."""
        offers = {words(one.id, ask.id): one for one in ask if one.id != "never_mind"}
        self.faults += apart(offers, self.orders, self.aimed)
        still = left(self.order, self.aimed)
        assert still is not None
        spoken = next((one for one in offers if one in openings(still)), None)
        if spoken is None:
            raise NotOfferedError
        self.aimed += spoken
        self.settled = not spoken
        return offers[spoken]

    def reply(self, ask: Ask) -> Option[Any]:
        """As the reading's chooser would."""
        self.aim_is_taken()
        verb = REPLIES[ask.id]
        if verb == "lair" and self.leads:
            verb = self.order.what.lower()
        offers = {self.meant(option, ask, verb): option for option in ask}
        if verb != "sonar":
            self.asked.append(frozenset(offers))
        return offers[leaning(self.lean)(frozenset(offers))]

    def meant(self, option: Option[Any], ask: Ask, verb: str) -> Order:
        who = NAME[self.game.s.divers[option.seat].name]
        if option.id == "no":
            return Order("decline", who, verb)
        return (
            Order(verb, who, *words(option.id, ask.id)) if option.id != "yes" else Order(verb, who)
        )

    def aim_is_taken(self) -> None:
        """Nothing is asked any more that the reading tells apart."""
        others = [one for one in self.orders if left(one, self.aimed) is not None]
        if not self.settled and others != [self.order]:
            self.faults.append(f"{self.aimed} stands for all of {sorted(others)}")
        self.settled = True


class NotOfferedError(AssertionError):
    """The rules offer something else than the reading."""


@cache
def left(order: Order, aimed: Words) -> Words | None:
    """What is still to be said of an order; nothing if something else was said."""
    still = [order.verb, *speaks(order)]
    for word in aimed:
        if word not in still:
            return None
        still.remove(word)
    return tuple(still)


@cache
def openings(still: Words) -> frozenset[Words]:
    """What may be said next, be it one thing or several at once; no word when nothing is left."""
    ends = range(len(still) + 1)
    return frozenset(still[start:end] for end in ends for start in range(end)) or frozenset({()})


def apart(offers: Iterable[Words], orders: Iterable[Order], aimed: Words) -> list[str]:
    """Offers that mean no order, and orders that no offer leads to."""
    offers, meant, faults = set(offers), set[Words](), []
    for order in orders:
        still = left(order, aimed)
        if still is not None:
            meant |= openings(still)
            if offers.isdisjoint(openings(still)):
                faults.append(f"{aimed}: {order} is not offered")
    return faults + [f"{aimed}: {one} is not to be offered" for one in sorted(offers - meant)]


def played(game: Refuge, order: Order, orders: set[Order], lean: int) -> tuple[Stage, str]:
    """What comes of an order by the rules, and how the dive ended if it did."""
    stage = Stage(game, order, orders, lean)
    try:
        run(PHASES[game.s.phase](game), stage)
        stage.aim_is_taken()
        if order.verb == "end":
            run(PHASES[game.s.phase](game), stage)
    except Ended as end:
        return stage, OUTCOMES.get(end.cause, f"lost: {end.cause}")
    except NotOfferedError:
        pass
    return stage, ""


def run(play: Play[None], stage: Stage) -> None:
    option: Option[Any] | None = None
    try:
        while True:
            ask = play.send(option)  # type: ignore[arg-type]  # None starts a generator
            assert isinstance(ask, Ask)
            option = stage.answer(ask)
    except StopIteration:
        return
