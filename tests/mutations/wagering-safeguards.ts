const ledger = 'tests/ledger/wagering.test.ts'
const price = 'tests/server/promotions/promotions-recharge.test.ts'

/** What keeps requirements and bonuses true for player and operator: a part of `safeguards.ts`. */
export const wageringSafeguards = [
  {
    name: 'the deposit’s own requirement is served first',
    file: 'server/platform/database/functions/promotions/count_wagering.sql',
    text: "ORDER BY source = 'deposit' DESC, (holds AND grant_id IS NULL) DESC, expires_at",
    instead: 'ORDER BY expires_at',
    test: [ledger, "serves the deposit's own 1× before the requirement of a bonus"],
  },
  {
    name: 'progress keeps its fractions',
    file: 'server/platform/database/functions/promotions/count_wagering.sql',
    text: 'rest := mod(lot.fraction + counted, 1000000);',
    instead: 'rest := 0;',
    test: [ledger, 'loses no fraction of a centavo'],
  },
  {
    name: 'a high multiple counts to a bound when a bonus converts',
    file: 'server/platform/database/functions/promotions/end_grant_well.sql',
    text: '  converts := convertible_bonus(g, w.bonus);',
    instead: '  converts := least(w.bonus, coalesce(g.max_conversion, w.bonus));',
    test: [
      'tests/ledger/bonus-wins.test.ts',
      'is paid in full, but turns at most so many times its stake into cash',
    ],
  },
  {
    name: 'a withdrawal that was asked for ends the claim of the first deposit',
    file: 'server/features/promotions/first-deposit/first-deposit.ts',
    text: 'const isLeaving = await askedToWithdraw(on, memberId, recharge.settled_at)',
    instead: 'const isLeaving = false',
    test: [price, '"asking for a withdrawal before claiming … ends it"'],
  },
  {
    name: 'a withdrawal ends the bonus of the first deposit',
    file: 'server/features/cashier/withdraw/apply.ts',
    text: '    await endFirstDepositOffer(deps, tx, memberId)\n',
    instead: '',
    test: [
      'tests/server/responsible-gambling/breaks-money.test.ts',
      'a withdrawal during a break ends the bonus of the first deposit',
    ],
  },
  {
    name: 'a reward of R$ 0.00 is not announced as claimed',
    file: 'server/platform/http/answers/envelope.ts',
    text: "endpoint.givesNothing(fields) ? 'done' : endpoint.success",
    instead: 'endpoint.success',
    test: ['tests/server/promotions/promotions-days.test.ts', 'a day that pays nothing yet says so'],
  },
] as const
