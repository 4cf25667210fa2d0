"""One socket of the gateway: hello, heartbeats, identify or resume, and what follows."""

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable

from aiohttp import WSCloseCode, WSMsgType, web

from loopback.gateway import intents, payloads
from loopback.gateway.compression import wire_for
from loopback.gateway.gateway import Gateway
from loopback.gateway.session import Session, control
from loopback.gateway.starting import MOST_ON_A_SHARD
from loopback.types import Json

log = logging.getLogger(__name__)
UNKNOWN_ERROR, UNKNOWN_OP, DECODE_ERROR, NOT_AUTHENTICATED = 4000, 4001, 4002, 4003
AUTHENTICATION_FAILED, ALREADY_AUTHENTICATED, INVALID_SEQUENCE = 4004, 4005, 4007
RATE_LIMITED, SESSION_TIMED_OUT = 4008, 4009
INVALID_SHARD, SHARDING_REQUIRED, INVALID_VERSION = 4010, 4011, 4012
INVALID_INTENTS, DISALLOWED_INTENTS = 4013, 4014
MOST_PAYLOADS, PER_SECONDS, LARGEST_PAYLOAD = 120, 60.0, 4096
THERE_AND_BACK = 0.1
"""A heartbeat's answer takes as long as over a network. A client notes in a thread when it has sent
one: were the answer there before, it would be counted from the heartbeat before."""


