"""A Discord on your own machine. Knows the protocol and nothing of the games.

Names are loaded when they are asked for: pytest loads its plugin in every run of whoever has this
installed, and most of those runs want nothing of it.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from loopback.checks.messages import Upload as Upload
    from loopback.clock import MovableClock as MovableClock
    from loopback.clock import SystemClock as SystemClock
    from loopback.faults import DispatchFault as DispatchFault
    from loopback.faults import RestFault as RestFault
    from loopback.judges import Exchange as Exchange
    from loopback.judges import Judge as Judge
    from loopback.permissions import May as May
    from loopback.refusals import Refusals as Refusals
    from loopback.refusals import Refused as Refused
    from loopback.run_until_stopped import serve as serve
    from loopback.server import Loopback as Loopback
    from loopback.transcript import Transcript as Transcript
    from loopback.trouble import Trouble as Trouble
    from loopback.user.person import Answer as Answer
    from loopback.user.person import Person as Person
    from loopback.user.refusals import (
        InteractionFailed as InteractionFailed,
    )
    from loopback.user.refusals import (
        NotAllowed as NotAllowed,
    )
    from loopback.user.seeing import (
        Button as Button,
    )
    from loopback.user.seeing import (
        Choice as Choice,
    )
    from loopback.user.seeing import (
        Modal as Modal,
    )
    from loopback.user.seeing import (
        Picture as Picture,
    )
    from loopback.user.seeing import (
        SeenMessage as SeenMessage,
    )
    from loopback.user.seeing import (
        Select as Select,
    )

HOMES = {
    "Answer": "loopback.user.person",
    "Button": "loopback.user.seeing",
    "Choice": "loopback.user.seeing",
    "DispatchFault": "loopback.faults",
    "Exchange": "loopback.judges",
    "InteractionFailed": "loopback.user.refusals",
    "Judge": "loopback.judges",
    "Loopback": "loopback.server",
    "May": "loopback.permissions",
    "Modal": "loopback.user.seeing",
    "MovableClock": "loopback.clock",
    "NotAllowed": "loopback.user.refusals",
    "Person": "loopback.user.person",
    "Picture": "loopback.user.seeing",
    "Refusals": "loopback.refusals",
    "Refused": "loopback.refusals",
    "RestFault": "loopback.faults",
    "SeenMessage": "loopback.user.seeing",
    "Select": "loopback.user.seeing",
    "SystemClock": "loopback.clock",
    "Transcript": "loopback.transcript",
    "Trouble": "loopback.trouble",
    "Upload": "loopback.checks.messages",
    "serve": "loopback.run_until_stopped",
}
__all__ = list(HOMES)


def __getattr__(name: str) -> object:
    if name not in HOMES:
        raise AttributeError(f"loopback has no {name}")
    return getattr(import_module(HOMES[name]), name)
