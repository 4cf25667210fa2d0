"""The autopilot thinks a round ahead: which order of turns keeps the most gems."""
