"""Damage on its way to the crew: who takes it, and whether it is blocked."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Play
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.crew.damage import deal, hurt
from games.sleeping_gods.fight.blocking import standing_block, suffer
from games.sleeping_gods.mind.facts import HURT
from games.sleeping_gods.mind.lore import Lore
from games.sleeping_gods.mind.matter import Answer, Matter, Resumed
from games.sleeping_gods.state import Threat


class Wound(Matter):
    """So much damage."""

    def __init__(self, lore: Lore, offered: Sequence[Answer], amount: int) -> None:
        super().__init__(lore, offered)
        self.amount = amount


class WhoIsHurt(Wound):
    """One takes a share of the damage, others the rest."""

    def concerns(self, option: Answer) -> bool:
        return isinstance(option.value, tuple)

    def play(self, campaign: Campaign, option: Answer) -> Play[str]:
        index, share = option.value
        rest = yield from hurt(campaign, index, share)
        yield from deal(campaign, self.amount - share + rest, [campaign.everybody()])
        return HURT


class WhoIsStruck(Wound):
    """An enemy's blow at the end of a round: all of it goes to one."""

    def concerns(self, option: Answer) -> bool:
        return isinstance(option.value, int)

    def play(self, campaign: Campaign, option: Answer) -> Play[str]:
        assert campaign.s.fight is not None
        foe = campaign.s.fight.foes[0].num
        threat = Threat(option.value, foe, self.amount, 0, end_of_round=True)
        yield from suffer(campaign, threat, campaign.s.active)
        return HURT


class Blocking(Resumed):
    """A blow at somebody, with what could still be put in its way."""

    def play(self, campaign: Campaign, option: Answer) -> Play[str]:
        """What blocks by itself is counted anew when the blow is taken up again."""
        threat = campaign.s.threat
        assert threat is not None
        threat.block -= standing_block(campaign, threat)
        yield from suffer(campaign, threat, option.seat)
        return ""
