"""Trouble on request: everything that can go wrong between a bot and Discord."""

from loopback import guilds, messages, threads
from loopback.clock import MovableClock
from loopback.errors import Refusal
from loopback.faults import CLOSED, DispatchFault, RestFault
from loopback.permissions import May
from loopback.realm import Change, Realm
from loopback.shapes import entry_point
from loopback.types import Json
from loopback.world import is_thread


class Trouble:
    """Makes trouble in a realm, for tests and from the corner of the page."""

    def __init__(self, realm: Realm) -> None:
        self.realm = realm

    def drop_gateway(self, *, resumable: bool = True) -> None:
        """Cuts the bot's connection; not resumable means its session is gone too."""
        self.realm.gateway.drop(resumable=resumable)

    def ask_to_reconnect(self) -> None:
        """Op 7, as Discord sends it before a server goes down."""
        self.realm.gateway.ask_to_reconnect()

    def invalidate_session(self, *, resumable: bool = False) -> None:
        """Op 9."""
        self.realm.gateway.invalidate(resumable=resumable)

    def hold(self, event: str = "", times: int = 1) -> None:
        """Keeps the next dispatches of an event back, until they are released."""
        self.realm.faults.dispatches.append(DispatchFault("hold", event, times))

    def release(self) -> None:
        self.realm.gateway.release()

    def double(self, event: str = "", times: int = 1) -> None:
        """Sends the next dispatches of an event twice."""
        self.realm.faults.dispatches.append(DispatchFault("double", event, times))

    def rate_limit(
        self,
        path: str = "",
        *,
        method: str = "",
        times: int = 1,
        seconds: float = 0.05,
        everywhere: bool = False,
    ) -> None:
        """429 for the next requests whose path contains these words."""
        self._rest("429", path, method=method, times=times, seconds=seconds, everywhere=everywhere)

    def server_error(self, path: str = "", *, method: str = "", times: int = 1) -> None:
        self._rest("500", path, method=method, times=times)

    def refuse(self, path: str = "", *, code: int, method: str = "", times: int = 1) -> None:
        """One of Discord's refusals, by its code, for the next requests."""
        fault = RestFault("refuse", method.upper(), path, times, code=code)
        self.realm.faults.rest.append(fault)

    def forget_names(self) -> None:
        """A change that shows a picture the message has, by `attachment://` and its name alone, is
        refused (50035): nobody has promised that it is found."""
        self.realm.faults.names_forgotten = True

    def slow(self, path: str = "", *, seconds: float, method: str = "", times: int = 1) -> None:
        self._rest("slow", path, method=method, times=times, seconds=seconds)

    def lose_connection(self, path: str = "", *, method: str = "", times: int = 1) -> None:
        """Cuts the connection while the request is still being sent."""
        self._rest("cut", path, method=method, times=times)

    def lose_answer(self, path: str = "", *, method: str = "", times: int = 1) -> None:
        """Does what the request asks, and cuts the connection before it can say so."""
        self._rest("lost", path, method=method, times=times)

    def _rest(
        self,
        kind: str,
        path: str,
        *,
        method: str = "",
        times: int = 1,
        seconds: float = 0.0,
        everywhere: bool = False,
    ) -> None:
        fault = RestFault(kind, method.upper(), path, times, seconds, everywhere)
        self.realm.faults.rest.append(fault)

    def delete_message(self, channel_id: str, message_id: str) -> None:
        messages.delete(self.realm, self.realm.world.message(channel_id, message_id))

    def delete_channel(self, channel_id: str) -> None:
        """A channel, or a thread, goes with everything in it."""
        channel = self.realm.world.channel(channel_id)
        if is_thread(channel):
            threads.remove(self.realm, channel)
        else:
            guilds.remove_channel(self.realm, channel)

    def switch_activities_on(self) -> None:
        """A host does so, and Discord makes an Entry Point command; a bulk update that leaves it
        out is refused from then on (50240)."""
        command = entry_point(self.realm.new_id(), self.realm.world.application["id"])
        self.realm.world.commands[command["id"]] = command
        self.realm.notice(Change("commands"))

    def close_door(self, person_id: str, code: int = CLOSED) -> None:
        """The bot cannot write to this person directly; why, is said by Discord's code: closed
        (50007), opened too fast (40003), no guild in common (50278)."""
        self.realm.faults.doors[self.realm.world.user(person_id)["id"]] = code

    def open_door(self, person_id: str) -> None:
        self.realm.faults.doors.pop(person_id, None)

    def lock_thread(self, channel_id: str, *, archived: bool = False) -> None:
        """A moderator locks a thread, and perhaps archives it."""
        thread = self.realm.world.channel(channel_id)
        threads.set_locked(self.realm, thread, locked=True)
        threads.set_archived(self.realm, thread, archived=archived)

    def unlock_thread(self, channel_id: str) -> None:
        thread = self.realm.world.channel(channel_id)
        threads.set_archived(self.realm, thread, archived=False)
        threads.set_locked(self.realm, thread, locked=False)

    def forbid(self, channel_id: str, *taken: May) -> None:
        """Takes permissions away from the bot in a channel (a thread: in its parent)."""
        denied = 0
        for permission in taken:
            denied |= permission
        self._overwrite(channel_id, denied)

    def allow_again(self, channel_id: str) -> None:
        self._overwrite(channel_id, 0)

    def _overwrite(self, channel_id: str, denied: int) -> None:
        channel = self.realm.world.channel(channel_id)
        place = self.realm.world.channel(channel["parent_id"]) if is_thread(channel) else channel
        if "permission_overwrites" not in place:
            raise Refusal(50024)
        bot_id = self.realm.world.bot["id"]
        others = [o for o in place["permission_overwrites"] if o["id"] != bot_id]
        own: list[Json] = []
        if denied:
            own = [{"id": bot_id, "type": 1, "allow": "0", "deny": str(int(denied))}]
        place["permission_overwrites"] = [*others, *own]
        guilds.tell_channel(self.realm, "CHANNEL_UPDATE", place)

    def advance(self, seconds: float) -> None:
        """Discord's time goes on at once; a clock of the world's own stands as it is."""
        if isinstance(self.realm.clock, MovableClock):
            self.realm.clock.advance(seconds)

    def clear(self) -> None:
        """Ends all trouble that is still to come, and lets go of what is held."""
        self.realm.faults.clear()
        self.release()
