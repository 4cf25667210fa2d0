"""A PostgreSQL of our own for one run: no port, no root, nothing left behind."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import asyncpg

UNPRIVILEGED = ("postgres", "nobody")
CARELESS = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"
"""Fast, and safe as long as the machine does not lose its power in a test."""

DURABLE = ""
"""As a host runs it."""


def binaries() -> Path | None:
    """Where PostgreSQL's server lies, the newest of those installed."""
    found = shutil.which("pg_ctl")
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    return debian[-1].parent if debian else Path(found).parent if found else None


PRESENT = binaries() is not None
ABSENT = "PostgreSQL is not installed (Debian: apt install postgresql)"


@dataclass(frozen=True, slots=True)
class Cluster:
    """A running server that is reached through a socket in its own folder."""

    folder: Path
    settings: str = CARELESS

    @property
    def url(self) -> str:
        return f"postgresql://divemaster@/postgres?host={self.folder}&port=5432"

    @asynccontextmanager
    async def fresh(self) -> AsyncIterator[str]:
        """The address of an empty place in it, which is cleared away afterwards."""
        name = f"test_{secrets.token_hex(6)}"
        connection = await asyncpg.connect(self.url)
        await connection.execute(f"CREATE SCHEMA {name}")
        try:
            yield f"{self.url}&search_path={name}"
        finally:
            await connection.execute(f"DROP SCHEMA {name} CASCADE")
            await connection.close()

    def run(self, program: str, *arguments: str) -> None:
        tools = binaries()
        assert tools is not None, ABSENT
        command = [*as_nobody(), str(tools / program), "-D", str(self.folder / "data"), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder)

    def start(self) -> None:
        options = f"-k {self.folder} -p 5432 -c listen_addresses= -c max_connections=100"
        log = str(self.folder / "log")
        self.run(
            "pg_ctl", "-w", "-t", "600", "-l", log, "-o", f"{options} {self.settings}", "start"
        )

    def stop(self, how: str = "immediate") -> None:
        self.run("pg_ctl", "-m", how, "stop")

    def send(self, sign: signal.Signals) -> None:
        """To all of the server's processes; the first is halted, so that it begets no more."""
        first = (self.folder / "data" / "postmaster.pid").read_text().split()[0]
        os.kill(int(first), signal.SIGSTOP)
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for process in (first, *children):
            with suppress(ProcessLookupError):
                os.kill(int(process), sign)


def as_nobody() -> list[str]:
    """PostgreSQL refuses to be run by root."""
    if os.getuid() != 0:
        return []
    user = pwd.getpwnam(_user())
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]


def _user() -> str:
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in UNPRIVILEGED if name in known)


@contextmanager
def cluster(settings: str = CARELESS) -> Iterator[Cluster]:
    """The server, from an empty folder to an empty folder."""
    folder = Path(tempfile.mkdtemp(prefix="dive-pg-"))
    server = Cluster(folder, settings)
    try:
        if os.getuid() == 0:
            shutil.chown(folder, _user())
        words = ["-A", "trust", "-U", "divemaster", "-E", "UTF8", "--locale=C", "--no-sync"]
        server.run("initdb", *words)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)
