import type * as z from 'zod/mini'
import { closeOwnTicket, openTicket, replyTicket, type Ticket } from '../../../../contract/support/tickets.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { type Asked, runOnce } from '../../../platform/http/run-once.ts'
import { contestedAnswerer, dueFrom, mayOpen, mayWrite, mayWriteInto, ticketNumber } from './rules.ts'
import { openText, sealText } from './sealed-text.ts'
import {
  changeTicket,
  type Executor,
  findOwnTicket,
  hasOrder,
  insertMessage,
  insertTicket,
  listAnswerers,
  listMessages,
  listOwnTickets,
  lockTicket,
  type MessageRow,
  readBusy,
  type TicketRow,
} from './store.ts'

const mostListed = 50

/** The member's tickets with their messages, newest first. */
export async function readTickets(deps: Deps, memberId: string, most = mostListed): Promise<Ticket[]> {
  const rows = await listOwnTickets(deps.db, memberId, most)
  const ids = rows.map(row => row.id)
  const messages = await listMessages(deps.db, memberId, ids)
  return rows.map(row =>
    toTicket(
      deps,
      row,
      messages.filter(message => message.ticket_id === row.id),
    ),
  )
}

function toTicket(deps: Deps, row: TicketRow, messages: readonly MessageRow[]): Ticket {
  const { id, topic, order_kind: kind, order_id: orderId, state } = row
  return {
    id,
    ticket_no: ticketNumber(id),
    topic,
    order: kind === null || orderId === null ? null : { kind, id: orderId },
    state,
    ...dueOf(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    messages: messages.map(message => ({
      id: message.id,
      author: message.administrator_id === null ? ('member' as const) : ('house' as const),
      text: openText(deps, message),
      created_at: message.created_at.toISOString(),
    })),
  }
}

/** Present while the ticket waits for the operator; an answer meets the deadline. */
export function dueOf({ state, due_at: due }: Pick<TicketRow, 'state' | 'due_at'>): { due_at?: string } {
  return state === 'open' && due !== null ? { due_at: due.toISOString() } : {}
}

async function readOne(deps: Deps, on: Executor, memberId: string, id: string): Promise<Ticket | undefined> {
  const row = await findOwnTicket(on, memberId, id)
  return row === undefined ? undefined : toTicket(deps, row, await listMessages(on, memberId, [id]))
}

type Answer = { data: Ticket }

/**
 * Opens a ticket under the id that the device made: sent twice, even under two keys, it is opened once. Everything runs
 * under the member's lock, so that the limits hold for however many at once.
 */
export async function open(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof openTicket.body>>,
): Promise<Answer | Refused> {
  return runOnce(deps, { endpoint: openTicket, memberId, key, body }, async tx => {
    const known = await readOne(deps, tx, memberId, body.id)
    if (known !== undefined) return { data: known }
    const now = deps.clock.now()
    if (body.order !== null && !(await hasOrder(tx, memberId, body.order))) {
      return refuseFields({ order: ['invalid'] })
    }
    if (!mayOpen(body.topic, await readBusy(tx, memberId, now))) return refuse('tickets_too_many')
    const row = {
      ...{ member_id: memberId, id: body.id, topic: body.topic, state: 'open' as const },
      ...{ order_kind: body.order?.kind ?? null, order_id: body.order?.id ?? null },
      ...{ due_at: dueFrom(body.topic, now), claimed_by: null, claimed_at: null },
      ...{ contested_answerer: null, created_at: now, updated_at: now },
    }
    // Somebody else's id: none of ours could know it.
    if (!(await insertTicket(tx, row))) return refuseFields({ id: ['invalid'] })
    await say(deps, tx, { memberId, ticketId: body.id, id: body.id, text: body.text, administratorId: null })
    return answerOf(deps, tx, memberId, body.id)
  })
}

/** Adds a message to an own ticket, and opens it again. Refuses ticket_unknown. */
export async function reply(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof replyTicket.body>>,
): Promise<Answer | Refused> {
  return runOnce(deps, { endpoint: replyTicket, memberId, key, body }, async tx => {
    const row = await lockTicket(tx, body.ticket_id)
    if (row === undefined || row.member_id !== memberId) return refuse('ticket_unknown')
    const now = deps.clock.now()
    const before = await readOne(deps, tx, memberId, row.id)
    if (before?.messages.some(message => message.id === body.id)) return { data: before }
    if (!mayWriteInto(row, now)) return refuse('ticket_closed')
    if (!mayWrite(await readBusy(tx, memberId, now))) return refuse('tickets_too_many')
    await say(deps, tx, { memberId, ticketId: row.id, id: body.id, text: body.text, administratorId: null })
    await changeTicket(tx, { ...row, ...(await waitingAgain(tx, row, now)), state: 'open', updated_at: now })
    return answerOf(deps, tx, memberId, row.id)
  })
}

type Waiting = Pick<TicketRow, 'due_at' | 'contested_answerer' | 'claimed_by' | 'claimed_at'>

/** Writing again moves no day that runs already. Whose answer is contested does not keep the complaint from the others. */
async function waitingAgain(tx: Tx, row: TicketRow, now: Date): Promise<Waiting> {
  if (row.state === 'open') return row
  const contested = contestedAnswerer(row.topic, await listAnswerers(tx, row))
  const { claimed_by, claimed_at } = contested === null ? row : { claimed_by: null, claimed_at: null }
  return { due_at: dueFrom(row.topic, now), contested_answerer: contested, claimed_by, claimed_at }
}

/** Closes an own ticket; one that is closed stays so. Refuses ticket_unknown. */
export async function closeOwn(
  deps: Deps,
  { memberId, key, body }: Asked<z.output<typeof closeOwnTicket.body>>,
): Promise<Answer | Refused> {
  return runOnce(deps, { endpoint: closeOwnTicket, memberId, key, body }, async tx => {
    const row = await lockTicket(tx, body.id)
    if (row === undefined || row.member_id !== memberId) return refuse('ticket_unknown')
    if (row.state !== 'closed') {
      const now = deps.clock.now()
      await changeTicket(tx, { ...row, state: 'closed', claimed_by: null, claimed_at: null, updated_at: now })
    }
    return answerOf(deps, tx, memberId, row.id)
  })
}

async function answerOf(deps: Deps, tx: Tx, memberId: string, id: string): Promise<Answer> {
  await deps.wallet.announce(tx, { memberId, topic: 'tickets', payload: {} })
  const data = await readOne(deps, tx, memberId, id)
  if (data === undefined) throw new Error('The ticket just written is not there')
  return { data }
}

interface Said {
  readonly memberId: string
  readonly ticketId: string
  readonly id: string
  readonly text: string
  readonly administratorId: string | null
}

/** Adds what somebody said, sealed. */
export async function say(deps: Deps, tx: Tx, said: Said): Promise<void> {
  await insertMessage(tx, {
    member_id: said.memberId,
    ticket_id: said.ticketId,
    id: said.id,
    administrator_id: said.administratorId,
    sealed: sealText(deps, said),
    created_at: deps.clock.now(),
  })
}
