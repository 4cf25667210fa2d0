"""The gateway: sockets, sessions, intents, shards, and what is sent through them."""
