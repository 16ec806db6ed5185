-- A member who wanted to be forgotten. What the law makes us keep stays sealed until `kept_until`.
ALTER TABLE member ADD COLUMN erased_at timestamptz, ADD COLUMN kept_until date;
