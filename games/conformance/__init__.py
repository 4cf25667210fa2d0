"""What must hold for every game, as functions that raise: for the tests of whoever writes one."""

from games.conformance.whole_games import check_game

__all__ = ["check_game"]
