"""A second reading of Jupiter Deep's rulebook, written without having seen the rules' code.

**Use.** Lay the same table for the engine and here, let both do the same, compare.

1. ``gatherings.pairs()`` lays every pair of ``things.THINGS`` on every base table of
   ``things.BASES``; a ``Table`` is plain data, so whoever knows the engine writes one ``lay``.
2. ``orders.orders(table, seat)`` is everything that seat may do, one deed each; a trade is told
   by its partner, ``orders.trades`` adds the cards. ``deeds.carry_out(table, order, draws)`` gives
   a new table and what happened; ``turn.end_of_turn(table, draws)`` is the order ``end``.
3. Chance comes from outside: ``draws`` are faces of the die and, for an empty deck, the shuffled
   discards as one tuple. The deck lies in order. What needs no choice happens by itself, up to the
   next choice of anybody: blasts, creeps that have one place, a roll nobody can answer.
4. ``table.told`` is what is compared; ``end.ended`` says whether and how it is over.
"""
