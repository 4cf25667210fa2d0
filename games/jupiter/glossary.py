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
    ("action", "always"): T("A card serves for one action; as a core it serves with every action."),
    ("action", "once"): T("A card serves for one action; as a core it serves once a turn."),
    ("turn", "always"): T("A card lasts for a whole turn; as a core it serves with every action."),
    ("turn", "once"): T("A card lasts for a whole turn; as a core it serves once a turn."),
    ("event", "always"): T("A card answers one event, without an action; a core answers each."),
    ("event", "once"): T("A card answers one event, without an action; a core does once a turn."),
}
STRIKES = T("It strikes when it is drawn, and is not kept.")

MODULES: Mapping[str, tuple[Text, Text]] = {
    "1": (
        T("Module 1"),
        T("Seven domes, and every one has a bridge to the centre. Its creeps come with a 1."),
    ),
    "2": (
        T("Module 2"),
        T("Seven domes in a ring, with a line through the centre. Its creeps come with a 2."),
    ),
    "3": (
        T("Module 3, power plant"),
        T("A ring of six domes around a power plant. When the last one is gone, all is lost."),
    ),
    "4": (
        T("Module 4, radar dish"),
        T("Six domes and a radar dish at the edge. When the last one is gone, all is lost."),
    ),
    "5": (
        T("Module 5"),
        T("Seven domes in two halves, joined by the centre. Its creeps come with a 5."),
    ),
}

SIGNS: Mapping[str, tuple[Text, Text]] = {
    "colonist": (
        T("Colonist"),
        T(
            "They wait in the domes to be saved, and walk only when a robot commands them. Lead "
            "them into the pod."
        ),
    ),
    "creep": (
        T("Creep"),
        T(
            "After your actions it turns every colonist next to it into a creep. A shot from a "
            "robot on its module kills it."
        ),
    ),
    "super_creep": (
        T("Super creep"),
        T(
            "It sits on a power plant or a radar dish and spoils it. A shot from a robot on that "
            "module frees the building."
        ),
    ),
    "pod": (
        T("The pod"),
        T(
            "It takes seven. With the seventh colonist aboard it launches, and comes back when "
            "the turn of whoever launched it begins."
        ),
    ),
    "plant": (
        T("Power plant"),
        T("Each one under a super creep lowers everybody's hand limit by one card."),
    ),
    "dish": (
        T("Radar dish"),
        T("While one lies under a super creep, everybody has four actions instead of five."),
    ),
    "bridge": (
        T("Bridge"),
        T("Pieces move over bridges, one dome at a time. Where there is none, there is no way."),
    ),
    "range": (
        T("Command range"),
        T(
            "The module a robot stands on, and all modules that touch it. There it commands "
            "colonists and trades cards."
        ),
    ),
    "ring": (
        T("Red ring"),
        T("This colonist has a creep next to it. After your actions it becomes a creep itself."),
    ),
    "die": (
        T("Invasion die"),
        T(
            "With 1 to 5 a creep rises on every module of that number at the edge. With a 6, on "
            "every module that already holds one."
        ),
    ),
    "core": (
        T("Core"),
        T("The card you chose at the start. It stays for the whole game and is never traded."),
    ),
    "blast": (
        T("Self-destruction"),
        T("A module full of creeps blows up, with all on it. A robot there keeps it whole."),
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
    "A rescue robot: it moves, shoots creeps on its module, commands colonists and trades cards. "
    "All robots are alike; the core and the cards make the difference."
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
