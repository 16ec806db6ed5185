import type { ChartDay } from '../../../../contract/cashier/orders.ts'

export type Unit = 'day' | 'week' | 'month'

export type Bucket = {
  /** Its first day. */
  from: string
  deposited: bigint
  withdrawn: bigint
  /** What the member took out beyond what they put in; less than zero when they put in more. */
  net: bigint
}

/** How many of each are shown: two weeks, a quarter, a year. */
const shown: Record<Unit, number> = { day: 14, week: 13, month: 12 }
const dayMs = 86_400_000

const toDay = (at: number) => new Date(at).toISOString().slice(0, 10)
const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The first day of the week (which begins on Monday) or month that a day belongs to. */
export function bucketStart(day: string, unit: Unit): string {
  if (unit === 'day') return day
  if (unit === 'month') return `${day.slice(0, 8)}01`
  const weekday = (new Date(toTime(day)).getUTCDay() + 6) % 7
  return toDay(toTime(day) - weekday * dayMs)
}

/** The day before a bucket begins belongs to the one before it. */
const previous = (start: string, unit: Unit) => bucketStart(toDay(toTime(start) - dayMs), unit)

/** The last days, weeks or months until today, oldest first, those without a movement too. */
export function bucketDays(days: readonly ChartDay[], unit: Unit, today: string): Bucket[] {
  const buckets = new Map<string, Bucket>()
  let from = bucketStart(today, unit)
  for (let count = 0; count < shown[unit]; count += 1) {
    buckets.set(from, { from, deposited: 0n, withdrawn: 0n, net: 0n })
    from = previous(from, unit)
  }
  for (const { day, recharge, withdraw } of days) {
    const bucket = buckets.get(bucketStart(day, unit))
    if (!bucket) continue
    bucket.deposited += recharge
    bucket.withdrawn += withdraw
    bucket.net += withdraw - recharge
  }
  return [...buckets.values()].reverse()
}
