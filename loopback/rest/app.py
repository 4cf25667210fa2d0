"""All routes together: who asks, how often, what goes wrong, and the answer as JSON."""

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable, Sequence
from functools import cache
from urllib.parse import unquote

from aiohttp import web

from loopback.auto_archive import Passing
from loopback.errors import Refusal, left_out, not_found, unauthorized
from loopback.faults import RestFault
from loopback.judges import Exchange, Judge
from loopback.rate_limits import RENAMES, RateLimits, Verdict, limited_headers
from loopback.realm import Realm
from loopback.rest import (
    activities,
    channel_webhooks,
    channels,
    commands,
    emojis,
    guilds,
    interactions,
    invites,
    members,
    messages,
    moderation,
    pins,
    polls,
    reactions,
    roles,
    scheduled_events,
    threads,
    users,
    webhooks,
)
from loopback.rest.body import read_body
from loopback.rest.left_out import family_of
from loopback.rest.routing import Answer, Call, Route
from loopback.rest.table import RouteTable
from loopback.types import compact

log = logging.getLogger(__name__)
NOUNS = (
    users, activities, commands, interactions, webhooks, pins, messages, polls, reactions, threads,
    channels, members, moderation, guilds, invites, channel_webhooks, roles, emojis,
    scheduled_events,
)  # fmt: skip
SERVED = ("v10", "v9", "")
"""Versions that are answered, all alike; a path without one is served too."""
VERSION = re.compile(r"v\d+")
LEFT_OUT = 501
BROKEN = {"message": "500: Internal Server Error", "code": 0}


def json_answer(
    data: object,
    status: int = 200,
    headers: dict[str, str] | None = None,
    sign: Callable[[str], str] = str,
) -> web.Response:
    """JSON with exactly this content type: clients compare it letter by letter."""
    body = sign(compact(data))
    response = web.Response(body=body.encode(), status=status, headers=headers)
    response.headers["Content-Type"] = "application/json"
    return response


