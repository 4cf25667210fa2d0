"""All sessions together: opens, resumes and ends them, and sends each event to who wants it."""

import secrets
from collections.abc import Callable

from loopback.clock import Clock
from loopback.faults import Faults
from loopback.gateway.session import Session, control
from loopback.gateway.starting import Starts
from loopback.signing import Signer
from loopback.types import Json
from loopback.world import World

Witness = Callable[[str, Json], None]
HEARTBEAT = 41.25
SESSION_LIVES = 300.0
"""Seconds a session waits for its client; Discord does not say how long it does."""


class Gateway:
    """Every connected client is the same application; each has its session and shard."""

    def __init__(self, world: World, faults: Faults, clock: Clock) -> None:
        self.world = world
        self.faults = faults
        self.clock = clock
        self.starts = Starts(clock)
        self.heartbeat = HEARTBEAT
        self.sessions: dict[str, Session] = {}
        self.witnesses: list[Witness] = []
        self.on_presence: Callable[[], None] = lambda: None

    @property
    def online(self) -> bool:
        return any(session.connected for session in self.sessions.values())

    def open(self, intents: int, shard: tuple[int, int]) -> Session:
        self.forget_old()
        session = Session(secrets.token_hex(16), intents, shard)
        self.sessions[session.id] = session
        return session

    def lose(self, session: Session) -> None:
        """Its socket is gone; a client that comes back in time finds it again."""
        session.outbox = None
        session.lost_at = self.clock.now()

    def resumed(self, session_id: str) -> Session | None:
        self.forget_old()
        return self.sessions.get(session_id)

    def forget(self, session: Session) -> None:
        self.sessions.pop(session.id, None)

    def forget_old(self) -> None:
        now = self.clock.now()
        for session in list(self.sessions.values()):
            if not session.connected and now - session.lost_at > SESSION_LIVES:
                self.forget(session)

    def dispatch(self, event: str, data: Json, guild_id: str | None = None) -> None:
        """Sends an event to every session that asked for it, unless a fault holds it."""
        self.forget_old()
        wanting = [s for s in self.sessions.values() if s.wants(event, data, guild_id)]
        if wanting:
            self._witnessed(event, data)
        for session in wanting:
            for _ in range(self.faults.copies_of(event, session, data)):
                self._send(session, event, data)

    def send(self, session: Session, event: str, data: Json) -> None:
        """An event for one session alone."""
        self._witnessed(event, data)
        self._send(session, event, data)

    def _witnessed(self, event: str, data: Json) -> None:
        for witness in self.witnesses:
            witness(event, data)

    def _send(self, session: Session, event: str, data: Json) -> None:
        sign = Signer(self.clock, self.world.token).text
        session.dispatch(event, data, self.world.bot["id"], sign)

    def release(self) -> None:
        """Sends what a fault held back."""
        for session, event, data in self.faults.release():
            self._send(session, event, data)

    def drop(self, *, resumable: bool = True) -> None:
        """Cuts every socket at once, as a lost connection does."""
        for session in list(self.sessions.values()):
            session.send(None)
            if not resumable:
                self.forget(session)

    def ask_to_reconnect(self) -> None:
        self._tell_all(control(7, None))

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tells every client that its session is over (op 9)."""
        self._tell_all(control(9, resumable))
        if not resumable:
            self.sessions.clear()

    def _tell_all(self, text: str) -> None:
        for session in self.sessions.values():
            session.send(text)
