"""The Refuge in words: everything its pictures say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from games.kernel import Ask, N, Outcome, Seat, T, Text
from games.refuge.cards import SALVAGE, TYPE_NAMES
from games.refuge.view import DiverView, View
from games.refuge.words import KRAKEN_WORDS
from renderers.words import figures_words, invitation_words, say


def place(spot: str) -> str:
    """`c4r6` as players call it: E6."""
    column, row = spot[1:].split("r")
    return f"{'ABCDEFGHI'[int(column)]}{row}"


def board_words(view: View, ask: Ask | None, names: Sequence[str]) -> str:
    return " ".join(say(text, names) for text in _sentences(view, ask))


def _sentences(view: View, ask: Ask | None) -> Iterator[Text]:
    """What matters most comes first: alternative texts are cut at their end."""
    yield from _moment(view)
    yield from _choices(ask)
    yield _head(view)
    for who in view.divers:
        yield _diver(who)
    yield from _places(view)
    yield T(
        "Threat {threat} of 4, supply {supply}; salvage deck {salvage}, Kraken deck {kraken}.",
        threat=view.threat,
        supply=view.supply,
        salvage=view.salvage_left,
        kraken=view.kraken_left,
    )
    yield from _goals(view)
    for who in view.divers:
        yield from _belongings(who)
    yield from _piles(view)


def _moment(view: View) -> Iterator[Text]:
    if not view.turn:
        yield T("The Refuge: the divers are getting ready.")
        return
    yield T("The Refuge, turn {turn}.", turn=view.turn)
    if not view.ended:
        yield N(
            "{who} has one action left.",
            "{who} has {n} actions left.",
            view.actions_left,
            who=Seat(view.active),
        )


def _places(view: View) -> Iterator[Text]:
    """Whatever lies on the board beside divers."""
    if view.tentacles:
        yield T("Tentacles at {places}.", places=[place(spot) for spot in view.tentacles])
    if view.markers:
        yield T("Markers at {places}.", places=[place(spot) for spot in view.markers])
    if view.cameras:
        yield T("Cameras at {places}.", places=[place(spot) for spot in view.cameras])


def _belongings(who: DiverView) -> Iterator[Text]:
    """Hands lie open, and so do abilities."""
    if who.cargo:
        yield T("{who} carries the cargo.", who=Seat(who.seat))
    if who.hand:
        titles = [SALVAGE[card].title for card in sorted(who.hand)]
        yield T("{who} holds {cards}.", who=Seat(who.seat), cards=titles)
    ready = [ability.title for ability in who.abilities if ability.ready]
    if ready:
        yield T("{who} can use {abilities}.", who=Seat(who.seat), abilities=ready)


def _piles(view: View) -> Iterator[Text]:
    """The Kraken's last card, what has been discarded, and what the sonar has shown."""
    if view.kraken_card:
        yield T("The Kraken's last card: {card}.", card=KRAKEN_WORDS[view.kraken_card])
    if view.kraken_discards:
        yield T("Kraken cards in the open: {cards}.", cards=_cards(view.kraken_discards))
    if view.salvage_discards:
        counts = Counter(view.salvage_discards)
        cards = [
            T("{n} {card}", n=counts[card], card=SALVAGE[card].title) for card in sorted(counts)
        ]
        yield T("Discarded salvage: {cards}.", cards=cards)
    if view.foreseen:
        yield _foreseen(view)


def _foreseen(view: View) -> Text:
    return T("The next Kraken cards: {cards}.", cards=_cards(view.foreseen[::-1]))


def _cards(cards: Sequence[str]) -> list[Text]:
    return [T("({card})", card=KRAKEN_WORDS[card]) for card in cards]


def _choices(ask: Ask | None) -> Iterator[Text]:
    marks = ask.marks() if ask else {}
    if marks:
        listed = [f"{number} {place(spot)}" for spot, number in marks.items()]
        yield T("Marked on the board: {marks}.", marks=listed)


def _head(view: View) -> Text:
    left, right = "ABCDEFGHI"[view.head], "ABCDEFGHI"[view.head + 2]
    return T("The Kraken's head lies over {left}7 to {right}9.", left=left, right=right)


def _diver(who: DiverView) -> Text:
    name = who.name or T("no diver yet")
    cards = N("one card", "{n} cards", len(who.hand))
    ready = sum(ability.ready for ability in who.abilities)
    return T(
        "{who} ({diver}): {where}, {cards}, {ready} of {all} abilities ready.",
        who=Seat(who.seat),
        diver=name,
        where=_whereabouts(who),
        cards=cards,
        ready=ready,
        all=len(who.abilities),
    )


def _whereabouts(who: DiverView) -> Text:
    if who.devoured:
        return T("devoured")
    if who.boarded:
        return T("aboard the UB-85")
    if who.spot is None:
        return T("not on the board yet")
    if who.standing:
        return T("at {place}", place=place(who.spot))
    return T("knocked down at {place}", place=place(who.spot))


def _goals(view: View) -> Iterator[Text]:
    for card in view.objectives:
        title, done, target = card.title, card.progress, card.target
        if card.done:
            yield T("{numeral} {title}: done.", numeral=card.numeral, title=title)
        elif card.current:
            yield T(
                "{numeral} {title}: {done} of {target}. {goal}",
                numeral=card.numeral,
                title=title,
                done=done,
                target=target,
                goal=card.goal,
            )
        else:
            yield T(
                "{numeral} {title} comes later: {goal}",
                numeral=card.numeral,
                title=title,
                goal=card.goal,
            )


def hand_words(view: View, seat: int, names: Sequence[str]) -> str:
    who = view.divers[seat]
    cards = [_card(card, count) for card, count in sorted(Counter(who.hand).items())]
    abilities = [
        T(
            "{title} ({state}): {effect}",
            title=ability.title,
            state=T("ready") if ability.ready else T("used"),
            effect=ability.effect,
        )
        for ability in who.abilities
    ]
    goal = [view.objective.goal] if view.objective else []
    parts = [T("{who}'s hand.", who=Seat(seat)), *goal, *cards, *abilities]
    if view.viewer == seat and view.foreseen:
        parts.append(_foreseen(view))
    return " ".join(say(part, names) for part in parts)


def _card(card: str, count: int) -> Text:
    """A title in the hand, how often, its type and what it does."""
    what = SALVAGE[card]
    kind = T("{type}, weapon", type=TYPE_NAMES[what.type]) if what.weapon else TYPE_NAMES[what.type]
    return T(
        "{n} {title} ({type}): {effect}", n=count, title=what.title, type=kind, effect=what.effect
    )


def lobby_words(names: Sequence[str]) -> str:
    scene = T("The Refuge: the Kraken waits above the wreck of the UB-85.")
    return invitation_words(scene, T("Ready to dive: {names}.", names=list(names)), names)


def ending_words(_: View, outcome: Outcome, names: Sequence[str]) -> str:
    head = T("The dive is won.") if outcome.winners else T("The dive is lost.")
    return " ".join(say(part, names) for part in (head, outcome.reason, *figures_words(outcome)))
