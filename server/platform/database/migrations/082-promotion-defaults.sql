-- The defaults of the readings, section 5. The wheels' and the seven days' worth together stays under what the cheapest
-- game takes from a recharge played once (1 %): 0.147 of 50, 0.407 of 200 and 1.00 of 200.
INSERT INTO promotion_terms (promotion, version, active, effective_from, reason, terms) VALUES
('ftd', 1, true, '2026-01-01T00:00:00Z', 'The house''s first terms', '{
  "match_rate": 10000, "max_bonus": "1500.00", "wagering_times": 20, "max_stake": "10.00", "max_conversion_times": 5,
  "days": 14, "claim_days": 7, "free_amount": "10.00", "free_min_recharge": "100.00", "free_wagering_times": 1}'),
('recharge', 1, true, '2026-01-01T00:00:00Z', 'The house''s first terms', '{
  "wagering_times": 5, "base_cap": "100000.00", "grace_days": 7, "tiers": [
    {"name": "bronze", "from": "1000.00", "to": "5000.00", "from_rate": 500, "to_rate": 1000},
    {"name": "silver", "from": "5000.00", "to": "15000.00", "from_rate": 1000, "to_rate": 1500},
    {"name": "gold", "from": "15000.00", "to": "30000.00", "from_rate": 1500, "to_rate": 1800},
    {"name": "platinum", "from": "30000.00", "to": "60000.00", "from_rate": 1800, "to_rate": 2000},
    {"name": "diamond", "from": "60000.00", "to": "100000.00", "from_rate": 2000, "to_rate": 2000}]}'),
('rechargerebate', 1, true, '2026-01-01T00:00:00Z', 'The house''s first terms', '{
  "min_recharge": "100.00", "wagering_times": 5, "reward_rate": 2000, "days": 7}'),
('invitationactivity', 1, true, '2026-01-01T00:00:00Z', 'The house''s first terms', '{
  "reward": "100.00", "chest_share": "20.00", "min_recharge": "100.00", "min_stake": "2000.00", "hold_days": 7,
  "chest_steps": [1, 3, 5, 10, 20, 50]}'),
('dailyrescue', 1, true, '2026-01-01T00:00:00Z', 'The house''s first terms', '{
  "loss_rate": 800, "theoretical_cap_rate": 5000, "above": "1.00"}'),
('dailywheel', 1, true, '2026-01-01T00:00:00Z', 'The house''s first terms', '{
  "min_recharge": "50.00", "wagering_times": 1, "prizes": [
    {"id": "coin", "icon": "coin", "amount": "0.05", "weight": 6000},
    {"id": "coins", "icon": "coins", "amount": "0.10", "weight": 2500},
    {"id": "clover", "icon": "clover", "amount": "0.25", "weight": 1000},
    {"id": "gem", "icon": "gem", "amount": "0.50", "weight": 350},
    {"id": "star", "icon": "star", "amount": "1.00", "weight": 120},
    {"id": "crown", "icon": "crown", "amount": "5.00", "weight": 25},
    {"id": "macaw", "icon": "macaw", "amount": "50.00", "weight": 5}]}'),
('lotterywheel', 1, true, '2026-01-01T00:00:00Z', 'The house''s first terms', '{
  "per_recharge": "200.00", "daily_max": 10, "days": 30, "wagering_times": 1, "prizes": [
    {"id": "none", "icon": "none", "amount": "0.00", "weight": 4500},
    {"id": "coin", "icon": "coin", "amount": "0.20", "weight": 3000},
    {"id": "coins", "icon": "coins", "amount": "0.50", "weight": 1500},
    {"id": "clover", "icon": "clover", "amount": "1.00", "weight": 700},
    {"id": "gem", "icon": "gem", "amount": "3.00", "weight": 220},
    {"id": "star", "icon": "star", "amount": "10.00", "weight": 60},
    {"id": "crown", "icon": "crown", "amount": "20.00", "weight": 18},
    {"id": "macaw", "icon": "macaw", "amount": "200.00", "weight": 2}]}'),
('day7', 1, true, '2026-01-01T00:00:00Z', 'The house''s first terms', '{
  "rewards": ["0.05", "0.05", "0.10", "0.10", "0.15", "0.20", "0.35"], "min_recharge": "200.00", "wagering_times": 1}'),
('rebates', 1, true, '2026-01-01T00:00:00Z', 'The house''s first terms', '{
  "theoretical_cap_rate": 1500, "pay_at": "1.00", "rates": [
    {"category": "slots", "levels": [500, 700, 900, 1100, 1300, 1500]},
    {"category": "live", "levels": [400, 600, 800, 1000, 1200, 1500]},
    {"category": "crash", "levels": [400, 600, 800, 1000, 1200, 1500]},
    {"category": "fish", "levels": [500, 700, 900, 1100, 1300, 1500]},
    {"category": "arcade", "levels": [400, 600, 800, 1000, 1200, 1500]},
    {"category": "bingo", "levels": [500, 700, 900, 1100, 1300, 1500]},
    {"category": "card", "levels": [400, 600, 800, 1000, 1200, 1500]},
    {"category": "lottery", "levels": [500, 700, 900, 1100, 1300, 1500]},
    {"category": "sports", "levels": [400, 600, 800, 1000, 1200, 1500]},
    {"category": "table", "levels": [400, 600, 800, 1000, 1200, 1500]},
    {"category": "video", "levels": [400, 600, 800, 1000, 1200, 1500]}]}');
