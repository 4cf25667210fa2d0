"""Quick answers to the small questions: each option is weighed by what its id says it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.kernel.ask import Ask, Option
from games.refuge.autopilot.worth import PLAIN, danger, worth
from games.refuge.board import HEAD_HOMES, SPACES, SPOTS, Spot
from games.refuge.cards import KRAKEN, TYPE_OF, WEAPONS
from games.refuge.state import Diver, State

Weigh = Callable[[State, int, list[str]], float]
"""Position, seat and the rest of the option's id; refusals weigh nothing."""


def quick_answer(state: State, ask: Ask, seat: int) -> Option[Any]:
    """The heaviest option; the first of several."""
    return max(ask.of(seat), key=lambda option: weigh(state, option))


def weigh(state: State, option: Option[Any]) -> float:
    verb, *rest = option.id.split(".")
    return WEIGHTS[verb](state, option.seat, rest)


def nothing(state: State, seat: int, rest: list[str]) -> float:  # noqa: ARG001 - weighed like any
    return 0.0


def never(state: State, seat: int, rest: list[str]) -> float:  # noqa: ARG001 - weighed like any
    """What was chosen stays chosen."""
    return float("-inf")


def hit(state: State, seat: int, rest: list[str]) -> float:  # noqa: ARG001 - weighed like any
    return 1.0 + danger(state, SPOTS[rest[0]])


def put(state: State, seat: int, rest: list[str]) -> float:  # noqa: ARG001 - weighed like any
    """A tentacle is worth moving when that gains something."""
    return gain(state, SPOTS[rest[0]], SPOTS[rest[1]]) - 0.5


def gain(state: State, start: Spot, end: Spot) -> float:
    """What the divers win when a tentacle moves so."""
    space = SPACES.get(end)
    if space is None or end in state.tentacles:
        return 0.0
    for diver in state.divers:
        if diver.spot == end:
            return 0.0 if space == "cave" else danger(state, start) + meeting(diver)
    return -500.0 if space == "start" else danger(state, start) - danger(state, end)


def meeting(diver: Diver) -> float:
    """A tentacle upon a diver: harmless to whoever lies, welcome to the armed."""
    if diver.down_since is not None:
        return 0.0
    return PLAIN.card if not WEAPONS.isdisjoint(diver.hand) else -PLAIN.down


def going(state: State, seat: int, rest: list[str]) -> float:
    return moved(state, state.divers[seat], SPOTS[rest[0]]) + SPACE_WORTH[SPACES[SPOTS[rest[0]]]]


def carry(state: State, seat: int, rest: list[str]) -> float:  # noqa: ARG001 - weighed like any
    return moved(state, named(state, rest[0]), SPOTS[rest[1]])


def moved(state: State, diver: Diver, spot: Spot) -> float:
    """What the position would be worth with that diver there."""
    before, diver.spot = diver.spot, spot
    value = worth(state)
    diver.spot = before
    return value


def named(state: State, name: str) -> Diver:
    return next(diver for diver in state.divers if diver.name == name)


def swap(state: State, seat: int, rest: list[str]) -> float:
    """What it gains to switch places."""
    one, other = state.divers[seat], named(state, rest[0])
    before = worth(state)
    one.spot, other.spot = other.spot, one.spot
    after = worth(state)
    one.spot, other.spot = other.spot, one.spot
    return after - before


def stand(state: State, seat: int, rest: list[str]) -> float:
    """Oneself first: then one can go on. An ability can wait."""
    return 32.0 if state.divers[seat].name == rest[0] else 31.0


def head(state: State, seat: int, rest: list[str]) -> float:  # noqa: ARG001 - weighed like any
    steps = int(rest[1]) * (1 if rest[0] == "right" else -1)
    state.head += steps
    value = worth(state) if state.head in HEAD_HOMES else 0.0
    state.head -= steps
    return value


def strike(state: State, seat: int, rest: list[str]) -> float:  # noqa: ARG001 - weighed like any
    """The knife before the harpoon, which reaches farther, and Brace when there is neither."""
    return {"dive_knife": 3.0, "harpoon": 2.0, "brace": 1.0}[rest[0]]


def discard(state: State, seat: int, rest: list[str]) -> float:
    """What is least missed."""
    hand = state.divers[seat].hand
    return -sum([CARD_WORTH[card] / hand.count(card) for card in rest])


def take(state: State, seat: int, rest: list[str]) -> float:
    hand = state.divers[seat].hand
    matches = any(TYPE_OF[card] == TYPE_OF[rest[0]] for card in hand)
    return CARD_WORTH[rest[0]] + (3.0 if matches else 0.0)


def ready(state: State, seat: int, rest: list[str]) -> float:  # noqa: ARG001 - weighed like any
    return 10.0 + ABILITY_WORTH.get(rest[0], 0.0)


def next_card(state: State, seat: int, rest: list[str]) -> float:  # noqa: ARG001 - weighed like any
    """Calm cards first; the devour symbol as late as can be."""
    return -2.0 * KRAKEN[rest[0]].devours - KRAKEN[rest[0]].below.count("v")


def ink(state: State, seat: int, rest: list[str]) -> float:  # noqa: ARG001 - weighed like any
    """Worth it when something below the head is close to the Start row."""
    return sum([danger(state, spot) for spot in state.tentacles]) - 60.0


def start(state: State, seat: int, rest: list[str]) -> float:  # noqa: ARG001 - weighed like any
    """Away from the head, and not all in a heap."""
    return float(abs(SPOTS[rest[0]] - state.head - 1)) % 4


SPACE_WORTH: Mapping[str, float] = {
    "start": 0.0,
    "lair": 5.0,
    "spawn": 25.0,
    "cave": 1.0,
    "whirlpool": 0.0,
    "kraken": 0.0,
    "finish": 3.0,
}

CARD_WORTH: Mapping[str, float] = {
    "harpoon": 8.0,
    "dive_knife": 6.0,
    "dive_scooter": 7.0,
    "air_tank": 6.0,
    "bait": 3.0,
    "flare": 3.0,
    "tow_line": 2.0,
}

ABILITY_WORTH: Mapping[str, float] = {
    "rally": 5.0,
    "patch_up": 5.0,
    "wrench": 6.0,
    "overcharge": 6.0,
    "sprint": 4.0,
    "brace": 4.0,
    "slip_away": 3.0,
    "ink_screen": 6.0,
    "charge": 3.0,
}

WEIGHTS: Mapping[str, Weigh] = {
    "no": nothing,
    "never_mind": never,
    "done": nothing,
    "yes": ink,
    "hit": hit,
    "charge": hit,
    "put": put,
    "go": going,
    "back": going,
    "camera": hit,
    "carry": carry,
    "swap": swap,
    "trade": swap,
    "stand": stand,
    "pass": nothing,
    "head": head,
    "strike": strike,
    "discard": discard,
    "take": take,
    "ready": ready,
    "next": next_card,
    "start": start,
}
