"""Salvage cards: played as actions, spent in pairs to recover, passed to a neighbour."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from games.kernel.ask import Option, Play
from games.kernel.paths import distances
from games.kernel.text import N, T, Text
from games.refuge.board import (
    HEAD_HOMES,
    LEFT,
    NEIGHBOURS,
    RIGHT,
    SPOT_LABELS,
    Spot,
    distance,
    in_line,
    reading_order,
)
from games.refuge.cards import SALVAGE, TYPE_NAMES, TYPE_OF
from games.refuge.deeds import Deed
from games.refuge.goals import settle, stand_up
from games.refuge.kraken import OVER_COLUMNS, head_moves
from games.refuge.prospects import destinations
from games.refuge.roster import ABILITIES
from games.refuge.spaces import enter
from games.refuge.state import Diver
from games.refuge.table import Dive
from games.refuge.tentacles import can_leave, eliminate, move_tentacles

Cards = tuple[str, ...]
"""What is discarded together."""


def play_card(dive: Dive, diver: Diver, card: str) -> Play[None]:
    """An action card is discarded after use."""
    dive.say(
        T("{diver} plays {card}.", diver=dive.name(diver), card=SALVAGE[card].title),
    )
    dive.discard(diver, card)
    yield from CARD_DEEDS[card].do(dive, diver)


def harpoon_reaches(dive: Dive, diver: Diver) -> bool:
    return not in_line(diver.spot, 3).isdisjoint(dive.s.tentacles)


def harpoon(dive: Dive, diver: Diver) -> Play[None]:
    yield from eliminate_one(dive, diver, dive.tentacles_among(in_line(diver.spot, 3)))


def knife_reaches(dive: Dive, diver: Diver) -> bool:
    return not in_line(diver.spot, 1).isdisjoint(dive.s.tentacles)


def knife(dive: Dive, diver: Diver) -> Play[None]:
    yield from eliminate_one(dive, diver, tentacles_next_to(dive, diver))


def tentacles_next_to(dive: Dive, diver: Diver) -> list[Spot]:
    return dive.tentacles_among(in_line(diver.spot, 1))


def eliminate_one(dive: Dive, diver: Diver, targets: list[Spot]) -> Play[None]:
    options = dive.spot_options("hit", diver.seat, targets)
    prompt = T("{diver}: which tentacle is eliminated?", diver=dive.name(diver))
    spot = yield from dive.pick(prompt, options, why=WHY_ELIMINATE)
    yield from eliminate(dive, spot, diver)


def free_neighbours(dive: Dive, diver: Diver) -> list[Spot]:
    return [spot for spot in NEIGHBOURS[diver.spot] if dive.is_free(spot)]


def free_within(dive: Dive, diver: Diver, most: int) -> list[Spot]:
    """Where a diver can get in so many steps through free spaces."""
    reached = distances(
        diver.spot, lambda spot: [near for near in NEIGHBOURS[spot] if dive.is_free(near)], most
    )
    return sorted((spot for spot in reached if spot != diver.spot), key=reading_order)


def dash(dive: Dive, diver: Diver) -> Play[None]:
    """Up to three free spaces; only the last one takes effect."""
    options = destinations(dive, diver, free_within(dive, diver, 3))
    prompt = T("{diver}: where to?", diver=dive.name(diver))
    spot = yield from dive.pick(prompt, options, why=WHY_DASH)
    yield from enter(dive, diver, spot)


def tow_targets(dive: Dive, diver: Diver) -> list[Diver]:
    return [
        other
        for other in dive.s.divers
        if other is not diver
        and other.on_map
        and distance(other.spot, diver.spot) <= 3
        and free_neighbours(dive, other)
    ]


def tow(dive: Dive, diver: Diver) -> Play[None]:
    other = yield from dive.pick(
        T("{diver}: whom do you tow?", diver=dive.name(diver)),
        dive.diver_options("tow", diver.seat, tow_targets(dive, diver)),
        why=WHY_TOW,
    )
    yield from carry(dive, diver, other, free_within(dive, other, 2))


def carry(dive: Dive, diver: Diver, other: Diver, spots: list[Spot]) -> Play[None]:
    """Somebody is moved by another's action: the space takes no effect."""
    prompt = T("{diver}: where does {other} go?", diver=dive.name(diver), other=dive.name(other))
    spot = yield from dive.pick(
        prompt,
        dive.spot_options(f"carry.{other.name}", diver.seat, spots),
        why=T("The space takes no effect."),
    )
    dive.leave_trail("carry", other.spot, spot)
    other.spot = spot
    dive.say(T("{diver} is brought to {spot}.", diver=dive.name(other), spot=SPOT_LABELS[spot]))
    yield from settle(dive, other)


