"""Lurk under watch: one choice may bring several attacks, and the state keeps only the last."""

from dataclasses import replace
from typing import Any

from games.kernel.ask import Ask, Play
from games.kernel.game import Outcome
from games.kernel.telling import Deed
from games.kernel.text import Text
from games.lurk.game import Lurk
from games.lurk.state import Fight

ATTACKS = "{attacker} attacks {target} on {tile}: {result}"
ROLLS = "{attacker} rolls: {result}"


class Watched(Lurk):
    """The very same rules; ``fights`` are the attacks rolled since the last answer."""

    def play(self) -> Play[Outcome]:
        self.fights: list[Fight] = []
        rules, answer = super().play(), None
        while True:
            try:
                step = rules.send(answer)  # type: ignore[arg-type]  # None starts a generator
            except StopIteration as end:
                return end.value  # type: ignore[no-any-return]
            answer = yield step
            if isinstance(step, Ask):
                self.fights = []

    def tell(self, phrase: Text, kind: Deed = "deed") -> None:
        super().tell(phrase, kind)
        if phrase.template in {ATTACKS, ROLLS}:
            assert self.s.fight is not None
            self.fights.append(replace(self.s.fight))


def fights_of(game: Any) -> list[Fight]:
    assert isinstance(game, Watched)
    return game.fights
