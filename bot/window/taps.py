"""A tap comes in where presses come in: once, a few of one person at a time, while we answer."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from hashlib import blake2b

from bot.click_intake import ClickIntake
from bot.deeds.tap import take_back, tap
from bot.errors import Refusal
from bot.house import House
from bot.logs import Stages
from bot.metrics import press_answered
from bot.store import AlreadyCounted
from bot.window.messages import Asked

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Somebody:
    id: int


@dataclass(frozen=True, slots=True)
class Tap:
    """What the intake knows of it. Its number is below any of Discord's, and nobody can make one
    that is somebody else's."""

    campaign: str
    user: Somebody
    guild_id: int
    given: int

    @property
    def id(self) -> int:
        said = f"{self.campaign} {self.user.id} {self.given}".encode()
        return int.from_bytes(blake2b(said, digest_size=6).digest()) + 1


async def take(house: House, intake: ClickIntake, click: Tap, asked: Asked) -> None:
    """Counted once, however often it comes: the page is shown what is true in any case."""
    try:
        if not await intake.enter(click):
            return
    except Refusal:
        intake.leave(click)
        raise
    stages = Stages()
    try:
        await _carry_out(house, click, asked, stages)
    except AlreadyCounted:
        log.info("a tap came twice", extra={"tap": click.id})
    finally:
        intake.leave(click)
        press_answered(stages.total, stages.taken, 0.0)
        extra = {"table": click.campaign, "user": click.user.id, "token": asked.token}
        log.info("tap", extra={**extra, "ms": stages.total, **stages.taken})


async def _carry_out(house: House, click: Tap, asked: Asked, stages: Stages) -> None:
    table, user = click.campaign, click.user.id
    if asked.undo is not None:
        await take_back(house, table, user, asked.undo)
    else:
        await tap(house, table, user, asked.options, asked.token, click.id, stages)
