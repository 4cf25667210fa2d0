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
    "sand": T("Open ground. It neither helps nor hurts anyone."),
    "rock": T(
        "It blocks sight, and climbing it takes an octopus on a red die. Climbers "
        "attack from up there with an extra white die. Swimmers need no roll."
    ),
    "coral": T(
        "It degrades the worst defence die of anyone on it. Instead of attacking, they "
        "can search it for an item."
    ),
    "poison": T(
        "It poisons anyone who stops here, and degrades their worst defence die. You "
        "can search it like coral."
    ),
    "abyss": T(
        "Nobody can enter, and nobody knows what sleeps below. Search it from the next tile."
    ),
    "lair": T("A creature guards this tile, so nobody can enter. Defeat it for its reward."),
    "den": T("Its creature is defeated. Anyone here defends with an extra red die."),
    "hollow": T("Somebody has searched this abyss, and it's empty. It's open ground now."),
    "summoning": T("An army enters here. Models that didn't fit at the start come in later."),
    "void": T("There's no tile here. Nobody crosses the edge."),
}
SIGNS: Mapping[str, tuple[Text, Text]] = {
    "octopus": (
        T("Octopus"),
        T("In an attack, a hit. Every hit that no shield stops is a wound."),
    ),
    "shield": (T("Shield"), T("In defence it stops one hit. In an attack it does nothing.")),
    "diamond": (
        T("Diamond"),
        T("It gives 1 Essence to the one who rolled it. A blank gives nothing."),
    ),
    "white": (
        T("White symbol"),
        T("It counts as usual and adds a red die, which may add another."),
    ),
    "dice": (
        T("White, red and black dice"),
        T(
            "White is weak, red is good, black is best. Upgrading makes a die one better, "
            "degrading one worse."
        ),
    ),
    "essence": (
        T("Essence"),
        T("It pays for abilities. You gain it from diamonds, events and foes."),
    ),
    "heart": (T("Heart"), T("How many wounds a model can take. The last one destroys it.")),
    "speed": (
        T("Speed"),
        T("How many tiles a model can move. Swimming or charging adds one."),
    ),
    "range": (T("Range"), T("How many tiles away an attack reaches. Rock in between blocks it.")),
    "large": (
        T("Large model"),
        T("It needs a tile to itself. Up to three small models of one army share a tile."),
    ),
    "guard": (
        T("Guard"),
        T(
            "A creature strikes once at every model that comes within its reach. Then the "
            "march goes on."
        ),
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
            "{words} {n} copy in the item deck.",
            "{words} {n} copies in the item deck.",
            n=card.copies,
            words=words,
        )
    return N(
        "{words} It costs {n} point.",
        "{words} It costs {n} points.",
        n=card.cost,
        words=words,
    )


def _creature(key: str) -> Text:
    return T("{words} At the end of a round it attacks anyone nearby.", words=ABYSS_TEXTS[key])


def _treasure(key: str) -> Text:
    return T("{words} It lies in an unguarded abyss.", words=ABYSS_TEXTS[key])


def _event(key: str, words: Text) -> Text:
    return N(
        "{words} {n} copy in the event deck.",
        "{words} {n} copies in the event deck.",
        n=EVENTS[key].copies,
        words=words,
    )
