"""Abilities and cards that can be used now, and what using one does (R58-R61)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from games.kernel import Option, Play, T, Text
from games.sleeping_gods import told
from games.sleeping_gods.campaign import SUPPLY, Campaign
from games.sleeping_gods.card_words import mods_text
from games.sleeping_gods.cards.equipped import unequip
from games.sleeping_gods.cards.hand import draw_cards
from games.sleeping_gods.command.tokens import clear_command, gain_command
from games.sleeping_gods.content.cards import AdventureCard, Mod
from games.sleeping_gods.content.words import FOODS
from games.sleeping_gods.crew.fatigue import rest
from games.sleeping_gods.crew.healing import heal
from games.sleeping_gods.crew.statuses import cure
from games.sleeping_gods.ship.goods import gain, pay
from games.sleeping_gods.ship.hull import harm_total, repair
from games.sleeping_gods.words import word

FATE = frozenset({"fate_plus", "redraw", "redraw_best", "redraw_if_1"})
MEANS = frozenset({"draw", "command", "clear_command"})
"""What brings the cards and the command with which to help."""
CONTEST = FATE | MEANS | {"skill"}
AIM = FATE | {"accuracy"}
HARD = frozenset({"damage", "damage_nonheart", "diagonal"})
BLOCK = frozenset({"block"})
BLOCK_ROUND = frozenset({"block", "block_round"})
STRIKE = frozenset({"strike"})
CARE = frozenset(
    {"heal", "unfatigue", "unstatus", "repair", "gain", "draw", "command", "clear_command"}
)
SAILING = CARE | {"sail", "search"}
OWN = frozenset({"accuracy", "damage", "damage_nonheart", "diagonal", "block", "block_round"})
"""R96: a crew board's own ability adds these only to that member's attack or defence."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The moment in which something may be used, and whose own cards count in it.

    ``grace`` is an attacker who may go on at 0 health until the combat action ends (R85).
    """

    ops: frozenset[str]
    members: tuple[int, ...] = ()
    skill: str = ""
    fate: int = 0
    grace: int = -1
    synergy: bool = False


@dataclass(frozen=True, slots=True)
class Use:
    """One use: of which thing, doing what, for how much command."""

    kind: str
    at: int
    mods: tuple[Mod, ...]
    cost: int
    what: int = 0


GROUP = T("Crew and cards")


def useful(campaign: Campaign, mod: Mod, scene: Scene) -> bool:
    """Whether this mod does anything in this scene."""
    if mod.op not in scene.ops:
        return False
    if mod.op == "skill":
        return mod.skill == scene.skill
    if mod.op == "redraw_if_1":
        return scene.fate == 1
    return mod.op not in CARE or needed(campaign, mod)


def needed(campaign: Campaign, mod: Mod) -> bool:
    """Whether there is anything to heal, mend, remove or gain."""
    return _NEEDED[mod.op](campaign, mod)


def ability_cost(campaign: Campaign, index: int, dearer: int) -> int:
    """``dearer`` is what the ship adds for everybody."""
    own = campaign.boards[index].ability_cost + campaign.own_bonus(index, "ability_cost")
    return max(1, own + dearer)


def ability_options(campaign: Campaign, index: int) -> tuple[tuple[Mod, ...], ...]:
    """The options on a crew board, and those its level cards add."""
    options = campaign.boards[index].ability
    for level in campaign.s.crew[index].levels:
        options += campaign.pack.level[level].ability
    return options


def uses(campaign: Campaign, scene: Scene, only: int | None = None) -> list[Option[Use]]:
    """Everything anybody could use now, as options of those who could; or only of one seat."""
    found = list(_crew_uses(campaign, scene, only))
    found.extend(_card_uses(campaign, scene, only))
    found.extend(_gear_uses(campaign, scene, only))
    if scene.synergy:
        found.extend(_synergy_uses(campaign, scene))
    return found


def _crew_uses(campaign: Campaign, scene: Scene, only: int | None) -> Iterator[Option[Use]]:
    chairs, dearer = campaign.s.chairs, campaign.ship_bonus("ability_cost")
    for at, member in enumerate(campaign.s.crew):
        seat = campaign.controller(at)
        if only not in (None, seat) or member.command or not chairs[seat].command:
            continue
        cost = ability_cost(campaign, at, dearer)
        if chairs[seat].command < cost or not (campaign.able(at) or at == scene.grace):
            continue
        for number, mods in enumerate(ability_options(campaign, at)):
            if any(
                useful(campaign, m, scene) and (m.op not in OWN or at in scene.members)
                for m in mods
            ):
                option_id = f"crew-{member.id}-{number}"
                yield _offer(option_id, seat, campaign.name(at), Use("crew", at, mods, cost))


def _card_uses(campaign: Campaign, scene: Scene, only: int | None) -> Iterator[Option[Use]]:
    chairs = campaign.s.chairs
    seats = campaign.present() if only is None else [only]
    for owned in campaign.s.cards:
        card = campaign.pack.card[owned.num]
        if owned.command or not can_cook(campaign, card):
            continue
        for number, mods in enumerate(card.use):
            if any(useful(campaign, mod, scene) for mod in mods):
                use = Use("card", owned.num, mods, card.command)
                for seat in seats:
                    if chairs[seat].command >= card.command:
                        yield _offer(f"use-{owned.num}-{number}", seat, word(card.name), use)


def _gear_uses(campaign: Campaign, scene: Scene, only: int | None) -> Iterator[Option[Use]]:
    for at, member in enumerate(campaign.s.crew):
        seat = campaign.controller(at)
        if only not in (None, seat) or at not in scene.members or not member.equipped:
            continue
        if not (campaign.able(at) or at == scene.grace):
            continue
        for card in campaign.equipped(member):
            usable = card.mode in ("discard", "command") and any(
                useful(campaign, mod, scene) for mod in card.mods
            )
            if usable and campaign.s.chairs[seat].command >= card.command:
                use = Use("gear", at, card.mods, card.command, card.id)
                yield _offer(f"gear-{card.id}", seat, word(card.name), use)


def _synergy_uses(campaign: Campaign, scene: Scene) -> Iterator[Option[Use]]:
    """R94: a token held from another crew member goes back for its effect."""
    assert campaign.s.fight is not None
    for owner, holder in enumerate(campaign.s.fight.synergy):
        mod = campaign.boards[owner].synergy
        if holder != owner and holder in scene.members and useful(campaign, mod, scene):
            label = T("Synergy of {name}", name=campaign.name(owner))
            use = Use("synergy", owner, (mod,), 0)
            yield _offer(
                f"synergy-{campaign.boards[owner].id}",
                campaign.controller(holder),
                label,
                use,
            )


def _offer(option_id: str, seat: int, name: Text, use: Use) -> Option[Use]:
    label = T("{name}: {what}", name=name, what=mods_text(use.mods))
    detail = T("{n} command", n=use.cost) if use.cost else None
    return Option(option_id, seat, label, use, group=GROUP, detail=detail, aside=True)


def can_cook(campaign: Campaign, card: AdventureCard) -> bool:
    """R60, R102: a recipe needs its food, and is never cooked in combat."""
    if not card.cook:
        return True
    if campaign.s.fight is not None:
        return False
    named = sum(n for kind, n in card.cook.items() if kind in FOODS)
    fits = all(campaign.amount(kind) >= n for kind, n in card.cook.items())
    return fits and campaign.amount("food_any") >= named + card.cook.get("food_any", 0)


def perform(campaign: Campaign, use: Use, seat: int, scene: Scene) -> Play[list[Mod]]:
    """Pays for a use, does what can be done at once, hands back what the scene must count."""
    yield from _pay_use(campaign, use, seat)
    counted: list[Mod] = []
    for mod in use.mods:
        if mod.op in SAILING:
            yield from do(campaign, mod, seat, cooking=is_cooking(campaign, use))
        elif useful(campaign, mod, scene):
            counted.append(mod)
    return counted


def is_cooking(campaign: Campaign, use: Use) -> bool:
    return use.kind == "card" and bool(campaign.pack.card[use.at].cook)


def _pay_use(campaign: Campaign, use: Use, seat: int) -> Play[None]:
    """R58, R59, R61, R64: placed on boards and cards, otherwise to the supply."""
    campaign.s.chairs[seat].command -= use.cost
    if use.kind == "crew":
        campaign.s.crew[use.at].command += use.cost
        name = campaign.name(use.at)
    elif use.kind == "card":
        owned = campaign.owned(use.at)
        assert owned is not None
        owned.command += use.cost
        name = word(campaign.pack.card[use.at].name)
    elif use.kind == "gear":
        if not use.cost:
            unequip(campaign, use.at, use.what)
        name = word(campaign.pack.ability[use.what].name)
    else:
        assert campaign.s.fight is not None
        campaign.s.fight.synergy[use.at] = use.at
        name = T("synergy of {name}", name=campaign.name(use.at))
    campaign.deed(seat, told.USES(name=name, what=mods_text(use.mods)))
    cook = campaign.pack.card[use.at].cook if use.kind == "card" else {}
    for kind in sorted(cook, key=lambda good: good == "food_any"):
        yield from pay(campaign, kind, cook[kind], seat)


def do(campaign: Campaign, mod: Mod, seat: int, *, cooking: bool = False) -> Play[None]:
    """A mod that needs no draw and no attack: done at once, by whoever used it."""
    if mod.op == "heal":
        yield from heal(campaign, healed(campaign, mod, cooking), [campaign.everybody()], seat)
    elif mod.op == "unfatigue":
        yield from rest(campaign, mod.n, campaign.everybody(), seat)
    elif mod.op == "unstatus":
        yield from cure(campaign, mod.status, mod.n, campaign.everybody(), seat)
    elif mod.op == "repair":
        yield from repair(campaign, mod.n, seat)
    elif mod.op == "gain":
        gain(campaign, mod.res or "coins", mod.n)
    elif mod.op == "draw":
        yield from draw_cards(campaign, seat, mod.n)
    elif mod.op == "command":
        gain_command(campaign, seat, mod.n)
    elif mod.op == "clear_command":
        yield from clear_command(campaign, mod.n, seat)
    else:
        yield from campaign.roam(mod, seat)


def healed(campaign: Campaign, mod: Mod, cooking: bool) -> int:
    return mod.n + (campaign.ship_bonus("cook_heal") if cooking else 0)


def _status_there(game: Campaign, mod: Mod) -> bool:
    kinds = [kind for member in game.s.crew for kind in member.statuses]
    return bool(kinds) if mod.status is None else mod.status in kinds


def _command_placed(game: Campaign, _: Mod) -> bool:
    return any(m.command for m in game.s.crew) or any(o.command for o in game.s.cards)


def _good_left(game: Campaign, mod: Mod) -> bool:
    good = mod.res or "coins"
    return game.s.goods[good] < SUPPLY[good]


_NEEDED: dict[str, Callable[[Campaign, Mod], bool]] = {
    "heal": lambda game, _: any(member.damage for member in game.s.crew),
    "unfatigue": lambda game, _: any(member.fatigue for member in game.s.crew),
    "unstatus": _status_there,
    "repair": lambda game, _: harm_total(game) > 0,
    "gain": _good_left,
    "draw": lambda _, __: True,
    "command": lambda game, _: game.command_left() > 0,
    "clear_command": _command_placed,
}
