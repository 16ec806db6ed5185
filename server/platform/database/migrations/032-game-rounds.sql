-- Rounds of our originals and the seeds they are drawn from. Money stays in the ledger's own round of the same id.

-- A member's pair of seeds by kind of money: one runs at a time. next_nonce counts the rounds drawn from it, from 1.
CREATE TABLE game_seed (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  currency currency_code NOT NULL,
  server_seed_sealed bytea NOT NULL,
  seed_hash text NOT NULL,
  client_seed text NOT NULL CHECK (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  next_nonce integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  revealed_at timestamptz,
  -- Counts the member's revealed seeds: rounds of a seed change when it is revealed.
  revealed_number integer,
  PRIMARY KEY (member_id, id),
  CHECK ((revealed_at IS NULL) = (revealed_number IS NULL))
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX game_seed_running ON game_seed (member_id, currency) WHERE revealed_at IS NULL;

-- state is the engine's, complete, and secret while the round is open: until then it is only kept sealed.
CREATE TABLE game_round (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  game_id text NOT NULL,
  currency currency_code NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'settled', 'rolled_back')),
  stake bigint NOT NULL CHECK (stake > 0),
  payout bigint NOT NULL CHECK (payout >= 0),
  steps integer NOT NULL DEFAULT 0,
  state jsonb,
  state_sealed bytea,
  seed_id uuid NOT NULL,
  nonce integer NOT NULL,
  -- Key of the ledger's bet, for rounds that stay open.
  bet_key text NOT NULL,
  -- Version of the wallet when the round last moved money.
  version bigint NOT NULL,
  started_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (member_id, id),
  CHECK ((status = 'open') = (state IS NULL)),
  CHECK ((status = 'open') = (state_sealed IS NOT NULL))
) WITH (fillfactor = 85);
CREATE INDEX game_round_changed ON game_round (member_id, currency, version);
CREATE UNIQUE INDEX game_round_one_open ON game_round (member_id, currency, game_id) WHERE status = 'open';
CREATE INDEX game_round_abandoned ON game_round (started_at) WHERE status = 'open';

-- Single-use tokens of launches, by keyed hash.
CREATE TABLE game_launch (
  token_hash bytea PRIMARY KEY,
  member_id uuid NOT NULL,
  game_id text NOT NULL,
  currency currency_code NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX game_launch_expiry ON game_launch (expires_at);
