"""What the rescue cards do, those that need more than a line of another rule.

Where the others are: Boost and Pilot in ``use``, Sniper and Heat Seeker in ``far_shots``,
Bullhorn in ``command_range``, Follower in ``commands``, Grenadier in ``attacks``, Data Core in
``cores``, Phase Shift in ``invasion``.
"""
