-- What an API token may do, `read` or `play`, and when it was last used, to the hour. Browser sessions have neither.
ALTER TABLE sessions ADD COLUMN scope TEXT;
ALTER TABLE sessions ADD COLUMN last_used INTEGER;
UPDATE sessions SET scope = 'play' WHERE label IS NOT NULL;

-- What an account's name has in common with names that would be taken for it. Accounts without these get them when the
-- server starts, unless they look like an older one.
ALTER TABLE people ADD COLUMN account_folded TEXT;
ALTER TABLE people ADD COLUMN account_look TEXT;
CREATE UNIQUE INDEX accounts_folded ON people (account_folded) WHERE account IS NOT NULL;
CREATE UNIQUE INDEX accounts_look ON people (account_look) WHERE account IS NOT NULL;
