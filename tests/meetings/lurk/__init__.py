"""A second reading of Lurk's rulebook, written without having seen the rules' code.

**Use.** Lay the same table for the engine and here, let both do the same, compare.

1. ``things.BASES`` are base tables (open, corridor, crowded, three seats): models by role, with
   seat and place, ground that is not sand, named spots. ``things.THINGS`` is what is laid on them:
   each ``Thing`` has a slot (a role, a spot, the table), a sort (kind, card, token, wounds, ground,
   lair, silt, …) and a name as printed. ``things.meetings(base, 2)`` lays every lawful pair.
   Whoever knows the engine writes one ``lay`` for each sort on that side.
2. ``turn.orders(table)`` is everything the active player may order, however questions are put.
   ``turn.play(scene, order)`` carries one out; ``rounds.end_turn``, ``rounds.end_round``,
   ``events.happen`` and ``creatures.hunt`` are the rest of the clockwork.
3. A ``Scene`` is a table with dice and answers. Dice: ``things.faces(seed)``, a row of faces 1 to 6
   for *each colour*, taken from the front; so the order within a roll does not matter. Answers:
   ``wishes`` are names of abilities and cards (and ``Face``) that are used whenever they may be,
   everything else is declined; of what must be chosen, the ``lean``-th of the options in
   alphabetical order is (names of models and cards, tiles as ``q,r``).
4. ``report.told(scene)`` is what is compared: rolls with their pools, everything offered on the
   way, and ``report.report(table)``: places, wounds, tokens, cards, Essence, ground, columns.
5. ``probes.probes(table)`` names what is worth trying on a table of a meeting, ``probes.tried``
   does it here: that is one line of the comparison.

A movement is told by its path; where several ways are equally short and equally safe, lead both
readings along the engine's (``movement.move``) and check only that its end and its blows are those
of ``movement.destinations``. What goes on from the top of a rock is ``movement.ways`` with what is
left (``Onward``), then ``movement.go_on``.
"""