def flare(dive: Dive, diver: Diver) -> Play[None]:
    yield from move_head(dive, diver, 1)


def move_head(dive: Dive, diver: Diver, most: int) -> Play[None]:
    """The head goes left or right and pushes as ever."""
    prompt = T("{diver}: where does the head go?", diver=dive.name(diver))
    options = [
        Option(f"head.{side}.{n}", diver.seat, label(n), (way, n), detail=OVER_COLUMNS[home])
        for side, way, label in (("left", LEFT, spaces_left), ("right", RIGHT, spaces_right))
        for n in range(1, most + 1)
        if (home := dive.s.head + way * n) in HEAD_HOMES
    ]
    way, steps = yield from dive.pick(prompt, options, why=WHY_HEAD)
    yield from head_moves(dive, way, steps)


def always(dive: Dive, diver: Diver) -> bool:  # noqa: ARG001 - asked like every other deed
    """The head can always go at least one way."""
    return True


def any_tentacle(dive: Dive, diver: Diver) -> bool:  # noqa: ARG001 - asked like every other deed
    return any(can_leave(dive, spot) for spot in dive.s.tentacles)


def bait(dive: Dive, diver: Diver) -> Play[None]:
    yield from move_tentacles(dive, diver, 2, T("Bait moves up to 2 tentacles one space each."))


def fallen_in_reach(dive: Dive, diver: Diver) -> list[Diver]:
    """Oneself, or somebody next to one."""
    return [other for other in (diver, *dive.divers_next_to(diver)) if not other.standing]


def help_up(dive: Dive, diver: Diver) -> Play[None]:
    yield from help_one_up(dive, diver, fallen_in_reach(dive, diver))


def help_one_up(dive: Dive, diver: Diver, fallen: list[Diver]) -> Play[None]:
    prompt = T("{diver}: who stands up?", diver=dive.name(diver))
    other = yield from dive.pick(
        prompt,
        dive.diver_options("stand", diver.seat, fallen),
        why=T("Whoever stands can act."),
    )
    yield from stand_up(dive, other)


def pairs(dive: Dive, diver: Diver) -> list[Cards]:
    """Every two cards in hand that share a type."""
    found = combinations(sorted(diver.hand), 2)
    return [pair for pair in dict.fromkeys(found) if TYPE_OF[pair[0]] == TYPE_OF[pair[1]]]


def has_pair(dive: Dive, diver: Diver) -> bool:
    types = [TYPE_OF[card] for card in diver.hand]
    return len(types) != len(set(types))


def discard_pair(dive: Dive, diver: Diver, why: Text) -> Play[None]:
    prompt = T("{diver}: which two cards are discarded?", diver=dive.name(diver))
    options = [pair_option(dive, diver, pair) for pair in pairs(dive, diver)]
    pair = yield from dive.pick(prompt, options, why=why)
    dive.discard(diver, *pair)
    cards = titles(dive, pair)
    dive.say(T("{diver} discards {cards}.", diver=dive.name(diver), cards=cards))


def pair_option(dive: Dive, diver: Diver, pair: Cards) -> Option[Cards]:
    one, other = pair
    label, kind = titles(dive, pair), TYPE_NAMES[TYPE_OF[one]]
    return Option(f"discard.{one}.{other}", diver.seat, label, pair, detail=kind)


def titles(dive: Dive, cards: Cards) -> Text:
    """One card or a pair, by name."""
    titles = [SALVAGE[card].title for card in cards]
    return T("{one} and {other}", one=titles[0], other=titles[1]) if titles[1:] else titles[0]


