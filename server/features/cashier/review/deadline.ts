import { sql } from 'kysely'
import type { ReviewDeadline } from '../../../../contract/cashier/review-deadline.ts'
import type { Deps } from '../../../deps.ts'

/** Less than this left, and it asks to be next. */
const soonMinutes = 30

interface Due {
  readonly overdue: number
  readonly soon: number
  readonly oldest_due: Date | null
}

/** How many open withdrawals are past what was promised, or nearly. */
export async function countDue({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Due> {
  const now = clock.now()
  const soon = new Date(now.getTime() + soonMinutes * 60_000)
  const { rows } = await sql<Due>`
    SELECT count(*) FILTER (WHERE expected_by <= ${now})::integer AS overdue,
      count(*) FILTER (WHERE expected_by > ${now})::integer AS soon, min(expected_by) AS oldest_due
    FROM withdrawal WHERE state IN ('pending', 'approved') AND expected_by <= ${soon}`.execute(db)
  return rows[0] ?? { overdue: 0, soon: 0, oldest_due: null }
}

export async function readDeadline(deps: Deps): Promise<{ data: ReviewDeadline }> {
  const { regime, money } = deps.config
  const { overdue, soon, oldest_due } = await countDue(deps)
  return {
    data: {
      latest_minutes: regime.withdrawals.latestMinutes,
      promised_minutes: money.withdrawal.expectedMinutes,
      overdue,
      soon,
      oldest_due: oldest_due?.toISOString() ?? null,
      grounds: [...(regime.withdrawals.rejectionGrounds ?? [])],
    },
  }
}
