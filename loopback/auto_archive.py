"""What passes with time alone: threads that nobody writes in archive themselves."""

from loopback import threads
from loopback.clock import moment
from loopback.realm import Realm
from loopback.snowflake import made_at
from loopback.types import Json
from loopback.world import is_thread

GLANCE = 60.0


class Passing:
    """Looks once a minute of Discord's time, whenever somebody does something."""

    def __init__(self, realm: Realm) -> None:
        self.realm = realm
        self.next = realm.clock.now() + GLANCE

    def look(self) -> None:
        now = self.realm.clock.now()
        if now < self.next:
            return
        self.next = now + GLANCE
        for channel in list(self.realm.world.channels.values()):
            if is_thread(channel) and _idle(channel, now):
                threads.set_archived(self.realm, channel, archived=True)


def _idle(thread: Json, now: float) -> bool:
    metadata = thread["thread_metadata"]
    last = made_at(thread["last_message_id"] or thread["id"])
    quiet = now - max(last, moment(metadata["archive_timestamp"]))
    return not metadata["archived"] and quiet > metadata["auto_archive_duration"] * 60
