"""The autopilot: looks one action ahead and takes what brings the rescue furthest."""
