"""Every choice of a dive explained: what the Kraken, its tentacles and the divers did."""

from dataclasses import dataclass, field, replace
from typing import Any

from games.kernel import Line
from games.kernel.text import Text
from games.refuge.state import State
from tests.referee.refuge import dive, kraken
from tests.referee.refuge import sea as second
from tests.referee.refuge_table import box_of, sea_of

CARD = "The Kraken: {card}."
INK = "Vega's ink hides the divers: the lower half is ignored."
SLIPS = "Katerina slips away to {spot}."
STRIKES, BRACES = "{diver} strikes with {card}.", "{diver} braces and stays up."
DEVOURED = "{diver} is devoured!"
SYMBOLS = {"↓": "v", "⇊": "V", "←": "<", "→": ">", "↑": "^", "✚": "S"}


def facts(lines: list[Line], *templates: str) -> list[dict[str, Any]]:
    found = (line.text for line in lines if line.text.template in templates)
    return [dict(text.args or {}) for text in found if isinstance(text, Text)]


def names(lines: list[Line], template: str) -> list[str]:
    return [str(fact["diver"]).lower() for fact in facts(lines, template)]


def card_of(text: str) -> tuple[str, int, str]:
    top, bottom = text.split(" · ")
    symbols = "".join(SYMBOLS[symbol] for symbol in bottom.split())
    if top == "Devour":
        return "devour", 0, symbols
    _, way, steps = top.split()
    return way, int(steps), symbols


@dataclass
class Tale:
    """What ought to have happened, card by card."""

    sea: second.Sea
    threat: int
    hit: list[str] = field(default_factory=list)
    devoured: set[str] = field(default_factory=set)

    def add(self, happened: kraken.Happened) -> None:
        self.sea = happened.sea
        self.threat += happened.threats
        self.hit += happened.hit
        self.devoured |= happened.devoured

    def top(self, way: str, steps: int) -> None:
        if way == "devour":
            caught = kraken.in_reach(self.sea)
            left = {name: at for name, at in self.sea.divers.items() if name not in caught}
            self.add(kraken.Happened(replace(self.sea, divers=left), caught))
        for _ in range(steps):
            self.add(kraken.head_step(self.sea, way))


def cards(lines: list[Line]) -> list[tuple[tuple[str, int, str], bool]]:
    """Kraken cards in the order drawn, and whether the lower half counted."""
    found: list[tuple[tuple[str, int, str], bool]] = []
    for line in lines:
        if line.text.template == CARD:
            found.append((card_of(str((line.text.args or {})["card"])), True))
        if line.text.template == INK:
            found[-1] = (found[-1][0], False)
    return found


def from_card(lines: list[Line]) -> list[Line]:
    """The story from the first Kraken card on."""
    first = next(at for at, line in enumerate(lines) if line.text.template == CARD)
    return lines[first:]


def tell(before: State, lines: list[Line]) -> Tale:
    tale = Tale(sea_of(before), before.threat)
    for (way, steps, symbols), whole in cards(lines):
        assert (way, steps, symbols) in kraken.CARDS, (way, steps, symbols)
        tale.top(way, steps)
        if whole:
            tale.add(kraken.march(tale.sea, symbols))
    return tale


def check_kraken(before: State, after: State, lines: list[Line]) -> bool:
    """The Kraken's cards after a turn; whether they could be followed to the end."""
    if facts(lines, SLIPS) or after.ended:
        return False
    tale, now = tell(before, lines), sea_of(after)
    told = [str(line.text) for line in lines]
    assert now.head == tale.sea.head, told
    assert now.tentacles == tale.sea.tentacles, (
        sorted(now.tentacles - tale.sea.tentacles),
        sorted(tale.sea.tentacles - now.tentacles),
        sea_of(before),
        told,
    )
    assert now.divers == tale.sea.divers, (sea_of(before), told)
    assert after.threat == tale.threat, told
    assert set(names(lines, DEVOURED)) == tale.devoured, (sea_of(before), told)
    assert check_falls(before, now, tale, lines), (sea_of(before), told)
    return True


def check_falls(before: State, now: second.Sea, tale: Tale, lines: list[Line]) -> bool:
    """Everybody hit lies down, but for those who struck or braced."""
    spared = names(lines, STRIKES) + names(lines, BRACES)
    felled = {name for name in tale.hit if tale.hit.count(name) > spared.count(name)}
    old = sea_of(before).down
    return now.down == (old | felled) & now.divers.keys() and set(spared) <= set(tale.hit)


