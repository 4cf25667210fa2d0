"""The atlas of Sleeping Gods: all pages at any time, and what this crew knows of them."""

from games.sleeping_gods.content.loader import find_pack
from renderers import renderer_for
from renderers.canvas import HEIGHT, WIDTH
from renderers.notes import Note
from renderers.sleeping_gods.atlas import (
    NOTED,
    dot,
    draw_sheet,
    grid,
    sheet_words,
    sheets,
    wanted_here,
)
from renderers.text import watching
from tests.games.sleeping_gods.tables import table

RENDERER = renderer_for("sleeping_gods")


def test_every_page_can_be_opened_also_during_a_story() -> None:
    game = table(2, pack=find_pack("hollow_gyre"))
    names = [name for name, _ in sheets(game.view(0))]
    assert names == ["world", "5", "1", "2", "3", "4", "6", "7", "8", "9"]
    assert RENDERER.inset(game.view(None), "10") is None
    picture = RENDERER.inset(game.view(None), "9")
    assert picture is not None
    assert picture.alt.startswith("0 of 10 places explored.")


def test_the_nine_pages_lie_three_by_three_as_their_edges_say() -> None:
    pack = find_pack("hollow_gyre")
    where = grid(pack)
    step = {"N": (0, -1), "S": (0, 1), "W": (-1, 0), "E": (1, 0)}
    for page in pack.pages:
        for side, beyond in page.links.items():
            x, y = (a + b for a, b in zip(where[page.id], step[side], strict=True))
            assert where[beyond] == (x % 3, y % 3)


def test_what_is_asked_for_is_noted_until_it_is_used_up() -> None:
    game = table(1, pack=find_pack("hollow_gyre"))
    game.s.visits["10"] = 1
    game.s.notes["10"] = ["PURSER"]
    assert "asks for PURSER" in sheet_words(game.view(0), "5")
    game.s.quests.append(game.pack.bearer["PURSER"])
    assert "you carry PURSER" in sheet_words(game.view(0), "world")
    game.s.quests.clear()
    game.s.used_quests.append(game.pack.bearer["PURSER"])
    assert wanted_here(game.view(0), 10) == []
    assert "PURSER" not in sheet_words(game.view(0), "5")


def test_the_world_shows_what_was_explored() -> None:
    game = table(1, pack=find_pack("hollow_gyre"))
    before = draw_sheet(game.view(0), "world").image.tobytes()
    game.s.visits["17"] = 1
    assert draw_sheet(game.view(0), "world").image.tobytes() != before
    assert dot("seen").image.tobytes() != dot("unseen").image.tobytes()


def test_a_note_hangs_at_its_place_and_stands_below_its_page() -> None:
    game = table(1, pack=find_pack("hollow_gyre"))
    view = game.view(0)
    places = [place for place, _ in RENDERER.note_places(view, "5")]
    assert places[:3] == ["page-5", "2", "5"]
    assert places[-6:] == ["5a", "5b", "5c", "5d", "5e", "5f"]
    assert RENDERER.note_places(view, "world")[0][0] == "page-1"
    whole = draw_sheet(view, "world").image.tobytes()
    for place in ("page-5", "10", "5b"):
        note = Note(place, "Ask for the key")
        with watching() as written:
            noted = draw_sheet(view, "5", [note])
        assert [one.text for one in written if "Ask for the key" in one.text], place
        assert noted.image.tobytes() != draw_sheet(view, "5").image.tobytes()
        assert draw_sheet(view, "world", [note]).image.tobytes() != whole
        same = draw_sheet(view, "4", [note]).image.tobytes()
        assert same == draw_sheet(view, "4").image.tobytes(), "only its own page bears it"


def test_a_note_is_spent_when_every_keyword_it_speaks_of_is_used_up() -> None:
    game = table(1, pack=find_pack("hollow_gyre"))
    words = "Bring PURSER back here, he pays."
    assert not RENDERER.is_spent(game.view(0), words)
    game.s.used_quests.append(game.pack.bearer["PURSER"])
    assert RENDERER.is_spent(game.view(0), words)
    assert not RENDERER.is_spent(game.view(0), "The purser pays."), "that is no keyword"
    with watching() as written:
        draw_sheet(game.view(0), "5", [Note("10", words)])
    assert not [one.text for one in written if "PURSER" in one.text]


def test_many_long_notes_stay_in_the_margin() -> None:
    game = table(1, pack=find_pack("hollow_gyre"))
    notes = [Note("10", f"{n} " + "W" * 118) for n in range(9)]
    with watching() as written:
        draw_sheet(game.view(0), "5", notes)
    below = [one for one in written if "W" * 9 in one.text]
    assert len(below) == NOTED
    assert all(one.ink[2] <= WIDTH and one.ink[3] <= HEIGHT for one in below)
    assert below[-1].text.startswith("10: “8"), "the newest is among them"
