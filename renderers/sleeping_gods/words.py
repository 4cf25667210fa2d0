"""The campaign in words: everything the pictures say, the most pressing first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.kernel import SILENCE, Ask, N, Seat, T, Text
from games.sleeping_gods.card_words import mods_text, weapon_text
from games.sleeping_gods.content.cards import AbilityCard
from games.sleeping_gods.content.encounters import Cell, Enemy, EventCard
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.fight.squares import strength, uncovered
from games.sleeping_gods.journal.chart_notes import MARKS
from games.sleeping_gods.state import Fight, Foe, Owned
from games.sleeping_gods.story.event_words import event_rules
from games.sleeping_gods.view import View
from games.sleeping_gods.words import (
    EOR,
    ROOM,
    SKILL,
    SKILL_LOUD,
    STATUS,
    coins,
    either,
    goods,
    word,
)
from renderers.sleeping_gods.challenge import trial
from renderers.sleeping_gods.page import Leaf, event_leaf, story_leaf
from renderers.words import invitation_words, say


def board_words(view: View, ask: Ask | None, names: Sequence[str]) -> str:
    return " ".join(say(text, names) for text in _sentences(view, ask))


def _sentences(view: View, ask: Ask | None) -> Iterator[Text]:
    pack, state = find_pack(view.pack), view.state
    page = word(pack.page[int(state.region[0])].name)
    yield T("{title}, turn {turn}.", title=word(pack.about.title), turn=state.turn)
    yield T(
        "{who} leads; the ship is at {page}, region {region}.",
        who=Seat(state.active),
        page=page,
        region=state.region.upper(),
    )
    yield from _scene(view, pack)
    yield from _choices(ask)
    for seat, chair in enumerate(state.chairs):
        if chair.here:
            cards = N("one card", "{n} cards", len(chair.hand))
            yield T(
                "{who}: {command} command, {cards}.",
                who=Seat(seat),
                command=chair.command,
                cards=cards,
            )
    yield from _ship(view, pack)
    for index in range(len(state.crew)):
        yield _member(view, pack, index)
    yield from _sea(view, pack)


def _choices(ask: Ask | None) -> Iterator[Text]:
    if ask is not None and ask.marks():
        marked: dict[str, Text] = {}
        for option in ask.options:
            if option.marked is not None:
                marked.setdefault(option.marked, option.label)
        listed = [
            T("{n} {what}", n=number, what=marked[mark]) if number else marked[mark]
            for mark, number in ask.marks().items()
        ]
        yield T("Marked: {marks}.", marks=listed)


def _scene(view: View, pack: Pack) -> Iterator[Text]:
    state = view.state
    if state.fight is not None:
        yield T("Combat, round {n}.", n=state.fight.round)
        for foe in state.fight.foes:
            yield _foe(view, pack.enemy[foe.num], foe)
        yield from _tokens(state.fight, pack)
    elif (contest := trial(view)) is not None:
        joined = [word(pack.crew[index].short) for index in contest.participants]
        yield T(
            "Challenge: {skill} {need}, {total} so far.",
            need=contest.need,
            skill=SKILL_LOUD[contest.skill],
            total=view.total,
        )
        if joined:
            yield T("Taking part: {who}.", who=joined)
    elif state.stall:
        offers = zip(state.stall, view.prices, strict=True)
        listed = [
            T("{card}, {price}", card=word(pack.card[n].name), price=coins(c)) for n, c in offers
        ]
        yield T("On the stall: {cards}.", cards=listed)
    elif state.tale is not None:
        yield from _leaf(story_leaf(view))
    elif state.happening is not None:
        yield from _leaf(event_leaf(view))


def _leaf(leaf: Leaf) -> Iterator[Text]:
    yield T("{title}.", title=word(leaf.title))
    if leaf.rules:
        yield word(leaf.rules)
    for entry in leaf.entries:
        note = T(" ({note})", note=word(entry.note)) if entry.note else SILENCE
        closed = SILENCE if entry.open else T(" (closed)")
        yield T(
            "{key}: {text}{note}{closed}.",
            key=word(entry.key),
            text=word(entry.text.rstrip(".")),
            note=note,
            closed=closed,
        )


def _tokens(fight: Fight, pack: Pack) -> Iterator[Text]:
    """Actions that are left, and synergy tokens on other boards."""
    left = [T("{who} {n}", who=Seat(seat), n=n) for seat, n in enumerate(fight.tokens) if n]
    if left:
        yield T("Actions left: {left}.", left=left)
    for owner, holder in enumerate(fight.synergy):
        if owner != holder:
            yield T(
                "{name} holds the synergy token of {owner}.",
                name=word(pack.crew[holder].short),
                owner=word(pack.crew[owner].short),
            )


def _foe(view: View, enemy: Enemy, foe: Foe) -> Text:
    hearts = sum(bool(cell.heart) for _, cell in uncovered(enemy, foe))
    powers = [power for _, cell in uncovered(enemy, foe) for power in _powers(cell)]
    base = T(
        "{name}: defence {defense}, attack {attack}, {hearts}",
        name=word(enemy.name),
        defense=enemy.defense + view.foe_defense,
        attack=strength(enemy, foe) + view.foe_attack,
        hearts=N("{n} heart open", "{n} hearts open", hearts),
    )
    return T("{base}, {powers}.", base=base, powers=powers) if powers else T("{base}.", base=base)


def _powers(cell: Cell) -> Iterator[Text]:
    if cell.flying:
        yield T("flying")
    if cell.static is not None:
        yield T("first strike") if cell.static == "first_strike" else T("resist {n}", n=cell.n)
    if cell.eor is not None:
        yield T("at the end of the round {what}", what=EOR[cell.eor])


def _ship(view: View, pack: Pack) -> Iterator[Text]:
    state = view.state
    harm = [T("{room} {n}", room=ROOM[room], n=n) for room, n in state.harm.items() if n]
    if harm:
        yield T("Ship damage: {rooms}.", rooms=harm)
    stores = [goods(good, n) for good, n in state.goods.items() if n]
    if stores:
        yield T("Aboard: {goods}.", goods=stores)
    yield T(
        "{xp} XP, {totems}, {events} in deck {deck}.",
        xp=state.xp,
        totems=T("{n} {what}", n=len(view.totems), what=word(pack.totem_word(len(view.totems)))),
        events=N("{n} event left", "{n} events left", len(state.event_deck)),
        deck=min(3, state.passes + 1),
    )
    cards = [_card(pack, owned) for owned in state.cards]
    if cards:
        yield T("Adventure cards: {cards}.", cards=cards)


def _card(pack: Pack, owned: Owned) -> Text:
    name = word(pack.card[owned.num].name)
    return T("{card} (used)", card=name) if owned.command else name


def _member(view: View, pack: Pack, index: int) -> Text:
    member, sheet = view.state.crew[index], view.sheets[index]
    marks: list[Text] = [STATUS[status] for status in member.statuses]
    if member.fatigue:
        marks.append(T("{n} fatigue", n=member.fatigue))
    if member.command:
        marks.append(T("{n} command on the board", n=member.command))
    base = T(
        "{name}: {left} of {health} health",
        name=word(pack.member[member.id].short),
        left=sheet.left,
        health=sheet.health,
    )
    return T("{base}, {marks}.", base=base, marks=marks) if marks else T("{base}.", base=base)


def _sea(view: View, pack: Pack) -> Iterator[Text]:
    region = pack.region[view.state.region]
    if region.locations:
        numbers = [location.num for location in region.locations]
        yield T("Places here: {places}.", places=numbers)
    visited = sorted(int(number) for number in view.state.visits)
    if visited:
        yield T("Visited so far: {places}.", places=visited)
    notes = [
        T("{n} {what}", n=number, what=MARKS[mark]) for number, mark in view.state.marks.items()
    ]
    if notes:
        yield T("Notes on the chart: {notes}.", notes=notes)
    if view.keywords:
        yield T("Keywords: {keywords}.", keywords=[word(keyword) for keyword in view.keywords])
    for lasting in view.state.lasting:
        event = pack.event[lasting.id]
        yield T("Lasting event, {name}: {rules}", name=word(event.name), rules=_rules(event))


def _rules(event: EventCard) -> Text:
    first, *others = event_rules(event)
    for other in others:
        first = T("{one} {other}", one=first, other=other)
    return first


def ability_text(card: AbilityCard) -> Text:
    rule = word(card.text) if card.text else T("no ability")
    return T(
        "{name}: {skill}, fate {fate}, {cost} command to equip; {rule}",
        name=word(card.name),
        skill=SKILL[card.skill],
        fate=card.fate,
        cost=card.cost,
        rule=rule,
    )


def hand_words(view: View, seat: int, names: Sequence[str]) -> str:
    pack, chair = find_pack(view.pack), view.state.chairs[seat]
    parts = [T("{who}'s hand, {command} command.", who=Seat(seat), command=chair.command)]
    parts += [ability_text(pack.ability[card]) for card in chair.hand if card]
    crew = [i for i, sheet in enumerate(view.sheets) if sheet.controller == seat]
    for index in crew:
        parts += [_member(view, pack, index), *_sheet(view, pack, index)]
    parts += _ledger(view, pack)
    return " ".join(say(part, names) for part in parts)


def _sheet(view: View, pack: Pack, index: int) -> Iterator[Text]:
    """What stands on a crew board: skills, weapon, ability, and what lies under it."""
    board, sheet, member = pack.crew[index], view.sheets[index], view.state.crew[index]
    skills = [T("{skill} {n}", skill=SKILL[skill], n=n) for skill, n in sheet.skills.items()]
    if skills:
        yield T("{skills}.", skills=skills)
    yield T("{name}: {figures}.", name=word(board.weapon.name), figures=weapon_text(board.weapon))
    what = either([mods_text(option) for option in board.ability])
    yield T("{n} command: {what}.", n=sheet.cost, what=what)
    names = [word(pack.ability[card].name) for card in member.equipped]
    names += [word(pack.level[level].name) for level in member.levels]
    names += [word(pack.card[card].name) for card in member.weapons]
    if names:
        yield T("Equipped: {cards}.", cards=names)


def _ledger(view: View, pack: Pack) -> list[Text]:
    """What the crew owns together: adventure cards and open quests."""
    told = [T("Adventure cards: {cards}.", cards=[_card(pack, one) for one in view.state.cards])]
    quests = [_quest(pack, number) for number in view.state.quests]
    return [*told, T("Quests: {quests}.", quests=quests)] if quests else told


def _quest(pack: Pack, number: int) -> Text:
    quest = pack.quest[number]
    title = word(quest.title)
    if quest.keyword is None:
        return title
    return T("{title} ({keyword})", title=title, keyword=word(quest.keyword))


def lobby_words(names: Sequence[str]) -> str:
    scene = T("Sleeping Gods: the Manticore lies under steam off a coast that's on no chart.")
    return invitation_words(scene, T("Aboard: {names}.", names=list(names)), names)
