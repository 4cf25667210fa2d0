"""The person's side of an Activity, as the page asks for it on behalf of the frame."""

from loopback.activities import Instance
from loopback.errors import Refusal
from loopback.form import Form
from loopback.realm import Change, Realm
from loopback.rest.activities import authorization
from loopback.types import Json
from loopback.user.acting import Actor

SHOWN = ("id", "username", "global_name", "discriminator", "avatar")


def participants(realm: Realm, instance: Instance) -> list[Json]:
    users = [realm.world.user(user_id) for user_id in instance.users]
    return [{key: user.get(key) for key in SHOWN} | {"flags": 0, "bot": False} for user in users]


def told(realm: Realm, instance: Instance) -> Json:
    return instance.told() | {"participants": participants(realm, instance)}


class ActivityDeeds:
    """What the frame asks of the client around it."""

    def __init__(self, realm: Realm) -> None:
        self.realm = realm

    async def authorize(self, form: Form, actor: Actor) -> Json:
        """Somebody says yes: a code for the app's own server."""
        client, scopes = form.text("client_id", required=True), form.items("scope", 50)
        form.check()
        if client != self.realm.world.application["id"]:
            raise Refusal(10002)
        wanted = tuple(str(scope) for scope in scopes)
        now = self.realm.clock.now()
        return {"code": self.realm.activities.authorize(actor.user_id, wanted, now)}

    async def authenticate(self, form: Form, actor: Actor) -> Json:
        """The token that the app's server got must be this person's."""
        token = form.text("access_token", required=True) or ""
        form.check()
        grant = self.realm.activities.granted(token, self.realm.clock.now())
        if grant is None or grant.user_id != actor.user_id:
            raise Refusal(50014)
        shown = {"public_flags": 0} | self.realm.world.user(actor.user_id)
        return authorization(self.realm, grant) | {"access_token": token, "user": shown}

    async def leave(self, form: Form, actor: Actor) -> None:
        instance_id = form.text("instance", required=True) or ""
        form.check()
        left = self.realm.activities.leave(instance_id, actor.user_id)
        self.realm.notice(Change("activity", left.channel_id, left.id))
