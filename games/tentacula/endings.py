"""The five ways a game ends."""

from __future__ import annotations

from games.kernel import Outcome, T
from games.tentacula.board import FINISH, GEMS
from games.tentacula.rounds import Rounds
from games.tentacula.words import gem_list

REASONS = {
    "made it": T("You made it! Three fish and every gem of the stash are safe."),
    "so close": T("So close! The fish are home, but the stash is not full."),
    "reef gone": T("The reef is gone: no tile is left to hide the fish."),
    "chest bare": T("The treasure chest is bare, and the fish are not home yet."),
    "fish food": T("Fish food! The stash is full, but the fish did not get home."),
}


class Endings(Rounds):
    """Who won, and why."""

    def settle(self) -> Outcome:
        """All win or none; gems on the chest go where the stash needs them."""
        s = self.s
        if s.cause == "made it":
            self.fill_stash()
            if not self.stash_is_full():
                s.cause = "so close"
                self.tell_missing()
        s.stage = "over"
        assert s.cause is not None
        return Outcome(
            winners=tuple(range(self.seat_count)) if s.cause == "made it" else (),
            reason=REASONS[s.cause],
            cause=s.cause,
            figures=(
                (T("Rounds"), s.round),
                (T("Fish at the finish"), s.fish.count(FINISH)),
                (T("Gems in the stash"), sum(s.stashed)),
                (T("Gems stolen"), sum(s.cave)),
                (T("Shells left"), s.shells),
            ),
        )

    def fill_stash(self) -> None:
        self.say(T("All fish are home. What the stash needs comes from the chest."))
        for gem in GEMS:
            brought = min(self.missing(gem), self.s.chest[gem])
            self.s.chest[gem] -= brought
            self.s.stashed[gem] += brought

    def tell_missing(self) -> None:
        missing = tuple(self.missing(gem) for gem in GEMS)
        self.say(T("Missing from the stash: {gems}.", gems=gem_list(missing)))
