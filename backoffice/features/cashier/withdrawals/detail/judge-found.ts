import type { ReviewItem } from '../../../../../contract/operations/backoffice.ts'
import type { Intent } from '../intent.ts'

export type Found = 'decided' | 'first-approval' | 'overtaken' | 'not-arrived'

interface Given {
  /** The row as it was when the decision was sent. */
  readonly before: ReviewItem
  /** The row as it is now. */
  readonly row: ReviewItem
  readonly intent: Intent
  /** Of the administrator who asks. */
  readonly name: string
}

/** What the row says about a decision whose answer was lost on the way. */
export function judgeFound({ before, row, intent, name }: Given): Found {
  const isMine = (row.reviewer ?? '').split(', ').includes(name)
  if (row.state === 'pending') {
    const hasFirst = intent.verdict === 'approve' && row.reviewer !== before.reviewer
    if (!hasFirst) return 'not-arrived'
    return isMine ? 'first-approval' : 'overtaken'
  }
  const isWished =
    intent.verdict === 'reject'
      ? row.state === 'rejected' && row.reason === intent.reason
      : row.state !== 'rejected'
  return isMine && isWished ? 'decided' : 'overtaken'
}
