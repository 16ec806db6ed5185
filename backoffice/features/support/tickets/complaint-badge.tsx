import { useLingui } from '@lingui/react/macro'
import type { AdminTicket } from '../../../../contract/support/tickets.ts'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { useNow } from '../../../../src/ui/use-now.ts'
import { TimeLeftBadge } from '../../../parts/time-left-badge.tsx'
import { useBackOffice } from '../../../state/back-office.ts'

const soonMs = 2 * 86_400_000

/** How long until a complaint is to be answered, and who leaves that to others; nothing once it is, and for other tickets. */
export function ComplaintBadge({ ticket: { due_at, contested } }: { ticket: AdminTicket }) {
  const { t } = useLingui()
  const now = useNow(60_000, useBackOffice().now)
  const answerer = contested?.name
  return due_at === undefined ? null : (
    <>
      <TimeLeftBadge dueAt={due_at} now={now} soonMs={soonMs} />
      {answerer === undefined ? null : <Badge tone="sky">{t`Second look: not ${answerer}`}</Badge>}
    </>
  )
}
