import type { DeskTicket } from '../../contract/tickets.ts'
import { useNow } from '../../src/ui/use-now.ts'
import { useDesk } from '../desk/desk.ts'
import { TimeLeftBadge } from '../parts/time-left-badge.tsx'

const soonMs = 2 * 86_400_000

/** How long until a complaint is to be answered; nothing once it is, and for other tickets. */
export function ComplaintBadge({ ticket: { due_at } }: { ticket: DeskTicket }) {
  const now = useNow(60_000, useDesk().now)
  return due_at === undefined ? null : <TimeLeftBadge dueAt={due_at} now={now} soonMs={soonMs} />
}
