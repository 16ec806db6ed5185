import { addDays } from '../../../../contract/brazil-day.ts'
import { type Flow, type Overview, overviewDays } from '../../../../contract/responsible-gambling/overview.ts'

export type CourseUnit = 'day' | 'month'
/** `on`: a day, or a month without its day. */
export type CoursePoint = Flow & { readonly on: string }

const nothing: Flow = { minutes: 0, staked: 0n, won: 0n, net: 0n, deposits: 0n, withdrawals: 0n }

/** The time shown, oldest first, with the days on which nothing was. It ends with the day of the server's answer. */
export function courseOf({ today, days, months }: Overview, unit: CourseUnit): CoursePoint[] {
  if (unit === 'month') return months.map(({ month, ...flow }) => ({ on: month, ...flow }))
  const known = new Map(days.map(({ day, ...flow }) => [day, flow]))
  return Array.from({ length: overviewDays }, (_, index) => {
    const on = addDays(today, index + 1 - overviewDays)
    return { on, ...(known.get(on) ?? nothing) }
  })
}

export function sumOf(points: readonly Flow[]): Flow {
  return points.reduce(
    (sum, one) => ({
      minutes: sum.minutes + one.minutes,
      staked: sum.staked + one.staked,
      won: sum.won + one.won,
      net: sum.net + one.net,
      deposits: sum.deposits + one.deposits,
      withdrawals: sum.withdrawals + one.withdrawals,
    }),
    nothing,
  )
}

/** Without those on which nothing was, newest first. */
export function knownPoints(points: readonly CoursePoint[]): CoursePoint[] {
  return points
    .filter(
      ({ minutes, staked, won, deposits, withdrawals }) =>
        minutes !== 0 || staked !== 0n || won !== 0n || deposits !== 0n || withdrawals !== 0n,
    )
    .toReversed()
}
