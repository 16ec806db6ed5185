import type { DeviceMemberRow } from '../../db/queue-rows.ts'

/** Whether the member of this row may be shown before a session is proved. */
export function isRemembered(row: DeviceMemberRow, now: number): boolean {
  return row.remembered && row.validUntil > now
}

/** Whose rows a start without a token may show: of the members that are remembered, the one seen last. */
export function lastRemembered(members: readonly DeviceMemberRow[], now: number): string | undefined {
  const remembered = members.filter(row => isRemembered(row, now))
  return remembered.sort((a, b) => b.lastSeenAt - a.lastSeenAt)[0]?.memberId
}
