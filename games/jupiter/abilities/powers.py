"""Which abilities the active player has: as a core, in hand, or laid out for the turn."""

from __future__ import annotations

from games.jupiter import told
from games.jupiter.cards import ABILITIES, Ability
from games.jupiter.rescue import Rescue


def has_power(rescue: Rescue, ability: Ability) -> bool:
    """It holds for this whole turn: an every-action core, or a card in play."""
    return ability in rescue.s.in_play or (
        rescue.me.core == ability and ABILITIES[ability].core == "always"
    )


def copies_of(rescue: Rescue, ability: Ability) -> int:
    """How many times the active player could use an ability of a single action or event."""
    return rescue.me.hand.count(ability) + is_core_ready(rescue, ability)


def is_core_ready(rescue: Rescue, ability: Ability) -> bool:
    if rescue.me.core != ability:
        return False
    return ABILITIES[ability].core == "always" or not rescue.s.core_used


def spend(rescue: Rescue, ability: Ability) -> None:
    """Uses the core if it is ready, otherwise a card, which is discarded."""
    if not is_core_ready(rescue, ability):
        rescue.me.hand.remove(ability)
        rescue.s.discards.append(ability)
    elif ABILITIES[ability].core == "once":
        rescue.s.core_used = True


def tell_use(rescue: Rescue, ability: Ability) -> None:
    rescue.did(told.USES(card=ABILITIES[ability].name))
