import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../app-context.ts'
import type { OrderTotals } from '../../db/answer-rows.ts'
import { readAnswer } from '../../db/read-answer.ts'
import type { Period } from '../../records/record-filter.ts'
import { useRefresh } from '../../use-refresh.ts'
import { periodPart } from './period-part.ts'

/** The four totals of the days, as the server last told them; `undefined` until it did. */
export function useTotals(memberId: string, period: Period): OrderTotals | undefined {
  const { db } = useApp()
  const part = periodPart(period)
  useRefresh('order-totals', { part })
  return useLiveQuery(() => readAnswer(db, 'order-totals', { memberId, part }), [db, memberId, part])
}
