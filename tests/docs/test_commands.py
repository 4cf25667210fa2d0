"""Every command that a page tells people to type works.

What a test cannot type (it would install, ask a container engine, or run this very suite) stands in
one table with the reason, and is looked at in another way.
"""

import asyncio
import re
import shutil
import subprocess
import tomllib
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import click
import pytest
import yaml
from click.testing import CliRunner

from bot.cli import main
from bot.config import Settings
from bot.store.database import prepare
from games.catalog import GAMES
from loopback import Loopback
from tests.docs.conftest import PATIENCE, Shell
from tests.docs.pages import ROOT, Found, commands, mentions, spelled_out

PROGRAM = re.compile(r"^(\.venv/bin/)?divemaster ")
FOUND = {PROGRAM.sub("divemaster ", found.words): found for found in commands()}
SPOKEN = {found.words: found for found in mentions("divemaster")}


def make_dry(target: str) -> str:
    """What this target would run."""
    done = subprocess.run(
        ["make", "-n", "--no-print-directory", target],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def check_make(words: str) -> None:
    """The target exists and leads to programs of ours or of the house's tools."""
    _, target, *_ = words.split()
    assert re.search(r"divemaster|pytest|ruff|python|pybabel|vulture|rm -rf", make_dry(target))


def check_installing(_: str) -> None:
    """Everything the project needs has exactly one version in the list."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    listed = [line.partition("==")[0] for line in (ROOT / "constraints.txt").read_text().split()]
    known = {_plain(name) for name in listed}
    needed = project["dependencies"] + project["optional-dependencies"]["dev"]
    named = {_plain(re.split(r"[<>=!\[]", name)[0]) for name in needed}
    assert named - {"discord-loopback"} <= known, "what is not built from this very tree"
    assert len(known) == len(listed)


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def check_compose(_: str) -> None:
    """The service that is started, its volume and its settings exist."""
    services = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]
    service = services["divemaster"]
    assert (ROOT / service["build"] / "Dockerfile").exists()
    assert (ROOT / ".env.example").exists()
    assert service["volumes"] == ["campaigns:/data", "./packs:/packs:ro"]


def check_venv(words: str) -> None:
    assert words.endswith(" .venv")
    assert "VENV := .venv" in (ROOT / "Makefile").read_text()


NOT_TYPED: list[tuple[str, str, Callable[[str], None]]] = [
    (r"make \w+", "installs into .venv; `make test` would run this very test", check_make),
    (r"docker compose .+", "needs a container engine", check_compose),
    (r"python3 -m venv .+", "an environment per test is slow; `make` makes it", check_venv),
    (r"\.venv/bin/pip install .+", "needs a package index", check_installing),
]


def check_of(words: str) -> Callable[[str], None] | None:
    return next((check for form, _, check in NOT_TYPED if re.fullmatch(form, words)), None)


def typed() -> Iterator[str]:
    return (words for words in FOUND if check_of(words) is None)


@pytest.mark.parametrize("words", filter(check_of, FOUND))
def test_what_is_not_typed_here_is_looked_at(words: str) -> None:
    check = check_of(words)
    assert check is not None
    check(words)


def test_the_two_commands_of_the_readme_are_targets() -> None:
    ours = [found.words for found in commands() if found.page == "README.md"]
    assert ours[:2] == ["make play", "make test"]
    assert make_dry("play").splitlines()[-1].endswith("/divemaster play")
    assert "pytest" in make_dry("test")


@pytest.mark.parametrize("words", typed())
async def test_a_command_can_be_typed(words: str, shell: Shell, discord: Loopback) -> None:
    if words == "install -m 600 .env.example .env":
        await copy_settings(shell)
    elif PROGRAM.match(words):
        name, *more = spelled_out(PROGRAM.sub("", words))
        await RUN.get(name, run_and_end)(shell, discord, [name, *filled_in(more, shell.folder)])
    elif "python -m benchmarks" in words:
        names = words.partition("benchmarks")[2].split()
        assert all((ROOT / "benchmarks" / f"{name}.py").exists() for name in names)
    else:
        pytest.fail(f"{FOUND[words]}: nothing here knows how to type this")


async def test_what_make_play_starts(shell: Shell, discord: Loopback) -> None:
    await serve_page(shell, discord, ["play"])


def filled_in(words: list[str], folder: Path) -> list[str]:
    """Words in capitals are to be filled in by the reader."""
    known = {"GAME": GAMES[0], "FILE": str(folder / "file"), "FOLDER": str(folder / "folder")}
    return [known.get(word, word) for word in words]


async def copy_settings(shell: Shell) -> None:
    """The example, copied, is read without complaint."""
    target = shell.folder / ".env"
    shutil.copy(ROOT / ".env.example", target)
    target.chmod(0o600)
    settings = Settings(_env_file=target)
    assert settings.log_level == "INFO"
    assert not settings.token.get_secret_value()


async def run_and_end(shell: Shell, _: Loopback, words: list[str]) -> None:
    """A command that does its work and ends."""
    with shell.started("bot.cli", *words) as program:
        await asyncio.to_thread(program.wait, PATIENCE)


async def run_bot(shell: Shell, discord: Loopback, words: list[str]) -> None:
    """The bot comes online."""
    with shell.started("bot.cli", *words):
        await discord.bot_online(PATIENCE)


async def serve_page(shell: Shell, _: Loopback, words: list[str]) -> None:
    """The page can be opened at the address that is printed."""
    for name in ("DIVEMASTER_DISCORD_URL", "DIVEMASTER_TOKEN"):
        shell.env.pop(name)
    with shell.started("bot.cli", *words, "--port", "0") as program:
        assert program.stdout is not None
        said = await asyncio.to_thread(program.stdout.readline)
        address = re.search(r"http://\S+", said)
        assert address is not None, said
        page = await asyncio.to_thread(lambda: urllib.request.urlopen(address[0]).read())
        assert b"<html" in page


async def back_up(shell: Shell, discord: Loopback, words: list[str]) -> None:
    prepare(shell.folder / "data" / "divemaster.db")
    await run_and_end(shell, discord, words)


RUN = {"run": run_bot, "play": serve_page, "loopback": serve_page, "backup": back_up}


def find_command(words: list[str]) -> click.Command | None:
    """The command these words lead to, through groups of commands if need be."""
    command: click.Command | None = main
    for word in words:
        if not isinstance(command, click.Group):
            break
        command = command.get_command(click.Context(command), word)
    return command


@pytest.mark.parametrize("words", SPOKEN)
def test_a_command_in_a_sentence_exists_with_its_options(words: str) -> None:
    said = spelled_out(words.removeprefix("divemaster "))
    command = find_command(said)
    assert command is not None, f"{SPOKEN[words]}: there is no such command"
    offered = {option for param in command.params for option in param.opts}
    assert {word for word in said if word.startswith("-")} <= offered | {"--help"}


@pytest.mark.parametrize("found", mentions("make"), ids=str)
def test_a_target_in_a_sentence_exists(found: Found) -> None:
    check_make(found.words)


@pytest.mark.parametrize("found", mentions("python -m benchmarks"), ids=str)
def test_a_benchmark_in_a_sentence_exists(found: Found) -> None:
    names = [word for word in found.words.split()[3:] if not word.startswith("-")]
    assert all((ROOT / "benchmarks" / f"{name}.py").exists() for name in names)


@pytest.mark.parametrize("name", main.list_commands(click.Context(main)))
def test_every_command_has_help(name: str) -> None:
    said = CliRunner().invoke(main, [name, "--help"])
    assert said.exit_code == 0, said.output
    command = main.get_command(click.Context(main), name)
    assert command is not None
    assert command.help
