/** A league of our own that nobody watches, after years of matchdays, and a book of real matches with many open slips. */
export const grownLeague = 'grown-league'
export const grownBook = 'grown-book'
/** Decided, and half of the slips wait for it. */
export const dueMatch = 'due'
const matchdays = 20_000
const slips = 8_000
/** Open matches: more than anybody is shown at once. */
const coming = 300

const odds = `'{"1x2":{"home":200,"draw":300,"away":400}}'::jsonb`

/** `$MEMBER` plays on everything, as a few do: a slip on matches in a hundred of their rounds. */
export const sportsStatements: readonly string[] = [
  `INSERT INTO sports_book (game_id, owner, until, fence, watched_until)
   SELECT id, gen_random_uuid(), now() + interval '1 day', 1, now() - interval '1 hour'
   FROM unnest(ARRAY['${grownLeague}', '${grownBook}']) AS id`,
  `INSERT INTO shared_chain SELECT md5('league')::uuid, '${grownLeague}', '', 'salt', ${matchdays}, '', now()`,
  `INSERT INTO sports_matchday (game_id, number, chain_id, nonce, seed_hash, status, opens_at, kicks_off_at, ends_at, next_at,
     outcome, server_seed, fence)
   SELECT '${grownLeague}', n, md5('league')::uuid, n, '', 'settled', at, at + interval '3 minutes', at + interval '5 minutes',
     at + interval '6 minutes', '{}', '', 1
   FROM (SELECT n, now() - (${matchdays} - n + 1) * interval '6 minutes' AS at FROM generate_series(1, ${matchdays}) n) many`,
  `INSERT INTO sports_match (game_id, id, matchday, place, home, away, kicks_off_at, odds, status, home_goals, away_goals)
   SELECT '${grownLeague}', n || '-' || place, n, place, 'a', 'b', now() - interval '1 day', ${odds}, 'finished', 1, 0
   FROM generate_series(1, ${matchdays}) n, generate_series(0, CASE WHEN n > ${matchdays} - 100 THEN 4 ELSE 0 END) place`,
  `INSERT INTO sports_match (game_id, id, home, away, kicks_off_at, odds, status, home_goals, away_goals)
   SELECT '${grownBook}', 'old-' || n, 'a', 'b', now() - n * interval '1 hour', ${odds}, 'finished', 1, 0
   FROM generate_series(1, 10000) n`,
  `INSERT INTO sports_match (game_id, id, home, away, kicks_off_at, odds)
   SELECT '${grownBook}', 'open-' || n, 'a', 'b', now() + n * interval '1 hour', ${odds} FROM generate_series(0, ${coming - 1}) n`,
  `INSERT INTO sports_match (game_id, id, home, away, kicks_off_at, odds, status, home_goals, away_goals, to_settle)
   VALUES ('${grownBook}', '${dueMatch}', 'a', 'b', now(), ${odds}, 'finished', 1, 0, true)`,
  `INSERT INTO sports_slip (member_id, id, game_id, currency, stake, bet, bet_key, placed_at)
   SELECT md5('m' || n % 1000)::uuid, md5('slip' || n)::uuid, '${grownBook}', 'BRL', 100,
     jsonb_build_object('kind', CASE WHEN n % 4 < 2 THEN 'singles' ELSE 'multiple' END), 'bet:' || n, now()
   FROM generate_series(0, ${slips - 1}) n`,
  // Every other slip stands on the match that is decided alone, the rest on two that are to come.
  `INSERT INTO sports_leg (game_id, match_id, member_id, slip_id)
   SELECT '${grownBook}', match, md5('m' || n % 1000)::uuid, md5('slip' || n)::uuid FROM generate_series(0, ${slips - 1}) n,
     unnest(CASE WHEN n % 2 = 0 THEN ARRAY['${dueMatch}']
       ELSE ARRAY['open-' || n % ${coming}, 'open-' || (n + 1) % ${coming}] END) AS match`,
  `INSERT INTO sports_liability (game_id, match_id, market, pick, member_id, slip_id, currency, most)
   SELECT game_id, match_id, '1x2', 'home', member_id, slip_id, 'BRL', 200 FROM sports_leg WHERE game_id = '${grownBook}'`,
  `INSERT INTO game_round (member_id, id, game_id, currency, status, stake, payout, state, bet_key, started_at, settled_at)
   SELECT $MEMBER, md5('slip-over' || n)::uuid, '${grownBook}', 'BRL', 'settled', 100, 0, '{}', 'slip:' || n, now(), now()
   FROM generate_series(1, 100) n`,
]
