-- What people chose for themselves, what the bot owes them, and how long a table waits for anybody.

ALTER TABLE campaigns ADD COLUMN pace INTEGER NOT NULL DEFAULT 0;
ALTER TABLE campaigns ADD COLUMN asked_at INTEGER NOT NULL DEFAULT 0;

CREATE TABLE people (
    person INTEGER PRIMARY KEY,
    wishes TEXT NOT NULL
) STRICT;

-- Something to do later for one person at one table; person 0 is everybody.
CREATE TABLE errands (
    campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    kind     TEXT NOT NULL CHECK (kind IN ('call', 'away', 'back', 'vote', 'story', 'highlight')),
    due      INTEGER NOT NULL,
    since    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (campaign, person, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX errands_by_time ON errands (due);

CREATE TABLE snoozes (
    campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    until    INTEGER NOT NULL,
    PRIMARY KEY (campaign, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE follows (
    campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    PRIMARY KEY (campaign, person)
) STRICT, WITHOUT ROWID;

-- The last time somebody was nudged at a table, and the question it was about.
CREATE TABLE nudges (
    campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    question TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (campaign, person)
) STRICT, WITHOUT ROWID;

-- What a table wants to do about somebody it has waited for too long.
CREATE TABLE ballots (
    campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    length   INTEGER NOT NULL,
    person   INTEGER NOT NULL,
    choice   TEXT NOT NULL,
    PRIMARY KEY (campaign, length, person)
) STRICT, WITHOUT ROWID;
