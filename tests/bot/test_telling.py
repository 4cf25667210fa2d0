"""What is told: after a rest, in the log, and nothing again and again."""

from dataclasses import replace

import pytest

from bot.display.board import DAY, board_panel
from bot.display.ending import ending_panel
from bot.display.keepsakes import turning_line
from bot.display.log import log_page
from bot.display.parts import Row, Words
from bot.display.reading.leaf import leaves
from bot.display.story import brief, paragraphs
from bot.host import Host, Table
from bot.languages import codes
from bot.store import Entry
from bot.wording import Wording
from games.kernel import Line, T, Text
from games.kernel.telling import Deed
from tests.bot.conftest import FINN, MARINA, choose, start
from tests.bot.test_limits import played
from tests.spoken import says


def above(table: Table) -> str:
    parts = board_panel(table, Wording("en", table.seats)).above
    return "\n".join(part.text for part in parts if isinstance(part, Words))


def age(table: Table, seconds: int, newest: int = 0) -> None:
    """As if all but the newest entries had been made so long ago."""
    entries = [*table.recent]
    for at in range(len(entries) - newest):
        entries[at] = replace(entries[at], at=entries[at].at - seconds)
    table.recent.clear()
    table.recent.extend(entries)


async def test_after_a_day_the_panel_begins_with_last_time(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    await choose(host, table, MARINA, "roll")
    assert "Last time" not in above(table)
    age(table, DAY)
    assert above(table).startswith("**⏪ Last time…**")


async def test_whoever_is_asked_after_a_rest_is_told_although_somebody_moved(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    await choose(host, table, MARINA, "roll")
    await choose(host, table, FINN, "roll")
    await choose(host, table, MARINA, "roll")
    age(table, DAY, newest=1)
    assert above(table).startswith("**⏪ Last time…**")


def entry(number: int, *lines: Line) -> Entry:
    return Entry(number, "act", 0, number, 0, lines)


def page(*entries: Entry, search: str = "") -> tuple[str, list[str]]:
    wording = Wording("en", [])
    wording.names = ["Zoë", "Bo"]
    sheet = log_page("abc234", entries, [], wording, 0, search)
    (words,) = sheet.parts
    assert isinstance(words, Words)
    rows = [row for row in sheet.beneath if isinstance(row, Row)]
    return words.text, [button.custom_id for row in rows for button in row.buttons]


def test_the_log_names_who_did_it() -> None:
    words, _ = page(entry(1, Line(Text("swims to F1"), None, "deed", 0)))
    assert "Zoë swims to F1." in words


def test_the_log_holds_a_passage_whole_in_paragraphs() -> None:
    told = "\n\n".join(f"Paragraph {n}. " + "dark " * 180 for n in range(6))
    shown = [page(entry(1, Line(Text(told), None, "prose")), search=f"graph {n}") for n in range(6)]
    assert all(f"Paragraph {n}." in words for n, (words, _) in enumerate(shown))


def test_the_log_is_searched_and_leafed_through() -> None:
    many = [entry(n, Line(Text(f"Otto feeds eel {n}."))) for n in range(1, 41)]
    few = entry(41, Line(Text("A lamp goes out.")))
    words, ways = page(*many, few, search="EEL")
    assert "lamp" not in words
    assert ways[-1] == "d1:abc234::log:1:EEL"
    words, _ = page(*many, few, search="squid")
    assert says(words, "display.log._nothing", word="squid")


def test_nothing_is_said_again_and_again() -> None:
    wait = Line(Text("Bo lets somebody else go first."))
    assert paragraphs([wait, wait, wait], Wording("en")) == ["Bo lets somebody else go first. (×3)"]


def test_an_opening_begins_a_line_and_a_cue_gives_way() -> None:
    wording = Wording("en", [])
    wording.names = ["Zoë", "Bo"]

    def deed(words: str, kind: Deed = "deed", by: int = 0) -> Line:
        return Line(Text(words), None, kind, by)

    moves, next_one = deed("moves from A1", "opening"), deed("Otto moves next", "cue")
    lines = [moves, next_one, deed("Otto goes A1 → B2"), moves, next_one]
    assert paragraphs(lines, wording) == [
        "**Zoë** moves from A1: Otto goes A1 → B2.",
        "**Zoë** moves from A1: Otto moves next.",
    ]
    assert paragraphs([next_one, deed("waits", by=1)], wording) == [
        "**Zoë** Otto moves next.",
        "**Bo** waits.",
    ]


def test_the_end_is_told_above_the_picture_and_summed_up_below() -> None:
    *_, over = played("tentacula", 1)
    sheet = ending_panel(over, Wording("en", over.seats))
    (told,), (summed_up,) = sheet.above, sheet.parts
    assert isinstance(told, Words)
    assert isinstance(summed_up, Words)
    assert "Fair dice" not in told.text
    reason, *_ = summed_up.text.split("\n")
    assert reason.startswith("## "), "how things stood is in the figures"
    assert outcome_figures(over) in summed_up.text


@pytest.mark.parametrize("language", codes())
def test_an_ending_has_three_rows_of_keys_and_how_it_came_to_this_above(language: str) -> None:
    *_, over = played("tentacula", 1)
    sheet = ending_panel(over, Wording(language, over.seats), ["🙏"], ["-# ⚡ It turned."])
    assert [type(part) for part in sheet.beneath] == [Row, Row, Row]
    (told,), (summed_up,) = sheet.above, sheet.parts
    assert "⚡" in str(told)
    assert "⚡" not in str(summed_up)


def outcome_figures(over: Table) -> str:
    assert over.match.outcome is not None
    what, value = over.match.outcome.figures[0]
    return f"{what}: **{value}**"


def test_what_is_told_above_the_last_picture_is_no_turning_point_below_it() -> None:
    *_, over = played("tentacula", 1)
    wording = Wording("en", over.seats)
    (told,) = turning_line(over, over.standing(), wording)
    first = told.removeprefix("-# ⚡ ").split(" · ")[0]
    assert first not in "".join(turning_line(over, over.standing(), wording, first))


def test_what_is_too_long_for_a_closed_panel_ends_with_a_whole_deed_or_word() -> None:
    deeds = "**Zoë** goes to A; leads a colonist to B; leads them on"
    assert brief(deeds, 100) == deeds
    assert brief(deeds, 45) == "**Zoë** goes to A; leads a colonist to B …"
    assert brief(deeds, 40) == "**Zoë** goes to A …"
    assert brief("**Zoë** chooses *Help yourselves to it*.", 30) == "**Zoë** chooses *Help* …"


@pytest.mark.parametrize("seat", [0, 1])
def test_prose_for_one_seat_is_not_told_to_everybody(seat: int) -> None:
    lines = (
        Line(T("Only you hear this."), to=seat, kind="prose"),
        Line(T("All hear this."), kind="prose"),
    )
    told = leaves(Entry(1, "choice", 1, 1, 0, lines), Wording("en"))
    assert [leaf.words for leaf in told] == ["All hear this."]


def test_a_deed_of_somebodys_crew_stands_after_a_colon() -> None:
    wording = Wording("en", [])
    wording.names = ["Zoë", "Bo"]
    blow = Line(T("{name} attacks", name="Marco"), None, "deed", 0)
    assert paragraphs([blow], wording) == ["**Zoë**: Marco attacks."]
