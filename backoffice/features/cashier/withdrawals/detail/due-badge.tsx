import type { ReviewItem } from '../../../../../contract/operations/backoffice.ts'
import { TimeLeftBadge } from '../../../../parts/time-left-badge.tsx'

const soonMs = 30 * 60_000

/** How long until the member was told to have the money; nothing once it is decided otherwise or paid. */
export function DueBadge({ item, now }: { item: ReviewItem; now: number }) {
  const isOpen = item.state === 'pending' || item.state === 'approved'
  if (item.expected_by === null || !isOpen) return null
  return <TimeLeftBadge dueAt={item.expected_by} now={now} soonMs={soonMs} />
}