def can_recover(dive: Dive, diver: Diver) -> bool:
    """Two cards of a type, and something to spend them on."""
    return (
        len(diver.hand) > 1
        and has_pair(dive, diver)
        and bool(diver.spent or fallen_in_reach(dive, diver))
    )


def recover(dive: Dive, diver: Diver) -> Play[None]:
    """Stand up, stand a neighbour up, or turn an ability of one's own face up."""
    prompt = T("{diver}: what do you recover?", diver=dive.name(diver))
    options: list[Option[Diver | str]] = [
        Option(
            f"stand.{other.name}",
            diver.seat,
            T("Stand {diver} up", diver=dive.name(other)),
            other,
        )
        for other in fallen_in_reach(dive, diver)
    ]
    options += [
        Option(
            f"ready.{ability}",
            diver.seat,
            T("Ready {ability}", ability=ABILITIES[ability].title),
            ability,
            detail=ABILITIES[ability].effect,
        )
        for ability in diver.spent
    ]
    chosen = yield from dive.pick(prompt, options, why=WHY_RECOVER)
    yield from discard_pair(dive, diver, WHY_RECOVER)
    if isinstance(chosen, Diver):
        yield from stand_up(dive, chosen)
    else:
        dive.turn_up(diver, chosen)


def can_pass(dive: Dive, diver: Diver) -> bool:
    return (bool(diver.hand) or diver.cargo) and bool(dive.divers_next_to(diver))


def pass_card(dive: Dive, diver: Diver) -> Play[None]:
    """Free of actions, even from the ground, to somebody next to you."""
    options = dive.card_options("pass", diver.seat, diver.hand)
    if diver.cargo:
        options.append(Option("pass.cargo", diver.seat, T("The cargo"), CARGO))
    card = yield from dive.pick(
        T("{diver}: what do you pass?", diver=dive.name(diver)), options, why=WHY_PASS
    )
    other = yield from dive.pick(
        T("{diver}: who gets it?", diver=dive.name(diver)),
        dive.diver_options("give", diver.seat, dive.divers_next_to(diver)),
        why=WHY_PASS,
    )
    yield from hand_over(dive, diver, other, card)


def hand_over(dive: Dive, diver: Diver, other: Diver, card: str) -> Play[None]:
    if card == CARGO:
        diver.cargo, other.cargo = False, True
        dive.say(
            T(
                "{one} passes the cargo to {other}.",
                one=dive.name(diver),
                other=dive.name(other),
            )
        )
        yield from settle(dive, other)
        return
    diver.hand.remove(card)
    other.hand.append(card)
    dive.say(
        T(
            "{one} passes {card} to {other}.",
            one=dive.name(diver),
            card=SALVAGE[card].title,
            other=dive.name(other),
        )
    )


def spaces_left(n: int) -> Text:
    return N("{n} space left", "{n} spaces left", n=n)


def spaces_right(n: int) -> Text:
    return N("{n} space right", "{n} spaces right", n=n)


CARGO = "cargo"

CARD_DEEDS: Mapping[str, Deed] = {
    "harpoon": Deed(harpoon_reaches, harpoon),
    "dive_knife": Deed(knife_reaches, knife),
    "dive_scooter": Deed(free_neighbours, dash),
    "tow_line": Deed(tow_targets, tow),
    "flare": Deed(always, flare),
    "bait": Deed(any_tentacle, bait),
    "air_tank": Deed(fallen_in_reach, help_up),
}

WHY_ELIMINATE = T("Whoever eliminates a tentacle draws a salvage card.")
WHY_DASH = T("You pass through free spaces; only the space where you stop takes effect.")
WHY_TOW = T("You move another diver up to 2 free spaces; nothing takes effect there.")
WHY_HEAD = T("The head pushes whatever is in its way; who is pushed off the edge is devoured.")
WHY_RECOVER = T("Recovering costs an action and two salvage cards of one type.")
WHY_PASS = T("Passing to a diver next to you is free.")
