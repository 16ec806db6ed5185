-- Hearts. A removed one stays as a row, so that the delta after any version can be told.
CREATE TABLE favourite (
  member_id uuid NOT NULL,
  game_id text NOT NULL,
  created_at timestamptz NOT NULL,
  removed boolean NOT NULL DEFAULT false,
  version bigint NOT NULL,
  PRIMARY KEY (member_id, game_id)
);
