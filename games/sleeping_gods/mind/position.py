"""A campaign as one player may imagine it, before a choice, or once its outcome is known."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from games.kernel.copying import copy_state
from games.kernel.mind import Draw, Fact, Position
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.mind.facts import facts_between
from games.sleeping_gods.mind.imagining import foretold
from games.sleeping_gods.mind.lore import play_through
from games.sleeping_gods.mind.matter import Answer, Matter
from games.sleeping_gods.mind.worth import worth
from games.sleeping_gods.state import State


class CampaignPosition(Position):
    """``chosen`` waits for chance; ``over`` once nothing is left to choose."""

    def __init__(
        self,
        matter: Matter,
        state: State,
        *,
        chosen: Answer | None = None,
        cause: str | None = None,
        result: str = "",
        over: bool = False,
    ) -> None:
        self.matter = matter
        self.state = state
        self.chosen = chosen
        self.cause = cause
        self.result = result
        self.over = over
        self.known: dict[Hashable, CampaignPosition] = {}
        self.now: Campaign | None = None
        self.may_come: Sequence[Draw] | None = None
        self.ended = cause is not None
        self.revealed = matter.sampled and chosen is not None

    def worth(self) -> float:
        lore, matter = self.matter.lore, self.matter
        if self.cause is not None:
            return -lore.weights.lost
        campaign = lore.campaign(self.state)
        value = matter.weigh(worth(campaign, lore.weights), self.result)
        return value if self.chosen is None else value + matter.first_sight(campaign, self.chosen)

    def options(self) -> Sequence[Answer]:
        if self.over or self.ended or self.chosen is not None:
            return ()
        return self.matter.options(self.matter.lore.campaign(self.state))

    def answers(self, option_id: str) -> bool:
        return self._find(option_id) is not None

    def after(self, option_id: str) -> CampaignPosition:
        """Options that do not answer the question leave it as it is."""
        option = self._find(option_id)
        if option is None:
            return Postponed(self.matter, self.state)
        if self.matter.draws(option):
            return CampaignPosition(self.matter, self.state, chosen=option)
        return self._played(copy_state(self.state), option)

    def _find(self, option_id: str) -> Answer | None:
        """As it was offered first, or when the question comes again."""
        by_id = self.matter.by_id
        if option_id not in by_id:
            by_id.update((option.id, option) for option in self.options())
        return by_id.get(option_id)

    def _ahead(self) -> Answer | None:
        """What chance decides next, if nothing else is chosen before that."""
        return self.matter.closing if self.chosen is None and not self.over else self.chosen

    def draws(self) -> Sequence[Draw]:
        ahead = self._ahead()
        if ahead is None:
            return ()
        if self.may_come is None:
            self.may_come = self.matter.draws_in(self.matter.lore.campaign(self.state), ahead)
        return self.may_come

    def drawn(self, draw: Draw) -> CampaignPosition:
        ahead = self._ahead()
        assert ahead is not None, "nothing is drawn for"
        lore = self.matter.lore
        if self.now is None:
            self.now = lore.campaign(self.state)
        alike = self.matter.alike(self.now, ahead, draw)
        if alike not in self.known:
            state = copy_state(self.state)
            words, pack = draw.id.split(), lore.rules.read_pack(lore.options)
            for fate in reversed([word for word in words if word.isdigit()]):
                foretold(state, pack, int(fate), lore.seat)
            again = [word for word in words[1:] if not word.isdigit()]
            self.known[alike] = self._played(state, ahead, again)
        return self.known[alike]

    def _played(self, state: State, option: Answer, again: Sequence[str] = ()) -> CampaignPosition:
        """With what fate is drawn ``again``, if it is."""
        matter = self.matter
        campaign = matter.lore.campaign(state)
        script = [*matter.script(state, option), *again]
        cause, result = play_through(
            campaign, matter.play(campaign, option), matter.lore.seat, script
        )
        later = CampaignPosition(
            matter,
            state,
            cause=cause,
            result=result or "",
            over=not matter.goes_on(option),
        )
        later.revealed = matter.sampled
        return later

    def key(self) -> Hashable:
        """Whoever waits for the same draw with the same crew waits for the same."""
        ahead = self._ahead()
        if ahead is None:
            return self
        return ahead.id, self.matter.same(self.matter.lore.campaign(self.state))

    def facts(self, later: CampaignPosition) -> Iterable[Fact]:
        lore = self.matter.lore
        before, after = lore.campaign(self.state), lore.campaign(later.state)
        return facts_between(before, after, later.cause, later.result)


class Postponed(CampaignPosition):
    """Something else was done first, and the question comes again: in itself that is nothing."""

    def worth(self) -> float:
        return -2.0 * self.matter.lore.weights.lost
