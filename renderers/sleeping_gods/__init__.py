"""Pictures of Sleeping Gods: a hand-tinted sea chart, a storybook, and fights on damage grids."""
