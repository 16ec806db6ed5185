-- What the house offers: terms by version, never changed, the highest one whose time has come counts. Amounts as wire
-- decimals, rates in hundredths of a percent (contract/promotion-terms.ts reads them).
CREATE TABLE promotion_terms (
  promotion text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  active boolean NOT NULL,
  terms jsonb NOT NULL,
  effective_from timestamptz NOT NULL,
  administrator_id uuid,
  reason text NOT NULL,
  PRIMARY KEY (promotion, version)
);

-- A settled recharge as promotions see it: told by the transaction that credits it, so nothing is ever scanned for.
-- gone: what was refunded or clawed back of it.
CREATE TABLE promotion_recharge (
  member_id uuid NOT NULL,
  recharge_id uuid NOT NULL,
  deposit_key text NOT NULL,
  money centavos NOT NULL CHECK (money > 0),
  gone centavos NOT NULL DEFAULT 0 CHECK (gone >= 0 AND gone <= money),
  settled_at timestamptz NOT NULL,
  day date NOT NULL,
  payer_hash bytea,
  is_first boolean NOT NULL,
  PRIMARY KEY (member_id, recharge_id)
);
CREATE UNIQUE INDEX promotion_recharge_deposit ON promotion_recharge (member_id, deposit_key);
CREATE UNIQUE INDEX promotion_recharge_first ON promotion_recharge (member_id) WHERE is_first;
CREATE INDEX promotion_recharge_day ON promotion_recharge (member_id, day);

-- The rebate of one recharge, its figures frozen when it settled; its play is the lot `rechargerebate:<id>`.
CREATE TABLE recharge_rebate (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  terms_version integer NOT NULL,
  recharge_amount centavos NOT NULL,
  required_amount centavos NOT NULL CHECK (required_amount > 0),
  reward_amount centavos NOT NULL CHECK (reward_amount > 0),
  created_at timestamptz NOT NULL,
  event_ended_at timestamptz NOT NULL,
  claimed_at timestamptz,
  state text NOT NULL CHECK (state IN ('open', 'claimed', 'cancelled')),
  PRIMARY KEY (member_id, id)
);

-- Everything that was paid. (member, promotion, subject) is the claim's cause: it pays once, whatever a caller does.
CREATE TABLE reward (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  promotion text NOT NULL,
  subject text NOT NULL,
  terms_version integer NOT NULL,
  amount centavos NOT NULL CHECK (amount >= 0),
  wallet text NOT NULL CHECK (wallet IN ('cash', 'bonus', 'rebate')),
  cost text NOT NULL,
  state text NOT NULL CHECK (state IN ('paid', 'taken_back')),
  recharge_id uuid,
  details jsonb NOT NULL,
  -- A wheel's proof: drawn from this seed under this number.
  seed_id uuid,
  nonce integer,
  created_at timestamptz NOT NULL,
  version bigint NOT NULL,
  PRIMARY KEY (member_id, id)
);
CREATE UNIQUE INDEX reward_cause ON reward (member_id, promotion, subject);
CREATE INDEX reward_changes ON reward (member_id, version);
CREATE INDEX reward_of_recharge ON reward (member_id, recharge_id) WHERE recharge_id IS NOT NULL;

-- Who a reward was for, in the whole house: one CPF, one payer, one device a subject, whatever accounts they have.
CREATE TABLE reward_claimant (
  promotion text NOT NULL,
  subject text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('cpf', 'payer', 'device')),
  hash bytea NOT NULL,
  member_id uuid NOT NULL,
  PRIMARY KEY (promotion, subject, kind, hash)
);
CREATE INDEX reward_claimant_mark ON reward_claimant (hash);

-- What was recharged and has not made a whole spin yet.
CREATE TABLE wheel_remainder (
  member_id uuid PRIMARY KEY,
  amount centavos NOT NULL CHECK (amount >= 0)
);
CREATE TABLE wheel_spin (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  recharge_id uuid NOT NULL,
  terms_version integer NOT NULL,
  earned_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'spun', 'cancelled')),
  PRIMARY KEY (member_id, id)
);
CREATE INDEX wheel_spin_open ON wheel_spin (member_id, expires_at) WHERE state = 'open';

-- Keyed by the inviter; a friend has one inviter. recharged is net of what went back; reached_at: since when it is enough. The friend's play is the lot `invitation` of their own wallet.
CREATE TABLE invitation (
  member_id uuid NOT NULL,
  friend_id uuid NOT NULL,
  joined_at timestamptz NOT NULL,
  terms_version integer NOT NULL,
  reward centavos NOT NULL,
  chest_share centavos NOT NULL,
  min_recharge centavos NOT NULL,
  hold_days smallint NOT NULL,
  recharged centavos NOT NULL,
  reached_at timestamptz,
  state text NOT NULL CHECK (state IN ('open', 'paid', 'revoked')),
  -- A revoked one whose reward is still to be taken back from the inviter.
  taken_back boolean NOT NULL DEFAULT true,
  PRIMARY KEY (member_id, friend_id)
);
CREATE UNIQUE INDEX invitation_friend ON invitation (friend_id);
CREATE INDEX invitation_to_take_back ON invitation (member_id) WHERE NOT taken_back;

CREATE TABLE day7_round (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  terms_version integer NOT NULL,
  started_on date NOT NULL,
  last_day date NOT NULL,
  days smallint NOT NULL CHECK (days BETWEEN 1 AND 7),
  paid_days smallint NOT NULL CHECK (paid_days BETWEEN 0 AND 7 AND paid_days <= days),
  PRIMARY KEY (member_id, id)
);
CREATE INDEX day7_round_last ON day7_round (member_id, last_day);

-- Betting rebate by day and category, as the night computed it; theoretical in millionths of a centavo.
CREATE TABLE rebate_day (
  member_id uuid NOT NULL,
  day date NOT NULL,
  category text NOT NULL,
  staked centavos NOT NULL,
  theoretical bigint NOT NULL,
  rate integer NOT NULL,
  rebate centavos NOT NULL,
  PRIMARY KEY (member_id, day, category)
);

-- Up to which day a nightly job is done, and where it stands inside the next.
CREATE TABLE promotion_night (
  name text PRIMARY KEY,
  done_until date NOT NULL
);
CREATE INDEX member_day_by_day ON member_day (day, member_id);
