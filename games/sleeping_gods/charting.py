"""Notes that the players leave on the chart, in the game's own words (R30)."""

from __future__ import annotations

from games.kernel import Option, Play, Seat, T, Text
from games.sleeping_gods import reasons
from games.sleeping_gods.uses import Uses

MARKS: dict[str, Text] = {
    "return": T("come back here"),
    "danger": T("danger"),
    "riches": T("something to be had"),
    "riddle": T("a riddle to solve"),
    "done": T("nothing more here"),
}
ERASE = "erase"


class Charting(Uses):
    """Anybody may write on the chart at any time."""

    def write_on_chart(self, seat: int) -> Play[None]:
        """A place on this page, then what to remember of it."""
        place = yield from self.settle(
            T("A note on which place?"), self._places(seat), reasons.NOTES
        )
        options = [Option(mark, seat, text, mark) for mark, text in MARKS.items()]
        if str(place) in self.s.marks:
            options.append(Option(ERASE, seat, T("Rub the note out"), ERASE, tone="warn"))
        prompt = T("Place {n}: what do you note?", n=place)
        self._note(seat, place, (yield from self.settle(prompt, options, reasons.NOTES)))

    def _places(self, seat: int) -> list[Option[int]]:
        page = self.pack.page[self.pack.region[self.s.region].page]
        return [
            Option(
                f"place-{number}", seat, T("Place {n}", n=number), number, spot=f"place.{number}"
            )
            for number in sorted(at.num for region in page.regions for at in region.locations)
        ]

    def _note(self, seat: int, place: int, mark: str) -> None:
        if mark == ERASE:
            del self.s.marks[str(place)]
            self.say(T("{seat} rubs out the note on {n}.", seat=Seat(seat), n=place))
            return
        self.s.marks[str(place)] = mark
        what = MARKS[mark]
        self.say(T("{seat} notes on the chart, {n}: {what}.", seat=Seat(seat), n=place, what=what))
