"""The host keeps the tables: finds, opens, locks, saves and closes them. It knows no Discord."""

from bot.host.host import Host
from bot.host.lobby import Lobby
from bot.host.table import Table

__all__ = ["Host", "Lobby", "Table"]
