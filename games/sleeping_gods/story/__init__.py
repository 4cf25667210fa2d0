"""The storybook, quests, events, and what their words do."""
