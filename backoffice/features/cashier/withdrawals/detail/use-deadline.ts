import { useCallback } from 'react'
import { type ReviewDeadline, reviewDeadline } from '../../../../../contract/cashier/review-deadline.ts'
import { useWhole } from '../../../../parts/use-whole.ts'
import { useBackOffice } from '../../../../state/back-office.ts'

/** The clock over the whole desk; `undefined` until it was read. */
export function useDeadline(): ReviewDeadline | undefined {
  const { api } = useBackOffice()
  const read = useCallback(async () => {
    const result = await api.call(reviewDeadline, { body: {} })
    return result.kind === 'answer' ? { ...result, reply: { data: [result.reply.data] } } : result
  }, [api])
  const { list } = useWhole<ReviewDeadline>(read)
  return list.status === 'ready' ? list.rows[0] : undefined
}
