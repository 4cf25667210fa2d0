"""Every request under `/loopback/`, in one table."""

import asyncio
from collections.abc import Awaitable, Callable

from aiohttp import web

from loopback import guilds, pins, thread_members
from loopback.access import require_sending
from loopback.api import faults, snapshot
from loopback.api.activities import ActivityDeeds, told
from loopback.api.events import Events
from loopback.api.guard import check_origin
from loopback.checks.commands import LOCALES
from loopback.checks.messages import Upload
from loopback.errors import Refusal, bad_field
from loopback.form import Form, whole_number
from loopback.interactions import Interaction
from loopback.locales import translated
from loopback.realm import Realm
from loopback.refusals import Refusals
from loopback.rest.app import json_answer
from loopback.rest.body import parse
from loopback.transcript import Transcript
from loopback.trouble import Trouble
from loopback.types import Json
from loopback.user import finding
from loopback.user.acting import Actor
from loopback.user.person import first_answer
from loopback.user.refusals import NotAllowed
from loopback.world import FORUM, TEXT, Message

Reply = Json | list[Json] | None
Deed = Callable[[Form, Actor], Awaitable[Reply]]
Look = Callable[[web.Request, Actor], Awaitable[Reply]]


class UserApi:
    """The user's side of one realm, for whoever speaks HTTP."""

    def __init__(
        self,
        realm: Realm,
        trouble: Trouble,
        refusals: Refusals,
        transcript: Transcript,
        *,
        only_this_machine: bool = True,
    ) -> None:
        self.realm = realm
        self.trouble = trouble
        self.refusals = refusals
        self.transcript = transcript
        self.only_this_machine = only_this_machine
        self.activity = ActivityDeeds(realm)
        self.actors: dict[str, Actor] = {}

    def add_to(self, app: web.Application) -> None:
        looks: dict[str, Look] = {
            "world": self.world,
            "channels/{channel}/messages": self.messages,
            "channels/{channel}/pins": self.pins,
            "commands": self.commands,
        }
        deeds: dict[str, Deed] = {
            "autocomplete": self.autocomplete,
            "invoke": self.invoke,
            "click": self.click,
            "select": self.select,
            "submit": self.submit,
            "messages": self.write,
            "typing": self.typing,
            "locale": self.speak,
            "vote": self.vote,
            "launch": self.launch,
            "activity/authorize": self.activity.authorize,
            "activity/authenticate": self.activity.authenticate,
            "activity/leave": self.activity.leave,
            "direct": self.direct,
            "groups": self.add_group,
            "install": self.install,
            "threads/join": self.join,
            "threads/leave": self.leave,
        }
        for path, look in looks.items():
            app.router.add_get(f"/loopback/{path}", self._looking(look))
        for path, deed in deeds.items():
            app.router.add_post(f"/loopback/{path}", self._doing(deed))
        self._add_others(app)

    def _add_others(self, app: web.Application) -> None:
        app.router.add_get("/loopback/events", self._guarded(self.events))
        app.router.add_post("/loopback/uploads", self._guarded(self.upload))
        app.router.add_post("/loopback/people", self._guarded(self.add_person))
        app.router.add_post("/loopback/channels", self._guarded(self.add_channel))
        address = "/loopback/channels/{channel}/messages/{message}"
        app.router.add_delete(address, self._guarded(self.delete))
        app.router.add_get("/loopback/faults", self._guarded(self.list_faults))
        app.router.add_post("/loopback/faults", self._guarded(self.set_fault))
        app.router.add_delete("/loopback/faults", self._guarded(self.clear_faults))
        app.router.add_get("/loopback/refusals", self._guarded(self.list_refusals))
        app.router.add_post("/loopback/refusals", self._guarded(self.expect_refusals))
        app.router.add_delete("/loopback/refusals", self._guarded(self.forget_refusals))
        app.router.add_route("*", "/loopback/{rest:.*}", self._guarded(_nothing))

    def _guarded(
        self, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def guarded(request: web.Request) -> web.StreamResponse:
            try:
                check_origin(request, only_this_machine=self.only_this_machine)
                return await handler(request)
            except Refusal as refusal:
                return json_answer(refusal.body(), refusal.status)
            except web.HTTPRequestEntityTooLarge:
                return json_answer(Refusal(40005).body(), 413)

        return guarded

    def _looking(self, look: Look) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handler(request: web.Request) -> web.StreamResponse:
            actor = self.actor(request.query.get("as", ""))
            return self._json(await look(request, actor))

        return self._guarded(handler)

    def _doing(self, deed: Deed) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handler(request: web.Request) -> web.StreamResponse:
            form = await read_form(request)
            actor = self.actor(_word(form, "as"))
            reply = await deed(form, actor)
            return web.Response(status=204) if reply is None else self._json(reply)

        return self._guarded(handler)

    def _json(self, data: object) -> web.Response:
        return json_answer(data, sign=self.realm.signer.text)

    def actor(self, name: str) -> Actor:
        """The hands of whoever is named, else of the first player; the bot has none here."""
        user = finding.person(self.realm.world, name or self._first_player())
        if user.get("bot"):
            raise NotAllowed("Nobody can play as the bot")
        return self.actors.setdefault(user["id"], Actor(self.realm, user["id"]))

    def _first_player(self) -> str:
        """The first who is neither the bot nor the owner of a guild."""
        owners = {guild["owner_id"] for guild in self.realm.world.guilds.values()}
        users = [u for u in self.realm.world.users.values() if not u.get("bot")]
        return str(min(users, key=lambda user: user["id"] in owners)["id"])

    async def world(self, request: web.Request, actor: Actor) -> Reply:
        del request
        return snapshot.world(self.realm, actor.user_id)

    async def messages(self, request: web.Request, actor: Actor) -> Reply:
        channel = actor.channel(request.match_info["channel"])
        form = Form(dict(request.query))
        limit, before = form.integer("limit", 1, 500) or 100, form.snowflake("before")
        form.check()
        every = self.realm.world.messages.get(channel["id"], {}).values()
        visible = [m for m in every if self.realm.world.visible(m, actor.user_id)]
        seen = [snapshot.message(m, actor.user_id) for m in visible]
        if before:
            seen = [m for m in seen if int(m["id"]) < int(before)]
        return seen[-limit:]

    async def pins(self, request: web.Request, actor: Actor) -> Reply:
        channel = actor.channel(request.match_info["channel"])
        return [message.data for _, message in pins.pinned(self.realm, channel["id"])]

    async def commands(self, request: web.Request, actor: Actor) -> Reply:
        channel = actor.channel(request.query.get("channel", ""))
        found = finding.commands(self.realm.world, actor.user_id, channel)
        locale = self.realm.world.locale(actor.user_id)
        return [translated(command, locale) for command in found]

    async def autocomplete(self, form: Form, actor: Actor) -> Reply:
        interaction = actor.type_option(
            _word(form, "channel"), _word(form, "command"), _options(form), _word(form, "focused")
        )
        return (await self._answer(interaction)) | {"choices": interaction.choices}

    async def invoke(self, form: Form, actor: Actor) -> Reply:
        place, command, target = _word(form, "channel"), _word(form, "command"), form.text("target")
        if target is None:
            return await self._answer(actor.use_command(place, command, _options(form)))
        on_message = target not in self.realm.world.users
        return await self._answer(actor.use_menu(place, command, target, on_message=on_message))

    async def launch(self, form: Form, actor: Actor) -> Reply:
        return await self._answer(actor.launch(_word(form, "channel")))

    async def click(self, form: Form, actor: Actor) -> Reply:
        where = _word(form, "channel"), _word(form, "message")
        return await self._answer(actor.press(*where, _word(form, "custom_id")))

    async def select(self, form: Form, actor: Actor) -> Reply:
        where = _word(form, "channel"), _word(form, "message")
        values = [str(value) for value in form.items("values", 25)]
        form.check()
        return await self._answer(actor.choose(*where, _word(form, "custom_id"), values))

    async def submit(self, form: Form, actor: Actor) -> Reply:
        opener = self.realm.interactions.by_id.get(_word(form, "interaction"))
        if opener is None:
            raise Refusal(10062)
        return await self._answer(actor.submit(opener, _options(form, "values")))

    async def _answer(self, interaction: Interaction) -> Json:
        """What became of it, once the bot has answered or its time is over."""
        await first_answer(self.realm, interaction)
        await asyncio.sleep(0)
        message = self._message_of(interaction)
        activity = self.realm.activities.running.get(interaction.activity_id or "")
        return {
            "id": interaction.id,
            "state": interaction.state,
            "message": message.data if message else None,
            "modal": interaction.modal,
            "activity": told(self.realm, activity) if activity else None,
            "error": "This interaction failed" if interaction.failed else None,
        }

    def _message_of(self, interaction: Interaction) -> Message | None:
        known = self.realm.world.messages.get(interaction.channel_id, {})
        return known.get(interaction.original_id or "")

    async def write(self, form: Form, actor: Actor) -> Reply:
        wanted = form.snowflakes("uploads", 10)
        form.check()
        files = [self._uploaded(actor, upload_id, i) for i, upload_id in enumerate(wanted)]
        text, reply_to = form.text("content", 4000) or "", form.snowflake("reply_to")
        form.check()
        return actor.write(_word(form, "channel"), text, files, reply_to).data

    def _uploaded(self, actor: Actor, upload_id: str, index: int) -> Upload:
        if upload_id not in actor.uploads:
            raise NotAllowed(f"There's no upload {upload_id}")
        data = self.realm.files.get(upload_id)
        return Upload(actor.uploads[upload_id]["filename"], data, index=str(index))

    async def typing(self, form: Form, actor: Actor) -> Reply:
        channel = actor.channel(_word(form, "channel"))
        require_sending(self.realm.world, actor.user_id, channel)
        pins.tell_typing(self.realm, channel, actor.user_id)
        return None

    async def speak(self, form: Form, actor: Actor) -> Reply:
        """Another language for this person's client."""
        locale = _word(form, "locale")
        if locale not in LOCALES:
            raise NotAllowed(f"Discord speaks {', '.join(sorted(LOCALES))}, not {locale}")
        self.realm.world.locales[actor.user_id] = locale
        return {"locale": locale}

    async def vote(self, form: Form, actor: Actor) -> Reply:
        where = _word(form, "channel"), _word(form, "message")
        chosen = form.items("answers", 10)
        form.check()
        numbers = [number for each in chosen if (number := whole_number(each)) is not None]
        actor.vote(*where, numbers)
        return None

    async def direct(self, form: Form, actor: Actor) -> Reply:
        """The direct channel with the bot."""
        del form
        return guilds.direct_channel(self.realm, self.realm.world.user(actor.user_id))

    async def add_group(self, form: Form, actor: Actor) -> Reply:
        """A group chat of this person and others, by their names."""
        names = [str(name) for name in form.items("people", 9)]
        form.check()
        people = [finding.person(self.realm.world, name) for name in (actor.user_id, *names)]
        name = form.text("name", 100) or ", ".join(str(user["global_name"]) for user in people)
        return guilds.add_group(self.realm, name, people)

    async def install(self, form: Form, actor: Actor) -> Reply:
        del form
        guilds.install(self.realm, self.realm.world.user(actor.user_id))
        return None

    async def join(self, form: Form, actor: Actor) -> Reply:
        thread_members.join(self.realm, self._thread(form, actor), actor.user_id)
        return None

    async def leave(self, form: Form, actor: Actor) -> Reply:
        thread_members.leave(self.realm, self._thread(form, actor), actor.user_id)
        return None

    def _thread(self, form: Form, actor: Actor) -> Json:
        return self.realm.world.thread(actor.channel(_word(form, "thread"))["id"])

    async def events(self, request: web.Request) -> web.StreamResponse:
        actor = self.actor(request.query.get("as", ""))
        return await Events(self.realm, actor.user_id).serve(request)

    async def upload(self, request: web.Request) -> web.StreamResponse:
        actor = self.actor(request.query.get("as", ""))
        name = request.query.get("filename", "unknown")
        return self._json(actor.upload(name, await request.read()))

    async def delete(self, request: web.Request) -> web.StreamResponse:
        actor = self.actor(request.query.get("as", ""))
        actor.delete(request.match_info["channel"], request.match_info["message"])
        return web.Response(status=204)

    def _guild(self, form: Form) -> Json:
        guild_id = form.snowflake("guild") or next(iter(self.realm.world.guilds))
        form.check()
        return self.realm.world.guild(guild_id)

    async def add_person(self, request: web.Request) -> web.StreamResponse:
        form = await read_form(request)
        name, moderator = form.text("name", 32, least=1, required=True), form.flag("moderator")
        guild = self._guild(form)
        names = ("Moderator",) if moderator else ()
        roles = [role["id"] for role in guild["roles"] if role["name"] in names]
        return json_answer(guilds.add_person(self.realm, str(name), guild, roles=roles))

    async def add_channel(self, request: web.Request) -> web.StreamResponse:
        form = await read_form(request)
        name = form.text("name", 100, least=1, required=True)
        kind = form.choice("type", (TEXT, FORUM)) or TEXT
        guild = self._guild(form)
        return json_answer(guilds.add_channel(self.realm, guild, str(name), kind))

    async def list_faults(self, request: web.Request) -> web.StreamResponse:
        del request
        return json_answer(faults.listed(self.realm.faults))

    async def set_fault(self, request: web.Request) -> web.StreamResponse:
        faults.make(self.trouble, await read_form(request))
        return json_answer(faults.listed(self.realm.faults))

    async def list_refusals(self, request: web.Request) -> web.StreamResponse:
        """What fails a test, if anything does, and how it went."""
        del request
        told = {"verdict": self.refusals.verdict(), "transcript": str(self.transcript)}
        return json_answer(told)

    async def expect_refusals(self, request: web.Request) -> web.StreamResponse:
        form = await read_form(request)
        codes = [code for one in form.items("codes", 25) if (code := whole_number(one)) is not None]
        form.check()
        self.refusals.expect(*codes)
        return web.Response(status=204)

    async def forget_refusals(self, request: web.Request) -> web.StreamResponse:
        """The next test begins."""
        del request
        self.refusals.clear()
        self.transcript.lines.clear()
        return web.Response(status=204)

    async def clear_faults(self, request: web.Request) -> web.StreamResponse:
        del request
        self.trouble.clear()
        return web.Response(status=204)


async def read_form(request: web.Request) -> Form:
    """JSON only: a foreign page cannot send it without asking first."""
    if request.content_type != "application/json":
        message = "Expected \"Content-Type\" header to be one of {'application/json'}."
        raise bad_field((), "CONTENT_TYPE_INVALID", message)
    form = Form(parse(await request.read()))
    form.check()
    return form


def _word(form: Form, key: str) -> str:
    word = form.text(key, 4000, required=True)
    form.check()
    assert word is not None
    return word


def _options(form: Form, key: str = "options") -> dict[str, object]:
    given = form.form(key)
    form.check()
    return dict(given.data) if given else {}


async def _nothing(request: web.Request) -> web.StreamResponse:
    del request
    return json_answer({"message": "404: Not Found", "code": 0}, 404)
