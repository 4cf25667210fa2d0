"""A second reading of The Refuge's co-operative rules, written without having seen the rules' code.

**Use.** Lay the same table for the engine and here, let both do the same, compare.

1. ``gatherings.pairs(base)`` lays every lawful pair of things on a base table; ``set_up.dive`` is
   a table from the start. ``table.Table`` is plain data with decks in order, top first.
2. ``turn.orders(table, seat)`` is everything a seat may do now, as ``table.Order``.
3. ``turn.carry_out(table, order, draws, chooser)`` hands back ``Done``: a new table, events, and
   ``asked``, every set of deeds that was put to somebody on the way. ``draws`` are the ten Kraken
   cards as the next shuffle brings them. Choosers: ``first``, ``leaning(n)``, ``script(answers)``.
4. ``turn.outcomes(table, order, draws)`` follows every choice: compare the tables that can come of
   a deed, however questions are cut up. Bait and Lure have thousands; lead them by a script.
5. ``endings.ended(table)`` tells the outcome; after it nothing else on the table is meant.
"""
