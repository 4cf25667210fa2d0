"""Rules of channels, threads, guilds, members, events, webhooks, invites, and of asking at all."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from loopback.conform.rule import Rule, refused
from loopback.types import Json

CHANNEL, GUILD = "/channels/{channel}", "/guilds/{guild}"


def channels() -> Iterator[Rule]:
    page = "Channels and threads"
    yield Rule(page, "no such channel", "GET", "/channels/{nobody}", status=404, code=10003)
    yield refused(page, "an id that is none", "GET /channels/general", None, "channel_id")
    yield refused(page, "a name of 101", f"PATCH {CHANNEL}", {"name": "x" * 101}, "name")
    yield refused(page, "a name of blanks", f"PATCH {CHANNEL}", {"name": " "}, "name", "K")
    slow = {"rate_limit_per_user": 21601}
    yield refused(page, "slower than six hours", f"PATCH {CHANNEL}", slow, "rate_limit_per_user")
    threads = f"POST {CHANNEL}/threads"
    yield refused(page, "a thread of 101", threads, {"name": "x" * 101, "type": 11}, "name")
    yield refused(page, "a thread of blanks", threads, {"name": " ", "type": 11}, "name", "K")
    odd = {"name": "a", "type": 11, "auto_archive_duration": 61}
    yield refused(page, "archived after 61 minutes", threads, odd, "auto_archive_duration")
    invite = f"POST {CHANNEL}/invites"
    yield refused("Invites", "an invite of eight days", invite, {"max_age": 604_801}, "max_age")
    yield refused("Invites", "an invite for 101", invite, {"max_uses": 101}, "max_uses")
    yield Rule("Invites", "no such invite", "GET", "/invites/nobodyknows", status=404, code=10006)
    hook = f"POST {CHANNEL}/webhooks"
    yield refused("Webhooks", "a webhook of 81", hook, {"name": "x" * 81}, "name")
    yield refused("Webhooks", "a webhook named Clyde", hook, {"name": "Clyde"}, "name")


def guilds() -> Iterator[Rule]:
    page = "Guilds, members and users"
    yield Rule(page, "no such guild", "GET", "/guilds/{nobody}", status=404, code=10004)
    yield Rule(page, "nobody", "GET", "/users/{nobody}", status=404, code=10013)
    member = GUILD + "/members/{nobody}"
    yield Rule(page, "nobody as a member", "GET", member, status=404, code=10013, source="K")
    yield refused(page, "1001 members", f"GET {GUILD}/members?limit=1001", None, "limit")
    yield refused(page, "a nick of 33", f"PATCH {GUILD}/members/@me", {"nick": "x" * 33}, "nick")
    yield refused(page, "a role of 101", f"POST {GUILD}/roles", {"name": "x" * 101}, "name")
    emojis = "POST /applications/{application}/emojis"
    small = {"name": "a", "image": "data:image/png;base64,AAAA"}
    yield refused("Emojis", "an emoji of one letter", emojis, small, "name")
    yield refused("Emojis", "an emoji without a picture", emojis, {"name": "ab"}, "image")


def events() -> Iterator[Rule]:
    page, make = "Scheduled events", f"POST {GUILD}/scheduled-events"

    def event(begins: timedelta, ends: timedelta | None, **more: object) -> Json:
        now = datetime.now(UTC)
        told: Json = {"name": "a", "privacy_level": 2, "entity_type": 3}
        told |= {"entity_metadata": {"location": "here"}}
        told |= {"scheduled_start_time": (now + begins).isoformat()}
        if ends is not None:
            told["scheduled_end_time"] = (now + ends).isoformat()
        return told | more

    day, year = timedelta(days=1), timedelta(days=366)
    start, end = "scheduled_start_time", "scheduled_end_time"
    yield refused(page, "yesterday", make, event(-day, day), start)
    yield refused(page, "ended before it begins", make, event(2 * day, day), end)
    yield refused(page, "elsewhere, without an end", make, event(day, None), end)
    yield refused(page, "in six years", make, event(6 * year, 6 * year + day), start, "G")
    yield refused(page, "a name of 101", make, event(day, 2 * day, name="x" * 101), "name")
    yield refused(
        page, "for all the world", make, event(day, 2 * day, privacy_level=1), "privacy_level"
    )


def asking() -> Iterator[Rule]:
    page = "Asking at all"
    wrong = {"Authorization": "Bot wrong"}
    yield Rule(page, "a wrong token", "GET", "/users/@me", status=401, code=0, headers=wrong)
    yield Rule(page, "nowhere", "GET", "/nowhere", status=404, code=0)
    yield Rule(page, "a way that is not taken", "PUT", "/users/@me", status=405, code=0)
    yield Rule(page, "oneself", "GET", "/users/@me")
    yield Rule(page, "an interaction that is over", "POST", "/interactions/1/none/callback",
               {"type": 4, "data": {"content": "x"}}, 404, 10062)  # fmt: skip
    late = "/webhooks/{application}/none"
    yield Rule(page, "a token that is over", "POST", late, {"content": "x"}, 404, 10015)
    text = {"Content-Type": "application/json"}
    yield Rule(page, "no JSON", "POST", CHANNEL + "/messages", b"{", 400, 50109, headers=text)
    yield Rule(page, "permissions of commands", "GET",
               "/applications/{application}/guilds/{guild}/commands/permissions")  # fmt: skip
