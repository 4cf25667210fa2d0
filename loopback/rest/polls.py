"""Polls: who voted, and the end."""

from loopback import polls
from loopback.errors import Refusal
from loopback.rest.messages import public_message
from loopback.rest.routing import Answer, Call, Routes

routes = Routes()
ROOT = "/channels/{channel_id}/polls/{message_id}"


@routes.on("GET", ROOT + "/answers/{answer_id}")
async def voters(call: Call) -> Answer:
    message = public_message(call)
    limit, after = call.number("limit", 1, 100, 25), int(call.query_id("after") or 0)
    known = [str(a["answer_id"]) for a in message.data.get("poll", {}).get("answers", ())]
    if call.word("answer_id") not in known:
        raise Refusal(10008)
    every = sorted(message.voters.get(call.word("answer_id"), []), key=int)
    found = [call.world.user(user_id) for user_id in every if int(user_id) > after]
    return {"users": found[:limit]}


@routes.on("POST", ROOT + "/expire")
async def expire(call: Call) -> Answer:
    message = public_message(call)
    if message.data["author"]["id"] != call.bot_id:
        raise Refusal(50005)
    polls.end(call.realm, message)
    return message.data
