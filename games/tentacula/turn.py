"""A turn: who plays, the tile they place, the fish they move; and how the turn ends."""

from __future__ import annotations

from functools import cache, partial

from games.kernel import Ask, Option, Play, Seat, T
from games.tentacula import questions, told
from games.tentacula.board import FINISH
from games.tentacula.moving_fish import choose_move, swim
from games.tentacula.placing_tiles import Step, place_prompt, place_why, placing_offers
from games.tentacula.treasure import Treasure, tell_treasure, treasure_of
from games.tentacula.voyage import Ended, Voyage

WHO_NEXT = T("Who plays next?")
WHO_WHY = T("There's no fixed order: talk it over, then one of you steps forward.")
STEP_FORWARD = T("I play next")
GO_FIRST, LATER = T("Somebody else first"), T("Later")


def begin_turn(voyage: Voyage) -> Play[None]:
    """One question until a tile is laid: two who step forward together are both heard."""
    while voyage.s.phase == "turn":
        offers = who_plays_offers(voyage)
        chosen = (yield who_plays_ask(voyage, offers)) if len(offers) > 1 else offers[0]
        chosen.value(voyage, chosen.seat)


def who_plays_ask(voyage: Voyage, offers: list[Option[Step]]) -> Ask:
    if not voyage.s.line:
        return Ask(questions.NEXT_PLAYER, WHO_NEXT, offers, why=WHO_WHY)
    prompt = place_prompt(voyage, voyage.s.line[0])
    return Ask(questions.NEXT_PLAYER, prompt, offers, why=place_why(voyage))


def who_plays_offers(voyage: Voyage) -> list[Option[Step]]:
    """Tile places for whoever is first in line; all others may still step forward."""
    line, waiting = voyage.s.line, voyage.s.waiting
    ready = [seat for seat in voyage.seats_with_tile() if seat not in waiting]
    offers = placing_offers(voyage, line[0]) if line else []
    if line and len(ready) > 1:
        offers.append(step_back(line[0]))
    aside = bool(line)
    offers += [step_forward(seat, aside) for seat in ready if seat not in line]
    if not line and voyage.s.by_name and len(ready) > 1:
        offers += [nomination(seat, named) for named in ready for seat in ready]
    return offers


@cache
def step_back(seat: int) -> Option[Step]:
    return Option("back", seat, GO_FIRST, let_others_go_first, short=LATER)


@cache
def step_forward(seat: int, aside: bool) -> Option[Step]:
    return Option("go", seat, STEP_FORWARD, come_next, tone="go", aside=aside)


@cache
def nomination(seat: int, named: int) -> Option[Step]:
    """Anybody who could play may name whoever shall; the one named can still step back."""
    name = T("{seat}", seat=Seat(named))
    return Option(f"next-{named}", seat, name, partial(name_next, named=named))


def come_next(voyage: Voyage, seat: int) -> None:
    name_next(voyage, seat, named=seat)


def name_next(voyage: Voyage, _: int, named: int) -> None:
    if voyage.s.line:
        voyage.deed(named, told.COMES_RIGHT_AFTER())
    elif len(voyage.seats_with_tile()) > 1:
        voyage.deed(named, told.PLAYS_NEXT())
    voyage.s.line.append(named)


def let_others_go_first(voyage: Voyage, seat: int) -> None:
    voyage.deed(seat, told.LETS_ANOTHER_GO_FIRST())
    voyage.s.waiting.append(voyage.s.line.pop(0))


def move_fish(voyage: Voyage) -> Play[None]:
    """Any one fish, as the tile says or for a shell as one's chip says."""
    seat, before = voyage.s.line[0], treasure_of(voyage.s)
    move = yield from choose_move(voyage, seat)
    try:
        yield from swim(voyage, seat, move)
    except Ended:
        end_turn(voyage, seat, before)
        raise
    end_turn(voyage, seat, before)
    if all(square == FINISH for square in voyage.s.fish):
        raise Ended("made it")


def end_turn(voyage: Voyage, seat: int, before: Treasure) -> None:
    """Everybody who let others go first may step forward again."""
    s = voyage.s
    tell_treasure(voyage, before)
    s.line.pop(0)
    s.waiting.clear()
    s.by_name = True
    s.last_mover = seat
    s.turn += 1
    s.phase = "turn" if voyage.seats_with_tile() else "round end"
