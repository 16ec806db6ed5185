-- What of a reward was taken back because a part of its recharge went back (a partial MED); the rest stays paid.
ALTER TABLE reward ADD COLUMN taken bigint NOT NULL DEFAULT 0 CHECK (taken >= 0 AND taken <= amount);
