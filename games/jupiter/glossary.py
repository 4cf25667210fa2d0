"""Everything of Jupiter Deep in two sentences each, and what of it a view shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from games.jupiter.cards import ABILITIES, COPIES, SETBACKS, AbilityCard, CoreScope, Scope
from games.jupiter.state import CREEP
from games.jupiter.view import View
from games.jupiter.words import ROBOTS
from games.kernel.glossary import Glossary, Thing, both, glossary_of, things
from games.kernel.text import T, Text

CARD_KIND, SETBACK_KIND = T("Rescue card"), T("Setback")
ROBOT_KIND, MODULE_KIND, SIGN_KIND = T("Robot"), T("Module"), T("Sign")

LASTS: Mapping[tuple[Scope, CoreScope], Text] = {
    ("action", "always"): T("As a card it works for one action; as your core, with every action."),
    ("action", "once"): T("As a card it works for one action; as your core, once a turn."),
    ("turn", "always"): T(
        "As a card it lasts a whole turn; as your core it works with every action."
    ),
    ("turn", "once"): T("As a card it lasts a whole turn; as your core it works once a turn."),
    ("event", "always"): T("As a card it answers one event, for free; as your core, every one."),
    ("event", "once"): T("As a card it answers one event, for free; as your core, one each turn."),
}
STRIKES = T("It strikes when it's drawn. You don't keep it.")

MODULES: Mapping[str, tuple[Text, Text]] = {
    "1": (
        T("Module 1"),
        T("Seven domes, all joined to the centre. Creeps come here on a 1."),
    ),
    "2": (
        T("Module 2"),
        T("Seven domes: a ring, and a line through the centre. Creeps come here on a 2."),
    ),
    "3": (
        T("Module 3, power plant"),
        T("Six domes around a power plant. When the last plant is gone, you've lost."),
    ),
    "4": (
        T("Module 4, radar dish"),
        T("Six domes and a radar dish at the edge. When the last dish is gone, you've lost."),
    ),
    "5": (
        T("Module 5"),
        T("Seven domes in two halves, joined by the centre. Creeps come here on a 5."),
    ),
}

SIGNS: Mapping[str, tuple[Text, Text]] = {
    "colonist": (
        T("Colonist"),
        T(
            "They wait in the domes and walk only when a robot commands them. Lead them "
            "into the pod."
        ),
    ),
    "creep": (
        T("Creep"),
        T(
            "After your actions it turns every colonist next to it into a creep. A robot "
            "on its module can shoot it."
        ),
    ),
    "super_creep": (
        T("Super creep"),
        T(
            "It sits on a power plant or radar dish and shuts it down. A robot on that "
            "module can shoot it."
        ),
    ),
    "pod": (
        T("The pod"),
        T(
            "It seats seven. With the seventh colonist aboard it launches; it's back when "
            "the player who launched it has their next turn."
        ),
    ),
    "plant": (
        T("Power plant"),
        T("Each one under a super creep lowers everybody's hand limit by one card."),
    ),
    "dish": (
        T("Radar dish"),
        T("While a super creep sits on one, everybody has four actions, not five."),
    ),
    "bridge": (
        T("Bridge"),
        T("Pieces move over bridges, one dome at a time. No bridge, no way."),
    ),
    "range": (
        T("Command range"),
        T(
            "A robot's own module and all that touch it. There it commands colonists and "
            "trades cards."
        ),
    ),
    "ring": (
        T("Red ring"),
        T("There's a creep next to this colonist, who becomes one too after your actions."),
    ),
    "die": (
        T("Invasion die"),
        T(
            "On 1 to 5, a creep rises on every module of that number at the edge. On a 6, "
            "on every module that already has one."
        ),
    ),
    "core": (
        T("Core"),
        T("The card you chose at the start. It stays with you and is never traded."),
    ),
    "blast": (
        T("Self-destruction"),
        T("A module full of creeps blows up. A robot on it keeps it whole."),
    ),
}


@cache
def glossary() -> Glossary:
    return glossary_of(_things())


def _things() -> Iterator[Thing]:
    for key, card in ABILITIES.items():
        yield Thing(f"card.{key}", card.name, CARD_KIND, _ability(card))
    for name, setback in SETBACKS.items():
        yield Thing(f"card.{name}", setback.name, SETBACK_KIND, both(setback.effect, STRIKES))
    for seat, robot in enumerate(ROBOTS):
        yield Thing(f"robot.{seat}", robot, ROBOT_KIND, _ROBOT)
    yield from things("module", MODULE_KIND, MODULES)
    yield from things("sign", SIGN_KIND, SIGNS)


_ROBOT = T(
    "It moves, shoots creeps on its module, commands colonists and trades cards. "
    "All robots are alike; cores and cards make the difference."
)


def _ability(card: AbilityCard) -> Text:
    words = both(card.effect, LASTS[card.scope, card.core])
    if not card.combos:
        return words
    names = [ABILITIES[other].name for other in card.combos]
    return T("{words} Stronger with {cards}.", words=words, cards=names)


def on_the_table(view: View) -> Sequence[str]:
    return list(dict.fromkeys(_seen(view)))


def _seen(view: View) -> Iterator[str]:
    """One's own cards first, then everybody's, then what stands on the colony."""
    seats = sorted(range(len(view.players)), key=lambda seat: seat != view.seat)
    for seat in seats:
        player = view.players[seat]
        cards = [*([player.core] if player.core else []), *player.hand]
        yield from (f"card.{card}" for card in cards)
    yield from (f"card.{card}" for card in view.in_play)
    yield from (f"sign.{sign}" for sign in ("colonist", *_dangers(view), "pod", "core"))
    yield from ("sign.range", "sign.bridge", "sign.blast", "sign.plant", "sign.dish")
    numbers = {module.number for module in view.modules if not module.gone}
    yield from (f"module.{number}" for number in sorted(numbers))
    yield from (f"robot.{seat}" for seat in seats)


def _dangers(view: View) -> Iterator[str]:
    if CREEP in view.domes:
        yield from ("creep", "ring")
    if view.covered:
        yield "super_creep"
    yield "die"


def face_down(view: View) -> Mapping[str, int]:
    """Hands, cores and discards lie open, so what they lack is in the deck."""
    cores = [player.core for player in view.players if player.core]
    hands = [card for player in view.players for card in player.hand]
    seen = Counter([*view.discards, *view.in_play, *cores, *hands])
    abilities = {f"card.{card}": COPIES - seen[card] for card in ABILITIES}
    setbacks = {f"card.{card}": face.copies - seen[card] for card, face in SETBACKS.items()}
    return {**abilities, **setbacks}
