"""The board in words, most important things first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.jupiter.cards import Card, card_name
from games.jupiter.colony import module_of
from games.jupiter.modules import DISH, PLANT
from games.jupiter.state import COLONIST, CREEP, OPEN, ROBOT, Event
from games.jupiter.view import View
from games.jupiter.words import LETTERS, ROBOTS, letters, module_name, space_words
from games.kernel import SILENCE, Ask, N, Seat, T, Text
from renderers.words import invitation_words, say

NOTHING = T("nothing")
NEWS: dict[Event, Text] = {
    "moved": T("Somebody just went to {space}."),
    "boarded": T("A colonist just boarded the pod."),
    "shot": T("A creep was just killed at {space}."),
    "rose": T("A creep just rose at {space}."),
    "converted": T("A colonist was just converted at {space}."),
    "exploded": T("{module} just blew up."),
    "covered": T("A super creep just rose on {module}."),
    "launched": T("The pod was just launched."),
}


def board_words(view: View, ask: Ask | None, names: Sequence[str]) -> str:
    return " ".join(say(text, names) for text in _sentences(view, ask))


def _sentences(view: View, ask: Ask | None) -> Iterator[Text]:
    yield T(
        "Jupiter Deep, turn {turn}: {saved} of {target} saved, {left} in the domes, {lost} lost.",
        turn=view.turn,
        saved=view.saved,
        target=view.target,
        left=view.on_colony,
        lost=view.lost,
    )
    if view.turn:
        yield N(
            "{player} acts, {n} action left.",
            "{player} acts, {n} actions left.",
            n=max(0, view.actions_left),
            player=Seat(view.active),
        )
    yield from _news(view)
    if view.die:
        yield T("The die shows {die}.", die=view.die)
    yield _threatened(view)
    yield _pod(view)
    if view.in_play:
        yield T("In play this turn: {cards}.", cards=_cards(view.in_play))
    yield from (_robot(view, seat) for seat in range(len(view.players)))
    if ask is not None and ask.marks():
        yield T("Marked: {marks}.", marks=list(_marks(ask)))
    yield from _modules(view)
    yield _gone(view)
    yield from _supplies(view)


def _news(view: View) -> Iterator[Text]:
    """What just happened."""
    for trace in view.traces:
        if trace.event == "moved" and trace.space == trace.to:
            continue
        words, there = NEWS[trace.event], trace.to
        if trace.event in ("exploded", "covered"):
            yield T(words.template, module=module_name(module_of(there)))
        else:
            space = space_words(there) if there >= 0 else T("open space")
            yield T(words.template, space=space)


def _threatened(view: View) -> Text:
    near, domes = view.colony().near, view.domes
    spaces = [
        space_words(space)
        for space, piece in enumerate(domes)
        if piece == COLONIST and any(domes[there] == CREEP for there in near[space])
    ]
    return T("Colonists in danger: {spaces}.", spaces=spaces or [T("none")])


def _pod(view: View) -> Text:
    pod = view.pod
    aboard = N(
        "{n} colonist and {robots} aboard",
        "{n} colonists and {robots} aboard",
        n=pod.colonists,
        robots=[ROBOTS[seat] for seat in pod.robots] or [T("no robot")],
    )
    if pod.docked:
        beside = letters(view.colony().touching[-1])
        return T("The pod is docked beside {modules}, {aboard}.", modules=beside, aboard=aboard)
    if pod.launcher is None:
        return T("The pod drifts until the next player docks it, {aboard}.", aboard=aboard)
    return T(
        "The pod is away until {player} docks it, {aboard}.",
        player=Seat(pod.launcher),
        aboard=aboard,
    )


def _robot(view: View, seat: int) -> Text:
    player = view.players[seat]
    return T(
        "{player} steers {robot}, {where}; core {core}, hand: {hand}.",
        player=Seat(seat),
        robot=ROBOTS[seat],
        where=_where(view, seat),
        core=_core(view, seat),
        hand=_cards(player.hand),
    )


def _core(view: View, seat: int) -> Text:
    core = view.players[seat].core
    if core is None:
        return NOTHING
    used = seat == view.active and view.core_used
    return T("{card} (used this turn)", card=card_name(core)) if used else card_name(core)


def _where(view: View, seat: int) -> Text:
    if seat in view.pod.robots:
        return T("in the pod")
    if ROBOT + seat not in view.domes:
        return T("lost")
    return T("at {space}", space=space_words(view.domes.index(ROBOT + seat)))


def _cards(hand: Sequence[Card]) -> list[Text]:
    return [card_name(card) for card in hand] or [NOTHING]


def _marks(ask: Ask) -> Iterator[Text]:
    named: dict[str, dict[str, Text]] = {}
    for option in ask.options:
        if option.marked is not None:
            named.setdefault(option.marked, {}).setdefault(option.id, option.label)
    for mark, number in ask.marks().items():
        labels = list(named[mark].values())
        yield T("{number} {labels}", number=number or ask.printed(mark), labels=labels)


def _modules(view: View) -> Iterator[Text]:
    """Every module that stands, with its number and what is on it."""
    colony = view.colony()
    for index, module in enumerate(view.modules):
        if module.gone:
            continue
        yield T(
            "{module} ({number}{building}): {pieces}; beside {beside}.",
            module=module_name(index),
            number=module.number,
            building=_building(view, index),
            pieces=list(_pieces(view, colony.domes[index])) or [T("empty")],
            beside=[LETTERS[other] if other < 19 else T("pod") for other in colony.touching[index]],
        )


def _building(view: View, index: int) -> Text:
    kinds = {PLANT: T(", power plant"), DISH: T(", radar dish")}
    name = kinds.get(view.modules[index].number, SILENCE)
    return T("{name} under a super creep", name=name) if index in view.covered else name


def _pieces(view: View, domes: Sequence[int]) -> Iterator[Text]:
    places: dict[int, list[Text]] = {}
    for dome in domes:
        if view.domes[dome] > OPEN:
            places.setdefault(view.domes[dome], []).append(_place(dome))
    for piece, where in sorted(places.items()):
        if piece == COLONIST:
            yield N("colonist {where}", "{n} colonists {where}", n=len(where), where=where)
        elif piece == CREEP:
            yield N("creep {where}", "{n} creeps {where}", n=len(where), where=where)
        else:
            yield T("{robot} {where}", robot=ROBOTS[piece - ROBOT], where=where)


def _place(dome: int) -> Text:
    return PLACES[dome % 7]


PLACES = (
    T("centre"),
    T("east"),
    T("south-east"),
    T("south-west"),
    T("west"),
    T("north-west"),
    T("north-east"),
)


def _gone(view: View) -> Text:
    gone = [LETTERS[index] for index, module in enumerate(view.modules) if module.gone]
    return T("Destroyed modules: {modules}.", modules=gone or [T("none")])


def _supplies(view: View) -> Iterator[Text]:
    """What is left to come, and how much can be held."""
    yield N(
        "{n} card in the deck, hand limit {limit}.",
        "{n} cards in the deck, hand limit {limit}.",
        n=view.deck_size,
        limit=view.hand_limit,
    )
    if view.discards:
        yield T("Discarded: {cards}.", cards=_cards(view.discards))
    yield T("Creeps in the box: {n}.", n=view.creeps_in_box)


def hand_words(view: View, seat: int, names: Sequence[str]) -> str:
    return say(_robot(view, seat), names)


def lobby_words(names: Sequence[str]) -> str:
    scene = T("Jupiter Deep: steel modules over amber clouds, and red creeps at the glass.")
    return invitation_words(scene, T("On board: {names}.", names=list(names)), names)
