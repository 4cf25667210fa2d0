"""Every choice of a dive explained: what the Kraken, its tentacles and the divers did."""

from collections import Counter
from dataclasses import dataclass, field, replace

from games.kernel import Line
from games.kernel.text import Text
from games.refuge.cards import KRAKEN
from games.refuge.state import State
from tests.referee.refuge import dive, kraken
from tests.referee.refuge import sea as second
from tests.referee.refuge_table import box_of, sea_of

TURNS = "The Kraken turns {way}: its head now lies over {columns}."
TURNS_AT_THE_EDGE = "The Kraken turns {way}; at the edge, its head stays over {columns}."
SNAPS = "The Kraken snaps at whoever is next to its head: {divers}."
SNAPS_AT_NOBODY = "The Kraken snaps at whoever is next to its head: its jaws close on water."
CARD = {TURNS, TURNS_AT_THE_EDGE, SNAPS, SNAPS_AT_NOBODY}
"""How the story of a Kraken card begins."""
UPPER_HALVES = {
    "twice to the left": ("left", 2),
    "to the left": ("left", 1),
    "to the right": ("right", 1),
    "twice to the right": ("right", 2),
    "": ("devour", 0),
}
INK = "hides everybody in ink: below the head nothing happens"
SLIPS = "slips out of the jaws to {spot}"
STRIKES = "strikes with {card}"
BRACES = "braces and stays up; the tentacle goes back to the supply"
DEVOURED = (
    "{diver} is devoured!",
    "{diver} cannot give way and is devoured!",
    "{diver} swims into the Kraken's mouth and is devoured!",
)
ELIMINATES, ELIMINATES_IN_VAIN = "{blow} and draws {card}", "eliminates the tentacle of {spot}"
DRAWS = "{diver} draws {card}."
BY_NAME = "({diver}) {deed}"
Card = tuple[str, int, str]


def said(line: Line) -> Text:
    """The line without the name of the diver who did it."""
    return (line.text.args or {})["deed"] if line.text.template == BY_NAME else line.text


def told(lines: list[Line], *templates: str) -> list[Line]:
    return [line for line in lines if said(line).template in templates]


def names(state: State, lines: list[Line], *templates: str) -> list[str]:
    """The divers of these lines: who did it, or whom it happened to."""
    return [diver_of(state, line) for line in told(lines, *templates)]


def diver_of(state: State, line: Line) -> str:
    if line.by is None:
        return str((line.text.args or {})["diver"]).lower()
    doer = next(diver.name for diver in state.divers if diver.seat == line.by)
    if line.text.template == BY_NAME:
        assert str((line.text.args or {})["diver"]).lower() == doer
    return doer


def english(lines: list[Line]) -> list[str]:
    return [str(line.text) for line in lines]


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


def cards(lines: list[Line]) -> list[tuple[tuple[str, int], bool]]:
    """Upper halves of the Kraken cards in the order told, and whether the lower half counted."""
    found: list[tuple[tuple[str, int], bool]] = []
    for line in lines:
        if line.text.template in CARD:
            found.append((UPPER_HALVES[str((line.text.args or {}).get("way", ""))], True))
        if said(line).template == INK:
            found[-1] = (found[-1][0], False)
    return found


def from_card(lines: list[Line]) -> list[Line]:
    """The story from the first Kraken card on."""
    first = next(at for at, line in enumerate(lines) if line.text.template in CARD)
    return lines[first:]


def printed(name: str) -> Card:
    """A Kraken card of the engine, as the referee's table has it."""
    card = KRAKEN[name]
    way = "devour" if card.devours else "left" if card.steps < 0 else "right"
    assert (way, abs(card.steps), card.below) in kraken.CARDS, card
    return way, abs(card.steps), card.below


def drawn(before: State, after: State, count: int) -> list[str]:
    """So many Kraken cards, in the order drawn. A devour symbol makes a new deck of all ten, and
    what was drawn of that lies among the discards; fewer than told when it was made twice."""
    found: list[str] = []
    for name in reversed(before.kraken_deck[-count:]):
        found.append(name)
        if KRAKEN[name].devours:
            assert sorted([*after.kraken_deck, *after.kraken_discards]) == sorted(KRAKEN)
            later = after.kraken_discards or [after.kraken_card]
            assert len(found) < count or not after.kraken_discards
            return found + later if len(found) < count else found
    assert after.kraken_deck == before.kraken_deck[:-count]
    assert after.kraken_discards == before.kraken_discards + found
    return found


