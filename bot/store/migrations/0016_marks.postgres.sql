-- What each writer committed last: a commit whose answer was lost counts if its mark is here. The
-- number of its transaction is not enough, since a server that crashed may give it to another one.
CREATE TABLE marks (
    writer TEXT PRIMARY KEY,
    mark   BIGINT NOT NULL,
    at     TIMESTAMPTZ NOT NULL DEFAULT now()
) WITH (fillfactor = 50);
