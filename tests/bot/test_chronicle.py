"""The page to keep: what strangers wrote stays text."""

from bot.display.chronicle import MARKDOWN, Figure, chapters, scenes_of
from bot.store import Entry
from bot.wording import Wording
from games.kernel import Line, Text


def test_no_tag_and_no_picture_of_a_stranger_gets_in() -> None:
    page = MARKDOWN.render("### Title\n\n<b>bold</b> ![x](http://evil.example/x.png) *told*")
    assert "<h3>Title</h3>" in page
    assert "<em>told</em>" in page
    assert "<b>" not in page
    assert "<img" not in page


def told(number: int, turn: int, *lines: Line) -> Entry:
    return Entry(number, "choice", 0, turn, 0, lines)


def test_a_scene_stands_above_its_passage_where_it_was_first_read() -> None:
    town, sea = (
        Line(Text("A town."), None, "prose", None, "town"),
        Line(Text("The sea."), None, "prose"),
    )
    cave = Line(Text("A cave."), None, "prose", None, "cave")
    entries = [
        told(1, 1, town, Line(Text("They went in."))),
        told(2, 2, sea, cave),
        told(3, 3, town),
    ]
    assert scenes_of(entries) == ["town", "cave"]
    drawn = {name: Figure(f"data:{name}", name) for name in scenes_of(entries)}
    found = [part for chapter in chapters(entries, Wording("en"), drawn) for part in chapter.parts]
    shown = [(str(part.words).strip(), part.scene.alt if part.scene else "") for part in found]
    assert shown == [
        ("<p>A town.</p>", "town"),
        ("<p>They went in.</p>", ""),
        ("<p>The sea.</p>", ""),
        ("<p>A cave.</p>", "cave"),
        ("<p>A town.</p>", ""),
    ]


def test_what_ends_a_turn_is_told_in_that_turn() -> None:
    entries = [
        told(1, 1, Line(Text("They row."))),
        told(2, 2, Line(Text("They land. The turn ends."))),
        told(3, 2, Line(Text("They rest."))),
    ]
    found = [
        (chapter.title, "".join(str(part.words) for part in chapter.parts))
        for chapter in chapters(entries, Wording("en"), {})
    ]
    assert [title for title, _ in found] == ["Turn 1", "Turn 2"]
    assert "They land." in found[0][1]


def test_quotation_marks_are_a_books() -> None:
    assert "“One short,”" in MARKDOWN.render('"One short," he says.')
