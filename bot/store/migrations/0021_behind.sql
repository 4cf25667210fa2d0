-- How much of a game lies behind, in percent: lists say it without opening a table.

ALTER TABLE campaigns ADD COLUMN behind INTEGER;
