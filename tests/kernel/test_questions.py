"""The ways to ask: one, perhaps one, several, everybody; and what is taken without asking."""

from __future__ import annotations

from typing import Any

from games.kernel import Ask, Option, Play, T
from games.kernel.game import Game
from games.kernel.match import Match
from games.kernel.question import Question
from games.kernel.run import run
from games.kernel.telling import Line
from tests.kernel.lanterns import Lanterns

ANY = Question("test.any", "named")
WHICH, NOTHING, ENOUGH = T("Which?"), T("Nothing"), T("Enough")


def game() -> Game[Any, Any]:
    return Match.start(Lanterns, 2, seed=1).game


def letters(names: str, *, secret: bool = False) -> list[Option[str]]:
    return [Option(name, 0, T("Letter"), name, secret=secret) for name in names]


class Asked:
    """A question of the rules: what is offered each time, and what comes of it in the end."""

    def __init__(self, play: Play[Any]) -> None:
        self.play = play
        self.ask: Ask | None = None
        self.result: Any = None
        self.answer(None)

    def answer(self, option_id: str | None) -> Asked:
        options = () if self.ask is None else self.ask.options
        option = next((one for one in options if one.id == option_id), None)
        try:
            step = self.play.send(option)  # type: ignore[arg-type]  # None starts a generator
            assert isinstance(step, Ask)
            self.ask = step
        except StopIteration as end:
            self.ask, self.result = None, end.value
        return self

    @property
    def offered(self) -> str:
        return "" if self.ask is None else " ".join(option.id for option in self.ask.options)

    @property
    def last_label(self) -> str:
        assert self.ask is not None
        return str(self.ask.options[-1].label)


def test_a_single_option_is_taken_without_asking() -> None:
    assert Asked(game().pick(ANY, WHICH, letters("a"))).result == "a"


def test_a_single_option_is_asked_where_it_must_be_or_is_a_secret() -> None:
    assert Asked(game().pick(ANY, WHICH, letters("a"), forced=True)).offered == "a"
    assert Asked(game().pick(ANY, WHICH, letters("a", secret=True))).offered == "a"


def test_of_two_options_one_is_asked_for() -> None:
    assert Asked(game().pick(ANY, WHICH, letters("ab"))).answer("b").result == "b"


def test_perhaps_one_of_none_is_none_without_asking() -> None:
    perhaps = Asked(game().maybe(ANY, 0, WHICH, []))
    assert (perhaps.offered, perhaps.result) == ("", None)
    assert Asked(game().maybe(ANY, 0, WHICH, letters("a"))).offered == "a no"


def test_several_end_with_the_most_or_when_none_is_left() -> None:
    assert Asked(game().pick_many(ANY, 0, WHICH, letters("abc"), most=2)).answer("a").answer(
        "c"
    ).result == ["a", "c"]
    assert Asked(game().pick_many(ANY, 0, WHICH, letters("ab"))).answer("a").answer("b").result == [
        "a",
        "b",
    ]
    more = Asked(game().pick_many(ANY, 0, WHICH, letters("ab"), most=5))
    assert more.answer("a").answer("b").result == ["a", "b"]
    assert Asked(game().pick_many(ANY, 0, WHICH, [])).result == []


def test_several_are_done_only_when_there_are_enough() -> None:
    several = Asked(game().pick_many(ANY, 0, WHICH, letters("abcd"), least=2, most=3))
    assert several.offered == "a b c d"
    assert several.ask is not None
    assert (several.ask.least, several.ask.upto) == (2, 3)
    several.answer("a")
    assert several.offered == "b c d"
    assert (several.ask.least, several.ask.upto) == (1, 2)
    several.answer("b")
    assert several.offered == "c d done"
    assert (several.ask.least, several.ask.upto) == (0, 1)
    assert [option.id for option in several.ask if option.ends] == ["done"]
    assert several.answer("done").result == ["a", "b"]


def test_several_more_than_enough_want_none() -> None:
    several = (
        Asked(game().pick_many(ANY, 0, WHICH, letters("abcd"), least=1)).answer("a").answer("b")
    )
    assert several.ask is not None
    assert (several.ask.least, several.ask.upto) == (0, 2)


def test_as_many_as_are_wanted_are_taken_without_asking_unless_they_are_secrets() -> None:
    assert Asked(game().pick_many(ANY, 0, WHICH, letters("ab"), least=2)).result == ["a", "b"]
    several = Asked(game().pick_many(ANY, 0, WHICH, letters("abc"), least=3, most=3))
    assert several.result == ["a", "b", "c"]
    secret = letters("ab", secret=True)
    assert Asked(game().pick_many(ANY, 0, WHICH, secret, least=2)).offered == "a b"
    some = Asked(game().pick_many(ANY, 0, WHICH, letters("abc"), least=2))
    assert some.offered == "a b c"


def test_none_of_several_has_a_name_of_its_own_until_something_is_taken() -> None:
    several = Asked(game().pick_many(ANY, 0, WHICH, letters("ab"), done=ENOUGH, none=NOTHING))
    assert several.last_label == "Nothing"
    assert several.answer("a").last_label == "Enough"
    assert Asked(game().pick_many(ANY, 0, WHICH, letters("ab"), done=ENOUGH)).last_label == "Enough"


def test_whoever_looks_sees_what_is_open_and_their_own_secrets() -> None:
    open_, mine = Option("a", 0, WHICH, 1), Option("b", 0, WHICH, 2, secret=True)
    ask = Ask(ANY, WHICH, [open_, mine])
    assert [one.id for one in ask.seen_by(0).options] == ["a", "b"]
    assert [one.id for one in ask.seen_by(1).options] == ["a"]


def test_the_piece_that_acts_carries_the_mark_or_else_the_place() -> None:
    assert Option("a", 0, WHICH, 1, spot="c1", piece="p1").marked == "p1"
    assert Option("a", 0, WHICH, 1, spot="c1").marked == "c1"


def test_the_table_waits_for_whoever_is_not_asked_aside() -> None:
    asked, aside = Option("a", 0, WHICH, 1), Option("a", 1, WHICH, 1, aside=True)
    ask = Ask(ANY, WHICH, [asked, aside])
    assert ask.awaited == [0]
    assert ask.of(1) == [aside]


def test_the_rest_is_taken_with_what_was_taken_before() -> None:
    several = Asked(game().pick_many(ANY, 0, WHICH, letters("abc", secret=True), least=2))
    assert several.offered == "a b c"
    mixed = [*letters("a", secret=True), *letters("bc")]
    assert Asked(game().pick_many(ANY, 0, WHICH, mixed, least=3)).answer("a").result == [
        "a",
        "b",
        "c",
    ]


def test_rules_run_bare_tell_every_line_once() -> None:
    heard: list[str] = []

    def decide(_: Game[Any, Any], ask: Ask) -> Option[Any]:
        return next(option for option in ask.options if option.id == "look")

    def hear(lines: list[Line]) -> None:
        heard.extend(str(line.text) for line in lines)

    outcome, decisions = run(game(), decide, hear)
    assert (outcome.cause, decisions) == ("brightest", 6)
    assert run(game(), decide) == (outcome, 6)
    match = Match.start(Lanterns, 2, seed=1)
    told: list[str] = []
    while match.ask is not None:
        option = decide(match.game, match.ask)
        told += [str(line.text) for line in match.choose(option.seat, option.id).lines]
    assert heard == told
    assert len(told) == 6


def test_what_a_game_does_not_say_is_nothing() -> None:
    assert Game.minutes == 0
