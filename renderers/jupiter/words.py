"""The board in words, most important things first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.jupiter.cards import Card, card_name
from games.jupiter.modules import DISH, PLANT
from games.jupiter.names import LETTERS, ROBOTS, module_name, space_words
from games.jupiter.state import COLONIST, CREEP, OPEN, ROBOT
from games.jupiter.view import View
from games.kernel import SILENCE, Ask, N, Outcome, Seat, T, Text
from renderers.words import figures_words, invitation_words, say

NOTHING = T("nothing")


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
        yield T(
            "{player} acts, {n} actions left.",
            player=Seat(view.active),
            n=max(0, view.actions_left),
        )
    yield from _news(view)
    yield _threatened(view)
    yield _pod(view)
    yield from (_robot(view, seat) for seat in range(len(view.players)))
    if ask is not None and ask.marks():
        yield T("Marked: {marks}.", marks=list(_marks(ask)))
    yield from _modules(view)
    yield _gone(view)


def _news(view: View) -> Iterator[Text]:
    """What just happened."""
    for trace in view.traces:
        there = space_words(trace.to) if trace.to >= 0 else T("open space")
        if trace.event == "moved" and trace.space != trace.to:
            yield T("Somebody just went to {space}.", space=there)
        elif trace.event == "shot":
            yield T("A creep was just killed at {space}.", space=there)
        elif trace.event == "rose":
            yield T("A creep just rose at {space}.", space=there)
        elif trace.event == "converted":
            yield T("A colonist was just converted at {space}.", space=there)
        elif trace.event == "exploded":
            yield T("{module} just blew up.", module=module_name(trace.space // 7))
        elif trace.event == "launched":
            yield T("The pod was just launched.")


def _threatened(view: View) -> Text:
    near, domes = view.colony().near, view.domes
    spaces = [
        space_words(space)
        for space, piece in enumerate(domes)
        if piece == COLONIST and any(domes[there] == CREEP for there in near[space])
    ]
    return T("Threatened colonists: {spaces}.", spaces=spaces or [T("none")])


def _pod(view: View) -> Text:
    pod = view.pod
    aboard = T(
        "{n} colonists and {robots} aboard",
        n=pod.colonists,
        robots=[ROBOTS[seat] for seat in pod.robots] or [T("no robot")],
    )
    if pod.docked:
        beside = [LETTERS[index] for index in view.colony().touching[-1]]
        return T("The pod is docked beside {modules}, {aboard}.", modules=beside, aboard=aboard)
    return T("The pod is away, {aboard}.", aboard=aboard)


def _robot(view: View, seat: int) -> Text:
    player = view.players[seat]
    return T(
        "{player} steers {robot}, {where}; core {core}, hand: {hand}.",
        player=Seat(seat),
        robot=ROBOTS[seat],
        where=_where(view, seat),
        core=card_name(player.core) if player.core else NOTHING,
        hand=_cards(player.hand),
    )


def _where(view: View, seat: int) -> Text:
    if seat in view.pod.robots:
        return T("in the pod")
    if ROBOT + seat not in view.domes:
        return T("lost")
    return T("at {space}", space=space_words(view.domes.index(ROBOT + seat)))


def _cards(hand: Sequence[Card]) -> list[Text]:
    return [card_name(card) for card in hand] or [NOTHING]


def _marks(ask: Ask) -> Iterator[Text]:
    named: dict[str, Text] = {}
    for option in ask.options:
        if option.spot is not None:
            named.setdefault(option.spot, option.label)
    for spot, number in ask.marks().items():
        yield T("{number} {label}", number=number, label=named[spot])


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


def hand_words(view: View, seat: int, names: Sequence[str]) -> str:
    return say(_robot(view, seat), names)


def lobby_words(names: Sequence[str]) -> str:
    scene = T("Jupiter Deep: steel modules over amber clouds, and red creeps at the glass.")
    return invitation_words(scene, T("On board: {names}.", names=list(names)), names)


def ending_words(outcome: Outcome, names: Sequence[str]) -> str:
    return " ".join(say(text, names) for text in (outcome.reason, *figures_words(outcome)))
