"""Everything of Lurk in two sentences each, made from what is printed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from games.kernel.glossary import Glossary, Thing, glossary_of, things
from games.kernel.text import N, T, Text
from games.lurk.content import (
    CARDS,
    CREATURES,
    CREEDS,
    EVENT_TEXTS,
    EVENTS,
    FACTIONS,
    ITEMS,
    KINDS,
    NAMES,
    POWER_NAMES,
    TREASURES,
)
from games.lurk.schema import Card, CardKind, Kind
from games.lurk.state import Ground
from games.lurk.words import (
    ABYSS_TEXTS,
    CARD_KIND_NAMES,
    CARD_TEXTS,
    GROUND_NAMES,
    KIND_NAMES,
    POWER_TEXTS,
    TOKEN_EFFECTS,
    TOKEN_NAMES,
    dice_signs,
)

CREATURE_KIND, TREASURE_KIND, EVENT_KIND = T("Creature"), T("Treasure"), T("Event")
TOKEN_KIND, GROUND_KIND, SIGN_KIND, FACTION_KIND = T("Token"), T("Tile"), T("Sign"), T("Faction")

WORN: Mapping[CardKind, Text] = {
    "item": T("A character carries one item at a time."),
    "weapon": T("A character carries one weapon at a time."),
    "armour": T("A character wears one armour at a time."),
    "ability": T("A character has one ability card at a time."),
}
GROUND_WORDS: Mapping[Ground, Text] = {
    "sand": T("Open ground. It neither helps nor hurts whoever stands on it."),
    "rock": T(
        "It blocks sight, and climbing it takes an octopus of one red die. Up there the climber "
        "has a white attack die more; swimmers enter without a roll."
    ),
    "coral": T(
        "Whoever stands here defends with their worst die degraded. Instead of attacking they may "
        "search it for an item."
    ),
    "poison": T(
        "Whoever ends a movement here is poisoned, and defends with their worst die degraded. "
        "It can be searched like coral."
    ),
    "abyss": T(
        "Nobody may enter it, and nobody knows what sleeps below. Search it from next to it."
    ),
    "lair": T("A creature guards this tile, and nobody may enter. Defeat it for its reward."),
    "den": T("Its creature has been defeated. Whoever stands here defends with a red die more."),
    "hollow": T("The abyss has been searched and is empty. Now it is open ground."),
    "summoning": T("An army enters here. Models without room at the start come in here later."),
    "void": T("There is no tile here. Nobody moves across the edge."),
}
SIGNS: Mapping[str, tuple[Text, Text]] = {
    "octopus": (
        T("Octopus"),
        T("In an attack, a hit. Every hit that no shield stops is a wound."),
    ),
    "shield": (T("Shield"), T("In defence, it stops one hit. In an attack it counts for nothing.")),
    "diamond": (
        T("Diamond"),
        T("It brings 1 Essence to whoever rolled it. A blank brings nothing."),
    ),
    "white": (
        T("White symbol"),
        T("It counts as usual and rolls one more red die. That one may show another."),
    ),
    "dice": (
        T("White, red and black dice"),
        T(
            "White is weak, red good, black best. To upgrade a die makes it one better, to degrade "
            "it one worse."
        ),
    ),
    "essence": (
        T("Essence"),
        T("It pays for abilities, and is kept by the player. Diamonds, events and foes bring it."),
    ),
    "heart": (T("Heart"), T("So many wounds a model can take. With the last one it is destroyed.")),
    "speed": (
        T("Speed"),
        T("So many tiles a model may move. Swimming or charging goes one farther."),
    ),
    "range": (T("Range"), T("So many tiles away an attack reaches. Rock in between blocks it.")),
    "large": (
        T("Large model"),
        T("It needs a tile for itself. Small models stand up to three on a tile, of one army."),
    ),
    "guard": (
        T("Guard"),
        T("A creature strikes once at every model that comes within its reach. The march goes on."),
    ),
}


@cache
def glossary() -> Glossary:
    return glossary_of(_things())


def _things() -> Iterator[Thing]:
    for key, creed in CREEDS.items():
        yield Thing(f"faction.{key}", NAMES[key], FACTION_KIND, _faction(key, creed))
    for kind in KINDS.values():
        yield Thing(f"model.{kind.id}", NAMES[kind.id], KIND_NAMES[kind.kind], _model(kind))
    for card in CARDS.values():
        yield Thing(f"card.{card.id}", NAMES[card.id], CARD_KIND_NAMES[card.kind], _card(card))
    for key in CREATURES:
        yield Thing(f"abyss.{key}", NAMES[key], CREATURE_KIND, _creature(key))
    for key in TREASURES:
        yield Thing(f"abyss.{key}", NAMES[key], TREASURE_KIND, _treasure(key))
    for key, words in EVENT_TEXTS.items():
        yield Thing(f"event.{key}", NAMES[key], EVENT_KIND, _event(key, words))
    for token, name in TOKEN_NAMES.items():
        yield Thing(f"token.{token}", name, TOKEN_KIND, TOKEN_EFFECTS[token])
    named: dict[str, tuple[Text, Text]]
    named = {key: (GROUND_NAMES[key], words) for key, words in GROUND_WORDS.items()}
    yield from things("ground", GROUND_KIND, named)
    yield from things("sign", SIGN_KIND, SIGNS)


def _faction(key: str, creed: Text) -> Text:
    names = [NAMES[kind.id] for kind in FACTIONS[key].models]
    return T("{creed} Its models: {models}.", creed=creed, models=names)


def _model(kind: Kind) -> Text:
    return T(
        "Speed {speed}, attack {attack} up to {range} tiles away, defence {defence}, Heart "
        "{heart}, {cost} points. Its ability, {power}: {effect}.",
        speed=kind.speed,
        attack=dice_signs(kind.attack),
        range=kind.range,
        defence=dice_signs(kind.defence),
        heart=kind.heart,
        cost=kind.cost,
        power=POWER_NAMES[kind.id],
        effect=POWER_TEXTS[kind.id],
    )


def _card(card: Card) -> Text:
    words = T("{effect}. {worn}", effect=CARD_TEXTS[card.id], worn=WORN[card.kind])
    if card in ITEMS:
        return N(
            "{words} There is {n} of it in the item deck.",
            "{words} There are {n} of it in the item deck.",
            n=card.copies,
            words=words,
        )
    return N(
        "{words} It costs {n} point of the army.",
        "{words} It costs {n} points of the army.",
        n=card.cost,
        words=words,
    )


def _creature(key: str) -> Text:
    return T("{words} At the end of a round it attacks whoever is near.", words=ABYSS_TEXTS[key])


def _treasure(key: str) -> Text:
    return T("{words} It lies in an abyss that nobody guards.", words=ABYSS_TEXTS[key])


def _event(key: str, words: Text) -> Text:
    return N(
        "{words} There is {n} of it in the event deck.",
        "{words} There are {n} of it in the event deck.",
        n=EVENTS[key].copies,
        words=words,
    )
