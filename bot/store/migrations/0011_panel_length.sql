-- How much of a table's story had been told when its panel was posted: what came after is that panel's to tell.
ALTER TABLE campaigns ADD COLUMN panel_length INTEGER NOT NULL DEFAULT 0;
