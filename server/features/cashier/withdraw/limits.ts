import { sql } from 'kysely'
import { addDays, brazilDay } from '../../../../contract/brazil-day.ts'
import { formatCentavos } from '../../../../contract/centavos.ts'
import type { Deps } from '../../../deps.ts'
import type { MoneyConfig } from '../../../platform/config/money-config.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { levelTermsOf } from '../../vip/service.ts'

type Executor = Tx | Deps['db']
type SiteTerms = MoneyConfig['withdrawal']

/** What the member's VIP level lets them withdraw, and what of today (America/Sao_Paulo) is left. */
export interface Limits {
  readonly level: number
  /** Of one withdrawal: the level's where it lies above the operator's. */
  readonly min: bigint
  readonly max: bigint
  readonly timesADay: number
  readonly timesLeft: number
  readonly dayLimit: bigint
  readonly dayLeft: bigint
}

/** Call it under the member's lock where it decides: withdrawals of the day are counted as they stand. */
export async function limitsOf(
  deps: Pick<Deps, 'clock'>,
  on: Executor,
  memberId: string,
  site: Pick<SiteTerms, 'min' | 'max'>,
): Promise<Limits> {
  const terms = await levelTermsOf(deps, on, memberId)
  const used = await usedToday(on, memberId, deps.clock.now())
  return {
    level: terms.level,
    min: more(site.min, terms.withdrawalMin),
    max: more(site.max, terms.withdrawalMax),
    timesADay: terms.withdrawalsADay,
    timesLeft: Math.max(0, terms.withdrawalsADay - used.times),
    dayLimit: terms.withdrawalDayLimit,
    dayLeft: used.money < terms.withdrawalDayLimit ? terms.withdrawalDayLimit - used.money : 0n,
  }
}

const more = (site: bigint, level: bigint | null) => (level !== null && level > site ? level : site)

/** What was asked for today and has not come back. */
async function usedToday(on: Executor, memberId: string, now: Date) {
  const today = brazilDay(now)
  const { rows } = await sql<{ times: number; money: bigint }>`
    SELECT count(*)::integer AS times, coalesce(sum(money), 0)::bigint AS money FROM withdrawal
    WHERE member_id = ${memberId} AND state IN ('pending', 'approved', 'paid')
      AND created_at >= ${today}::timestamp AT TIME ZONE 'America/Sao_Paulo'
      AND created_at < ${addDays(today, 1)}::timestamp AT TIME ZONE 'America/Sao_Paulo'`.execute(on)
  return rows[0] ?? { times: 0, money: 0n }
}

/** Why an amount (centavos) may not leave now; `undefined`: it may. A member on a pause may withdraw everything, above the day's limit. */
export function beyondLimits(money: bigint, limits: Limits, isPaused: boolean): Refused | undefined {
  const { min, max, timesADay, timesLeft, dayLimit, dayLeft } = limits
  if (money < min) return refuse('amount_below_minimum', { details: { minimum: formatCentavos(min) } })
  if (money > max) return refuse('amount_above_maximum', { details: { maximum: formatCentavos(max) } })
  if (isPaused) return undefined
  if (timesLeft === 0) return refuse('withdrawals_used_up', { details: { times: timesADay, times_left: 0 } })
  if (money <= dayLeft) return undefined
  const details = { left: formatCentavos(dayLeft), limit: formatCentavos(dayLimit) }
  return refuse('withdrawal_day_limit', { details })
}
