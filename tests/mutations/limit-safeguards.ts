const ledger = 'tests/ledger'

/** What keeps a member's own limits: a part of `safeguards.ts`. */
export const limitSafeguards = [
  {
    name: 'limits of a round that ends at once',
    file: 'server/platform/database/functions/wallet/post_round.sql',
    text: 'breach := limit_breach(w, NULL, p_stake, p_at);',
    instead: 'breach := NULL;',
    test: [`${ledger}/limits.test.ts`, 'the stake asked for is counted in'],
  },
  {
    name: 'limits of a bet',
    file: 'server/platform/database/functions/wallet/post_bet.sql',
    text: 'breach := limit_breach(w, p_round, p_stake, p_at);',
    instead: 'breach := NULL;',
    test: [`${ledger}/limits.test.ts`, 'count open rounds as lost'],
  },
  {
    name: 'a late rollback is no part of what a limit kept',
    file: 'server/platform/database/functions/promotions/uncount_settled.sql',
    text: '  UPDATE wallet_limit SET before_day = NULL WHERE member_id = r.member_id AND currency = r.currency;\n',
    instead: '',
    test: [`${ledger}/limits.test.ts`, 'a late rollback gives back what it took'],
  },
  {
    name: 'the amount asked for is counted into a limit',
    file: 'server/platform/database/functions/responsible-gambling/limit_breach.sql',
    text: 'IF used + asked > l.amount AND',
    instead: 'IF used > l.amount AND',
    test: [`${ledger}/limits.test.ts`, 'the stake asked for is counted in'],
  },
  {
    name: 'deposit limit when the money lands',
    file: 'server/features/cashier/deposit/settle.ts',
    text: '(await refuseDeposit(deps, tx, order.member_id, payment.amount))',
    instead: 'undefined',
    test: ['tests/server/responsible-gambling/limits-deposits.test.ts', 'and again when the money lands'],
  },
  {
    name: 'a higher limit waits',
    file: 'server/features/responsible-gambling/limits/rules.ts',
    text: 'const leastDelayHours = 24',
    instead: 'const leastDelayHours = 0',
    test: ['tests/server/responsible-gambling/limits-rules.test.ts', 'never for less'],
  },
] as const
