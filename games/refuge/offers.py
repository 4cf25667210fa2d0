"""How what a diver may do in a turn is offered: words, signs and colours. Each is made once."""

from __future__ import annotations

from functools import cache

from games.kernel.ask import Option
from games.kernel.text import T, Text
from games.refuge.action import TurnChoice
from games.refuge.board import SPACE_NAMES, SPACES, SPOT_IDS, WAY_NAMES, WAY_SIGNS, Spot
from games.refuge.cards import SALVAGE
from games.refuge.characters import ABILITIES
from games.refuge.forecast import A_FIGHT, IN_THE_MOUTH, Forecast
from games.refuge.weapons import NO_CARD_LEFT


@cache
def move(
    seat: int, here: Spot, spot: Spot, awaits: Forecast, choice: TurnChoice
) -> Option[TurnChoice]:
    return Option(
        f"move.{SPOT_IDS[spot]}",
        seat,
        _into(WAY_NAMES[spot - here], SPACE_NAMES[SPACES[spot]], awaits),
        choice,
        spot=SPOT_IDS[spot],
        short=WAY_SIGNS[spot - here],
        group=MOVES,
        detail=awaits.words,
        tone=awaits.tone,
    )


def _into(way: Text, space: Text, awaits: Forecast) -> Text:
    if awaits == IN_THE_MOUTH:
        return T("{way}: the Kraken's mouth", way=way)
    if awaits == A_FIGHT:
        return T("{way}: {space}, tentacle", way=way, space=space)
    return T("{way}: {space}", way=way, space=space)


@cache
def card(seat: int, name: str, fatal: bool, choice: TurnChoice) -> Option[TurnChoice]:
    title, (words, tone) = SALVAGE[name].title, _gist(SALVAGE[name].gist, fatal)
    return Option(f"card.{name}", seat, title, choice, group=CARDS, detail=words, tone=tone)


@cache
def ability(seat: int, name: str, fatal: bool, choice: TurnChoice) -> Option[TurnChoice]:
    title, (words, tone) = ABILITIES[name].title, _gist(ABILITIES[name].gist, fatal)
    return Option(f"ability.{name}", seat, title, choice, group=OWN, detail=words, tone=tone)


def _gist(printed: Text, fatal: bool) -> Forecast:
    return Forecast(NO_CARD_LEFT, "warn") if fatal else Forecast(printed)


@cache
def sonar(seat: int, name: str, choice: TurnChoice) -> Option[TurnChoice]:
    printed = ABILITIES[name]
    return Option("sonar", seat, printed.title, choice, group=OWN, detail=printed.gist)


@cache
def recover(seat: int, choice: TurnChoice) -> Option[TurnChoice]:
    detail = T("Two cards of a type: stand up or ready an ability")
    return Option("recover", seat, T("Recover"), choice, detail=detail)


@cache
def pass_card(seat: int, choice: TurnChoice) -> Option[TurnChoice]:
    detail = T("To a diver next to you, for free")
    return Option("pass", seat, T("Pass a card"), choice, detail=detail)


@cache
def end_turn(seat: int, fatal: bool, choice: TurnChoice) -> Option[TurnChoice]:
    """A lone diver who ends the turn of grace on the ground is told what that means."""
    words, tone = END_OF_GRACE if fatal else END_OF_TURN
    return Option("end", seat, T("End turn"), choice, detail=words, tone=tone)


MOVES, CARDS, OWN = T("Move"), T("Salvage"), T("Abilities")
END_OF_TURN = Forecast(T("The Kraken draws its card"))
END_OF_GRACE = Forecast(T("You're still down: the dive is lost"), "warn")
