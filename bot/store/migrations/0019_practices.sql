-- Tables that play on from a moment of a game that was over: they count for nothing.
CREATE TABLE practices (
    campaign TEXT PRIMARY KEY REFERENCES campaigns (id) ON DELETE CASCADE,
    origin   TEXT NOT NULL,
    depth    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Somebody's answer to the puzzle of a day; the first one counts, wherever it was given.
CREATE TABLE puzzle_tries (
    day    INTEGER NOT NULL,
    person INTEGER NOT NULL,
    guild  INTEGER NOT NULL,
    name   TEXT NOT NULL,
    chosen TEXT NOT NULL,
    solved INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (day, person)
) STRICT, WITHOUT ROWID;
