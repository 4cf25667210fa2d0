"""How a thinking robot sees Jupiter Deep: turns to plan, rolls to expect, what weighs what."""