def tell(before: State, after: State, lines: list[Line]) -> Tale | None:
    """What the cards bring; nothing is known of those between two new decks."""
    heard = cards(lines)
    drew = [printed(name) for name in drawn(before, after, len(heard))]
    if len(drew) != len(heard):
        assert [upper for upper, _ in heard].count(("devour", 0)) > 1, english(lines)
        return None
    tale = Tale(sea_of(before), before.threat)
    for (upper, whole), (way, steps, symbols) in zip(heard, drew, strict=True):
        assert upper == (way, steps), english(lines)
        tale.top(way, steps)
        if whole:
            tale.add(kraken.march(tale.sea, symbols))
    return tale


def check_kraken(before: State, after: State, lines: list[Line]) -> bool:
    """The Kraken's cards after a turn; whether they could be followed to the end."""
    if told(lines, SLIPS) or after.ended:
        return False
    tale, now, story = tell(before, after, lines), sea_of(after), english(lines)
    if tale is None:
        return False
    assert now.head == tale.sea.head, story
    assert now.tentacles == tale.sea.tentacles, (
        sorted(now.tentacles - tale.sea.tentacles),
        sorted(tale.sea.tentacles - now.tentacles),
        sea_of(before),
        story,
    )
    assert now.divers == tale.sea.divers, (sea_of(before), story)
    assert after.threat == tale.threat, story
    assert set(names(before, lines, *DEVOURED)) == tale.devoured, (sea_of(before), story)
    assert check_falls(before, now, tale, lines), (sea_of(before), story)
    return True


def check_falls(before: State, now: second.Sea, tale: Tale, lines: list[Line]) -> bool:
    """Everybody hit lies down, but for those who struck or braced."""
    spared = names(before, lines, STRIKES, BRACES)
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
    if after.accomplished != before.accomplished or told(lines, SLIPS) or after.ended:
        return False
    diver = before.divers[before.active].name
    want, now = moved(before, diver, to), sea_of(after)
    if upon:
        assert want.hit == (diver,)
        want = replace(want, sea=replace(want.sea, tentacles=want.sea.tentacles | {to}), hit=())
    story = english(lines)
    divers = dict(want.sea.divers)
    aboard = second.BOARD[to] == "finish" and before.goals[before.accomplished].objective
    if aboard == "board_the_ub85" and not want.hit and not upon:
        divers.pop(diver)
    prey = second.spawn_prey(want.sea, to) if second.BOARD[to] == "spawn" else set()
    assert now.divers == divers, story
    assert now.head == want.sea.head, story
    assert set(names(before, lines, *DEVOURED)) == want.devoured, story
    lost = want.sea.tentacles - now.tentacles
    assert now.tentacles <= want.sea.tentacles, story
    assert not lost or (len(prey) == 1 and lost == prey and not want.hit), story
    assert (diver in now.down) == bool(want.hit), story
    assert after.threat == before.threat, story
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
    """A card for every tentacle eliminated, off the deck, for whoever did it; and for nothing else
    but a reward."""
    if before.accomplished != after.accomplished or after.ended:
        return
    blows = told(lines, ELIMINATES, DRAWS)
    cards_told = [str((said(line).args or {})["card"]).lower().replace(" ", "_") for line in blows]
    left = len(after.salvage_deck)
    assert before.salvage_deck[:left] == after.salvage_deck, english(lines)
    assert before.salvage_deck[left:][::-1] == cards_told, english(lines)
    assert not told(lines, DRAWS, ELIMINATES_IN_VAIN), english(lines)
    discarded = Counter(after.salvage_discards) - Counter(before.salvage_discards)
    for old, new in zip(before.divers, after.divers, strict=True):
        hers = zip(names(before, blows, ELIMINATES), cards_told, strict=True)
        own = Counter(card for name, card in hers if name == new.name)
        missing = own - (Counter(new.hand) - Counter(old.hand))
        assert missing <= discarded, (new, english(lines))


def check_herd(before: State, after: State, lines: list[Line]) -> None:
    """Thinning the herd counts every tentacle eliminated, and no other."""
    if before.goals and before.goals[0].objective == "thin_the_herd" and not before.accomplished:
        eliminated = len(told(lines, ELIMINATES, ELIMINATES_IN_VAIN))
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
