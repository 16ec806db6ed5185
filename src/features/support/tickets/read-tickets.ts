import type { TicketTopic } from '../../../../contract/support/ticket-topics.ts'
import type { Ticket } from '../../../../contract/support/tickets.ts'
import type { QueuedWriteRow } from '../../../db/queue-rows.ts'
import { findAnswer, openAnswer } from '../../../db/read-answer.ts'
import type { ReadOnlyDatabase } from '../../../db/read-only.ts'
import { type ParkedWrite, toParkedWrite } from '../../../sync/queue/overlay.ts'
import { readAge } from '../../../sync/queue/read-overlaid.ts'
import { readOpenSubject, ticketOfReply } from './ticket-subject.ts'

/** A ticket or a message that lies in the queue: its words are sealed, so only this is known of it. */
export interface Waiting {
  readonly seq: number
  readonly at: number
  /** It was refused: the member has to decide. */
  readonly parked: ParkedWrite | undefined
}

export interface TicketItem {
  readonly id: string
  readonly topic: TicketTopic
  /** `undefined` while the server has not heard of it. */
  readonly ticket: Ticket | undefined
  readonly waiting: readonly Waiting[]
}

export interface TicketList {
  readonly items: readonly TicketItem[]
  /** Milliseconds; `undefined`: never read. */
  readonly at: number | undefined
}

/** For a live query: what the server has and what still waits here, of one moment. */
export function readTickets(db: ReadOnlyDatabase, memberId: string): Promise<TicketList> {
  return db
    .snapshot(['answers', 'queuedWrites', 'syncState'], async () => ({
      row: await findAnswer(db, 'tickets', { memberId }),
      writes: await db.queuedWrites.where('memberId').equals(memberId).toArray(),
      at: await readAge(db, { memberId, resource: 'tickets' }),
    }))
    .then(async ({ row, writes, at }) => ({
      items: joinTickets((await openAnswer(db, row)) ?? [], writes),
      at,
    }))
}

/** What waits to be opened stands first; messages that wait stand with their ticket. */
function joinTickets(known: readonly Ticket[], writes: readonly QueuedWriteRow[]): TicketItem[] {
  const ids = new Set(known.map(ticket => ticket.id))
  const opening = writes
    .filter(write => write.kind === 'ticket-open' && !ids.has(readOpenSubject(write.subject).id))
    .map(write => ({ ...readOpenSubject(write.subject), ticket: undefined, waiting: [toWaiting(write)] }))
  const replies = writes.filter(write => write.kind === 'ticket-reply')
  const there = known.map(ticket => ({
    id: ticket.id,
    topic: ticket.topic,
    ticket,
    waiting: replies.filter(write => ticketOfReply(write.subject) === ticket.id).map(toWaiting),
  }))
  return [...opening.toReversed(), ...there]
}

function toWaiting(write: QueuedWriteRow): Waiting {
  const parked = write.state === 'parked' ? toParkedWrite(write) : undefined
  return { seq: write.seq, at: write.createdAt, parked }
}
