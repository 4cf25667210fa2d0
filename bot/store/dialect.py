"""PostgreSQL's words for what is written once for both databases."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import count

TYPES = {"INTEGER": "BIGINT", "BLOB": "BYTEA"}
SQLITE_ONLY = re.compile(r"\)\s*(?:STRICT|WITHOUT ROWID)(?:,\s*(?:STRICT|WITHOUT ROWID))*\s*;")
RESERVED = re.compile(r'(?<!")\buser\b(?!")')
"""Without quotes PostgreSQL takes it for whoever is logged in."""


@cache
def for_postgres(statement: str) -> str:
    """A statement with numbered places for its values."""
    numbers: Iterator[int] = count(1)
    quoted = RESERVED.sub('"user"', statement)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", quoted)


def schema_for_postgres(migration: str) -> str:
    """A step of the schema."""
    plain = SQLITE_ONLY.sub(");", re.sub(r"--.*", "", migration))
    for ours, theirs in TYPES.items():
        plain = re.sub(rf"\b{ours}\b", theirs, plain)
    return RESERVED.sub('"user"', plain)
