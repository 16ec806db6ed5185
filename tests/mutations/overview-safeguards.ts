const overview = 'tests/ledger/overview.test.ts'

/** What keeps the overview of play true: a part of `safeguards.ts`. */
export const overviewSafeguards = [
  {
    name: 'a late rollback leaves the month that was reckoned',
    file: 'server/platform/database/functions/promotions/uncount_settled.sql',
    text: '    staked = staked - p_cash,\n    won = won - CASE',
    instead: '    staked = staked,\n    won = won - 0 * CASE',
    test: [overview, 'leaves its own day, month and year'],
  },
  {
    name: 'a month is reckoned a day after its end',
    file: 'server/platform/database/functions/responsible-gambling/close_months.sql',
    text: "open_month date := period_start('month', brazil_day(p_at) - 1);",
    instead: "open_month date := period_start('month', brazil_day(p_at));",
    test: [overview, 'the last of a year is not the first of the next'],
  },
  {
    name: 'a month waits for a rollback under way',
    file: 'server/platform/database/functions/responsible-gambling/close_months.sql',
    text: "  PERFORM FROM wallet WHERE member_id = p_member AND currency = 'BRL' FOR NO KEY UPDATE;\n  this_month",
    instead: '  this_month',
    test: [overview, 'not reckoned beside a rollback'],
  },
] as const
