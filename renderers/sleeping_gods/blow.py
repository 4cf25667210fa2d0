"""The blow that is being dealt in a fight, in a line below the enemies."""

from __future__ import annotations

from games.kernel import T, Text
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.state import Attack, Threat
from games.sleeping_gods.view import View
from games.sleeping_gods.words import signed, word
from renderers.canvas import Canvas
from renderers.sleeping_gods.company.portrait import portrait
from renderers.sleeping_gods.company.table import mood_of
from renderers.sleeping_gods.look import MAIN_HIGH, MAIN_WIDE, MAIN_X, MAIN_Y, THEME
from renderers.text import Style
from renderers.theme import HEAD, TEXT
from renderers.typeface import Face
from renderers.words import say

Y = MAIN_Y + MAIN_HIGH - 106
ATTACK = T("Choose who attacks; when the round ends, they strike back")
ANSWER = T("All actions are spent: the round ends, and they strike back")
LOUD = Style(THEME.bone, HEAD, Face.DISPLAY, THEME.outline)
QUIET = Style(THEME.quiet_bone, TEXT, halo=THEME.outline)


def draw_exchange(canvas: Canvas, view: View) -> None:
    """Who strikes whom and how hard; between blows, what comes next."""
    fight, threat, pack = view.state.fight, view.state.threat, find_pack(view.pack)
    assert fight is not None
    if threat is not None:
        _two_lines(canvas, view, threat.member, *_struck(threat, pack))
    elif fight.attack is not None:
        _two_lines(canvas, view, fight.attack.member, *_striking(fight.attack, view, pack))
    else:
        next_up = ATTACK if any(fight.tokens) else ANSWER
        canvas.write(say(next_up), MAIN_X + 26, Y + 64, QUIET, MAIN_WIDE - 60)


def _two_lines(canvas: Canvas, view: View, member: int, headline: Text, figures: Text) -> None:
    x, room = MAIN_X + 66, MAIN_WIDE - 150
    face = portrait(view.state.crew[member].id, 44, mood_of(view, member))
    canvas.put(face, x, Y + 56)
    canvas.write(say(headline), x + 62, Y + 34, LOUD, room)
    canvas.write(say(figures), x + 62, Y + 72, QUIET, room)


def _struck(threat: Threat, pack: Pack) -> tuple[Text, Text]:
    foe, name = word(pack.enemy[threat.foe].name), word(pack.crew[threat.member].short)
    return (
        T("{foe} strikes {name}", foe=foe, name=name),
        T("{n} damage, {block} blocked", n=threat.amount, block=threat.block),
    )


def _striking(attack: Attack, view: View, pack: Pack) -> tuple[Text, Text]:
    member, blow = pack.crew[attack.member], view.blow
    weapon = pack.card[attack.weapon].weapon if attack.weapon else member.weapon
    assert weapon is not None
    assert blow is not None
    return (
        T("{name} attacks with {weapon}", name=word(member.short), weapon=word(weapon.name)),
        T(
            "{fate}, accuracy {a}, damage {d}, block {b}",
            fate=T("fate {n}", n=attack.fate) if attack.fate else T("fate not drawn yet"),
            a=signed(blow.accuracy),
            d=blow.damage,
            b=blow.block,
        ),
    )
