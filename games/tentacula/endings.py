"""The five ways a game ends."""

from __future__ import annotations

from games.kernel import Outcome, T, Text
from games.tentacula import told
from games.tentacula.board import FINISH, GEMS
from games.tentacula.gems import fill_stash, missing_gems, stash_is_full
from games.tentacula.state import Cause
from games.tentacula.voyage import Voyage
from games.tentacula.words import gem_list

REASONS: dict[Cause, Text] = {
    "made it": T("You made it! All three fish are home, and the stash is full."),
    "so close": T("So close! The fish are home, but the stash isn't full."),
    "reef gone": T("The reef is gone. There's no tile left to hide the fish."),
    "chest bare": T("The treasure chest is empty, and the fish aren't home yet."),
    "fish food": T("Fish food! The stash is full, but the fish didn't get home."),
}


def outcome_of(voyage: Voyage, cause: Cause) -> Outcome:
    """All win or none; gems on the chest go where the stash needs them."""
    s = voyage.s
    if cause == "made it":
        voyage.say(told.ALL_FISH_HOME())
        fill_stash(s)
        if not stash_is_full(s):
            cause = "so close"
            tell_missing_gems(voyage)
    s.cause, s.phase = cause, "over"
    return Outcome(
        winners=tuple(range(voyage.seat_count)) if cause == "made it" else (),
        reason=REASONS[cause],
        cause=cause,
        figures=(
            (T("Rounds"), s.round),
            (T("Fish home"), s.fish.count(FINISH)),
            (T("Gems home"), sum(s.stashed)),
            (T("Gems stolen"), sum(s.cave)),
            (T("Shells left"), s.shells),
        ),
    )


def tell_missing_gems(voyage: Voyage) -> None:
    gems = gem_list(tuple(missing_gems(voyage.s, gem) for gem in GEMS))
    voyage.say(told.MISSING_FROM_STASH(gems=gems))
