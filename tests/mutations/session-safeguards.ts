const ledger = 'tests/ledger/play-sessions.test.ts'

/** What keeps reality checks: a part of `safeguards.ts`. */
export const sessionSafeguards = [
  {
    name: 'a reality check stops a round that ends at once',
    file: 'server/platform/database/functions/wallet/post_round.sql',
    text: '  IF s.check_at <= p_at THEN\n',
    instead: '  IF s.check_at < s.started_at THEN\n',
    test: [ledger, 'stops every one of many bets at once'],
  },
  {
    name: 'a reality check stops a bet that opens a round',
    file: 'server/platform/database/functions/wallet/post_bet.sql',
    text: '  IF s.check_at <= p_at AND NOT EXISTS',
    instead: '  IF s.check_at < s.started_at AND NOT EXISTS',
    test: [ledger, 'lets no round begin, and lets an open one go on to its end'],
  },
  {
    name: 'a session counts the rounds that were begun in it, and no others',
    file: 'server/platform/database/functions/games/session_moved.sql',
    text: 'IF r.opened_at >= w.session_started_at THEN',
    instead: 'IF w.session_started_at IS NOT NULL THEN',
    test: [ledger, 'does not count what a round of an earlier one wins or takes back late'],
  },
  {
    name: 'a longer time between checks puts none off',
    file: 'server/features/responsible-gambling/play-sessions/store.ts',
    text: 'least(check_at, check_at + make_interval',
    instead: 'greatest(check_at, check_at + make_interval',
    test: [
      'tests/server/responsible-gambling/play-sessions.test.ts',
      'a longer time never puts off the check that is next',
    ],
  },
] as const
