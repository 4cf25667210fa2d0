"""A Discord on your own machine. Knows the protocol and nothing of the games."""
