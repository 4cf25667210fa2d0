"""Histories of campaigns that an author makes up, to hear how each ending tells them."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from games.sleeping_gods.content.words import Keyword, Model, Name, ParaId


class History(Model):
    """What a table has done: keywords it has and has used up, pages it has read, totems found."""

    id: Annotated[str, Field(pattern=r"^[a-z_]{2,30}$")]
    name: Name
    have: tuple[Keyword, ...] = ()
    done: tuple[Keyword, ...] = ()
    read: tuple[ParaId, ...] = ()
    visited: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    totems: Annotated[int, Field(ge=0, le=40)] = 0
