"""How a thinking diver sees The Refuge: turns to plan, Kraken cards to expect, what weighs what."""
