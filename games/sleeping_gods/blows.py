"""What blows do: damage on an enemy, square by square, and blows at the crew, blocked or taken.

R79-R82, R88, R93, R97.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.kernel import Ask, N, Option, Play, T, Text
from games.sleeping_gods import reasons
from games.sleeping_gods.care import deal, everybody, hurt
from games.sleeping_gods.challenge import the_moment
from games.sleeping_gods.content.encounters import Cell, Enemy
from games.sleeping_gods.core import Campaign
from games.sleeping_gods.names import EOR, mod_text, word
from games.sleeping_gods.placing import Placing, Square, beaten
from games.sleeping_gods.state import Fight, Foe, Threat
from games.sleeping_gods.uses import BLOCK, BLOCK_ROUND, Scene, perform, uses


def fighting(campaign: Campaign) -> Fight:
    assert campaign.s.fight is not None
    return campaign.s.fight


def the_foe(campaign: Campaign, at: int) -> tuple[Enemy, Foe]:
    foe = fighting(campaign).foes[at]
    return campaign.pack.enemy[foe.num], foe


def row(campaign: Campaign) -> tuple[list[Enemy], list[Foe]]:
    foes = fighting(campaign).foes
    return [campaign.pack.enemy[foe.num] for foe in foes], foes


def place(campaign: Campaign, placing: Placing, member: int, seat: int) -> Play[None]:
    """R79: square by square, as long as damage is left and a square is open to it."""
    attack = fighting(campaign).attack
    while squares := placing.legal():
        options = [
            Option(
                f"at-{foe}-{number}",
                seat,
                square_label(campaign, Square(foe, number)),
                Square(foe, number),
                spot=f"square.{foe}.{number}",
            )
            for foe, number in squares
        ]
        left = placing.points + placing.nonheart
        prompt = N("Place {n} damage: which square?", "Place {n} damage: which square?", n=left)
        square = yield from campaign.settle(prompt, options, reasons.PLACING)
        placing.put(square)
        if attack is not None:
            attack.placed.append((square.foe, square.number))
    yield from _cover(campaign, placing, member, seat)


def square_label(campaign: Campaign, square: Square) -> Text:
    enemy, _ = the_foe(campaign, square.foe)
    row, column = divmod(square.number, enemy.cols)
    cell = enemy.cells[row][column]
    printed = list(_printed(cell)) if cell is not None else []
    return T(
        "{foe}: {what} (row {row}, column {column})",
        foe=word(enemy.name),
        what=printed or T("empty"),
        row=row + 1,
        column=column + 1,
    )


def _cover(campaign: Campaign, placing: Placing, member: int, seat: int) -> Play[None]:
    """R81, R82, R93: squares go dark, the beaten leave, synergy is earned."""
    fight = fighting(campaign)
    synergy = any(placing.cell[square].synergy for square in placing.placed)
    for square in placing.placed:
        fight.foes[square.foe].covered.append(square.number)
    if placing.placed:
        n = len(placing.placed)
        campaign.say(N("{n} square covered.", "{n} squares covered.", n=n))
    beaten_foes = [foe for foe in fight.foes if beaten(campaign.pack.enemy[foe.num], foe)]
    fight.foes[:] = [foe for foe in fight.foes if not beaten(campaign.pack.enemy[foe.num], foe)]
    for foe in beaten_foes:
        campaign.say(T("{foe} is defeated.", foe=word(campaign.pack.enemy[foe.num].name)))
    if synergy and member >= 0 and fight.foes:
        yield from _pass_synergy(campaign, member, seat)
    for _ in beaten_foes:
        yield from the_moment(campaign, "enemy_defeated", [member] if member >= 0 else [])


def _pass_synergy(campaign: Campaign, member: int, seat: int) -> Play[None]:
    """R93, G32: one's own token goes to a different board."""
    others = [index for index in everybody(campaign) if index != member]
    prompt = T("Who receives the synergy token of {name}?", name=campaign.name(member))
    options = campaign.member_options(others, seat=seat)
    what = mod_text(campaign.boards[member].synergy)
    why = (
        T("Whoever holds it may give it back once, on reaching 0 health: {what}.", what=what)
        if campaign.boards[member].synergy.op == "heal"
        else T("Whoever holds it may give it back once for: {what}.", what=what)
    )
    holder = yield from campaign.settle(prompt, options, why)
    fighting(campaign).synergy[member] = holder
    campaign.say(
        T(
            "{name} holds the synergy token of {owner}.",
            name=campaign.name(holder),
            owner=campaign.name(member),
        )
    )


def strike(campaign: Campaign, points: int, member: int, seat: int) -> Play[None]:
    """R97: no fate, no token, no counterattack."""
    options = [
        Option(f"foe-{at}", seat, word(the_foe(campaign, at)[0].name), at, spot=f"foe.{at}")
        for at in range(len(fighting(campaign).foes))
    ]
    target = yield from campaign.settle(T("Whom to strike?"), options)
    yield from place(campaign, Placing(*row(campaign), target, points), member, seat)


def suffer(campaign: Campaign, threat: Threat, seat: int) -> Play[None]:
    """Blocks are used, then what is left is taken; overflow goes to others."""
    threat.block += standing_block(campaign, threat)
    campaign.s.threat = threat
    yield from _block(campaign, threat, seat)
    campaign.s.threat = None
    if blocked := min(threat.amount, threat.block):
        campaign.say(N("{n} damage is blocked.", "{n} damage is blocked.", n=blocked))
    rest = yield from hurt(campaign, threat.member, max(0, threat.amount - threat.block))
    yield from deal(campaign, rest, [everybody(campaign)])


def standing_block(campaign: Campaign, threat: Threat) -> int:
    """R83, R88: at the end of a round crew block only with what says so, the ship with all."""
    if threat.end_of_round:
        ship = campaign.ship_bonus("block") + campaign.ship_bonus("block_round")
        return campaign.own_bonus(threat.member, "block_round") + ship
    return campaign.own_bonus(threat.member, "block") + campaign.ship_bonus("block")


def _block(campaign: Campaign, threat: Threat, seat: int) -> Play[None]:
    ops = BLOCK_ROUND if threat.end_of_round else BLOCK
    scene = Scene(ops, (threat.member,), grace=threat.member, synergy=True)
    while threat.amount > threat.block:
        options: list[Option[Any]] = list(uses(campaign, scene))
        if not options:
            return
        n = threat.amount - threat.block
        label = N("Take {n} damage", "Take {n} damage", n=n)
        options += [
            Option("take", chooser, label, None, tone="warn", aside=chooser != seat)
            for chooser in dict.fromkeys((seat, campaign.s.active))
        ]
        prompt = T(
            "{foe} strikes {name} for {n}: block it?",
            n=n,
            name=campaign.name(threat.member),
            foe=word(campaign.pack.enemy[threat.foe].name),
        )
        chosen: Option[Any] = yield Ask(prompt, options, why=reasons.BLOCK)
        if chosen.id == "take":
            return
        for mod in (yield from perform(campaign, chosen.value, chosen.seat, scene)):
            threat.block += mod.n


def _printed(cell: Cell) -> Iterator[Text]:
    """Everything that is printed in a square."""
    if cell.heart:
        yield T("heart") if cell.heart == 1 else T("heart of {n}", n=cell.heart)
    if cell.attack:
        yield T("attack +{n}", n=cell.attack)
    if cell.flying:
        yield T("wing")
    if cell.static is not None:
        yield T("first strike") if cell.static == "first_strike" else T("resist {n}", n=cell.n)
    if cell.eor is not None:
        yield EOR[cell.eor]
    if cell.synergy:
        yield T("synergy")
