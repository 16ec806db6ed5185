-- Providers ("apis") and their games. Rows are disabled, never deleted, so that a delta can always be told: each carries
-- the version of the catalogue at which it last changed.
CREATE TABLE catalogue_state (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  version bigint NOT NULL
);
INSERT INTO catalogue_state (version) VALUES (1);

CREATE TABLE game_provider (
  api_code text PRIMARY KEY CHECK (api_code ~ '^[a-z0-9][a-z0-9_-]{0,31}$'),
  name text NOT NULL,
  logo text,
  enabled boolean NOT NULL DEFAULT true,
  version bigint NOT NULL
);

CREATE TABLE game (
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9][a-z0-9_-]{0,63}$'),
  api_code text NOT NULL REFERENCES game_provider,
  -- By language of the wire; pt is always there.
  names jsonb NOT NULL CHECK (names ? 'pt'),
  game_type text NOT NULL CHECK (game_type IN (
    'slots', 'live', 'crash', 'fish', 'arcade', 'bingo', 'card', 'lottery', 'sports', 'table', 'video')),
  tags text[] NOT NULL DEFAULT '{}',
  rtp_ppm integer NOT NULL CHECK (rtp_ppm BETWEEN 850000 AND 999999),
  -- The house's edge under best play; what a stake weighs follows from it.
  edge_ppm integer NOT NULL CHECK (edge_ppm BETWEEN 0 AND 1000000),
  volatility text NOT NULL CHECK (volatility IN ('low', 'medium', 'high')),
  min_bet bigint NOT NULL CHECK (min_bet > 0),
  max_bet bigint NOT NULL CHECK (max_bet >= min_bet),
  demo boolean NOT NULL,
  launch text NOT NULL CHECK (launch IN ('original', 'frame')),
  engine text,
  theme text,
  -- Where a frame opens; the server adds the token.
  frame_url text,
  art text NOT NULL CHECK (art ~ '^/[A-Za-z0-9/_.-]*$' AND art !~ '^//'),
  -- Licences it may be offered under; empty: all.
  certified_for text[] NOT NULL DEFAULT '{}',
  popularity integer NOT NULL CHECK (popularity >= 0),
  released_at date NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  version bigint NOT NULL,
  CHECK (CASE launch WHEN 'original' THEN engine IS NOT NULL AND theme IS NOT NULL ELSE frame_url IS NOT NULL END)
);

-- The games an administrator put on a named list, in its order. The list without a name is the house's own.
CREATE TABLE named_list (
  list text NOT NULL CHECK (list IN ('popular', 'promotion')),
  name text NOT NULL,
  position integer NOT NULL,
  game_id text NOT NULL REFERENCES game,
  PRIMARY KEY (list, name, position)
);

-- Settled stakes by game and day (America/Sao_Paulo), rolled up from round every so often.
CREATE TABLE game_stake_day (
  day date NOT NULL,
  game_id text NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  PRIMARY KEY (day, game_id)
);
-- Lets the roll-up read the last days of all members; rows come in this order, so it costs a bet next to nothing.
CREATE INDEX round_opened_brin ON round USING brin (opened_at);
