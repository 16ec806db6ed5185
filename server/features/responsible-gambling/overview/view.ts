import { type Overview, overviewMonths } from '../../../../contract/responsible-gambling/overview.ts'
import type { DayRow, FlowRow, MonthRow } from './store.ts'

const play = (staked: bigint, won: bigint) => ({ staked, won, net: won - staked })

const toFlow = ({ minutes, staked, won, deposits, withdrawals }: FlowRow) => ({
  minutes: Number(minutes),
  ...play(staked, won),
  deposits,
  withdrawals,
})

/** The overview of rows that stand in the order of time. */
export function toOverview(today: string, days: readonly DayRow[], months: readonly MonthRow[]): Overview {
  const deposits = total(months, 'deposits')
  const withdrawals = total(months, 'withdrawals')
  return {
    today,
    days: days.map(row => ({ day: row.day, ...toFlow(row) })),
    months: months.slice(-overviewMonths).map(row => ({ month: row.month.slice(0, 7), ...toFlow(row) })),
    years: yearsOf(months).toReversed(),
    lifetime: { deposits, withdrawals, net_deposits: deposits - withdrawals },
  }
}

function yearsOf(months: readonly MonthRow[]): Overview['years'] {
  const byYear = Map.groupBy(months, ({ month }) => Number(month.slice(0, 4)))
  // Before the account there was nothing in it.
  let opening: bigint | null = 0n
  return [...byYear].map(([year, rows]) => {
    const staked = total(rows, 'sports_staked')
    const won = total(rows, 'sports_won')
    const closing = balanceOf(rows, year)
    const report = {
      year,
      online: play(total(rows, 'staked') - staked, total(rows, 'won') - won),
      sports: play(staked, won),
      deposits: total(rows, 'deposits'),
      withdrawals: total(rows, 'withdrawals'),
      opening,
      closing,
    }
    opening = closing
    return report
  })
}

/** On 31 December; a December without a row is not over yet. */
function balanceOf(rows: readonly MonthRow[], year: number): bigint | null {
  return rows.find(({ month }) => month === `${year}-12-01`)?.balance ?? null
}

function total(rows: readonly FlowRow[], field: Exclude<keyof FlowRow, 'minutes'>): bigint {
  return rows.reduce((sum, row) => sum + row[field], 0n)
}
