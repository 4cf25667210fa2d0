"""The commands that draw."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner
from PIL import Image

from bot.cli import main
from games.catalog import GAMES
from tests.renderers.test_every_game import every_game


def size_of(path: Path) -> tuple[int, int]:
    with Image.open(path) as image:
        return image.size


def run(*words: str) -> str:
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    return result.output


@every_game
def test_render_draws_a_position_and_says_it(game_id: str, tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    said = run("render", game_id, "--seed", "3", "--after", "9", "--out", str(out), "--text")
    assert size_of(out)[0] == 1000
    assert "board.png: 1000x" in said
    assert len(said.splitlines()) >= 2


@every_game
def test_render_draws_the_lobby(game_id: str, tmp_path: Path) -> None:
    out = tmp_path / "lobby.webp"
    run("render", game_id, "--kind", "lobby", "--out", str(out))
    with Image.open(out) as image:
        assert image.format == "WEBP"


def test_render_explains_a_seat_that_does_not_exist() -> None:
    result = CliRunner().invoke(main, ["render", GAMES[0], "--view", "99"])
    assert result.exit_code != 0
    assert "a seat from 1 to" in result.output


def test_replay_makes_an_animation(tmp_path: Path) -> None:
    out = tmp_path / "dive.gif"
    run("replay", GAMES[0], "--frames", "4", "--out", str(out))
    with Image.open(out) as image:
        assert image.n_frames >= 4


def test_a_contact_sheet_shows_a_game_in_a_row(tmp_path: Path) -> None:
    out = tmp_path / "sheet.png"
    run("contact-sheet", "--game", GAMES[0], "--boards", "1", "--grey", "--out", str(out))
    with Image.open(out) as image:
        assert image.mode == "L"


def test_a_contact_sheet_shows_every_vignette(tmp_path: Path) -> None:
    out = tmp_path / "sheet.png"
    run("contact-sheet", "--game", "sleeping_gods", "--vignettes", "--out", str(out))
    with Image.open(out) as image:
        assert image.width == 4 * 354
        assert image.height > 20 * 180
