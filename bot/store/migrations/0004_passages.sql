-- Prose stands in messages of its own: which entry of the log each of them tells.
CREATE TABLE passages (
    campaign  TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    entry     INTEGER NOT NULL,
    part      INTEGER NOT NULL,
    message   INTEGER NOT NULL,
    taken_back INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (campaign, entry, part)
) WITHOUT ROWID;
