-- What people chose to have remembered on a server: results and badges. And each day's dive.

CREATE TABLE remembered (
    guild  INTEGER NOT NULL,
    person INTEGER NOT NULL,
    name   TEXT NOT NULL,
    shown  INTEGER NOT NULL DEFAULT 0,
    since  INTEGER NOT NULL,
    PRIMARY KEY (guild, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    guild    INTEGER NOT NULL,
    person   INTEGER NOT NULL,
    game     TEXT NOT NULL,
    won      INTEGER NOT NULL,
    side     TEXT NOT NULL,
    level    TEXT NOT NULL,
    turns    INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (campaign, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_of_a_server ON results (guild, person, at);

CREATE TABLE badges (
    guild    INTEGER NOT NULL,
    person   INTEGER NOT NULL,
    game     TEXT NOT NULL,
    badge    TEXT NOT NULL,
    campaign TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (guild, person, game, badge)
) STRICT, WITHOUT ROWID;

-- One row for each try; of one person's tries at one day's game the first counts, wherever it was.
CREATE TABLE dailies (
    campaign TEXT PRIMARY KEY REFERENCES campaigns (id) ON DELETE CASCADE,
    day      INTEGER NOT NULL,
    game     TEXT NOT NULL,
    guild    INTEGER NOT NULL,
    person   INTEGER NOT NULL,
    name     TEXT NOT NULL,
    counts   INTEGER NOT NULL,
    won      INTEGER,
    turns    INTEGER,
    begun    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX dailies_that_count ON dailies (day, game, person) WHERE counts = 1;
CREATE INDEX dailies_of_a_server ON dailies (guild, day);

-- Who looks for a game on a server, who waits for a seat in a full lobby, and who was invited.
CREATE TABLE seekers (
    guild  INTEGER NOT NULL,
    person INTEGER NOT NULL,
    name   TEXT NOT NULL,
    game   TEXT NOT NULL,
    moment TEXT NOT NULL,
    pace   TEXT NOT NULL,
    skill  TEXT NOT NULL,
    until  INTEGER NOT NULL,
    PRIMARY KEY (guild, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE waiting (
    campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    name     TEXT NOT NULL,
    since    INTEGER NOT NULL,
    PRIMARY KEY (campaign, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE invitations (
    campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (campaign, person)
) STRICT, WITHOUT ROWID;

-- Lobbies for a date: when the game is to begin.
CREATE TABLE dates (
    campaign TEXT PRIMARY KEY REFERENCES campaigns (id) ON DELETE CASCADE,
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
