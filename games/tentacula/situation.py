"""How things stand, in a few short lines: the goal, the danger, and what everybody holds."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel import Seat, T, Text
from games.tentacula.board import ARCHES, FINISH, FISH, GATES, GEMS, STASHES
from games.tentacula.gems import missing_gems
from games.tentacula.reef import is_protected
from games.tentacula.state import GETTING_READY, NOBODY, NOTHING, State
from games.tentacula.words import ANIMALS, FISH_NAMES, STASH_NAMES, face_name, gem_list

NO_DANGER = T("All fish are hidden.")
ALL_HOME = T("All fish are home.")
WILL_FOLD = T("All fish are through the gate. The board folds when the round ends.")
PLAYS_NOW, HAS_PLAYED = T("playing now"), T("has played")
NO_TILE_YET, NO_TILE_THIS_ROUND = T("no tile yet"), T("no tile this round")


def situation_of(s: State) -> list[Text]:
    seated = [seat for seat, animal in enumerate(s.animals) if animal != NOBODY]
    ahead = [] if s.phase in GETTING_READY else [danger(s), gate(s)]
    if ahead and len(seated) > 3:
        ahead = [T("{danger} {gate}", danger=ahead[0], gate=ahead[1])]
    return [*goal(s), *ahead, *(player(s, seat) for seat in seated)]


def goal(s: State) -> Iterator[Text]:
    """What the stash holds and what it still needs."""
    if s.stash == NOTHING:
        return
    numbers = {"home": sum(s.stashed), "wanted": sum(STASHES[s.stash])}
    missing = gem_list(tuple(missing_gems(s, gem) for gem in GEMS))
    name = STASH_NAMES[s.stash]
    if missing:
        yield T(
            "{name}: {home} of {wanted} gems home. Still needed: {gems}.",
            name=name,
            gems=missing,
            **numbers,
        )
    else:
        yield T("{name}: all {wanted} gems home. Now the fish!", name=name, **numbers)


def danger(s: State) -> Text:
    """Whom Tentacula will rob when the round ends."""
    seen = [FISH_NAMES[fish] for fish in FISH if not is_protected(s.rows, s.fish[fish])]
    if not seen:
        return NO_DANGER
    return T("In the open: {fish}. Each costs a gem when the round ends.", fish=seen)


def gate(s: State) -> Text:
    """Who may pass next; beyond the last gate lies the finish."""
    if all(square == FINISH for square in s.fish):
        return ALL_HOME
    passed = sum(square > ARCHES[s.fold] for square in s.fish)
    left = [FISH_NAMES[fish] for fish in GATES[s.gate][passed:]]
    if not left:
        return WILL_FOLD
    return T("Next through the gate: {fish}.", fish=left)


def player(s: State, seat: int) -> Text:
    return T(
        "{seat}, {animal}: {tile}",
        seat=Seat(seat),
        animal=ANIMALS[s.animals[seat]],
        tile=tile_of(s, seat),
    )


def tile_of(s: State, seat: int) -> Text:
    """The tile that lies before a player, or why there is none."""
    if s.phase == "move" and s.line[:1] == [seat]:
        return PLAYS_NOW
    if s.hands[seat] != NOTHING:
        return face_name(s.hands[seat])
    if seat in s.idle:
        return NO_TILE_THIS_ROUND
    return HAS_PLAYED if s.phase in ("turn", "move") else NO_TILE_YET
