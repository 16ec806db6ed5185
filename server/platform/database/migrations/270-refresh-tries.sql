-- Keyed hash of what the browser called the try that rotated a token: the same try, whose answer was lost, may ask again for
-- longer than anybody else who holds the token.
ALTER TABLE refresh_token ADD COLUMN rotated_by bytea;