class Hangup(Exception):
    """Close the socket with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection:
    """A socket from hello to close."""

    def __init__(
        self, gateway: Gateway, socket: web.WebSocketResponse, request: web.Request
    ) -> None:
        self.gateway = gateway
        self.world = gateway.world
        self.socket = socket
        self.query = request.query
        self.resume_url = f"ws://{request.host}/gateway"
        self.wire = wire_for(socket, request.query.get("compress"))
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.session: Session | None = None
        self.received: list[float] = []

    async def run(self) -> None:
        """Talks until either side has had enough."""
        interval = int(self.gateway.heartbeat * 1000)
        self._tell(10, {"heartbeat_interval": interval, "_trace": ["loopback"]})
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        except Hangup as end:
            await self.socket.close(code=end.code, message=end.reason.encode())
        finally:
            self._let_go()
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer

    def _tell(self, op: int, data: object = None) -> None:
        self.outbox.put_nowait(control(op, data))

    async def _write(self) -> None:
        """Sends in order; a fault may cut the socket between two payloads."""
        with contextlib.suppress(ConnectionError):
            while (text := await self.outbox.get()) is not None:
                await self.wire.send(text)
            await self._cut()

    async def _cut(self) -> None:
        transport = self.socket._req.transport if self.socket._req else None
        if transport is not None:
            transport.abort()

    async def _read(self) -> None:
        if self.query.get("v", "10") not in ("9", "10"):
            raise Hangup(INVALID_VERSION, "Invalid API version.")
        if self.query.get("encoding", "json") not in ("json", "etf"):
            raise Hangup(DECODE_ERROR, "Error while decoding payload.")
        try:
            async with asyncio.timeout_at(self._patience()) as self.deadline:
                async for frame in self.socket:
                    if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                        await self._receive(frame.data)
            await self.socket.close(code=self.socket.close_code or WSCloseCode.OK)
        except TimeoutError:
            raise Hangup(SESSION_TIMED_OUT, "Session timed out.") from None

    def _patience(self) -> float:
        """Until when the next heartbeat must have come; one may be missed on the way."""
        return asyncio.get_running_loop().time() + 2 * self.gateway.heartbeat

    async def _receive(self, raw: str | bytes) -> None:
        self._count()
        payload = _decoded(raw)
        handler = self._handlers().get(payload.get("op", -1))
        if handler is None:
            raise Hangup(UNKNOWN_OP, "Unknown opcode.")
        await handler(payload.get("d"))

    def _count(self) -> None:
        """A client may send 120 payloads a minute."""
        now = asyncio.get_running_loop().time()
        self.received = [t for t in self.received if now - t < PER_SECONDS] + [now]
        if len(self.received) > MOST_PAYLOADS:
            raise Hangup(RATE_LIMITED, "You are being rate limited.")

    def _handlers(self) -> dict[object, Callable[[object], Awaitable[None]]]:
        return {
            1: self._heartbeat,
            2: self._identify,
            3: self._accept,
            4: self._accept,
            6: self._resume,
            8: self._request_members,
            31: self._accept,
        }

    async def _heartbeat(self, data: object) -> None:
        del data
        self.deadline.reschedule(self._patience())
        asyncio.get_running_loop().call_later(THERE_AND_BACK, self._tell, 11)

    async def _accept(self, data: object) -> None:
        """Presence and voice state change nothing here, but only who is known may send them."""
        del data
        self._known()

    def _known(self) -> Session:
        if self.session is None:
            raise Hangup(NOT_AUTHENTICATED, "Not authenticated.")
        return self.session

    async def _identify(self, data: object) -> None:
        if self.session is not None:
            raise Hangup(ALREADY_AUTHENTICATED, "Already authenticated.")
        asked = _asked(data)
        if "properties" not in asked:
            raise Hangup(DECODE_ERROR, "Error while decoding payload.")
        self._authenticate(asked)
        wanted, shard = _intents(asked, self.world.application), _shard(asked)
        if not self.gateway.starts.take(shard[0]):
            self._tell(9, False)
            return
        session = self.gateway.open(wanted, shard)
        if len(payloads.guilds_of(self.world, session)) > MOST_ON_A_SHARD:
            self.gateway.forget(session)
            raise Hangup(SHARDING_REQUIRED, "Sharding required.")
        self._attach(session)
        self.gateway.send(session, "READY", payloads.ready(self.world, session, self.resume_url))
        if session.has(intents.Intent.GUILDS):
            self._send_guilds(session)

    def _send_guilds(self, session: Session) -> None:
        everybody = session.has(intents.Intent.GUILD_PRESENCES)
        for guild_id in payloads.guilds_of(self.world, session):
            guild = payloads.guild_create(self.world, guild_id, everybody=everybody)
            self.gateway.send(session, "GUILD_CREATE", guild)

    def _authenticate(self, asked: Json) -> None:
        token = str(asked.get("token")).removeprefix("Bot ")
        if token != self.world.token:
            raise Hangup(AUTHENTICATION_FAILED, "Authentication failed.")

    def _attach(self, session: Session) -> None:
        session.outbox = self.outbox
        self.session = session
        self.gateway.on_presence()

    def _let_go(self) -> None:
        if self.session is not None and self.session.outbox is self.outbox:
            self.gateway.lose(self.session)
            if self.socket.close_code in (1000, 1001):
                self.gateway.forget(self.session)
            self.gateway.on_presence()

    async def _resume(self, data: object) -> None:
        if self.session is not None:
            raise Hangup(ALREADY_AUTHENTICATED, "Already authenticated.")
        asked = _asked(data)
        self._authenticate(asked)
        session = self.gateway.resumed(str(asked.get("session_id")))
        sequence = asked.get("seq")
        missed = session.missed_since(sequence) if session and isinstance(sequence, int) else None
        if session is None or missed is None:
            self._tell(9, False)
            return
        self._attach(session)
        for text in missed:
            self.outbox.put_nowait(text)
        self.gateway.send(session, "RESUMED", {"_trace": ["loopback"]})

    async def _request_members(self, data: object) -> None:
        session = self._known()
        asked = data if isinstance(data, dict) else {}
        if payloads.asks_for_everybody(asked) and not session.has(intents.Intent.GUILD_MEMBERS):
            log.warning("The whole member list was asked for without the GUILD_MEMBERS intent")
            return
        for chunk in payloads.members_chunk(self.world, asked):
            self.gateway.send(session, "GUILD_MEMBERS_CHUNK", chunk)


def _decoded(raw: str | bytes) -> Json:
    if len(raw) > LARGEST_PAYLOAD:
        raise Hangup(DECODE_ERROR, "Payload too large.")
    try:
        payload = json.loads(raw)
    except ValueError:
        raise Hangup(DECODE_ERROR, "Error while decoding payload.") from None
    if not isinstance(payload, dict) or not isinstance(payload.get("op"), int):
        raise Hangup(DECODE_ERROR, "Error while decoding payload.")
    return payload


def _asked(data: object) -> Json:
    if isinstance(data, dict):
        return data
    raise Hangup(DECODE_ERROR, "Error while decoding payload.")


def _intents(asked: Json, application: Json) -> int:
    wanted = asked.get("intents")
    if not isinstance(wanted, int) or isinstance(wanted, bool) or intents.unknown(wanted):
        raise Hangup(INVALID_INTENTS, "Invalid intent(s).")
    if intents.forbidden(wanted, application["flags"]):
        raise Hangup(DISALLOWED_INTENTS, "Disallowed intent(s).")
    return wanted


def _shard(asked: Json) -> tuple[int, int]:
    shard = asked.get("shard", [0, 1])
    match shard:
        case [int(number), int(count)] if 0 <= number < count:
            return number, count
    raise Hangup(INVALID_SHARD, "Invalid shard.")


async def gateway_socket(gateway: Gateway, request: web.Request) -> web.WebSocketResponse:
    """The handler of `GET /gateway`; a client's goodbye is answered with its own code, by which
    discordeno knows that it meant to go."""
    socket = web.WebSocketResponse(autoclose=False, max_msg_size=1 << 16, compress=False)
    await socket.prepare(request)
    await Connection(gateway, socket, request).run()
    return socket
