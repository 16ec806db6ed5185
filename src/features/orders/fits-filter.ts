import type { OrderCategory, OrderState } from '../../../contract/order-words.ts'
import { dayInBrazil } from '../../i18n/format-date.ts'
import { isWithin, type RecordFilter } from '../../records/record-filter.ts'

type Filtered = { created_at: string; category: OrderCategory; reviewed: boolean; state?: OrderState }

/** The same choice that the server would make, over rows of the device. */
export function fitsFilter(row: Filtered, filter: RecordFilter): boolean {
  if (filter.kind !== undefined && row.category !== filter.kind) return false
  if (filter.state !== undefined && row.state !== undefined && row.state !== filter.state) return false
  if (filter.review !== undefined && row.reviewed !== (filter.review === 'reviewed')) return false
  if (filter.from === undefined && filter.to === undefined) return true
  return isWithin(filter, dayInBrazil(Date.parse(row.created_at)))
}
