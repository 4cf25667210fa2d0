-- How well an autopilot plays on each seat ('' is the plain one), whether hints are given where
-- players are rivals, and what was thought about a game once it was over.

ALTER TABLE seats ADD COLUMN level TEXT NOT NULL DEFAULT '';
ALTER TABLE campaigns ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;

CREATE TABLE lookbacks (
    campaign TEXT PRIMARY KEY REFERENCES campaigns (id) ON DELETE CASCADE,
    points   TEXT NOT NULL
);
