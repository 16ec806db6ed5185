-- What a level of the general track gives beyond its bonuses: how often and how much may be withdrawn a day, bounds of one
-- withdrawal where they lie above the house's, and which share of theoretical loss comes back as betting rebate (hundredths
-- of a percent). The other tracks have none of it.
ALTER TABLE vip_level
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN withdrawals_a_day smallint CHECK (withdrawals_a_day BETWEEN 1 AND 100),
  ADD COLUMN withdrawal_day_limit centavos CHECK (withdrawal_day_limit > 0),
  ADD COLUMN withdrawal_min centavos,
  ADD COLUMN withdrawal_max centavos CHECK (withdrawal_max <= withdrawal_day_limit),
  ADD COLUMN rebate_rate integer CHECK (rebate_rate BETWEEN 0 AND 1500);
UPDATE vip_level l SET withdrawals_a_day = given.a_day, withdrawal_day_limit = given.day_limit,
  withdrawal_max = given.most, rebate_rate = given.rate
FROM (VALUES
  (0, 5, 5000000::bigint, NULL::bigint, 500), (1, 5, 6000000, NULL, 700), (2, 5, 8000000, NULL, 900), (3, 6, 10000000, NULL, 1000),
  (4, 6, 15000000, NULL, 1100), (5, 8, 20000000, NULL, 1200), (6, 8, 30000000, 10000000, 1300), (7, 10, 50000000, 15000000, 1400),
  (8, 12, 75000000, 20000000, 1450), (9, 15, 100000000, 30000000, 1500)
) AS given (level, a_day, day_limit, most, rate) WHERE l.track = 'general' AND l.level = given.level;
ALTER TABLE vip_level
  ALTER COLUMN version DROP DEFAULT,
  DROP CONSTRAINT vip_level_pkey, ADD PRIMARY KEY (version, track, level),
  ADD CONSTRAINT vip_level_general CHECK (
    (track = 'general') = (withdrawals_a_day IS NOT NULL AND withdrawal_day_limit IS NOT NULL AND rebate_rate IS NOT NULL));

-- A period under way ends when it was said to, whatever later versions say.
ALTER TABLE vip_standing ADD COLUMN period_days smallint NOT NULL DEFAULT 90;
-- By which version a bonus or a change of level came; by which level a day's rebate was reckoned.
ALTER TABLE vip_reward ADD COLUMN terms_version integer NOT NULL DEFAULT 1;
ALTER TABLE rebate_day ADD COLUMN level smallint NOT NULL DEFAULT 0;

-- The rate is the level's now; the promotion keeps which share of it a category of games earns.
UPDATE promotion_terms SET terms = (terms - 'rates') || jsonb_build_object('shares', (
  SELECT jsonb_agg(jsonb_build_object('category', rate ->> 'category', 'share',
    CASE WHEN (rate -> 'levels' ->> 0)::int >= 500 THEN 100 ELSE 80 END) ORDER BY place)
  FROM jsonb_array_elements(terms -> 'rates') WITH ORDINALITY AS list (rate, place)))
WHERE promotion = 'rebates' AND terms ? 'rates';

-- A member's withdrawals of a day are counted at every one of them.
CREATE INDEX withdrawal_of_day ON withdrawal (member_id, created_at) INCLUDE (money, state);

-- A day of the past that a late rollback changed: by how much. Whoever keeps sums over finished days takes these up under the
-- member's lock, with the day as it stands by then. In millionths of a centavo, as member_day.
CREATE TABLE member_day_correction (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  currency text NOT NULL,
  day date NOT NULL,
  category text NOT NULL,
  weighted bigint NOT NULL,
  theoretical bigint NOT NULL,
  served_theoretical bigint NOT NULL,
  PRIMARY KEY (member_id, id)
);

-- As before (096), and it leaves a correction.
CREATE OR REPLACE FUNCTION uncount_settled(r round, p_cash bigint, p_bonus bigint, p_served bigint, p_is_void boolean) RETURNS void
LANGUAGE sql AS $$
  UPDATE member_day SET
    rounds = rounds - p_is_void::integer,
    stake_cash = stake_cash - p_cash,
    stake_bonus = stake_bonus - p_bonus,
    won_cash = won_cash - CASE WHEN p_is_void THEN r.won_cash ELSE 0 END,
    won_bonus = won_bonus - CASE WHEN p_is_void THEN r.won_bonus ELSE 0 END,
    theoretical = theoretical - p_cash * r.edge_ppm,
    served_cash = served_cash - p_served,
    served_theoretical = served_theoretical - p_served * r.edge_ppm,
    weighted = weighted - p_cash * least(1000000, r.edge_ppm * 20)
  WHERE member_id = r.member_id AND currency = r.currency AND day = r.day AND category = r.category;
  INSERT INTO member_day_correction
  SELECT r.member_id, gen_random_uuid(), r.currency, r.day, r.category, p_cash * least(1000000, r.edge_ppm * 20),
    p_cash * r.edge_ppm, p_served * r.edge_ppm WHERE r.currency = 'BRL';
$$;
