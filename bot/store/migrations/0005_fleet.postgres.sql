-- Several workers on one database: who is alive, who serves which shard, who took which click.

ALTER TABLE campaigns SET (fillfactor = 70);

-- One row for each process. Whoever has not been heard of until `until` is taken for dead and deleted;
-- every write of a worker is made only while its row is there.
CREATE TABLE workers (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    until   TIMESTAMPTZ NOT NULL,
    leaving BOOLEAN NOT NULL DEFAULT FALSE
);

-- `heir` is connecting beside `worker`; when it is ready, the worker lets go.
CREATE TABLE shards (
    shard  BIGINT PRIMARY KEY,
    worker TEXT REFERENCES workers (id) ON DELETE SET NULL,
    heir   TEXT REFERENCES workers (id) ON DELETE SET NULL,
    ready  BOOLEAN NOT NULL DEFAULT FALSE,
    epoch  BIGINT NOT NULL DEFAULT 0
);

-- Clicks, each taken by one worker; kept for a quarter of an hour.
CREATE TABLE claims (
    interaction BIGINT PRIMARY KEY,
    at          TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX claims_by_time ON claims (at);

-- When a connection to Discord was last opened, in each of the lanes that Discord allows.
CREATE TABLE identifies (
    lane BIGINT PRIMARY KEY,
    at   TIMESTAMPTZ NOT NULL
);
