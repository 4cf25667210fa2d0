"""Everything of The Refuge in two sentences each, and what of it a view shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from games.kernel.glossary import Glossary, Thing, both, glossary_of, listed, things
from games.kernel.text import T, Text
from games.refuge.board import SPACE_NAMES, Space
from games.refuge.cards import DECKS, KRAKEN, SALVAGE, TYPE_NAMES, KrakenCard, SalvageCard
from games.refuge.characters import CHARACTERS, Ability, Character
from games.refuge.objective_cards import NUMERALS, OBJECTIVES, Objective
from games.refuge.view import DiverView, View
from games.refuge.words import BELOW_WORDS, upper_half

SALVAGE_KIND, KRAKEN_KIND = T("Salvage card"), T("Kraken card")
ABILITY_KIND, OBJECTIVE_KIND = T("Ability"), T("Objective")
DIVER_KIND, SPACE_KIND, SIGN_KIND = T("Diver"), T("Space"), T("Sign")

WEAPON = T(
    "It takes an action. As a weapon, it can also strike a tentacle in your space at any time."
)
TOOL = T("It takes an action, then it's discarded. Two cards of one type also pay for Recover.")
ACTION = T("{diver} uses it as an action. Then it's face down until recovered.")
REACTION = T("{diver} uses it without an action. Then it's face down until recovered.")

SPACE_WORDS: Mapping[Space, Text] = {
    "start": T("Divers start here. A tentacle that gets this far joins the threat track."),
    "lair": T("Enter it by your own action and move one tentacle one space. Any tentacle will do."),
    "spawn": T(
        "Enter it by your own action to eliminate a tentacle in its row or column and draw a "
        "salvage card. New tentacles rise here too."
    ),
    "cave": T("No tentacle gets in while a diver's inside. Whirlpools lead here."),
    "whirlpool": T(
        "Enter it by your own action and you may switch places with a diver in a cave. Or just "
        "stay."
    ),
    "kraken": T(
        "It's part of the Kraken's band. Enter it by your own action and the head comes a space "
        "closer."
    ),
    "finish": T("The row behind the Kraken, where the UB-85 lies. Many objectives end here."),
}

SIGNS: Mapping[str, tuple[Text, Text]] = {
    "head": (
        T("The Kraken's head"),
        T(
            "It covers three columns, and Kraken cards move it left and right. A diver next to it "
            "can be devoured; one in its way gets pushed."
        ),
    ),
    "tentacle": (
        T("Tentacle"),
        T(
            "It comes down the board when a Kraken card says so. If it reaches you, strike it with "
            "a weapon, or it knocks you down."
        ),
    ),
    "threat": (
        T("Threat track"),
        T(
            "A tentacle that gets down to the Start row, or finds no room to rise, ends up here. "
            "The fourth one ends the dive."
        ),
    ),
    "supply": (
        T("Supply"),
        T("The tentacles that aren't on the board. When it's empty, the dive is lost."),
    ),
    "down": (
        T("Lying on the ground"),
        T(
            "A diver who's been knocked down can't move. Recover stands them up, for an action and "
            "two cards of one type, theirs or a neighbour's."
        ),
    ),
    "devoured": (
        T("Devoured"),
        T("The diver is out until their next turn. Then they're back in row 4, on the ground."),
    ),
    "cargo": (
        T("The cargo"),
        T("One of the objectives is all about it. Whoever carries it must bring it home."),
    ),
    "marker": (
        T("Marker"),
        T("It shows where the current objective wants you. Once that's done, it's gone."),
    ),
    "camera": (
        T("Camera"),
        T("Sophie's three cameras lie on the board. Her other abilities work through them."),
    ),
    "arrows": (
        T("Arrows of a Kraken card"),
        T(
            "Each stands for one of the three columns below the head. All tentacles there move "
            "that way, twice if it's double."
        ),
    ),
    "rising": (
        T("New tentacle"),
        T(
            "A tentacle rises on the topmost free Spawn space of that column. If there's none, it "
            "joins the threat track."
        ),
    ),
    "jaws": (
        T("Devour symbol"),
        T("Every diver next to the head is devoured. Then all ten Kraken cards are shuffled."),
    ),
    "recover": (
        T("Recover"),
        T(
            "An action that costs two salvage cards of one type. Stand up, help a diver next to "
            "you up, or ready one of your abilities."
        ),
    ),
}


@cache
def glossary() -> Glossary:
    return glossary_of(_things())


def _things() -> Iterator[Thing]:
    yield from (_diver(who) for who in CHARACTERS.values())
    yield from (_ability(who, card) for who in CHARACTERS.values() for card in who.abilities)
    yield from (_salvage(card) for card in DECKS.salvage)
    yield from (_kraken(card) for card in DECKS.kraken)
    yield from (_objective(card) for card in OBJECTIVES.values())
    yield from things(
        "space", SPACE_KIND, {one: (SPACE_NAMES[one], SPACE_WORDS[one]) for one in SPACE_WORDS}
    )
    yield from things("sign", SIGN_KIND, SIGNS)
    yield from things(
        "type", SIGN_KIND, {key: (name, _type(key)) for key, name in TYPE_NAMES.items()}
    )


def _diver(who: Character) -> Thing:
    lines = [
        T("**{title}**: {effect}", title=one.title, effect=one.effect) for one in who.abilities
    ]
    return Thing(f"diver.{who.id}", who.name, DIVER_KIND, listed(who.gist, lines))


def _ability(who: Character, card: Ability) -> Thing:
    how = REACTION if card.reaction else ACTION
    words = both(card.effect, Text(how.template, {"diver": who.name}))
    return Thing(f"ability.{card.id}", card.title, ABILITY_KIND, words)


def _salvage(card: SalvageCard) -> Thing:
    words = both(card.effect, WEAPON if card.weapon else TOOL)
    return Thing(f"salvage.{card.id}", card.title, SALVAGE_KIND, words)


def _kraken(card: KrakenCard) -> Thing:
    words = T(
        "Upper half: {above}. Lower half, the columns below the head from the left: {below}.",
        above=upper_half(card),
        below=[BELOW_WORDS[symbol] for symbol in card.below],
    )
    return Thing(f"kraken.{card.id}", T("Kraken card {n}", n=int(card.id[1:])), KRAKEN_KIND, words)


def _objective(card: Objective) -> Thing:
    words = T(
        "Objective {numeral}. {goal} Reward: {reward}",
        numeral=NUMERALS[card.level],
        goal=card.goal,
        reward=card.reward,
    )
    return Thing(f"objective.{card.id}", card.title, OBJECTIVE_KIND, words)


def _type(kind: str) -> Text:
    return T(
        "A type of salvage card: {cards}. Two cards of one type together pay for Recover.",
        cards=[card.title for card in DECKS.salvage if card.type == kind],
    )


def on_the_table(view: View) -> Sequence[str]:
    return list(dict.fromkeys(_seen(view)))


def _seen(view: View) -> Iterator[str]:
    """Choices of set-up first, then goals, cards, figures and signs."""
    if view.phase == "divers":
        taken = {diver.character for diver in view.divers}
        yield from (f"diver.{who}" for who in CHARACTERS if who not in taken)
    open_goals = [goal for goal in view.objectives if not goal.done]
    yield from (f"objective.{goal.id}" for goal in open_goals)
    yield from (f"kraken.{card}" for card in reversed(view.foreseen))
    yield from (f"kraken.{card}" for card in (view.kraken_card,) if card)
    for diver in sorted(view.divers, key=lambda one: one.seat != view.viewer):
        yield from _with(diver)
    yield from _signs(view)
    yield from (f"space.{space}" for space in SPACE_WORDS)
    yield from (f"type.{kind}" for kind in TYPE_NAMES)


def _with(diver: DiverView) -> Iterator[str]:
    """A diver and what they hold."""
    if diver.character:
        yield f"diver.{diver.character}"
    yield from (f"salvage.{card}" for card in diver.hand)
    yield from (f"ability.{card.id}" for card in diver.abilities)


def _signs(view: View) -> Iterator[str]:
    there = {
        "head": True,
        "tentacle": bool(view.tentacles),
        "threat": True,
        "supply": True,
        "down": any(not diver.standing for diver in view.divers),
        "devoured": any(diver.devoured for diver in view.divers),
        "cargo": any(diver.cargo for diver in view.divers),
        "marker": bool(view.markers),
        "camera": bool(view.cameras),
        "arrows": True,
        "rising": True,
        "jaws": True,
        "recover": True,
    }
    return (f"sign.{sign}" for sign, shown in there.items() if shown)


def face_down(view: View) -> Mapping[str, int]:
    """Hands and discards lie open, so what they lack is in the decks."""
    gone = Counter([*view.salvage_discards, *(card for one in view.divers for card in one.hand)])
    salvage = {f"salvage.{key}": card.copies - gone[key] for key, card in SALVAGE.items()}
    return {**salvage, **{f"kraken.{key}": int(key not in view.kraken_discards) for key in KRAKEN}}
