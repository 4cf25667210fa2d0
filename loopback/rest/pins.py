"""Pinned messages, by the older and the newer address."""

from loopback import pins
from loopback.access import require
from loopback.clock import moment
from loopback.permissions import May
from loopback.rest.messages import public_message
from loopback.rest.routing import Answer, Call, Routes

routes = Routes()


@routes.on("GET", "/channels/{channel_id}/messages/pins")
async def pinned(call: Call) -> Answer:
    channel = call.channel()
    require(call.world, call.bot_id, channel, May.READ_MESSAGE_HISTORY)
    limit = call.number("limit", 1, 50, 50)
    before = call.request.query.get("before")
    found = pins.pinned(call.realm, channel["id"])
    if before:
        found = [entry for entry in found if moment(entry[0]) < _moment(before)]
    items = [{"pinned_at": at, "message": message.data} for at, message in found[:limit]]
    return {"items": items, "has_more": len(found) > limit}


def _moment(text: str) -> float:
    try:
        return moment(text)
    except ValueError:
        return float("inf")


@routes.on("GET", "/channels/{channel_id}/pins")
async def pinned_older(call: Call) -> Answer:
    channel = call.channel()
    require(call.world, call.bot_id, channel, May.READ_MESSAGE_HISTORY)
    return [message.data for _, message in pins.pinned(call.realm, channel["id"])]


@routes.on("PUT", "/channels/{channel_id}/messages/pins/{message_id}", status=204)
@routes.on("PUT", "/channels/{channel_id}/pins/{message_id}", status=204)
async def pin(call: Call) -> Answer:
    message = public_message(call)
    require(call.world, call.bot_id, call.channel(), May.PIN_MESSAGES)
    pins.pin(call.realm, call.channel(), message, call.bot_id)
    return None


@routes.on("DELETE", "/channels/{channel_id}/messages/pins/{message_id}", status=204)
@routes.on("DELETE", "/channels/{channel_id}/pins/{message_id}", status=204)
async def unpin(call: Call) -> Answer:
    message = public_message(call)
    require(call.world, call.bot_id, call.channel(), May.PIN_MESSAGES)
    pins.unpin(call.realm, call.channel(), message)
    return None
