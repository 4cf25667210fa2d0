"""The storybook: paragraphs, forced turns, choices with costs, challenges and fights (R52, R70-R71,
R99-R105). Each step leaves the tale in the state, so that it can be saved between any two."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from games.kernel import Option, Play, T, Text
from games.sleeping_gods import reasons
from games.sleeping_gods.content.story import Choice, Fail, Paragraph
from games.sleeping_gods.names import SKILL_LOUD, effects_text, failing, fitting, word
from games.sleeping_gods.round_end import RoundEnd
from games.sleeping_gods.state import Tale

REDIRECTS = 20


class Storytelling(RoundEnd):
    """Reading aloud, one step at a time."""

    def explore(self, location: int) -> None:
        """R52: open the book at the location's number."""
        self.s.visits[str(location)] = self.s.visits.get(str(location), 0) + 1
        self.note("explore", location)
        self.open_book(str(location), location)

    def open_book(self, number: str, location: int = 0) -> None:
        self.s.took_part = []
        self.s.tale = Tale(location, number)

    def telling(self) -> Tale:
        assert self.s.tale is not None
        return self.s.tale

    def tell(self) -> Play[None]:
        """The next step of the tale."""
        tale = self.telling()
        paragraph = self.pack.paragraph[tale.para]
        if tale.stage == "read":
            yield from self._read(tale)
        elif tale.stage == "choose":
            yield from self._choose(tale, paragraph)
        else:
            choice = next(choice for choice in paragraph.choices if choice.key == tale.choice)
            if tale.stage == "fight":
                self._fight_next(tale, choice)
            else:
                yield from self._after(tale, choice)

    def _read(self, tale: Tale) -> Play[None]:
        """R100: "if keyword, turn to" is forced and comes before anything is read."""
        self.reveal()
        paragraph = self._forced(tale)
        if paragraph.id not in tale.seen:
            tale.seen.append(paragraph.id)
            self.read_aloud(paragraph.text)
        if paragraph.id not in self.s.read:
            self.s.read.append(paragraph.id)
        self._take_notes(tale, paragraph)
        if paragraph.choices:
            tale.stage = "choose"
        yield from self.apply(paragraph.effects)
        if not paragraph.choices:
            self._turn_to(tale, paragraph.goto)

    def _forced(self, tale: Tale) -> Paragraph:
        for _ in range(REDIRECTS):
            paragraph = self.pack.paragraph[tale.para]
            goto = next((r.goto for r in paragraph.redirects if self.holds(r.when)), None)
            if goto is None:
                break
            tale.para = goto
        return self.pack.paragraph[tale.para]

    def _take_notes(self, tale: Tale, paragraph: Paragraph) -> None:
        """The keywords this place asks for, so that the chart can remind the crew."""
        if tale.location:
            noted = self.s.notes.setdefault(str(tale.location), [])
            wanted = [c.requires.kw for c in paragraph.choices if c.requires and c.requires.kw]
            noted += [keyword for keyword in wanted if keyword not in noted]

    def _turn_to(self, tale: Tale, number: str | None) -> None:
        """On to the next paragraph, or back to the ship (R105: explore tokens return)."""
        if number is None:
            self.s.tale = None
            self.s.tokens = []
            return
        tale.para, tale.stage, tale.choice, tale.lost, tale.turn_to = number, "read", "", False, ""

    def open_choices(self, tale: Tale, paragraph: Paragraph) -> list[Choice]:
        """R100, R104, G20: what may be chosen now."""
        return [
            choice
            for choice in paragraph.choices
            if not (paragraph.town and f"{paragraph.id}{choice.key}" in tale.taken)
            and self.holds(choice.requires)
            and self.payable(choice.cost)
        ]

    def _choose(self, tale: Tale, paragraph: Paragraph) -> Play[None]:
        def make() -> list[Option[Any]]:
            choices = self.open_choices(tale, paragraph) or list(paragraph.choices)
            return [
                Option(
                    choice.key,
                    self.s.active,
                    self.choice_label(choice),
                    choice,
                    spot=f"choice.{choice.key}",
                    detail=self.once(
                        f"{paragraph.id}{choice.key}", partial(self.choice_detail, choice)
                    ),
                )
                for choice in choices
            ]

        title = word(paragraph.title or paragraph.town or "…")
        prompt = T("{title}: what do you do?", title=title)
        chosen = yield from self.table_ask(prompt, make, reasons.TALE, safe=True)
        choice: Choice = chosen.value
        self.say(T("You choose: {text}", text=word(choice.text)))
        if paragraph.town:
            tale.taken.append(f"{paragraph.id}{choice.key}")
        tale.choice = choice.key
        yield from self.apply(choice.cost)
        fail = yield from self._meet(choice)
        tale.stage = "fight"
        if fail is None:
            return
        tale.lost = fail.instead or fail.goto is not None
        tale.turn_to = fail.goto or ""
        if fail.text:
            self.read_aloud(fail.text)
        yield from self.apply(fail.effects)
        if fail.combat:
            self.start_fight(fail.combat)

    def choice_label(self, choice: Choice) -> Text:
        return T("{key}. {text}", key=word(choice.key), text=word(choice.text))

    def choice_detail(self, choice: Choice) -> Text | None:
        parts = list(self._choice_parts(choice))
        return fitting(T("{parts}", parts=parts), T("{parts}", parts=parts[:1])) if parts else None

    def _choice_parts(self, choice: Choice) -> Iterator[Text]:
        if choice.cost:
            yield effects_text(choice.cost, self.pack)
        if choice.challenge:
            skill = SKILL_LOUD[choice.challenge.skill]
            yield T("{skill} {need}", skill=skill, need=choice.challenge.need)
            if (harm := failing(choice.challenge.fail)) is not None:
                yield harm
            if choice.challenge.fail.combat:
                yield T("else {effects}", effects=self.danger(choice.challenge.fail.combat))
        if choice.combat:
            yield self.danger(choice.combat)

    def _meet(self, choice: Choice) -> Play[Fail | None]:
        """The choice's challenge; what failing it brings, or nothing."""
        challenge = choice.challenge
        if challenge is None or (yield from self.challenge(challenge.skill, challenge.need)):
            return None
        return challenge.fail

    def _fight_next(self, tale: Tale, choice: Choice) -> None:
        tale.stage = "after"
        if choice.combat and not tale.lost:
            self.start_fight(choice.combat)

    def _after(self, tale: Tale, choice: Choice) -> Play[None]:
        """R71: without a turn of its own, failure goes on as success does."""
        if not tale.lost:
            yield from self.apply(choice.effects)
        self._turn_to(tale, tale.turn_to or choice.goto)
