"""What the libraries of the databases hand over without types, named in one place."""

from __future__ import annotations

from typing import Any, TypeAlias

Connection: TypeAlias = Any
"""asyncpg's own, which has no types."""
Row: TypeAlias = Any
"""Columns by their numbers; of which types they are, only the statement knows."""
