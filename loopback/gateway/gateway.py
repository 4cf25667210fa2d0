"""All sessions together: opens, resumes and ends them, and sends each event to who wants it."""

import secrets
from collections.abc import Callable

from loopback.faults import Faults
from loopback.gateway.session import Session, written
from loopback.types import Json
from loopback.world import World

Witness = Callable[[str, Json], None]


class Gateway:
    """Every connected client is the same application; each has its session and shard."""

    def __init__(self, world: World, faults: Faults) -> None:
        self.world = world
        self.faults = faults
        self.sessions: dict[str, Session] = {}
        self.witnesses: list[Witness] = []
        self.on_presence: Callable[[], None] = lambda: None

    @property
    def online(self) -> bool:
        return any(session.connected for session in self.sessions.values())

    def open(self, intents: int, shard: tuple[int, int]) -> Session:
        session = Session(secrets.token_hex(16), intents, shard)
        self.sessions[session.id] = session
        return session

    def forget(self, session: Session) -> None:
        self.sessions.pop(session.id, None)

    def dispatch(self, event: str, data: Json, guild_id: str | None = None) -> None:
        """Sends an event to every session that asked for it, unless a fault holds it."""
        for session in list(self.sessions.values()):
            if session.wants(event, data, guild_id):
                for _ in range(self.faults.copies_of(event, session, data)):
                    self.send(session, event, data)

    def send(self, session: Session, event: str, data: Json) -> None:
        for witness in self.witnesses:
            witness(event, data)
        session.dispatch(event, data, self.world.bot["id"])

    def release(self) -> None:
        """Sends what a fault held back."""
        for session, event, data in self.faults.release():
            self.send(session, event, data)

    def drop(self, *, resumable: bool = True) -> None:
        """Cuts every socket at once, as a lost connection does."""
        for session in list(self.sessions.values()):
            session.send(None)
            if not resumable:
                self.forget(session)

    def ask_to_reconnect(self) -> None:
        self._tell_all({"op": 7, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tells every client that its session is over (op 9)."""
        self._tell_all({"op": 9, "d": resumable})
        if not resumable:
            self.sessions.clear()

    def _tell_all(self, payload: Json) -> None:
        for session in self.sessions.values():
            session.send(written(payload))
