import { addDays, brazilDay } from '../../../../contract/brazil-day.ts'
import { type Overview, overviewDays } from '../../../../contract/responsible-gambling/overview.ts'
import type { Deps } from '../../../deps.ts'
import { closeMonths, listDays, listMonths } from './store.ts'
import { toOverview } from './view.ts'

/** What the member's time and money came to: sums that grow, so that a long history costs no more than a short one. */
export async function readOverview(
  deps: Pick<Deps, 'db' | 'clock'>,
  memberId: string,
): Promise<{ data: Overview }> {
  const now = deps.clock.now()
  const today = brazilDay(now)
  await closeMonths(deps.db, memberId, now)
  const days = await listDays(deps.db, memberId, addDays(today, 1 - overviewDays), today)
  const months = await listMonths(deps.db, memberId, today)
  return { data: toOverview(today, days, months) }
}
