"""Satoshi's sonar: before his first action he may look at the Kraken cards to come."""

from __future__ import annotations

from games.kernel.ask import Option, Play
from games.kernel.text import T
from games.refuge import questions, told
from games.refuge.characters import ABILITIES
from games.refuge.dive import ACTIONS, Dive
from games.refuge.state import Diver
from games.refuge.words import KRAKEN_WORDS

SONAR = "sonar"
WHY_SONAR = T(
    "Only you see these cards. The three words say what tentacles do in the columns below the "
    "head, from the left."
)


def may_use_sonar(dive: Dive, diver: Diver) -> bool:
    return (
        diver.name == "satoshi"
        and diver.standing
        and dive.s.actions_left == ACTIONS
        and SONAR not in diver.spent
    )


def use_sonar(dive: Dive, diver: Diver) -> Play[None]:
    """Look at the top three Kraken cards and put them back in any order."""
    dive.reveal()
    diver.spent.append(SONAR)
    dive.does(diver, told.USES(what=ABILITIES[SONAR].title))
    seen = dive.s.kraken_deck[-3:]
    dive.s.foreseen = len(seen)
    order: list[str] = []
    while seen:
        order.append((yield from next_kraken_card(dive, diver, seen, len(order) + 1)))
        seen.remove(order[-1])
    dive.s.kraken_deck[-3:] = reversed(order)
    dive.does(diver, told.PUTS_KRAKEN_CARDS_BACK())


def next_kraken_card(dive: Dive, diver: Diver, seen: list[str], place: int) -> Play[str]:
    prompt = T("Which card should be number {n}?", n=place)
    options = [
        Option(f"next.{card}", diver.seat, KRAKEN_WORDS[card], card, secret=True) for card in seen
    ]
    if len(options) == 1:
        return seen[0]
    return (yield from dive.pick(questions.SONAR, prompt, options, why=WHY_SONAR))
