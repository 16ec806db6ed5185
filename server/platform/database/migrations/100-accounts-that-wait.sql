-- A further account takes money a day after its confirmation; NULL: at once (a member's first, and one that was good before).
ALTER TABLE payout_account ADD COLUMN payable_from timestamptz;
