"""The board you can touch, without Discord: links, strips, and a panel that follows."""

import asyncio
import io
import json
import struct
import zlib
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops

from benchmarks.panel import table_of
from bot.background import Background
from bot.display.painting import drawn
from bot.display.show_soon import ShowSoon
from bot.host import Table
from bot.window.kept import KEPT, NOTHING, Seen, sent
from bot.window.links import A_DAY, Links, NoPass
from bot.window.messages import understood
from bot.window.prints import Print, printed
from bot.window.scene import scene_of
from bot.window.taps import Somebody, Tap
from bot.wording import Wording
from games.catalog import GAMES, find_game
from games.kernel.composing import COURSE
from games.kernel.match import Match
from renderers import renderer_for
from renderers.encode import jpeg
from renderers.places import Motion
from tests.e2e.windows import autopilots_choice

X, Y, Z = (10.0, 20.0), (30.0, 40.0), (50.0, 60.0)
LINKS = Links("a token", "https://board.example.org/")


def test_a_link_says_who_it_is_for_behind_the_hash() -> None:
    link = LINKS.to("abc", 42)
    assert link.startswith("https://board.example.org/board#abc.42.")
    found = LINKS.read(link.partition("#")[2])
    assert (found.campaign, found.user) == ("abc", 42)


@pytest.mark.parametrize(
    "change",
    [
        lambda said: said.replace(".42.", ".43."),
        lambda said: said.replace("abc.", "abd."),
        lambda said: said[:-1] + ("A" if said[-1] != "A" else "B"),
        lambda said: said.replace(said.split(".")[2], str(int(said.split(".")[2]) + 1)),
        lambda said: "",
        lambda said: "a.b.c.d",
        lambda said: said + "é",
        lambda said: Links("another token", "").sign("abc", 42),
    ],
)
def test_a_forged_link_opens_nothing(change: object) -> None:
    assert callable(change)
    with pytest.raises(NoPass, match="isn't one of mine"):
        LINKS.read(change(LINKS.sign("abc", 42)))


def test_a_link_is_good_for_a_day() -> None:
    assert LINKS.read(LINKS.sign("abc", 42)).user == 42
    with pytest.raises(NoPass, match="run out"):
        LINKS.read(LINKS.sign("abc", 42, now=1_000_000_000.0 - A_DAY))


def test_nobody_can_make_a_tap_with_somebody_elses_number() -> None:
    mine, yours = Tap("abc", Somebody(1), 5, 77), Tap("abc", Somebody(2), 5, 77)
    assert mine.id != yours.id
    assert mine.id == Tap("abc", Somebody(1), 5, 77).id
    assert 0 < mine.id < 1 << 50


@pytest.mark.parametrize(
    "said", ["", "[]", '{"tap": -1}', '{"options": "x"}', '{"evil": 1}', '{"tap": 1e99}']
)
def test_what_no_page_says_is_not_understood(said: str) -> None:
    assert understood(said) is None


def head(data: bytes) -> dict[str, Any]:
    (length,) = struct.unpack(">I", data[:4])
    return json.loads(data[4 : 4 + length]) | {"length": 4 + length}


class Page:
    """What it makes of its messages."""

    def __init__(self) -> None:
        self.seen = NOTHING
        self.kept: list[Image.Image] = []

    def shows(self, shot: Print | None) -> bytes:
        """After what was sent for it, which is given back."""
        data, self.seen = sent("board", shot, self.seen)
        said = head(data) if data else {}
        if "keep" in said:
            self.paste(data, said)
        return data

    def paste(self, data: bytes, said: dict[str, Any]) -> None:
        over, at = said.get("over"), said["length"]
        image = Image.new("RGB", said["size"]) if over is None else self.kept[over].copy()
        for left, top, size in said.get("pieces", []):
            piece = Image.open(io.BytesIO(data[at : at + size])).convert("RGBA")
            image.paste(piece, (left, top), piece)
            at += size
        if said.get("instead"):
            del self.kept[over]
        self.kept = [image, *self.kept][: said["keep"]]


def whole(shot: Print) -> Image.Image:
    return Image.open(io.BytesIO(shot.data)).convert("RGB")


def apart(one: Image.Image, other: Image.Image) -> float:
    return max(high for _, high in ImageChops.difference(one, other).getextrema())


