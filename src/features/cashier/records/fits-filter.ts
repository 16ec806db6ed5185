import type { OrderCategory, OrderState } from '../../../../contract/cashier/order-words.ts'
import { isOfDays } from '../../../records/is-of-days.ts'
import type { RecordFilter } from '../../../records/record-filter.ts'

type Filtered = { created_at: string; category: OrderCategory; reviewed: boolean; state?: OrderState }

/** The same choice that the server would make, over rows of the device. */
export function fitsFilter(row: Filtered, filter: RecordFilter): boolean {
  if (filter.kind !== undefined && row.category !== filter.kind) return false
  if (filter.state !== undefined && row.state !== undefined && row.state !== filter.state) return false
  if (filter.review !== undefined && row.reviewed !== (filter.review === 'reviewed')) return false
  return isOfDays(row.created_at, filter)
}