class RestApi:
    """Serves every route for one realm."""

    def __init__(
        self, realm: Realm, limits: RateLimits, judges: list[Judge], witnesses: Sequence[Judge] = ()
    ) -> None:
        """Judges see what is Discord's; witnesses also what loopback alone says (404, 501)."""
        self.realm = realm
        self.limits = limits
        self.judges = judges
        self.witnesses = witnesses
        self.passing = Passing(realm)

    def add_to(self, app: web.Application) -> None:
        app.router.add_route("*", "/api/{rest:.*}", self.serve)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        version, parts = _versioned(request.rel_url.raw_path.split("/")[2:])
        if version not in SERVED:
            body = {"message": "Invalid API version provided", "code": 50041}
            return json_answer(body, 400)
        if "User-Agent" not in request.headers:
            refusal = Refusal(40333)
            self._witnessed(request.method, request.path, None, refusal)
            return json_answer(refusal.body(), refusal.status)
        found = _table().find(request.method, parts)
        if found is None:
            return self._nowhere(request.method, parts)
        route, path = found
        fault = self.realm.faults.next_rest(route.method, request.path)
        if fault is not None and (spoiled := await _spoil(fault, request)):
            return spoiled
        call = Call(self.realm, request, path)
        response = await self._handle(route, call)
        if fault is not None and fault.kind == "lost":
            _hang_up(request)
        return await self._after_answer(call, response)

    async def _handle(self, route: Route, call: Call) -> web.Response:
        self.passing.look()
        verdict = Verdict()
        try:
            self._authenticate(route, call)
            verdict = self._count(route, call)
            if not verdict.wait:
                call.body, call.uploads = await read_body(call.request)
                verdict = self._count_renames(route, call) or verdict
            if verdict.wait:
                return self._finish(route, call, verdict.body(), 429, verdict)
            answer = await route.handler(call)
        except Refusal as refusal:
            if refusal.status == LEFT_OUT:  # ours, so no judge of Discord's is asked
                self._witnessed(route.method, route.template, call.body, refusal)
                return json_answer(refusal.body(), LEFT_OUT)
            return self._finish(route, call, refusal.body(), refusal.status, verdict)
        except ConnectionResetError:
            log.info("%s %s: the client hung up", route.method, route.template)
            return web.Response(status=400)  # which nobody reads
        except Exception:
            log.exception("%s %s failed", route.method, route.template)
            return self._finish(route, call, dict(BROKEN), 500, verdict)
        status = 204 if answer is None else route.status
        return self._finish(route, call, answer, status, verdict)

    def _authenticate(self, route: Route, call: Call) -> None:
        sent = call.request.headers.get("Authorization", "")
        if route.open or sent == f"Bot {self.realm.world.token}":
            return
        if route.for_people and sent.startswith("Bearer "):
            now = self.realm.clock.now()
            call.grant = self.realm.activities.granted(sent.removeprefix("Bearer "), now)
        if call.grant is None:
            raise unauthorized()

    def _count(self, route: Route, call: Call) -> Verdict:
        """First answers have no bucket; answers through a token are not counted globally."""
        if not route.bucket:
            return Verdict()
        old = route.method == "PATCH" and self._is_old(call.path)
        counts = not route.open
        return self.limits.take(route.method, route.template, call.path, counts=counts, old=old)

    def _count_renames(self, route: Route, call: Call) -> Verdict | None:
        """A channel's name and topic have a bucket of their own: twice in ten minutes."""
        sent = call.body if isinstance(call.body, dict) else {}
        if route.template != "/channels/{channel_id}" or not {"name", "topic"} & sent.keys():
            return None
        return self.limits.take(route.method, RENAMES, call.path, counts=False)

    def _is_old(self, path: dict[str, str]) -> bool:
        known = self.realm.world.messages.get(path.get("channel_id", ""), {})
        message = known.get(path.get("message_id", ""))
        return message is not None and messages.old(message, self.realm.clock.now())

    def _finish(
        self, route: Route, call: Call, answer: Answer, status: int, verdict: Verdict
    ) -> web.Response:
        exchange = Exchange(route.method, route.template, call.body, status, answer)
        judges = self.judges if route.described else ()
        for judge in (*judges, *self.witnesses):
            judge.rest(exchange)
        if status == 204:
            return web.Response(status=204, headers=verdict.headers)
        return json_answer(answer, status, verdict.headers, self.realm.signer.text)

    def _nowhere(self, method: str, parts: list[str]) -> web.Response:
        refusal = _no_route(method, parts)
        self._witnessed(method, "/" + unquote("/".join(parts)), None, refusal)
        return json_answer(refusal.body(), refusal.status)

    def _witnessed(self, method: str, where: str, body: object, refusal: Refusal) -> None:
        for witness in self.witnesses:
            witness.rest(Exchange(method, where, body, refusal.status, refusal.body()))

    async def _after_answer(self, call: Call, response: web.Response) -> web.StreamResponse:
        """Whoever waits for an interaction learns of it only after the bot has its reply."""
        if call.answered is not None:
            with contextlib.suppress(ConnectionResetError):
                await response.prepare(call.request)
                await response.write_eof()
            call.answered.answered.set()
        return response


@cache
def _table() -> RouteTable:
    return RouteTable(route for noun in NOUNS for route in noun.routes.all)


async def _spoil(fault: RestFault, request: web.Request) -> web.Response | None:
    """Makes a request go wrong; a slow one is only late."""
    match fault.kind:
        case "429":
            wait = fault.seconds or 0.05
            scope = "global" if fault.everywhere else "shared"
            verdict = Verdict(limited_headers(scope, wait), wait, fault.everywhere)
            return json_answer(verdict.body(), 429, verdict.headers)
        case "500":
            return json_answer(BROKEN, 500)
        case "refuse":
            refusal = Refusal(fault.code)
            return json_answer(refusal.body(), refusal.status)
        case "slow":
            await asyncio.sleep(fault.seconds)
        case "cut":
            await _cut(request)
            return web.Response(status=500)
    return None


async def _cut(request: web.Request) -> None:
    """Loses the connection after the first bytes of the request."""
    await request.content.readany()
    _hang_up(request)


def _hang_up(request: web.Request) -> None:
    if request.transport is not None:
        request.transport.abort()


def _versioned(parts: list[str]) -> tuple[str, list[str]]:
    return (parts[0], parts[1:]) if VERSION.fullmatch(parts[0]) else ("", parts)


def _no_route(method: str, parts: list[str]) -> Refusal:
    """Left out here, no such route, or the route does not take this method."""
    path = "/" + unquote("/".join(parts))
    if family := family_of(path):
        return left_out(f"{family} ({method} {path})")
    if _table().methods(parts):
        return Refusal(0, status=405, message="405: Method Not Allowed")
    return not_found()
