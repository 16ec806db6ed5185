const ledger = 'tests/ledger'
const server = 'tests/server'

/** What keeps a member's own limits: a part of `safeguards.ts`. */
export const limitSafeguards = [
  {
    name: 'limits of a round that ends at once',
    file: 'server/database/functions/wallet/post_round.sql',
    text: 'breach := limit_breach(w, NULL, p_stake, p_at);',
    instead: 'breach := NULL;',
    test: [`${ledger}/limits.test.ts`, 'the stake asked for is counted in'],
  },
  {
    name: 'limits of a bet',
    file: 'server/database/functions/wallet/post_bet.sql',
    text: 'breach := limit_breach(w, p_round, p_stake, p_at);',
    instead: 'breach := NULL;',
    test: [`${ledger}/limits.test.ts`, 'count open rounds as lost'],
  },
  {
    name: 'a late rollback is no part of what a limit kept',
    file: 'server/database/functions/promotions/uncount_settled.sql',
    text: '  UPDATE wallet_limit SET before_day = NULL WHERE member_id = r.member_id AND currency = r.currency;\n',
    instead: '',
    test: [`${ledger}/limits.test.ts`, 'a late rollback gives back what it took'],
  },
  {
    name: 'the amount asked for is counted into a limit',
    file: 'server/database/functions/responsible-gambling/limit_breach.sql',
    text: 'IF used + asked > l.amount AND',
    instead: 'IF used > l.amount AND',
    test: [`${ledger}/limits.test.ts`, 'the stake asked for is counted in'],
  },
  {
    name: 'deposit limit when the money lands',
    file: 'server/features/recharges/settle.ts',
    text: '(await refuseDeposit(deps, tx, order.member_id, payment.amount))',
    instead: 'undefined',
    test: [`${server}/limits-deposits.test.ts`, 'and again when the money lands'],
  },
  {
    name: 'a higher limit waits',
    file: 'server/features/limits/rules.ts',
    text: 'const leastDelayHours = 24',
    instead: 'const leastDelayHours = 0',
    test: [`${server}/limits-rules.test.ts`, 'never for less'],
  },
] as const
