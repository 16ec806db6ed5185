const returned = 'tests/server/promotions/promotions-returned.test.ts'
const promotions = 'server/features/promotions'

/** What keeps losses that return from being paid twice, or for nothing: a part of `safeguards.ts`. */
export const returnSafeguards = [
  {
    name: 'no day of play is paid more cashback than it is worth',
    file: `${promotions}/daily-rescue/rules.ts`,
    text: 'least(rateOf(lost, terms.loss_rate), most) - paid)',
    instead: 'least(rateOf(lost, terms.loss_rate), most) + 0n * paid)',
    test: [returned, 'what an expired rebate took returns as one cashback claim of that day, less'],
  },
  {
    name: 'a claimed rebate returns nothing',
    file: `${promotions}/return-unclaimed.ts`,
    text: " AND b.state = 'open')",
    instead: ')',
    test: [returned, 'a claimed one never does'],
  },
  {
    name: 'a recharge that went back takes cashback on its returned losses with it',
    file: 'server/features/promotions/recharge/recharge-gone.ts',
    text: '  await keepLosses(',
    instead: '  await (async (..._: unknown[]) => {})(',
    test: [returned, 'takes cashback on returned losses back, as debt'],
  },
  {
    name: 'the first percent of a deposit’s own play earns no cashback',
    file: 'server/platform/database/functions/promotions/counting_loss.sql',
    text: 'p_is_own AND p_edge_ppm < 20000',
    instead: 'p_is_own AND p_edge_ppm < 0',
    test: [returned, 'the first percent of a deposit’s own play earns nothing'],
  },
  {
    name: 'a month asks for play from its first tier on',
    file: 'server/features/promotions/recharge-reward/month-requirements.ts',
    text: '  if (recharged < leastOfMonth(open.terms)) return\n  for',
    instead: '  for',
    test: [
      'tests/server/promotions/promotions-recharge.test.ts',
      'asks for no play in a month that has not reached',
    ],
  },
] as const
