"""The reading screen: passages, outcomes and trials of fate, each on one screen of a phone."""
