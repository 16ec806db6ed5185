import type * as z from 'zod/mini'
import type { reviewQueue } from '../../../../contract/operations/backoffice.ts'
import { dayEnd, dayStart } from '../../../parts/time/day-start.ts'
import { riskChoices, type WithdrawalFilters } from '../../../state/withdrawal-filters.ts'

/** The filters of the address as the server takes them; days are Brasília's, both of them included. */
export function toBody(filters: WithdrawalFilters): z.input<typeof reviewQueue.body> {
  const { min, max, member, reviewer } = filters
  const from = filters.from === undefined ? undefined : dayStart(filters.from)
  const to = filters.to === undefined ? undefined : dayEnd(filters.to)
  const risk = riskChoices.find(one => one === filters.risk)
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(member !== undefined && { member }),
    ...(reviewer !== undefined && { reviewer }),
    ...(filters.reviewed !== undefined && { reviewed: filters.reviewed === 'yes' }),
    ...(risk !== undefined && { risk }),
    ...(filters.stopped === 'yes' && { stopped: true }),
  }
}
