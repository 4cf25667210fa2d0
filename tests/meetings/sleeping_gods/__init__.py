"""A second reading of Sleeping Gods' fights and challenges, written without having seen the code.

**Use.** Lay the same table for the engine and here, let both do the same, compare.

1. ``things.gathered(base)`` yields groups of ``things.THINGS`` in which every pair meets on that
   table of ``gatherings``, ``things.pairs(base)`` the pairs, ``things.alone(base)`` each thing by
   itself; ``things.laid(base, things)`` is the table. Cards and enemies are data of ``box``.
2. ``play.orders(table, seat)`` is everything that player may do now; ``play.carry_out(table,
   order, draws)`` does it on a copy and goes on to the next decision. ``draws`` are the fates to
   come; what was not needed comes back. ``table.phase`` says what is being decided.
3. A fight ends with ``over``: ``won``, ``crew`` or ``ship`` (defeats); a challenge with ``success``
   or ``fail``. ``play.outcome(table, names, draws)`` is a whole challenge without any help.
4. ``hurts.begin_turn`` is venom at the start of a turn.

Deeds are cut small: the rest of a blow goes to one member after the other, damage of a failed
challenge point by point, regeneration token by token. Compare where they lead.
"""
