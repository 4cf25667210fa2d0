"""The autopilot: it imagines a position from its view, rehearses actions in it, and judges them."""
