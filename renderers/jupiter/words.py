"""The colony in words, most important things first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.jupiter.colony import module_of
from games.jupiter.modules import DISH, PLANT
from games.jupiter.names import LETTERS, ROBOTS, module_name, space_words
from games.jupiter.state import COLONIST, CREEP, ROBOT
from games.jupiter.view import View
from games.kernel import Ask, Outcome, Seat, T, Text
from renderers.jupiter.faces import FACES
from renderers.jupiter.picture import threatened
from renderers.words import say


def board_words(view: View, ask: Ask | None, names: Sequence[str]) -> str:
    return " ".join(say(text, names) for text in _sentences(view, ask))


def _sentences(view: View, ask: Ask | None) -> Iterator[Text]:
    yield T(
        "Jupiter Deep, turn {turn}: {saved} of {target} saved, {left} on the colony, {lost} lost.",
        turn=view.turn,
        saved=view.saved,
        target=view.target,
        left=view.on_colony,
        lost=view.lost,
    )
    yield from (_robot(view, seat) for seat in range(len(view.players)))
    yield _pod(view)
    scared = sorted(threatened(view, view.colony()))
    if scared:
        yield T("Will be converted next: {spaces}.", spaces=[space_words(s) for s in scared])
    if ask is not None and ask.marks():
        yield T("Marked: {marks}.", marks=list(_marks(ask)))
    yield from _modules(view)
    yield T("{n} cards in the deck.", n=view.deck_size)


def _robot(view: View, seat: int) -> Text:
    player = view.players[seat]
    core = T("no core") if player.core is None else T("core {card}", card=FACES[player.core].name)
    hand: object = [FACES[card].name for card in player.hand] or T("none")
    sentence = T(
        "{who} ({robot}) {where}; {core}; cards: {hand}.",
        who=Seat(seat),
        robot=ROBOTS[seat],
        where=_where(view, seat),
        core=core,
        hand=hand,
    )
    if seat != view.active:
        return sentence
    return T("To act, {n} actions left: {robot}", n=view.actions_left, robot=sentence)


def _where(view: View, seat: int) -> Text:
    if seat in view.pod.robots:
        return T("in the pod")
    if ROBOT + seat in view.domes:
        return T("on {space}", space=space_words(view.domes.index(ROBOT + seat)))
    return T("off the colony")


def _pod(view: View) -> Text:
    if not view.pod.docked:
        return T("The pod is away with {n} colonists.", n=view.pod.colonists)
    around = [LETTERS[m] for m in view.colony().touching[len(view.modules)]]
    return T(
        "The pod, with {n} colonists, is docked at {modules}.",
        n=view.pod.colonists,
        modules=around or T("nothing"),
    )


def _marks(ask: Ask) -> Iterator[Text]:
    told: set[str] = set()
    numbers = ask.marks()
    for option in ask.options:
        if option.spot is not None and option.spot not in told:
            told.add(option.spot)
            yield T("{n} {what}", n=numbers[option.spot], what=option.label)


def _modules(view: View) -> Iterator[Text]:
    """Who stands where, module by module; empty ones are left out."""
    for index, module in enumerate(view.modules):
        if module.gone:
            yield T("{module} is gone.", module=module_name(index))
            continue
        who = list(_on(view, index))
        if index in view.covered:
            who.append(T("a super creep"))
        if who or module.number in (PLANT, DISH):
            yield T(
                "{module}, number {number}{building}: {who}.",
                module=module_name(index),
                number=module.number,
                building=_building(module.number),
                who=who or T("empty"),
            )


def _building(number: int) -> Text:
    if number == PLANT:
        return T(" with a power plant")
    return T(" with a radar dish") if number == DISH else T("")


def _on(view: View, index: int) -> Iterator[Text]:
    for space, piece in enumerate(view.domes):
        if module_of(space) != index:
            continue
        if piece == COLONIST:
            yield T("colonist {space}", space=space_words(space))
        elif piece == CREEP:
            yield T("creep {space}", space=space_words(space))
        elif piece >= ROBOT:
            yield T("{robot} {space}", robot=ROBOTS[piece - ROBOT], space=space_words(space))


def ending_words(outcome: Outcome, names: Sequence[str]) -> str:
    figures = [T("{what} {n}", what=what, n=value) for what, value in outcome.figures]
    return say(T("{reason} {figures}.", reason=outcome.reason, figures=figures), names)


def lobby_words(names: Sequence[str]) -> str:
    invitation = T(
        "A colony of domes and bridges over Jupiter's storm, with creeps on it and a pod beside it."
    )
    return " ".join([say(invitation), *names])
