"""Where it listens, how the client is pointed at it, and how it ends."""

import asyncio
import os
import signal
import sys

import aiohttp
import discord
import pytest

from loopback import Loopback, serve
from loopback.pointing import NotLoopback, point_at, pointed_at
from loopback.run_until_stopped import NotThisMachine


@pytest.mark.parametrize(
    "address",
    ["https://discord.com", "http://example.org", "http://10.0.0.1:80", "ftp://127.0.0.1", "x", ""],
)
def test_the_client_is_pointed_only_at_this_machine(address: str) -> None:
    before = discord.http.Route.BASE
    with pytest.raises(NotLoopback):
        point_at(address)
    assert before == discord.http.Route.BASE


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1:8765", "http://localhost:1", "http://[::1]:2", "http://127.9.9.9"]
)
def test_and_back_again(address: str) -> None:
    before = discord.http.Route.BASE
    with pointed_at(address):
        assert discord.http.Route.BASE.startswith(address)
    assert before == discord.http.Route.BASE


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.0.7", "example.org"])
async def test_it_listens_on_this_machine_only(host: str) -> None:
    with pytest.raises(NotThisMachine, match="--anywhere"):
        await serve(host=host)


async def test_elsewhere_only_with_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    async def ends_at_once(world: Loopback) -> None:
        assert world.base_url.startswith("http://127.0.0.1")

    await serve(host="0.0.0.0", port=0, anywhere=True, bot=ends_at_once)
    assert "anyone who reaches this address" in caplog.text


async def test_a_signal_ends_server_and_bot() -> None:
    addresses: list[str] = []
    ended = []

    async def bot(world: Loopback) -> None:
        async with aiohttp.ClientSession() as session, session.get(world.base_url) as answer:
            addresses.append(str(answer.status))
        asyncio.get_running_loop().call_later(0.05, os.kill, os.getpid(), signal.SIGINT)
        try:
            await asyncio.sleep(30)
        finally:
            ended.append(True)

    async with asyncio.timeout(10):
        await serve(port=0, bot=bot, announce=lambda world: addresses.append(world.base_url))
    assert addresses[0].startswith("http://127.0.0.1:")
    assert ended == [True]


async def test_a_bot_that_fails_ends_the_server() -> None:
    async def bot(world: Loopback) -> None:
        raise RuntimeError("no luck")

    with pytest.raises(RuntimeError, match="no luck"):
        await serve(port=0, bot=bot)


async def test_the_command_line() -> None:
    words = ("-u", "-m", "bot.cli", "loopback", "--no-bot", "--rate-limits", "--port", "0")
    process = await asyncio.create_subprocess_exec(
        sys.executable, *words, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    async with asyncio.timeout(20):
        line = (await process.stdout.readline()).decode()
        assert "http://127.0.0.1:" in line
        told = [(await process.stdout.readline()).decode().split() for _ in range(4)]
        assert [words[0] for words in told] == ["Your", "address", "gateway", "token"]
        assert len(told[3][1]) > 50
        process.send_signal(signal.SIGINT)
        assert await process.wait() == 0
