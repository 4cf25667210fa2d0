"""Notes that the players leave on the chart, in the game's own words (R30)."""

from __future__ import annotations

from games.kernel import Option, Play, T, Text
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign

MARKS: dict[str, Text] = {
    "return": T("come back here"),
    "danger": T("danger"),
    "riches": T("something to fetch"),
    "riddle": T("a riddle to solve"),
    "done": T("nothing more here"),
}
ERASE = "erase"


def write_on_chart(campaign: Campaign, seat: int) -> Play[None]:
    """A place on this page, then what to remember of it."""
    place = yield from campaign.decision(
        questions.NOTE_PLACE,
        T("Which place is the note for?"),
        _places(campaign, seat),
        reasons.NOTES,
    )
    options = [Option(mark, seat, text, mark) for mark, text in MARKS.items()]
    if str(place) in campaign.s.marks:
        options.append(Option(ERASE, seat, T("Rub the note out"), ERASE, tone="warn"))
    prompt = T("What do you note at place {n}?", n=place)
    _note(
        campaign,
        seat,
        place,
        (yield from campaign.decision(questions.NOTE_WORDS, prompt, options, reasons.NOTES)),
    )


def _places(campaign: Campaign, seat: int) -> list[Option[int]]:
    page = campaign.pack.page[campaign.pack.region[campaign.s.region].page]
    return [
        Option(f"place-{number}", seat, T("Place {n}", n=number), number, spot=f"place.{number}")
        for number in sorted(at.num for region in page.regions for at in region.locations)
    ]


def _note(campaign: Campaign, seat: int, place: int, mark: str) -> None:
    if mark == ERASE:
        del campaign.s.marks[str(place)]
        campaign.deed(seat, told.RUBS_OUT_NOTE(n=place))
        return
    campaign.s.marks[str(place)] = mark
    what = MARKS[mark]
    campaign.deed(seat, told.NOTES_ON_CHART_PLACE(n=place, what=what))
