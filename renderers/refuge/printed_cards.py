"""Everything printed on the cards of the box, for the last pages of the rules."""

from __future__ import annotations

from games.kernel.text import T
from games.refuge.cards import DECKS, KRAKEN, TYPE_NAMES
from games.refuge.characters import CHARACTERS
from games.refuge.objective_cards import NUMERALS, OBJECTIVES
from games.refuge.words import KRAKEN_WORDS
from renderers.words import one_below_the_other

SALVAGE_LISTED = one_below_the_other(
    T(
        "- **{card}** ({type}, {n} copies): {effect}",
        card=card.title,
        type=TYPE_NAMES[card.type],
        n=card.copies,
        effect=card.effect,
    )
    for card in DECKS.salvage
)

ABILITIES_LISTED = one_below_the_other(
    T("- **{diver}**, {ability}: {effect}", diver=who.name, ability=card.title, effect=card.effect)
    for who in CHARACTERS.values()
    for card in who.abilities
)

OBJECTIVES_LISTED = one_below_the_other(
    T(
        "- {numeral} **{title}**: {goal} Reward: {reward}",
        numeral=NUMERALS[card.level],
        title=card.title,
        goal=card.goal,
        reward=card.reward,
    )
    for card in OBJECTIVES.values()
)

KRAKEN_LISTED = one_below_the_other(
    [
        T("First what the head does, then the tentacles of its three columns, from the left."),
        *(T("- {card}", card=KRAKEN_WORDS[card]) for card in KRAKEN),
        T("A card that devours also shuffles all ten into a new deck."),
    ]
)