def board(table: Table, seat: int | None = None) -> Print:
    draw = partial(drawn, table.campaign.game, "draw", table.match.view(seat), None, ["A", "B"])
    shot = printed(draw, "en")
    assert shot is not None
    return shot


@pytest.mark.parametrize("game", ["refuge", "jupiter"])
def test_only_changed_strips_travel_and_make_the_whole_picture(game: str) -> None:
    table, page = table_of(Match.start(find_game(game), 2, seed=4)), Page()
    sizes: list[int] = []
    for _ in range(7):
        shot = board(table)
        data = page.shows(shot)
        sizes += [len(data)] if data else []
        assert apart(page.kept[0], whole(shot)) == 0
        assert page.shows(board(table)) == b""
        autopilots_choice(table.match)
    assert min(sizes) < sizes[0]


def test_what_was_only_packed_anew_takes_nothing_along() -> None:
    """The same rows may come out longer another time."""
    shot, page = board(table_of(Match.start(find_game("refuge"), 2, seed=4))), Page()
    packer, first = zlib.compressobj(0, zlib.DEFLATED, -15), shot.strips[0]
    rows = zlib.decompressobj(-15).decompress(first.packed)
    longer = packer.compress(rows) + packer.flush(zlib.Z_SYNC_FLUSH)
    again = replace(shot, strips=(first._replace(packed=longer), *shot.strips[1:]))
    page.shows(shot)
    assert len(page.shows(again)) < 100
    assert apart(page.kept[0], whole(again)) == 0


def photograph(shot: Print, *lamps: int, turned: int = 0) -> Print:
    """A sky, and a lamp at each of these heights."""
    sea = Image.linear_gradient("L").rotate(turned).resize(shot.size).convert("RGB")
    for lamp in lamps:
        sea.paste((250, 200, 90), (301, lamp, 340, lamp + 19))
    return replace(shot, strips=(), whole=jpeg(sea))


def test_a_picture_that_comes_back_travels_as_a_number() -> None:
    """Whatever was shown meanwhile; what comes after it is laid over what is most like it."""
    table, page = table_of(Match.start(find_game("refuge"), 2, seed=4)), Page()
    chart = board(table)
    scene, fight = photograph(chart), photograph(chart, 203, turned=90)
    first = [len(page.shows(one)) for one in (chart, scene, fight)]
    for one in (chart, scene, fight, scene, chart, None, chart):
        assert len(page.shows(one)) < 100
        assert one is None or apart(page.kept[0], whole(one)) <= 4
    page.shows(scene)
    while (now := board(table)).names == chart.names:
        autopilots_choice(table.match)
    assert len(page.shows(now)) < first[0] / 4
    assert apart(page.kept[0], whole(now)) == 0


def test_a_page_that_comes_again_has_forgotten_nothing_that_matters() -> None:
    """The bot begins anew; what the page still has lies behind what it is sent."""
    table, page = table_of(Match.start(find_game("refuge"), 2, seed=4)), Page()
    for _ in range(2):
        page.seen = NOTHING
        for _ in range(KEPT + 2):
            page.shows(photograph(board(table), table.match.choices_made * 30))
            page.shows(board(table))
            assert apart(page.kept[0], whole(board(table))) == 0
            autopilots_choice(table.match)
        assert len(page.kept) == len(page.seen.kept) <= KEPT


def test_pages_that_came_one_after_the_other_are_packed_for_once() -> None:
    shot, pages = board(table_of(Match.start(find_game("refuge"), 2, seed=4))), (Page(), Page())
    for page in pages:
        page.shows(shot)
    assert len({page.seen for page in pages}) == 1


def test_of_a_photograph_only_what_changed_travels() -> None:
    """Here and there; what the page has then looks like the whole of it."""
    shot, page = board(table_of(Match.start(find_game("lurk"), 2, seed=4))), Page()
    page.shows(photograph(shot))
    now = photograph(shot, 203, 655)
    assert len(page.shows(now)) < len(now.whole) / 10
    assert apart(page.kept[0], whole(now)) <= 4


