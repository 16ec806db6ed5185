-- What a proposal would do, apart from the changes that its readers see: a file of megabytes stays out of their lists.
-- Null: a proposal from before, whose `sealed` holds both.
ALTER TABLE approval_request ADD COLUMN payload_sealed bytea;
