import type { TicketTopic } from '../../../../contract/support/ticket-topics.ts'
import { complaintDays, type TicketState } from '../../../../contract/support/tickets.ts'

interface Held {
  readonly claimed_by: string | null
  readonly claimed_at: Date | null
}

/** Enough for anybody who wants to be helped, little for who wants to drown the operator. */
const mostOpen = 5
const mostAnHour = 10
const mostADay = 30

interface Busy {
  readonly open: number
  readonly lastHour: number
  readonly lastDay: number
}

/** Open questions never keep anybody from complaining. */
export function mayOpen(topic: TicketTopic, { open, ...written }: Busy): boolean {
  return (topic === 'complaint' || open < mostOpen) && mayWrite(written)
}

export function mayWrite({ lastHour, lastDay }: Pick<Busy, 'lastHour' | 'lastDay'>): boolean {
  return lastHour < mostAnHour && lastDay < mostADay
}

/** Until when a complaint that waits from now on is answered; other tickets have no day. */
export function dueFrom(topic: TicketTopic, now: Date): Date | null {
  return topic === 'complaint' ? new Date(now.getTime() + complaintDays * 86_400_000) : null
}

const claimMs = 30 * 60_000

/** A colleague who has not touched a ticket for half an hour does not keep it from others. */
export function isTakenByOther(
  { claimed_by, claimed_at }: Held,
  administratorId: string,
  now: Date,
): boolean {
  if (claimed_by === null || claimed_by === administratorId || claimed_at === null) return false
  return now.getTime() - claimed_at.getTime() < claimMs
}

/**
 * Whose answer a member contests by writing again into a complaint: of the one person who has answered so far. Once two have looked,
 * anybody may go on.
 */
export function contestedAnswerer(topic: TicketTopic, answerers: readonly string[]): string | null {
  const [first] = answerers
  return topic === 'complaint' && answerers.length === 1 && first !== undefined ? first : null
}

const reopenMs = 30 * 86_400_000

/** A member who writes into a closed ticket opens it again, for a month; after that it is a new matter. */
export function mayWriteInto(
  { state, updated_at }: { readonly state: TicketState; readonly updated_at: Date },
  now: Date,
): boolean {
  return state !== 'closed' || now.getTime() - updated_at.getTime() < reopenMs
}

/** Short enough for the telephone. */
export function ticketNumber(id: string): string {
  return id.replaceAll('-', '').slice(-8).toUpperCase()
}
