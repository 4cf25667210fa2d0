"""Work that goes on for as long as the bot runs, whatever one step of it meets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NoReturn

log = logging.getLogger(__name__)

BREATH = 5.0
"""Seconds to wait after a step that failed."""


async def steadily(step: Callable[[], Awaitable[None]], name: str) -> NoReturn:
    """Takes the step again and again. A failure is logged, and tried anew after a breath."""
    while True:
        try:
            await step()
        except Exception as error:  # noqa: BLE001 - a locked database today is open tomorrow
            log.warning("will try again", extra={"work": name, "error": str(error)})
            await asyncio.sleep(BREATH)
