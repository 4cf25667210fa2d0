"""Who attacks whom with what, in one choice; and what stands against it (R78, R92)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.kernel import Option, T, Text
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.content.cards import Weapon
from games.sleeping_gods.fight.aim import defense
from games.sleeping_gods.fight.enemies import enemy_at, fighting
from games.sleeping_gods.fight.squares import resistance, strength, strikes_first
from games.sleeping_gods.fight.weapons import weapons, wielded
from games.sleeping_gods.state import Attack
from games.sleeping_gods.words import fitting, word


class Blow(NamedTuple):
    """Who attacks, with which weapon, and at whom."""

    member: int
    weapon: int
    target: int


def blows(campaign: Campaign, index: int, seat: int) -> Iterator[Option[Blow]]:
    """Every weapon of somebody against every enemy."""
    arms, row = weapons(campaign, index), range(len(fighting(campaign).foes))
    board = campaign.boards[index].id
    for number, weapon in arms.items():
        for at in row:
            named = [f"{at}"] if len(row) > 1 else []
            named += [f"w{number}"] if len(arms) > 1 else []
            words = _Words(campaign, Attack(index, seat, number, at), weapon)
            yield Option(
                "-".join(["fight", board, *named]),
                seat,
                words.label(several=len(arms) > 1),
                Blow(index, number, at),
                spot=f"crew.{board}",
                piece=f"crew.{board}",
                short=words.short(len(row) > 1, len(arms) > 1),
                detail=words.odds(),
            )


class _Words(NamedTuple):
    """An attack in words, before it is made."""

    campaign: Campaign
    attack: Attack
    weapon: Weapon

    @property
    def foe(self) -> Text:
        return word(enemy_at(self.campaign, self.attack.target)[0].name)

    def label(self, *, several: bool) -> Text:
        values = {"name": self.campaign.name(self.attack.member), "foe": self.foe}
        if not several:
            return T("{name} attacks {foe}", **values)
        return T("{name} attacks {foe}: {weapon}", **values, weapon=word(self.weapon.name))

    def short(self, several_foes: bool, several_arms: bool) -> Text:
        """Only what tells this blow from the others of the same hand."""
        if several_foes and several_arms:
            return T("{foe}, {weapon}", foe=self.foe, weapon=word(self.weapon.name))
        if several_arms:
            return word(self.weapon.name)
        return self.foe if several_foes else self.campaign.name(self.attack.member)

    def odds(self) -> Text | None:
        """R92: the weapon in these hands, and what makes the enemy hard to harm."""
        figures = wielded(self.campaign, self.attack.member, self.weapon)
        facing = T("{weapon}; {guards}", weapon=figures, guards=self._guards())
        return fitting(facing, figures)

    def _guards(self) -> list[Text]:
        enemy, foe = enemy_at(self.campaign, self.attack.target)
        power = strength(enemy, foe) + self.campaign.ship_bonus("enemy_attack")
        guards = [
            T("defence {n}", n=defense(self.campaign, self.attack.target, self.attack)),
            T("strikes back for {n}", n=power),
        ]
        if strikes_first(enemy, foe):
            guards[1] = T("strikes first for {n}", n=power)
        if swallowed := resistance(enemy, foe):
            guards.append(T("resist {n}", n=swallowed))
        return guards
