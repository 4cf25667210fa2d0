"""The place of a database: every spelling of a server's address is one, and none is ever shown."""

import logging
from pathlib import Path

import pytest
from click.testing import CliRunner
from pydantic import SecretStr

from bot.cli import main
from bot.config import BadSettings, Settings, read_settings
from bot.logs import Discreet, JsonFormat, TextFormat

PASSWORD = "pw0Rd-of_mine"
REST = f"diver:{PASSWORD}@deep.example/games"

SERVERS = [
    f"postgresql://{REST}",
    f"postgres://{REST}",
    f"postgresql+asyncpg://{REST}",
    f"postgresql+psycopg2://{REST}",
    f"PostgreSQL://{REST}",
    f"  postgresql://{REST}\n",
    f"postgresql:/{REST}",
]
REFUSED = [
    f"mysql://{REST}",
    f"jdbc:postgresql://{REST}",
    f"//{REST}".replace("//", "://"),
    REST,
    f"host=deep user=diver password={PASSWORD}",
    f"sqlite:///{PASSWORD}.db",
    f"postgresql://diver:{PASSWORD}/2@deep.example/games",
]


@pytest.mark.parametrize("words", SERVERS)
def test_every_spelling_is_a_server(words: str) -> None:
    place = read_settings(database=words).database
    assert isinstance(place, SecretStr)
    assert place.get_secret_value() == f"postgresql://{REST}"


def test_a_socket_and_several_hosts_are_servers_too() -> None:
    for words in ("postgresql:///games?host=/run/postgresql", "postgres://a:1,b:2/games"):
        assert isinstance(read_settings(database=words).database, SecretStr)


@pytest.mark.parametrize("words", REFUSED)
def test_what_may_hold_a_password_is_never_a_file(words: str) -> None:
    with pytest.raises(BadSettings, match="write the path of a file, or postgresql") as caught:
        read_settings(database=words)
    assert PASSWORD not in str(caught.value)


@pytest.mark.parametrize("words", ["data/divemaster.db", "/srv/my games/a=b.db", "a:b.db", "C.db"])
def test_a_file_is_a_file(words: str) -> None:
    assert read_settings(database=words).database == Path(words)


@pytest.mark.parametrize("words", [*SERVERS[:3], *REFUSED])
@pytest.mark.parametrize("command", [["doctor", "--offline"], ["backup"], ["forget", "7"]])
def test_no_command_shows_the_password(
    words: str, command: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bot.cli.doctor.GAMES", ())
    monkeypatch.setenv("DIVEMASTER_DATABASE", words.strip().replace("deep.example", "127.0.0.1:9"))
    done = CliRunner().invoke(main, command)
    assert done.exit_code == 1
    assert PASSWORD not in done.output + str(done.exception) + repr(done.exc_info)
    assert [file.name for file in tmp_path.rglob("*") if PASSWORD in str(file)] == []


@pytest.mark.parametrize("form", [TextFormat(), JsonFormat()])
def test_the_password_never_shows_in_logs(form: logging.Formatter) -> None:
    settings = Settings(database=f"postgresql://{REST}", token="tok.en", _env_file=None)
    for words in (PASSWORD, f"postgresql://{REST}", "tok.en"):
        record = logging.makeLogRecord({"msg": f"cannot open {words}", "why": f"of {words}"})
        Discreet(*settings.secrets).filter(record)
        told = form.format(record)
        assert words not in told
        assert told.count("***") >= 2
