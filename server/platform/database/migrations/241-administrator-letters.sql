-- What an administrator read last at the desk: their letters are written in it.
ALTER TABLE administrator ADD COLUMN language text NOT NULL DEFAULT 'pt';
-- A letter to an administrator is no member's.
ALTER TABLE letter ALTER COLUMN member_id DROP NOT NULL;
