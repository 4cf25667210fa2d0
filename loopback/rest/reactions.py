"""Reactions: the bot's own, and reading or clearing those of others."""

from loopback import reactions, threads
from loopback.access import require
from loopback.permissions import May
from loopback.rest.messages import public_message
from loopback.rest.routing import Answer, Call, Routes
from loopback.types import Json
from loopback.world import Message

routes = Routes()
ROOT = "/channels/{channel_id}/messages/{message_id}/reactions"
ONE = ROOT + "/{emoji_name}"


@routes.on("PUT", ONE + "/@me", status=204)
async def react(call: Call) -> Answer:
    message, emoji = public_message(call), reactions.read_emoji(call.realm, call.word("emoji_name"))
    threads.require_awake(call.channel())
    require(call.world, call.bot_id, call.channel(), May.READ_MESSAGE_HISTORY, May.ADD_REACTIONS)
    reactions.add(call.realm, message, emoji, call.bot_id)
    return None


@routes.on("DELETE", ONE + "/@me", status=204)
async def take_back(call: Call) -> Answer:
    message, emoji = public_message(call), reactions.read_emoji(call.realm, call.word("emoji_name"))
    reactions.remove(call.realm, message, emoji, call.bot_id)
    return None


@routes.on("DELETE", ONE + "/{user_id}", status=204)
async def take_away(call: Call) -> Answer:
    message, emoji = public_message(call), reactions.read_emoji(call.realm, call.word("emoji_name"))
    require(call.world, call.bot_id, call.channel(), May.MANAGE_MESSAGES)
    reactions.remove(call.realm, message, emoji, call.id("user_id"))
    return None


@routes.on("GET", ONE)
async def who(call: Call) -> Answer:
    message, emoji = public_message(call), reactions.read_emoji(call.realm, call.word("emoji_name"))
    names = message.reactors.get(str(emoji["id"] or emoji["name"]), [])
    return [call.world.user(user_id) for user_id in names][: call.number("limit", 1, 100, 25)]


@routes.on("DELETE", ROOT, status=204)
async def clear(call: Call) -> Answer:
    message = public_message(call)
    require(call.world, call.bot_id, call.channel(), May.MANAGE_MESSAGES)
    for reaction in list(message.data.get("reactions", ())):
        _clear(call, message, reaction["emoji"])
    return None


@routes.on("DELETE", ONE, status=204)
async def clear_one(call: Call) -> Answer:
    message, emoji = public_message(call), reactions.read_emoji(call.realm, call.word("emoji_name"))
    require(call.world, call.bot_id, call.channel(), May.MANAGE_MESSAGES)
    _clear(call, message, emoji)
    return None


def _clear(call: Call, message: Message, emoji: Json) -> None:
    for user_id in list(message.reactors.get(str(emoji["id"] or emoji["name"]), ())):
        reactions.remove(call.realm, message, emoji, user_id)
