-- Rounds that no seed of the member's was drawn for: slips and bets at shared tables. A member's last slips of a book are a few
-- among all the rounds they ever played.
CREATE INDEX game_round_undrawn ON game_round (member_id, game_id, id) WHERE seed_id IS NULL;

-- Whether a league that nobody watches still has something to play is asked every second, by every process.
CREATE INDEX sports_matchday_open ON sports_matchday (game_id) WHERE status = 'open';
