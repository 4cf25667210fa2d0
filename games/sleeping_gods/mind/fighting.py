"""A round of combat: who strikes whom with what, and where the damage goes."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from games.kernel import Play
from games.kernel.mind import Draw
from games.sleeping_gods.autopilot.question import draws_again
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.command.abilities import uses
from games.sleeping_gods.fight.action_tokens import deal_tokens
from games.sleeping_gods.fight.aim import attack_accuracy, defense, hits
from games.sleeping_gods.fight.attack import carry_out, make_attack
from games.sleeping_gods.fight.combat import sudden
from games.sleeping_gods.fight.end_of_round import end_round
from games.sleeping_gods.fight.enemies import enemy_at, fighting
from games.sleeping_gods.fight.squares import strength, strikes_first
from games.sleeping_gods.fight.synergy import Heir
from games.sleeping_gods.fight.target import Blow
from games.sleeping_gods.fight.weapons import weapons
from games.sleeping_gods.mind.facts import BLOW, ROUND
from games.sleeping_gods.mind.fight_odds import arm_of, bite
from games.sleeping_gods.mind.matter import Answer, Matter, fate_is_watched
from games.sleeping_gods.state import Attack, State


class WhoAttacks(Matter):
    """Every fate is tried for every blow, or the round ends."""

    def concerns(self, option: Answer) -> bool:
        return isinstance(option.value, Blow) or option.id == "end"

    def draws(self, option: Answer) -> Sequence[Draw]:
        return self.lore.fates if isinstance(option.value, Blow) else ()

    def play(self, campaign: Campaign, option: Answer) -> Play[str]:
        if isinstance(option.value, Blow):
            yield from make_attack(campaign, option.value, option.seat)
        fight = fighting(campaign)
        if fight.foes and not may_go_on(campaign, option):
            yield from end_round(campaign)
            fight.round += 1
            deal_tokens(campaign, fight)
            return ROUND
        return BLOW

    def alike(self, campaign: Campaign, option: Answer, draw: Draw) -> Hashable:
        """What is missing to hit with it, if anything is."""
        if fate_is_watched(campaign) or not isinstance(option.value, Blow):
            return draw.id
        attack = Attack(option.value.member, option.seat, option.value.weapon, option.value.target)
        missing = defense(campaign, attack.target, attack) - attack_accuracy(campaign, attack)
        return max(0, missing - int(draw.id))

    def first_sight(self, campaign: Campaign, option: Answer) -> float:
        """Hearts against blood."""
        blow: Blow = option.value
        enemy, foe = enemy_at(campaign, blow.target)
        arm = arm_of(campaign, blow.member, weapons(campaign, blow.member)[blow.weapon])
        power = strength(enemy, foe) + campaign.ship_bonus("enemy_attack")
        dealt, suffered = bite([arm], enemy, foe, power)
        frail = 1.0 if suffered >= campaign.left(blow.member) else 0.0
        return 1.5 * dealt - 0.7 * suffered - frail


def may_go_on(campaign: Campaign, option: Answer) -> bool:
    """Whether the round goes on after it: with the last token it ends by itself."""
    more = any(fighting(campaign).tokens) or uses(campaign, sudden(campaign))
    return isinstance(option.value, Blow) and bool(more)


class Attacking(Matter):
    """After the draw: help for a miss, more damage for a hit, and the squares."""

    def concerns(self, option: Answer) -> bool:
        """Whoever a token goes to, the damage has still to be placed."""
        return not isinstance(option.value, Heir)

    def draws(self, option: Answer) -> Sequence[Draw]:
        return self.lore.fates if draws_again(option) else ()

    def script(self, state: State, option: Answer) -> Sequence[str]:
        """The squares that were named before, then this."""
        assert state.fight is not None
        attack = state.fight.attack
        assert attack is not None
        placed, attack.placed = attack.placed, []
        return [*(f"at-{foe}-{number}" for foe, number in placed), option.id]

    def play(self, campaign: Campaign, option: Answer) -> Play[str]:  # noqa: ARG002 - in the script
        attack = fighting(campaign).attack
        assert attack is not None
        yield from carry_out(campaign, attack)
        return BLOW


def can_be_followed(campaign: Campaign, *, missing: bool) -> bool:
    """Whether an attack can be taken up again from its draw: nothing has answered it yet."""
    attack = fighting(campaign).attack
    if attack is None or attack.target >= len(fighting(campaign).foes):
        return False
    if missing:
        return not hits(campaign, attack) and not attack.placed
    return hits(campaign, attack) and not strikes_first(*enemy_at(campaign, attack.target))
