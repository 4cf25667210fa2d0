"""What a page may say."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field, ValidationError

MOST = 80


class Asked(BaseModel):
    """One message: a tap, an undo, a page to read, or the ways of a piece."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    tap: int = Field(0, ge=0, lt=2**53)
    token: str = Field("", max_length=40)
    options: list[str] = Field(default=[], max_length=MOST)
    undo: int | None = None
    open: str = Field("", max_length=100)
    value: str = Field("", max_length=100)
    ways: str = Field("", max_length=60)


def understood(data: str) -> Asked | None:
    """Nothing, where it is none of ours."""
    try:
        return Asked.model_validate_json(data)
    except ValidationError:
        return None
