import { type Kept, useAnswer } from '../../../common/use-answer.ts'
import type { OrderTotals } from '../../../db/answer-rows.ts'
import type { Period } from '../../../records/record-filter.ts'
import { periodPart } from './period-part.ts'

/** The four totals of the days. */
export function useTotals(memberId: string, period: Period): Kept<OrderTotals> {
  return useAnswer('order-totals', { memberId, part: periodPart(period) })
}
