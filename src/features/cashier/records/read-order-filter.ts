import { orderCategories, orderStates, reviewStates } from '../../../../contract/cashier/order-words.ts'
import { type RecordFilter, readRecordFilter } from '../../../records/record-filter.ts'

/** What the addresses of the order centre say. */
export function readOrderFilter(raw: Record<string, unknown>): RecordFilter {
  return readRecordFilter({ kind: orderCategories, state: orderStates, review: reviewStates }, raw)
}
