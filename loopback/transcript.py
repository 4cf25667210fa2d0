"""An evening in words: who said and pressed what, what was answered, and how messages looked."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from loopback.interactions import Interaction, Kind, Reply
from loopback.judges import Exchange
from loopback.realm import Change, Realm
from loopback.refusals import Refused
from loopback.types import Json
from loopback.user.seeing import SeenMessage

Known = TypeVar("Known")
MOST = 300
IN_ITSELF = (Reply.MESSAGE, Reply.UPDATE, Reply.THINKING)
"""Answers that are messages, and are told as such."""


@dataclass(frozen=True, slots=True)
class Line:
    """Something that happened; how it reads is worked out only when somebody asks."""

    at: float
    place: str
    what: "str | SeenMessage | Refused"
    before: SeenMessage | None = None


class Transcript:
    """Writes down what a realm notices."""

    def __init__(self, realm: Realm) -> None:
        self.realm = realm
        self.began = realm.clock.now()
        self.lines: deque[Line] = deque(maxlen=MOST)
        self.messages: dict[str, SeenMessage] = {}
        self.states: dict[str, str] = {}
        realm.watchers.append(self.watch)

    def watch(self, change: Change) -> None:
        match change.kind:
            case "message":
                self._message(change.channel_id or "", change.thing_id or "")
            case "message_gone":
                if gone := self.messages.pop(change.thing_id or "", None):
                    self._add(change.channel_id, f"{gone.author}'s message is deleted: {gone.text}")
            case "interaction":
                self._interaction(self.realm.interactions.by_id.get(change.thing_id or ""))
            case "bot":
                online = "online" if self.realm.gateway.online else "gone"
                self._add(None, f"{self.realm.world.bot['username']} is {online}")

    def rest(self, exchange: Exchange) -> None:
        """Whatever Discord answers with a 4xx."""
        if exchange.status >= 400 and isinstance(exchange.answer, dict):
            said = exchange.status, exchange.answer, exchange.body
            self._add(None, Refused(exchange.method, exchange.template, *said))

    def dispatch(self, event: str, data: Json) -> None:
        """What came of it is told by the changes."""

    def _add(self, channel_id: str | None, what: "str | Refused") -> None:
        self.lines.append(Line(self._now(), self._place(channel_id), what))

    def _message(self, channel_id: str, message_id: str) -> None:
        found = self.realm.world.messages.get(channel_id, {}).get(message_id)
        if found is None:
            return
        seen, before = SeenMessage(dict(found.data)), self.messages.get(message_id)
        _remember(self.messages, message_id, seen)
        self.lines.append(Line(self._now(), self._place(channel_id), seen, before))

    def _interaction(self, it: Interaction | None) -> None:
        if it is None or self.states.get(it.id) == it.state:
            return
        _remember(self.states, it.id, it.state)
        if it.state == "waiting":
            self._add(it.channel_id, f"{self._name(it.user_id)} {it.deed}")
        elif it.failed:
            self._add(it.channel_id, "This interaction failed: it was not answered in time")
        elif it.reply not in IN_ITSELF:
            self._add(it.channel_id, f"{self.realm.world.bot['username']} {_answer(it)}")

    def _now(self) -> float:
        return self.realm.clock.now() - self.began

    def _name(self, user_id: str) -> str:
        user = self.realm.world.users[user_id]
        return str(user["global_name"] or user["username"])

    def _place(self, channel_id: str | None) -> str:
        channel = self.realm.world.channels.get(channel_id or "")
        if channel is None:
            return ""
        return f"#{channel['name']}" if channel.get("name") else "directly"

    def __str__(self) -> str:
        return "\n".join(text for line in self.lines for text in _written(line))


def _remember(known: dict[str, Known], key: str, value: Known) -> None:
    """The newest few hundred are enough."""
    known[key] = value
    if len(known) > MOST:
        del known[next(iter(known))]


def _answer(it: Interaction) -> str:
    if it.modal is not None:
        return f"opens the form {it.modal['title']!r}"
    if it.kind is Kind.AUTOCOMPLETE:
        return f"offers {', '.join(str(choice['name']) for choice in it.choices) or 'nothing'}"
    return "acknowledges"


def _written(line: Line) -> Iterator[str]:
    head = f"{line.at:8.2f}  {line.place:<12} "
    if isinstance(line.what, SeenMessage):
        changed = " changes" if line.before else ""
        yield f"{head}{line.what.author}{changed}:"
        yield from (f"{'':10}  | {text}" for text in looks(line.what))
    elif isinstance(line.what, Refused):
        yield f"{head}REFUSED {line.what}"
    else:
        yield head + line.what


def looks(message: SeenMessage) -> Iterator[str]:
    """A message as it can be drawn with letters."""
    if message.ephemeral:
        yield "(only they can see this)"
    if message.thinking:
        yield "(thinking …)"
    yield from message.text.splitlines()
    for file in message.attachments:
        yield f"({file['filename']}, {file['size']} bytes)"
    if buttons := [
        _button(button.label or button.custom_id, off=button.disabled) for button in message.buttons
    ]:
        yield " ".join(buttons)
    for select in message.selects:
        yield f"[{select.placeholder or select.custom_id} v: {', '.join(select.labels)}]"


def _button(label: str, *, off: bool) -> str:
    return f"({label})" if off else f"[{label}]"
