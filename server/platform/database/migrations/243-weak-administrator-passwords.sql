-- Signed in with a password that the rules of today refuse: nothing but its change is open to this session.
ALTER TABLE administrator_session ADD COLUMN weak_password boolean NOT NULL DEFAULT false;
