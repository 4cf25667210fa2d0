"""Polls: asked in a message, voted on by people, counted, ended by hand or by the clock."""

from loopback import messages
from loopback.clock import moment
from loopback.errors import Refusal
from loopback.realm import Change, Realm
from loopback.types import Json
from loopback.user.refusals import NotAllowed
from loopback.world import Message


def over(realm: Realm, poll: Json) -> bool:
    return bool(poll["results"]["is_finalized"] or moment(poll["expiry"]) <= realm.clock.now())


def vote(realm: Realm, message: Message, user_id: str, chosen: list[int]) -> None:
    """A person's votes replace their earlier ones; none takes them back."""
    poll = message.data.get("poll")
    if poll is None or over(realm, poll):
        raise NotAllowed("There is no open poll")
    known = {answer["answer_id"] for answer in poll["answers"]}
    if not set(chosen) <= known or (len(chosen) > 1 and not poll["allow_multiselect"]):
        raise NotAllowed(f"Choose among {sorted(known)}")
    for answer in sorted(known):
        voters = message.voters.setdefault(str(answer), [])
        if user_id in voters and answer not in chosen:
            voters.remove(user_id)
            _tell(realm, message, user_id, answer, "REMOVE")
        elif user_id not in voters and answer in chosen:
            voters.append(user_id)
            _tell(realm, message, user_id, answer, "ADD")
    _count(realm, message)
    realm.notice(Change("message", message.channel_id, message.id, message.seen_by))


def _tell(realm: Realm, message: Message, user_id: str, answer: int, what: str) -> None:
    channel = realm.world.channel(message.channel_id)
    event: Json = {
        "user_id": user_id,
        "channel_id": channel["id"],
        "message_id": message.id,
        "answer_id": answer,
    }
    if "guild_id" in channel:
        event["guild_id"] = channel["guild_id"]
    realm.tell_channel(f"MESSAGE_POLL_VOTE_{what}", channel, event)


def _count(realm: Realm, message: Message) -> None:
    bot_id = realm.world.bot["id"]
    message.data["poll"]["results"]["answer_counts"] = [
        {"id": int(answer), "count": len(voters), "me_voted": bot_id in voters}
        for answer, voters in message.voters.items()
        if voters
    ]


def end(realm: Realm, message: Message) -> None:
    """At once; its results stand."""
    poll = message.data.get("poll")
    if poll is None:
        raise Refusal(50021)
    if over(realm, poll):
        raise Refusal(520001)
    poll["expiry"] = realm.now_text()
    poll["results"]["is_finalized"] = True
    messages.tell(realm, "MESSAGE_UPDATE", message)
