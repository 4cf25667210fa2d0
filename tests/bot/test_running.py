"""Fit to run: settings with clear errors, a token that never shows, backups, the doctor."""

import io
import json
import logging
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.cli import main
from bot.config import BadSettings, Settings, read_settings
from bot.logs import Discreet, JsonFormat, Stages, TextFormat
from bot.store import SqliteStore
from bot.store.database import check

TOKEN = "MTk4.secret.token"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No .env of the house is read."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DIVEMASTER_DATABASE", str(tmp_path / "data" / "divemaster.db"))


def test_settings_come_from_the_environment_and_from_a_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("DIVEMASTER_LOBBY_MINUTES=5\nDIVEMASTER_TOKEN=abc\n")
    monkeypatch.setenv("DIVEMASTER_LOG_FORMAT", "json")
    settings = read_settings()
    assert settings.lobby_minutes == 5
    assert settings.log_format == "json"
    assert settings.token.get_secret_value() == "abc"
    assert "abc" not in repr(settings)


def test_wrong_settings_are_named_and_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIVEMASTER_HEALTH_PORT", TOKEN)
    monkeypatch.setenv("DIVEMASTER_LOG_LEVEL", "LOUD")
    with pytest.raises(BadSettings) as caught:
        read_settings()
    assert "DIVEMASTER_HEALTH_PORT: Input should be a valid integer" in str(caught.value)
    assert "DIVEMASTER_LOG_LEVEL" in str(caught.value)
    assert TOKEN not in str(caught.value)


def logged(form: logging.Formatter, *args: object, **extra: object) -> str:
    """One record as it comes out of our handler."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(form)
    handler.addFilter(Discreet(TOKEN))
    logger = logging.getLogger("test of logs")
    logger.propagate = False
    logger.handlers[:] = [handler]
    try:
        int(TOKEN)
    except ValueError:
        logger.exception("cannot use %s", *args, extra=extra)
    return out.getvalue()


@pytest.mark.parametrize("form", [TextFormat(), JsonFormat()])
def test_the_token_never_shows_in_logs(form: logging.Formatter) -> None:
    words = logged(form, TOKEN, table="abc234")
    assert TOKEN not in words
    assert "abc234" in words
    assert "***" in words
    assert "ValueError" in words


def test_words_of_people_cannot_begin_a_line_in_the_log() -> None:
    first, *more = logged(TextFormat(), "it", option="x\n2026-01-01 ERROR bot: forged").split("\n")
    assert "x\\n2026-01-01 ERROR bot: forged" in first
    assert more[0].startswith("Traceback")


def test_json_logs_are_json() -> None:
    body = json.loads(logged(JsonFormat(), "it", ms=1.5))
    assert body["message"] == "cannot use it"
    assert body["ms"] == 1.5


def test_stages_add_up() -> None:
    stages = Stages()
    stages.mark("committed")
    stages.mark("shown")
    assert set(stages.taken) == {"committed", "shown"}
    assert stages.total >= sum(stages.taken.values()) - 0.1


def test_run_without_a_token_says_what_to_do() -> None:
    result = CliRunner().invoke(main, ["run"])
    assert result.exit_code == 1
    assert "DIVEMASTER_TOKEN is not set" in result.output


def test_run_refuses_to_send_its_token_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIVEMASTER_TOKEN", TOKEN)
    monkeypatch.setenv("DIVEMASTER_DISCORD_URL", "http://example.com")
    result = CliRunner().invoke(main, ["run"])
    assert result.exit_code == 1
    assert "isn't http on a loopback address" in result.output
    assert TOKEN not in result.output


async def test_a_backup_is_made_while_the_bot_runs(tmp_path: Path) -> None:
    store = await SqliteStore.open(Settings().database)
    await store.set_fact("dive", "deep")
    result = CliRunner().invoke(main, ["backup", str(tmp_path / "copy.db")])
    assert result.exit_code == 0, result.output
    await store.close()
    assert check(tmp_path / "copy.db") is None
    copy = await SqliteStore.open(tmp_path / "copy.db")
    assert await copy.fact("dive") == "deep"
    await copy.close()


async def test_a_backup_put_in_its_place_is_played_on(tmp_path: Path) -> None:
    path, copy = Settings().database, tmp_path / "copy.db"
    assert isinstance(path, Path)
    store = await SqliteStore.open(path)
    await store.set_fact("dive", "deep")
    assert CliRunner().invoke(main, ["backup", str(copy)]).exit_code == 0
    await store.set_fact("dive", "lost")
    await store.close()
    copy.replace(path)
    for left in ("-wal", "-shm"):
        path.with_name(path.name + left).unlink(missing_ok=True)
    restored = await SqliteStore.open(path)
    assert await restored.fact("dive") == "deep"
    await restored.close()


def test_a_backup_of_nothing_says_so() -> None:
    result = CliRunner().invoke(main, ["backup"])
    assert result.exit_code == 1
    assert "There's no database" in result.output


def test_the_doctor_finds_a_healthy_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cli.doctor.GAMES", ())
    result = CliRunner().invoke(main, ["doctor", "--offline"])
    assert result.exit_code == 0, result.output
    assert "no database yet" in result.output
    assert "MB free" in result.output


def test_the_doctor_says_how_to_mend_a_damaged_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cli.doctor.GAMES", ())
    path = Settings().database
    path.parent.mkdir(parents=True)
    path.write_bytes(b"no database at all" * 100)
    result = CliRunner().invoke(main, ["doctor"])
    assert result.exit_code == 1
    assert "put the newest backup in place" in result.output
    assert "Set DIVEMASTER_TOKEN" in result.output


@pytest.mark.parametrize(("mode", "well"), [(0o644, False), (0o640, False), (0o600, True)])
def test_the_doctor_warns_of_a_token_that_others_may_read(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, mode: int, *, well: bool
) -> None:
    monkeypatch.setattr("bot.cli.doctor.GAMES", ())
    (tmp_path / ".env").write_text("DIVEMASTER_TOKEN=abc\n")
    (tmp_path / ".env").chmod(mode)
    result = CliRunner().invoke(main, ["doctor", "--offline"])
    assert ("chmod 600 .env" not in result.output) == well
    assert (result.exit_code == 0) == well
