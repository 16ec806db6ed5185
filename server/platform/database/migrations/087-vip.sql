-- Levels of the three tracks. Rows that an administrator can change; what was reached stays reached until a period ends.
-- recharge_needed and betting_needed: lifetime, both needed. betting is weighted stake (readings, section 5).
-- keep_betting: weighted stake in 90 days, without which the level falls by one.
CREATE TABLE vip_level (
  track text NOT NULL CHECK (track IN ('general', 'slot', 'live')),
  level smallint NOT NULL CHECK (level BETWEEN 0 AND 50),
  names jsonb NOT NULL,
  recharge_needed centavos NOT NULL,
  betting_needed centavos NOT NULL,
  keep_betting centavos NOT NULL,
  upgrade_bonus centavos NOT NULL,
  weekly_bonus centavos NOT NULL,
  monthly_bonus centavos NOT NULL,
  PRIMARY KEY (track, level)
);

INSERT INTO vip_level
SELECT track, level,
  jsonb_build_object('pt', (ARRAY['Novato', 'Bronze', 'Prata', 'Ouro', 'Platina', 'Diamante', 'Rubi', 'Esmeralda', 'Safira', 'Arara'])[level + 1],
    'en', (ARRAY['Newcomer', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Ruby', 'Emerald', 'Sapphire', 'Macaw'])[level + 1],
    'zh_cn', (ARRAY['新手', '青铜', '白银', '黄金', '铂金', '钻石', '红宝石', '祖母绿', '蓝宝石', '金刚鹦鹉'])[level + 1]),
  recharge * share / 100, betting * share / 100, CASE WHEN level = 0 THEN 0 ELSE betting * share / 1000 END,
  upgrade * bonus_share / 100,
  CASE track WHEN 'general' THEN weekly ELSE 0 END, CASE track WHEN 'general' THEN monthly ELSE 0 END
FROM (VALUES
  (0, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint),
  (1, 50000, 200000, 200, 50, 100),
  (2, 200000, 1000000, 800, 100, 300),
  (3, 500000, 5000000, 3000, 400, 1200),
  (4, 1500000, 15000000, 8000, 1000, 3000),
  (5, 4000000, 40000000, 20000, 2500, 7500),
  (6, 10000000, 100000000, 50000, 6000, 18000),
  (7, 25000000, 250000000, 120000, 15000, 45000),
  (8, 60000000, 600000000, 300000, 30000, 90000),
  (9, 150000000, 1500000000, 750000, 70000, 200000)
) AS ladder (level, recharge, betting, upgrade, weekly, monthly),
(VALUES ('general', 100, 100), ('slot', 60, 40), ('live', 60, 40)) AS shares (track, share, bonus_share);

-- Where a member stands. Days before folded_through are in the sums and never looked at again.
-- earning: theoretical loss (stake x edge in millionths) of play that served no lot; VIP money is at most 5 % of it.
CREATE TABLE vip_member (
  member_id uuid PRIMARY KEY,
  total_recharge bigint NOT NULL DEFAULT 0,
  earning numeric NOT NULL DEFAULT 0,
  paid centavos NOT NULL DEFAULT 0,
  folded_through date NOT NULL,
  -- Started weeks and months whose bonus was decided: the Monday, the first of the month.
  week_decided date NOT NULL,
  month_decided date NOT NULL
);
CREATE INDEX vip_member_to_fold ON vip_member (folded_through, member_id);

CREATE TABLE vip_standing (
  member_id uuid NOT NULL,
  track text NOT NULL,
  level smallint NOT NULL DEFAULT 0,
  betting bigint NOT NULL DEFAULT 0,
  -- After a fall: no higher than this, until a period's betting earns the next one back.
  ceiling smallint,
  period_start date NOT NULL,
  period_betting bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, track)
);

-- Bonuses paid, and levels won and lost. cause: once for the member.
CREATE TABLE vip_reward (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  track text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('upgrade', 'weekly', 'monthly', 'level_up', 'level_down')),
  level smallint NOT NULL,
  amount centavos NOT NULL,
  cause text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, cause)
);
