"""A second reading of The Refuge's co-operative rules, written without having seen the rules' code.

1. ``gatherings.pairs(base)`` lays every lawful pair of things on a base table; ``set_up.dive`` is
   a table from the start. ``table.Table`` is plain data with decks in order, top first.
2. ``turn.orders(table, seat)`` is everything a seat may do now, as ``table.Order``.
3. ``turn.carry_out(table, order, chooser)`` hands back a new table, and every set of deeds
   that was put to somebody on the way.
4. ``endings.ended(table)`` tells the outcome; after it nothing else on the table is meant.
"""
