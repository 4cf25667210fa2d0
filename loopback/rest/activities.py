"""Activities for the app's own server: who is in one, and OAuth2 for the people in it."""

import base64
import binascii
from secrets import compare_digest

from loopback.activities import SECRET, Grant, NotGranted
from loopback.clock import timestamp
from loopback.errors import Refusal
from loopback.realm import Realm
from loopback.rest.routing import Answer, Call, Routes
from loopback.types import Json

routes = Routes()


@routes.on("GET", "/applications/{application_id}/activity-instances/{instance_id}")
async def instance(call: Call) -> Answer:
    if call.id("application_id") != call.world.application["id"]:
        raise Refusal(20012, status=403, message="You are not authorized to perform this action")
    return call.realm.activities.instance(call.word("instance_id")).told()


@routes.on("POST", "/oauth2/token", open=True, described=False)
async def token(call: Call) -> Answer:
    sent, now = call.form().data, call.realm.clock.now()
    _check_client(call, sent)
    activities = call.realm.activities
    match sent.get("grant_type"):
        case "authorization_code":
            return activities.exchange(str(sent.get("code")), now)
        case "refresh_token":
            return activities.refresh(str(sent.get("refresh_token")), now)
    raise NotGranted("unsupported_grant_type", "Grant type None is not supported")


def _check_client(call: Call, sent: Json) -> None:
    """The application by its id and secret, in the form or as HTTP's own credentials."""
    given = f"{sent.get('client_id')}:{sent.get('client_secret')}"
    kind, _, credentials = call.request.headers.get("Authorization", "").partition(" ")
    if kind == "Basic":
        try:
            given = base64.b64decode(credentials).decode()
        except (binascii.Error, UnicodeDecodeError):
            given = ""
    if not compare_digest(given.encode(), f"{call.world.application['id']}:{SECRET}".encode()):
        raise NotGranted("invalid_client", "Invalid client credentials", status=401)


@routes.on("GET", "/oauth2/@me", for_people=True)
async def about_me(call: Call) -> Answer:
    if call.grant is None:
        raise Refusal(50014)
    return authorization(call.realm, call.grant)


def authorization(realm: Realm, grant: Grant) -> Json:
    """What was granted, by whom, to which application."""
    keys = ("id", "name", "icon", "description", "summary", "type", "bot_public",
            "bot_require_code_grant", "verify_key", "flags", "flags_new")  # fmt: skip
    application = realm.world.application
    told: Json = {
        "application": {key: application[key] for key in keys if key in application},
        "expires": timestamp(grant.until),
        "scopes": list(grant.scopes),
    }
    if "identify" in grant.scopes:
        told["user"] = realm.world.user(grant.user_id)
    return told
