"""How a process joins the fleet; only who uses PostgreSQL needs its driver."""

from __future__ import annotations

import os
import socket

from bot.crew.crew import Fleet, Hands
from bot.store.store import Store


def new_fleet(store: Store, hands: Hands) -> Fleet:
    from bot.crew.fleet import SharedFleet  # noqa: PLC0415 - its driver may be missing
    from bot.store.postgres import PostgresStore  # noqa: PLC0415

    assert isinstance(store, PostgresStore)
    return SharedFleet(store, f"{socket.gethostname()}-{os.getpid()}", hands)
