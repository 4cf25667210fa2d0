-- Since when Discord refuses what is due: it is tried ever more seldom, and given up in the end.
ALTER TABLE alarms ADD COLUMN failing INTEGER;
ALTER TABLE errands ADD COLUMN failing INTEGER;
