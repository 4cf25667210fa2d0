-- A seat that falls free is offered to those who wait for one: another thing to do later for somebody.

CREATE TABLE errands_anew (
    campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    kind     TEXT NOT NULL
             CHECK (kind IN ('call', 'away', 'back', 'vote', 'story', 'highlight', 'seat')),
    due      INTEGER NOT NULL,
    since    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (campaign, person, kind)
) STRICT, WITHOUT ROWID;

INSERT INTO errands_anew (campaign, person, kind, due, since)
SELECT campaign, person, kind, due, since FROM errands;

DROP TABLE errands;

ALTER TABLE errands_anew RENAME TO errands;

CREATE INDEX errands_by_time ON errands (due);
