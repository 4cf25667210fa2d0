"""Asks and options can be sent to another process."""

import pickle
from dataclasses import fields

from games.kernel import Ask, Option, T
from games.kernel.late import Late
from games.kernel.question import Question

WHICH = Question("test.which", "named")


def where(mark: str) -> tuple[int, ...]:
    return {"reef": (2,), "cave": (1,)}.get(mark, (3,))


def dive(spot: str) -> Option[str]:
    return Option(f"dive.{spot}", 1, T("Dive"), spot, spot=spot, short=T("Down"), tone="go")


def facts(option: Option[object]) -> list[object]:
    return [getattr(option, fact.name) for fact in fields(option)]


OFFERED: Late[Option[object]] = Late([dive("reef")])
OFFERED.add_made(dive, ["cave"])
OFFERED.add([Option("stay", 0, T("Stay"), 7, aside=True)])
ASK = Ask(
    WHICH,
    T("Where to?"),
    OFFERED,
    why=T("The air is getting thin."),
    token="a1",
    upto=2,
    least=1,
    order=where,
)


def test_an_ask_arrives_as_it_was() -> None:
    sent = pickle.loads(pickle.dumps(ASK))
    assert [facts(one) for one in sent.options] == [facts(one) for one in ASK.options]
    assert (sent.prompt, sent.why, sent.token) == (ASK.prompt, ASK.why, ASK.token)
    assert (sent.upto, sent.least, sent.order) == (2, 1, where)


def test_as_drawn_it_has_the_same_marks_and_nothing_that_is_set_off() -> None:
    seen = ASK.as_drawn()
    assert pickle.loads(pickle.dumps(seen)).marks() == ASK.marks() == {"cave": 1, "reef": 2}
    assert [(one.id, one.seat, one.label, one.spot) for one in seen.options] == [
        (one.id, one.seat, one.label, one.spot) for one in ASK.options
    ]
    assert {one.value for one in seen.options} == {None}
