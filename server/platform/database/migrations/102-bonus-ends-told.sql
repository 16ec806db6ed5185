-- Which ends of bonuses were told to their members; those from before this are taken as told.
CREATE TABLE bonus_end_told (
  member_id uuid NOT NULL,
  grant_id uuid NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, grant_id)
);
CREATE INDEX bonus_grant_ended ON bonus_grant (ended_at) WHERE ended_at IS NOT NULL;
INSERT INTO bonus_end_told (member_id, grant_id, at)
  SELECT member_id, id, ended_at FROM bonus_grant WHERE ended_at IS NOT NULL;
