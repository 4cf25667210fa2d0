"""The ways in which rules ask: one, perhaps one, yes or no, several, everybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from games.kernel.ask import Ask, Option, Play
from games.kernel.question import Question
from games.kernel.text import T, Text

W = TypeVar("W")

YES, NO, DONE = T("Yes"), T("No"), T("Done")


class Asking:
    """The verbs with which rules ask, each handing back what was chosen."""

    def pick(
        self,
        question: Question,
        prompt: Text,
        options: Sequence[Option[W]],
        *,
        why: Text | None = None,
        forced: bool = False,
    ) -> Play[W]:
        """One of the options; a single one that reveals nothing is taken without asking."""
        if len(options) == 1 and not forced and not options[0].secret:
            return options[0].value
        chosen: Option[W] = yield Ask(question, prompt, options, why=why)
        return chosen.value

    def maybe(
        self,
        question: Question,
        seat: int,
        prompt: Text,
        options: Sequence[Option[W]],
        *,
        no: Text = NO,
        why: Text | None = None,
    ) -> Play[W | None]:
        """One of the options or none of them."""
        if not options:
            return None
        secret = any(option.secret for option in options)
        refusal: Option[W | None] = Option("no", seat, no, None, secret=secret)
        chosen: Option[W | None] = yield Ask(question, prompt, [*options, refusal], why=why)
        return chosen.value

    def confirm(
        self,
        question: Question,
        seat: int,
        prompt: Text,
        *,
        yes: Text = YES,
        no: Text = NO,
        why: Text | None = None,
    ) -> Play[bool]:
        options = [Option("yes", seat, yes, True, tone="go"), Option("no", seat, no, False)]
        chosen: Option[bool] = yield Ask(question, prompt, options, why=why)
        return chosen.value

    def pick_many(
        self,
        question: Question,
        seat: int,
        prompt: Text,
        options: Sequence[Option[W]],
        *,
        least: int = 0,
        most: int | None = None,
        done: Text = DONE,
        none: Text | None = None,
        why: Text | None = None,
    ) -> Play[list[W]]:
        """Several of the options, together or one after the other, until enough or done.

        ``none`` is what done is called as long as nothing is taken.
        """
        left = list(options)
        taken: list[W] = []
        most = len(left) if most is None else most
        while left and len(taken) < most:
            offers: list[Option[Any]] = list(left)
            wanted = max(0, least - len(taken))
            secret = any(option.secret for option in left)
            if not wanted:
                enough = done if taken else none or done
                offers.append(
                    Option("done", seat, enough, None, tone="go", secret=secret, ends=True)
                )
            elif len(left) == wanted and not secret:
                return taken + [option.value for option in left]
            chosen: Option[Any] = yield Ask(
                question, prompt, offers, why=why, upto=most - len(taken), least=wanted
            )
            if chosen.ends:
                break
            left.remove(chosen)
            taken.append(chosen.value)
        return taken

    def each_seat(
        self,
        question: Question,
        prompt: Text,
        options: Iterable[Option[W]],
        *,
        why: Text | None = None,
    ) -> Play[dict[int, W]]:
        """Everybody who has options answers once, in any order."""
        left, answers = list(options), dict[int, W]()
        while left:
            chosen: Option[W] = yield Ask(question, prompt, left, why=why)
            answers[chosen.seat] = chosen.value
            left = [option for option in left if option.seat != chosen.seat]
        return answers
