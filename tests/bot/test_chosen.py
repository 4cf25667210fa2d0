"""The piece that stays chosen: one tap saved wherever it is plain who comes next."""

from __future__ import annotations

from bot.display.chosen import Chosen
from games.kernel import Ask, Option, T, Text
from games.kernel.question import Question

TURN = Question("test.turn", "turn")


def go(actor: str, here: str, to: str) -> Option[None]:
    return Option(
        f"go.{to}.{actor}", 0, Text(to), None, spot=to, piece=here, actor=actor, group=T("Diver")
    )


def strike(actor: str, at: str) -> Option[None]:
    return Option(f"hit.{at}.{actor}", 0, Text(at), None, spot=at, actor=actor, group=T("Diver"))


def asked(*options: Option[None]) -> Ask:
    return Ask(TURN, T("Who acts?"), [*options, Option("end", 0, T("End turn"), None, ends=True)])


def moved() -> Chosen:
    """Annabel's diver a has gone from A1 to B1."""
    return Chosen.by(0, "aa", go("a", "A1", "B1"))


def test_whoever_reaches_somebody_from_where_it_went_stays_chosen() -> None:
    assert moved().opens(asked(strike("a", "C1"), go("c", "D1", "D2"))) == "aa/c"


def test_nobody_is_chosen_where_it_could_only_go_on() -> None:
    assert moved().opens(asked(go("a", "B1", "C1"), go("c", "D1", "D2"))) == ""


def test_the_last_that_may_follow_comes_next() -> None:
    assert moved().opens(asked(go("b", "A1", "B1"), strike("a", "C1"))) == "ab/c"


def test_of_several_that_may_follow_the_first_comes_next() -> None:
    ask = asked(strike("a", "C1"), go("c", "A1", "B1"), go("b", "A1", "B1"))
    assert moved().opens(ask) == "ac/n"


def test_whoever_is_asked_before_the_turn_can_end_comes_next() -> None:
    struck = Chosen.by(0, "", strike("a", "C1"))
    asks = Ask(TURN, T("Who acts?"), [strike("b", "C1"), strike("c", "C1")])
    assert struck.opens(asks) == "ab/n"
    assert struck.opens(asked(strike("b", "C1"), strike("c", "C1"))) == ""


def test_whoever_struck_stays_chosen_and_may_still_go() -> None:
    struck = Chosen.by(0, "aa", strike("a", "C1"))
    assert struck.opens(asked(go("a", "B1", "B2"), go("c", "D1", "D2"))) == "aa/c"


def test_another_is_asked_afresh() -> None:
    ask = asked(strike("a", "C1"))
    assert Chosen.by(1, "aa", strike("a", "C1")).opens(ask) == ""
    assert moved().opens(None) == ""
