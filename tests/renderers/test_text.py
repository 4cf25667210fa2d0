"""Words on pictures: wrapped, shrunk, cut, and never wider than their room."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from renderers.canvas import Canvas
from renderers.text import Style, fit, flow, line_height, watching, width_of, wrap
from renderers.theme import SMALL
from renderers.typeface import Face, covering, has, readable
from renderers.words import initials

STYLE = Style((0, 0, 0), 28)

words = st.text(max_size=60)
rooms = st.integers(40, 400)


@settings(max_examples=60, deadline=None)
@given(words, rooms)
def test_one_line_never_leaves_its_room(text: str, room: int) -> None:
    shown, style = fit(text, STYLE, room)
    assert style.size >= SMALL
    assert width_of(shown, style) <= room


@settings(max_examples=60, deadline=None)
@given(words, rooms, st.integers(30, 200))
def test_a_paragraph_never_leaves_its_room(text: str, wide: int, high: int) -> None:
    lines, style = flow(text, STYLE, wide, high)
    assert style.size >= SMALL
    assert all(width_of(line, style) <= wide for line in lines)
    assert len(lines) * line_height(style) <= max(high, line_height(style))


def test_wrapping_keeps_every_word() -> None:
    text = "The quick brown octopus jumps over the lazy diver"
    assert " ".join(wrap(text, STYLE, 200)) == text


def test_a_long_word_is_broken_not_lost() -> None:
    assert "".join(wrap("w" * 80, STYLE, 200)) == "w" * 80


def test_all_european_accents_have_glyphs() -> None:
    letters = (
        "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßĀĂĄĆČĎĐĒĖĘĚĞĢĪĮİĶĹĻĽŁŃŅŇŌŐŒŔŖŘŚŞŠŢŤŪŮŰŲŴŶŹŻŽȘȚẞ€–—…“”„‚‘’«»"
    )
    for face in (Face.DISPLAY, Face.TEXT, Face.HEAVY):
        assert [letter for letter in letters if not has(face, letter)] in ([], ["ẞ"])


def test_figures_are_tabular() -> None:
    for face in (Face.DISPLAY, Face.TEXT, Face.HEAVY):
        style = Style((0, 0, 0), 40, face)
        assert len({width_of(figure, style) for figure in "0123456789"}) == 1


def test_names_in_other_scripts_use_another_face() -> None:
    assert covering(Face.TEXT, "Αθηνά") in (Face.TEXT, Face.OTHER)
    assert covering(Face.TEXT, "♞") is Face.OTHER


def test_what_no_font_can_draw_is_left_out() -> None:
    assert readable("Kai 🐙 水") == "Kai"


def test_a_canvas_notes_what_it_writes() -> None:
    canvas = Canvas.clear(300, 60)
    with watching() as notes:
        wide = canvas.write("Kraken", 150, 30, Style((0, 0, 0), 22, align="m"), 200)
    assert [note.text for note in notes] == ["Kraken"]
    assert notes[0].ink[0] == 150 - wide / 2


def test_initials_are_all_different() -> None:
    assert initials(["Michael", "Mags", "Vega"]) == ["Mi", "Ma", "V"]
    assert initials(["🐙"]) == ["?"]
