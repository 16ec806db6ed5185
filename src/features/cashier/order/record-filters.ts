import { type RecordFilter, readRecordFilter } from '../../../records/record-filter.ts'

export const rechargeStateWords = ['pending', 'paid', 'expired', 'failed', 'refunded'] as const
export const rechargeKindWords = ['pix', 'transfer'] as const
export const withdrawalStateWords = ['pending', 'approved', 'paid', 'rejected', 'failed', 'returned'] as const
export const withdrawalKindWords = ['pix', 'bank'] as const
const reviewWords = ['reviewed', 'unreviewed'] as const

/** What the address of `/rechargeRecord` says. */
export function readRechargeFilter(raw: Record<string, unknown>): RecordFilter {
  return readRecordFilter({ kind: rechargeKindWords, state: rechargeStateWords }, raw)
}

/** What the address of `/withdrawalRecord` says. */
export function readWithdrawalFilter(raw: Record<string, unknown>): RecordFilter {
  return readRecordFilter(
    { kind: withdrawalKindWords, state: withdrawalStateWords, review: reviewWords },
    raw,
  )
}
