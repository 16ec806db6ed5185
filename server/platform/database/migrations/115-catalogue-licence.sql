-- Which licence the catalogue was last listed under. Devices keep lists by version: when an operator changes the licence,
-- every row becomes a new version, so that games without a certificate for it leave them.
ALTER TABLE catalogue_state ADD COLUMN licence text NOT NULL DEFAULT 'curacao';
