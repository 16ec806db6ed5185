-- What a licence may want of a registration beside the specification's fields. Encrypted as everything that is a person's.
ALTER TABLE member ADD COLUMN gender_sealed bytea, ADD COLUMN address_sealed bytea;
