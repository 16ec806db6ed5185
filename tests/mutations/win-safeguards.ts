const caps = 'tests/server/games/provider-win-caps.test.ts'
const reviews = 'tests/server/games/provider-win-reviews.test.ts'
const promotions = 'tests/server/promotions/promotional-wins.test.ts'
const bounds = 'tests/server/games/win-bounds.test.ts'
const together = 'tests/server/games/win-bounds-shared.test.ts'
const corrections = 'tests/server/games/corrected-results.test.ts'
const heats = 'tests/server/sportsbook/dead-heats.test.ts'
const slips = 'games/football/slip.ts'

/** What bounds the wins of other providers: a part of `safeguards.ts`. */
export const winSafeguards = [
  {
    name: 'a win above the cap of a round is parked',
    file: 'server/platform/database/functions/games/cap_above.sql',
    text: "IF p_won + p_payout > p_win_cap THEN RETURN 'win'; END IF;",
    instead: '',
    test: [caps, 'a win of R$ 1,000,000 on R$ 0.50 is parked'],
  },
  {
    name: 'the cap of a round counts what it won before',
    file: 'server/platform/database/functions/games/cap_above.sql',
    text: 'IF p_won + p_payout > p_win_cap',
    instead: 'IF p_payout > p_win_cap',
    test: [caps, 'the cap is of the round: a win in slices is no way around it'],
  },
  {
    name: 'wins at once stay within the day of their provider',
    file: 'server/platform/database/functions/games/cap_above.sql',
    text: ' WHERE d.paid + excluded.paid <= p_day_cap',
    instead: '',
    test: [caps, 'of 32 wins of 32 members at once the day’s cap pays exactly what fits'],
  },
  {
    name: 'a parked win goes with the bet of its round',
    file: 'server/platform/database/functions/wallet/rollback_bet.sql',
    text: 'IF is_void THEN PERFORM return_parked_wins(r, coalesce(p_ids[4], gen_random_uuid()), p_at); END IF;',
    instead: '',
    test: [reviews, 'the rollback of a parked win’s bet takes the win with it'],
  },
  {
    name: 'a parked win is decided once',
    file: 'server/platform/database/functions/games/decide_win.sql',
    text: "AND id = p_id AND state = 'waiting';\n  IF NOT FOUND",
    instead: 'AND id = p_id;\n  IF NOT FOUND',
    test: [reviews, 'a win that went back with its bet is released no more'],
  },
  {
    name: 'a released win counts in the day of its round',
    file: 'server/platform/database/functions/games/decide_win.sql',
    text: '      PERFORM count_late_win(r, to_cash, to_bonus);\n',
    instead: '',
    test: [reviews, 'two people release a win: it is paid once'],
  },
  {
    name: 'a parked win leaves its bonus open',
    file: 'server/platform/database/functions/promotions/end_grant_if_due.sql',
    text: " OR EXISTS (\n    SELECT FROM win_review WHERE member_id = p_member AND state = 'waiting' AND grant_id = g.id)",
    instead: '',
    test: [reviews, 'a bonus whose win is under review stays open for it'],
  },
  {
    name: 'a promotional win above a cap is parked',
    file: 'server/platform/database/functions/wallet/post_promotion_win.sql',
    text: "IF p_currency = 'BRL' THEN above := cap_above(p_api, 0, p_amount, p_win_cap, p_day_cap, p_at); END IF;",
    instead: '',
    test: [promotions, 'a promotional win above a cap is parked like other wins'],
  },
  {
    name: 'a bet that could win more than the bound of a round is not taken',
    file: 'games/play-round.ts',
    text: 'prepared.maximumPayout > site.maxWin',
    instead: 'prepared.maximumPayout < 0n',
    test: [bounds, 'takes no stake that could win more than R$ 500,000'],
  },
  {
    name: 'all bets of a member in one shared round stay within its bound',
    file: 'server/platform/database/functions/games/shared/place_shared_bet.sql',
    text: 'IF others + p_most > p_max_win THEN',
    instead: 'IF p_most > p_max_win THEN',
    test: [together, 'all bets of a member in one round win no more than its bound together'],
  },
  {
    name: 'slips on one selection stay within its bound when they come at once',
    file: 'server/platform/database/functions/sportsbook/place_sports_slip.sql',
    text: 'id = p_matches[i] FOR NO KEY UPDATE',
    instead: 'id = p_matches[i] FOR SHARE',
    test: [together, 'everybody’s open slips on one selection win no more than its bound'],
  },
  {
    name: 'slips of a member on one match stay within their bound',
    file: 'server/platform/database/functions/sportsbook/sports_bound.sql',
    text: 'IF open_most + added > p_member_max THEN',
    instead: 'IF added > p_member_max THEN',
    test: [together, 'a member’s open slips on one match win no more than the bound of a member together'],
  },
  {
    name: 'a feed corrects no settled result',
    file: 'server/features/sportsbook/fixtures/plan-fixtures.ts',
    text: 'if (!mayCorrect)',
    instead: 'if (false)',
    test: [corrections, 'is corrected by two people alone: a command or a feed changes nothing'],
  },
  {
    name: 'a win that was spent becomes debt when its result is corrected',
    file: 'server/platform/database/functions/wallet/unsettle_round.sql',
    text: "legs || leg_of('debt', 'cash', -cash_after, '')",
    instead: 'legs',
    test: [corrections, 'leaves a debt where the member has spent the win'],
  },
  {
    name: 'a dead heat divides the stake of a single',
    file: slips,
    text: 'multiplied(stake, [odds], tied)',
    instead: 'multiplied(stake, [odds], tied > 0n ? 1n : tied)',
    test: [heats, 'pays half of the stake at full odds, on both sides, to the centavo'],
  },
  {
    name: 'a dead heat divides a multiple',
    file: slips,
    text: 'multiplied(stake, odds, shares)',
    instead: 'multiplied(stake, odds, shares > 0n ? 1n : shares)',
    test: [heats, 'divides a multiple by two, beside a void selection and a win'],
  },
  {
    name: 'the odds of a dead heat are those of its share',
    file: 'games/football/price-match.ts',
    text: ' / winners.length : sum',
    instead: ' : sum',
    test: ['tests/games/numbers/football.test.ts', 'the odds of the most goals count dead heats'],
  },
  {
    name: 'a corrected result leaves nothing of its dead heat',
    file: slips,
    text: '  const leg = { match, market, pick, odds, home, away }\n',
    instead: '  const leg = { ...taken, match, market, pick, odds, home, away }\n',
    test: [
      'tests/games/numbers/football-slip.test.ts',
      'a selection forgets what it came to by an earlier score',
    ],
  },
  {
    name: 'a postponed match waits through its window',
    file: 'server/features/sportsbook/correction-store.ts',
    text: "status = 'open' AND postponed_until <= ",
    instead: "status = 'open' AND postponed_until <> ",
    test: [corrections, 'is void only after the window'],
  },
  {
    name: 'a partial MED takes only its share of a reward',
    file: 'server/features/promotions/take-back.ts',
    text: '((row.amount - row.taken) * gone) / of',
    instead: 'row.amount - row.taken + 0n * gone * of',
    test: [
      'tests/server/promotions/promotions-partly-gone.test.ts',
      'takes of a paid rebate the share that went, and with the rest of the recharge the rest',
    ],
  },
] as const
