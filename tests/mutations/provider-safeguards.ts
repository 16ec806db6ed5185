const sessions = 'tests/server/games/provider-sessions.test.ts'
const stakes = 'tests/server/games/stake-bounds.test.ts'

/** What bounds other providers: a part of `safeguards.ts`. */
export const providerSafeguards = [
  {
    name: 'a play session ends with the sign-in it was launched from',
    file: 'server/platform/database/functions/games/provider_session_runs.sql',
    text: 'AND s.revoked_at IS NULL AND',
    instead: 'AND',
    test: [sessions, 'takes no bet in any process, and what was begun in it is settled'],
  },
  {
    name: 'a play session is over 30 minutes after its last bet',
    file: 'server/platform/database/functions/games/provider_session_runs.sql',
    text: "p.last_bet_at > p_at - interval '30 minutes' AND",
    instead: '',
    test: [sessions, 'a play session ends 30 minutes after its last bet'],
  },
  {
    name: 'a play session is over 12 hours after it began',
    file: 'server/platform/database/functions/games/provider_session_runs.sql',
    text: " AND p.started_at > p_at - interval '12 hours'",
    instead: '',
    test: [sessions, 'a play session ends 12 hours after it began'],
  },
  {
    name: 'a play session does not outlive its sign-in',
    file: 'server/platform/database/functions/games/provider_session_runs.sql',
    text: " AND s.renewable_until > p_at - interval '30 minutes'",
    instead: '',
    test: [sessions, 'a play session does not outlive the last bearer of the sign-in'],
  },
  {
    name: 'a bet is answered as at first after its session ended',
    file: 'server/platform/database/functions/wallet/post_provider_bet.sql',
    text: 'IF seen.word IS NOT NULL THEN RETURN seen; END IF;\n    RETURN ledger_refuse',
    instead: 'RETURN ledger_refuse',
    test: [sessions, 'takes no bet in any process, and what was begun in it is settled'],
  },
  {
    name: 'an ended session settles what was begun',
    file: 'server/features/games/provider/service.ts',
    text: "    win: async (apiCode, { session: token, transaction_id, round_id, amount, is_final = false }) => {\n      const session = sessionOf(apiCode, token)\n      if (typeof session === 'string') return session\n",
    instead:
      "    win: async (apiCode, { session: token, transaction_id, round_id, amount, is_final = false }) => {\n      const session = sessionOf(apiCode, token)\n      if (typeof session === 'string') return session\n      if (!(await playSessionRuns(deps, session.memberId, session.id ?? ''))) return 'TOKEN_EXPIRED'\n",
    test: [sessions, 'takes no bet in any process, and what was begun in it is settled'],
  },
  {
    name: 'a stake below the game’s minimum is refused on every path',
    file: 'server/platform/database/functions/games/stake_refusal.sql',
    text: 'IF staked IS NULL AND p_stake < g.min_bet THEN',
    instead: 'IF false THEN',
    test: [stakes, 'takes no first bet outside its bounds, and one at each bound'],
  },
  {
    name: 'a stake above the game’s maximum is refused on every path',
    file: 'server/platform/database/functions/games/stake_refusal.sql',
    text: '+ p_stake > most THEN',
    instead: '+ p_stake < 0 THEN',
    test: [stakes, 'takes no first bet outside its bounds, and one at each bound'],
  },
  {
    name: 'all bets of a provider’s round count into its maximum',
    file: 'server/platform/database/functions/games/stake_refusal.sql',
    text: "(staked IS NULL OR g.launch = 'frame')",
    instead: 'staked IS NULL',
    test: [stakes, 'takes all bets of a round together up to its maximum'],
  },
  {
    name: 'a double at the table’s maximum is a double',
    file: 'server/platform/database/functions/games/stake_refusal.sql',
    text: "(staked IS NULL OR g.launch = 'frame')",
    instead: 'true',
    test: [stakes, 'asks itself what a later bet of a round is'],
  },
] as const
