import type { ReviewItem } from '../../../../../contract/operations/backoffice.ts'
import { TimeLeftBadge } from '../../../../parts/time-left-badge.tsx'

const soonMs = 30 * 60_000

/** Time left until the payment time that the member was shown (`expected_by`); only for pending and approved withdrawals. */
export function DueBadge({ item, now }: { item: ReviewItem; now: number }) {
  const isOpen = item.state === 'pending' || item.state === 'approved'
  if (item.expected_by === null || !isOpen) return null
  return <TimeLeftBadge dueAt={item.expected_by} now={now} soonMs={soonMs} />
}
