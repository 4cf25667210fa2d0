-- Tables by invitation only: nobody else sees them in a list.

ALTER TABLE campaigns ADD COLUMN private INTEGER NOT NULL DEFAULT 0;
