"""The ship's company: a person is a short table of features, a mood a shorter one."""
