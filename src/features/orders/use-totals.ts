import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../app-context.ts'
import type { OrderTotals } from '../../db/answer-rows.ts'
import { readAnswer } from '../../db/read-answer.ts'
import type { Period } from '../../records/record-filter.ts'
import { useRefresh } from '../../use-refresh.ts'
import { periodPart } from './period-part.ts'

export type KeptTotals = {
  /** As the server last told them; `undefined` until it did. */
  totals: OrderTotals | undefined
  /** They were never on this device, and cannot be had now. */
  isMissing: boolean
}

/** The four totals of the days. */
export function useTotals(memberId: string, period: Period): KeptTotals {
  const { db } = useApp()
  const part = periodPart(period)
  const asked = useRefresh('order-totals', { part })
  const totals = useLiveQuery(() => readAnswer(db, 'order-totals', { memberId, part }), [db, memberId, part])
  return { totals, isMissing: totals === undefined && asked.hasFailed }
}
