-- A code for a new password works in the browser that asked for it: a keyed hash of its cookie. NULL: no browser asked.
ALTER TABLE sent_code ADD COLUMN browser bytea, ALTER COLUMN tries TYPE integer;
ALTER TABLE reset_wish ADD COLUMN browser bytea;
