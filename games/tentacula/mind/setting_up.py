"""Before the first round: which stash, which animal."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel.first_choice import Answer, FirstChoice
from games.kernel.mind import Fact
from games.kernel.text import N, T
from games.tentacula.autopilot.position import Position as Plain
from games.tentacula.autopilot.position import position_of
from games.tentacula.autopilot.worth import worth
from games.tentacula.board import ANIMAL_NAMES, GEMS, STASH_IDS, STASHES
from games.tentacula.mind.weights import Weights
from games.tentacula.view import View
from games.tentacula.words import GEM_WORDS

LARGEST = max(sum(stash) for stash in STASHES)


def setting_up(view: View, weights: Weights) -> FirstChoice:
    position = position_of(view)
    if view.phase == "stash":
        return FirstChoice(stashes(position))
    return FirstChoice(animals(position, weights))


def stashes(position: Plain) -> dict[str, Answer]:
    """The more of each colour there is to spare, the better."""
    to_fill = [position._replace(missing=stash) for stash in STASHES]
    return {
        name: Answer(worth(filling), tuple(facts_of(filling)))
        for name, filling in zip(STASH_IDS, to_fill, strict=True)
    }


def facts_of(filling: Plain) -> Iterator[Fact]:
    """How many gems the stash takes, and of which colours all there are."""
    for n in range(sum(filling.missing), LARGEST):
        words = N("one gem fills the stash", "{n} gems fill the stash", n=n)
        yield Fact(words, good=True, weight=1.5)
    for gem in GEMS:
        if 0 < filling.missing[gem] >= filling.chest[gem]:
            words = T("not one {colour} gem may be stolen", colour=GEM_WORDS[gem])
            yield Fact(words, good=False)


def animals(position: Plain, weights: Weights) -> dict[str, Answer]:
    shares = zip(ANIMAL_NAMES, weights.animals, strict=True)
    return {name: Answer(worth(position) * share) for name, share in shares}