def test_what_has_moved_moves_once_from_where_it_was() -> None:
    """Steps that follow one another are one way; who comes later sees nothing move."""
    shot, (a, b, c) = board(table_of(Match.start(find_game("refuge"), 2, seed=4))), (X, Y, Z)
    one = replace(shot, moved=(Motion((a, b), 9.0),))
    two = replace(shot, alt="later", moved=(Motion((a, b), 9.0), Motion((b, c), 9.0)))
    new = replace(shot, alt="anew", moved=(Motion((c, a), 9.0), Motion((a, b), 9.0)))

    def moved(now: Print, before: Print | None) -> object:
        seen = NOTHING if before is None else Seen(before, (before,))
        return head(sent("board", now, seen)[0]).get("moved", [])

    assert moved(one, None) == []
    assert moved(two, one) == [[[[*b], [*c]], 9.0]]
    assert moved(new, two) == [[[[*c], [*a], [*b]], 9.0]]


@pytest.mark.parametrize("game", ["refuge", "jupiter", "lurk", "tentacula"])
def test_what_the_trail_shows_ends_where_a_piece_is(game: str) -> None:
    """On the picture, and nowhere without a way."""
    luck, seen = Random(3), 0
    match = Match.start(find_game(game), 2, seed=3)
    for _ in range(40):
        if match.ask is not None:
            autopilots_choice(match, luck)
        for motion in renderer_for(game).motions(match.view(None)):
            seen += 1
            assert motion.way[0] != motion.way[-1]
            assert all(0 <= x <= 1000 and 0 <= y <= 1200 for x, y in motion.way)
    assert seen


@pytest.mark.parametrize("game", GAMES)
def test_a_scene_offers_what_its_seat_may_choose_and_no_more(game: str) -> None:
    """Every option once; of what is secret to another seat not a word."""
    table = table_of(Match.start(find_game(game), 2, seed=2))
    while (ask := table.match.ask) is not None and table.match.choices_made < 25:
        for seat in (0, 1):
            scene = scene_of(table, seat, Wording("en", table.seats))
            mine = {one.id for one in ask.of(seat)}
            ids = [one["id"] for one in scene["options"]]
            assert {one for one in ids if not one.startswith(COURSE)} == mine
            assert len(ids) == len({*ids})
            placed = {*scene["board"], *scene["hand"]}
            assert all(one["at"] in placed | {""} for one in scene["options"])
            assert {one["to"] for one in scene["options"]} <= placed | {""}
        watching = scene_of(table, None, Wording("en", table.seats))
        assert (watching["options"], watching["token"], watching["hand"]) == ([], "", {})
        autopilots_choice(table.match)
    assert table.match.choices_made > 10


@pytest.mark.parametrize("game", ["lurk", "sleeping_gods"])
def test_what_a_viewer_cannot_know_changes_nothing_they_are_sent(game: str) -> None:
    """Hidden things are dealt anew: words, choices, places and picture stay the same."""
    table = table_of(Match.start(find_game(game), 2, seed=6))
    for _ in range(12):
        autopilots_choice(table.match)
    wording = Wording("en", table.seats)
    for seat in (None, 0, 1):
        said, shot = scene_of(table, seat, wording), board(table, seat)
        table.match.game.scramble(seat, Random(8))
        assert scene_of(table, seat, wording) == said
        assert board(table, seat).names == shot.names


async def test_a_panel_follows_lazily_and_at_once_when_it_must() -> None:
    shown: list[int] = []
    table = table_of(Match.start(find_game("refuge"), 2, seed=1))

    async def show(_: Table) -> None:
        shown.append(table.campaign.length)

    soon = ShowSoon(Background(), show, every=0.3)
    soon.follow(table, hurry=False)
    await asyncio.sleep(0.05)
    assert len(shown) == 1
    for _ in range(5):
        soon.follow(table, hurry=False)
        await asyncio.sleep(0.01)
    assert len(shown) == 1, "more often than Discord likes"
    soon.follow(table, hurry=True)
    await asyncio.sleep(0.05)
    assert len(shown) == 2, "whoever is asked anew must not wait"
    await asyncio.sleep(0.4)
    assert len(shown) == 2


def test_the_page_needs_nothing_from_anywhere_else() -> None:
    """No script or style in the page itself, and no address of anybody else's; only the part that
    is asked for inside Discord knows Discord's."""
    files = {*(Path(__file__).parents[2] / "bot/window/page").iterdir()}
    for file in {one for one in files if one.name != "discord.js"}:
        text = file.read_text()
        found = [word for word in text.split() if "://" in word and "www.w3.org" not in word]
        assert found == [], file
    index = (Path(__file__).parents[2] / "bot/window/page/index.html").read_text()
    assert "<style" not in index
    assert "style=" not in index
    assert index.count("<script") == 1
    assert 'type="module" src=' in index
