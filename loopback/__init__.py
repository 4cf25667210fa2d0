"""A Discord on your own machine. Knows the protocol and nothing of the games."""

from loopback.checks.messages import Upload
from loopback.clock import MovableClock, SystemClock
from loopback.faults import DispatchFault, RestFault
from loopback.judges import Exchange, Judge
from loopback.permissions import May
from loopback.run_until_stopped import serve
from loopback.server import Loopback
from loopback.trouble import Trouble
from loopback.user.person import Answer, Person
from loopback.user.refusals import InteractionFailed, NotAllowed
from loopback.user.seeing import Button, Choice, Modal, Picture, SeenMessage, Select

__all__ = [
    "Answer",
    "Button",
    "Choice",
    "DispatchFault",
    "Exchange",
    "InteractionFailed",
    "Judge",
    "Loopback",
    "May",
    "Modal",
    "MovableClock",
    "NotAllowed",
    "Person",
    "Picture",
    "RestFault",
    "SeenMessage",
    "Select",
    "SystemClock",
    "Trouble",
    "Upload",
    "serve",
]