def moved(before: State, diver: str, to: second.Space) -> kraken.Happened:
    """A diver's step, as far as nobody has to be asked."""
    water = sea_of(before)
    if to in second.head_spaces(water.head):
        left = {name: at for name, at in water.divers.items() if name != diver}
        return kraken.Happened(replace(water, divers=left), frozenset({diver}))
    there = replace(water, divers={**water.divers, diver: to})
    if to in water.tentacles:
        gone = replace(there, tentacles=water.tentacles - {to})
        return kraken.Happened(gone, removed=1, hit=(diver,))
    way = second.way_to(there, to) if second.BOARD[to] == "kraken" else None
    return kraken.head_step(there, way) if way else kraken.Happened(there)


def check_step(
    before: State, after: State, to: second.Space, lines: list[Line], upon: bool
) -> bool:
    """A move action up to the next question; whether it could be followed. ``upon`` says that a
    diver is being asked whether to strike the tentacle that came upon them."""
    if after.accomplished != before.accomplished or facts(lines, SLIPS) or after.ended:
        return False
    diver = before.divers[before.active].name
    want, now = moved(before, diver, to), sea_of(after)
    if upon:
        assert want.hit == (diver,)
        want = replace(want, sea=replace(want.sea, tentacles=want.sea.tentacles | {to}), hit=())
    told = [str(line.text) for line in lines]
    divers = dict(want.sea.divers)
    aboard = second.BOARD[to] == "finish" and before.goals[before.accomplished].objective
    if aboard == "board_the_ub85" and not want.hit and not upon:
        divers.pop(diver)
    prey = second.spawn_prey(want.sea, to) if second.BOARD[to] == "spawn" else set()
    assert now.divers == divers, told
    assert now.head == want.sea.head, told
    assert set(names(lines, DEVOURED)) == want.devoured, told
    lost = want.sea.tentacles - now.tentacles
    assert now.tentacles <= want.sea.tentacles, told
    assert not lost or (len(prey) == 1 and lost == prey and not want.hit), told
    assert (diver in now.down) == bool(want.hit), told
    assert after.threat == before.threat, told
    return True


def check_put(
    before: State, after: State, start: second.Space, end: second.Space, upon: bool
) -> None:
    """A tentacle that a diver moved."""
    way = next(way for way in second.WAYS if second.beyond(start, way) == end)
    want = kraken.crawl(kraken.Happened(sea_of(before)), start, way)
    now = sea_of(after)
    assert want.hit or not upon
    assert now.tentacles - {end} == want.sea.tentacles - {end}, (start, end)
    assert (end in now.tentacles) == (upon or end in want.sea.tentacles), (start, end)
    assert now.divers == want.sea.divers, (start, end)
    assert after.threat == before.threat + want.threats, (start, end)


def check_draws(before: State, after: State, lines: list[Line]) -> None:
    """A card for every tentacle eliminated, and for nothing else but a reward."""
    if before.accomplished == after.accomplished and not after.ended:
        draws = sorted(names(lines, "{diver} draws {card}."))
        assert draws == sorted(names(lines, "{diver} eliminates the tentacle on {spot}.")), lines


def check_herd(before: State, after: State, lines: list[Line]) -> None:
    """Thinning the herd counts every tentacle eliminated, and no other."""
    if before.goals and before.goals[0].objective == "thin_the_herd" and not before.accomplished:
        eliminated = len(facts(lines, "{diver} eliminates the tentacle on {spot}."))
        want = before.goals[0].progress + eliminated
        assert after.goals[0].progress == want or (after.accomplished and want >= 4), lines


def check_end(state: State, cause: str) -> None:
    """Why a dive is over."""
    box, seats = box_of(state), len(state.divers)
    lost = {
        "supply": box.supply == 0,
        "threat": box.threat >= 4,
        "down": box.standing == 0 and box.players > 1,
        "alone": box.standing == 0 and box.players == 1,
        "salvage": not state.salvage_deck,
        "won": all(goal.progress >= dive.goal(goal.objective, seats) for goal in state.goals),
    }
    assert lost[cause], (cause, box)
