-- `revision` counts the changes of a table's plan. `due` is used by PostgreSQL, which several nodes share.
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN due INTEGER;

-- Who reviews a game now, and until when nobody else does.
ALTER TABLE reviews ADD COLUMN claimed_by TEXT;
ALTER TABLE reviews ADD COLUMN claimed_until INTEGER;

-- Addresses are compared without regard to case by the same expression in SQLite and PostgreSQL.
DROP INDEX people_by_email;
CREATE INDEX people_by_email ON people (LOWER(email)) WHERE email IS NOT NULL;
