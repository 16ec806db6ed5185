-- Whose credentials a link sets anew; null: it makes a new administrator, of an address that nobody has yet.
ALTER TABLE administrator_invite ADD COLUMN administrator_id uuid REFERENCES administrator (id);

-- Another link to the same address ends the earlier one.
CREATE INDEX administrator_invite_by_email ON administrator_invite (email) WHERE used_at IS NULL;
