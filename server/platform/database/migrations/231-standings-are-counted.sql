-- Of everybody whom the registry is asked about, those who were not answered for, and those whose answer is too old.
CREATE INDEX registry_standing_unanswered ON registry_standing (member_id) WHERE tries > 0;
CREATE INDEX registry_standing_waiting ON registry_standing (waits_since);
