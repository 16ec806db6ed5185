-- Session and device of both people of every decision that takes two; unknown for what was begun before.
ALTER TABLE withdrawal
  ADD COLUMN reviewer_session uuid, ADD COLUMN reviewer_device text,
  ADD COLUMN second_session uuid, ADD COLUMN second_device text;
ALTER TABLE recharge
  ADD COLUMN reviewer_session uuid, ADD COLUMN reviewer_device text,
  ADD COLUMN second_session uuid, ADD COLUMN second_device text;
ALTER TABLE password_reset
  ADD COLUMN opener_session uuid, ADD COLUMN opener_device text,
  ADD COLUMN closer_session uuid, ADD COLUMN closer_device text;
