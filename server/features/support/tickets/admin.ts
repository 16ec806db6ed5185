import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../../../contract/endpoint.ts'
import { isUuid } from '../../../../contract/is-uuid.ts'
import {
  type AdminTicket,
  answerTicket,
  claimTicket,
  moveTicket,
  type TicketThread,
  type ticketInbox,
} from '../../../../contract/support/tickets.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { readMark } from '../../responsible-gambling/harm-detection/service.ts'
import {
  type AdminTicketRow,
  countOverdue,
  findAdminTicket,
  listAdminMessages,
  listInbox,
} from './admin-store.ts'
import { dueFrom, isTakenByOther, ticketNumber } from './rules.ts'
import { openText } from './sealed-text.ts'
import { dueOf, say } from './service.ts'
import { changeTicket, type Executor, lockTicket, type TicketRow } from './store.ts'

const pageSize = 30

export async function readInbox(
  deps: Deps,
  administratorId: string,
  { state, cursor, limit = pageSize }: z.output<typeof ticketInbox.body>,
): Promise<z.output<typeof ticketInbox.reply> | Refused> {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  if (after === null) return refuseFields({ cursor: ['invalid'] })
  const isMine = state === 'mine'
  const byDue = state === 'complaint'
  const rows = await listInbox(deps.db, {
    state: isMine ? undefined : byDue ? 'open' : state,
    byDue,
    claimedBy: isMine ? administratorId : undefined,
    after,
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const at = byDue ? last?.due_at : last?.updated_at
  return {
    data: shown.map(toAdmin),
    next_cursor: last && at ? `${at.getTime()}.${last.id}` : null,
    overdue: await countOverdue(deps.db, deps.clock.now()),
  }
}

function readCursor(cursor: string): { at: Date; id: string } | null {
  const [, time = '', id = ''] = /^(\d{1,15})\.(.+)$/.exec(cursor) ?? []
  return isUuid(id) ? { at: new Date(Number(time)), id } : null
}

function toAdmin(row: AdminTicketRow): AdminTicket {
  const { id, topic, state, order_kind: kind, order_id: orderId } = row
  const { claimed_by: claimer, contested_answerer: contested } = row
  return {
    id,
    ticket_no: ticketNumber(id),
    topic,
    state,
    ...dueOf(row),
    order: kind === null || orderId === null ? null : { kind, id: orderId },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    member: { id: row.member_id, name: row.member_name },
    claimed_by: claimer === null ? null : { id: claimer, name: row.claimer ?? '' },
    contested: contested === null ? null : { id: contested, name: row.answerer ?? '' },
    messages_count: Number(row.messages),
  }
}

/** The whole of a ticket as it stands. */
export async function readThread(
  deps: Deps,
  on: Executor,
  id: string,
): Promise<{ data: TicketThread } | Refused> {
  const row = await findAdminTicket(on, id)
  if (row === undefined) return refuse('ticket_unknown')
  const messages = await listAdminMessages(on, row)
  const mark = await readMark(on, row.member_id, row.id)
  return {
    data: {
      ticket: toAdmin(row),
      messages: messages.map(message => ({
        id: message.id,
        author: message.administrator_id === null ? ('member' as const) : ('house' as const),
        text: openText(deps, message),
        created_at: message.created_at.toISOString(),
        administrator: message.administrator,
      })),
      mark: mark === undefined ? null : { administrator: mark.administrator, at: mark.at.toISOString() },
    },
  }
}

export interface By<Body> {
  readonly administratorId: string
  readonly key: string | undefined
  readonly body: Body
}

type Work = (tx: Tx, row: TicketRow, now: Date) => Promise<Refused | undefined>
/** The calls that answer the ticket as it stands after them. */
type ThreadCall = Endpoint<Schema, Schema, typeof claimTicket.reply>

/** One act of the desk on one ticket that nobody else looks after. */
function onTicket(
  deps: Deps,
  endpoint: ThreadCall,
  { administratorId, key, body }: By<{ readonly id: string }>,
  work: Work,
): Promise<{ data: TicketThread } | Refused> {
  return runOnce(deps, { endpoint, memberId: administratorId, key, body }, async (tx, isAbout) => {
    const row = await lockTicket(tx, body.id)
    if (row === undefined) return refuse('ticket_unknown')
    isAbout(row.member_id)
    const now = deps.clock.now()
    if (isTakenByOther(row, administratorId, now)) return refuse('ticket_claimed')
    const refused = await work(tx, row, now)
    return refused ?? readThread(deps, tx, row.id)
  })
}

const subjectOf = ({ id }: TicketRow) => `ticket:${id}`

export function claim(deps: Deps, asked: By<z.output<typeof claimTicket.body>>) {
  const { administratorId, body } = asked
  return onTicket(deps, claimTicket, asked, async (tx, row, now) => {
    if (row.state === 'closed') return refuse('ticket_closed')
    if (row.contested_answerer === administratorId && !body.give_back) return refuse('complaint_second_look')
    const hands = body.give_back
      ? { claimed_by: null, claimed_at: null }
      : { claimed_by: administratorId, claimed_at: now }
    await changeTicket(tx, { ...row, ...hands })
    const action = body.give_back ? 'ticket_given_back' : 'ticket_claimed'
    await audit(deps, tx, { administratorId, action, subject: subjectOf(row), details: {} })
    return undefined
  })
}

/** The administrator who answers handles the ticket from then on; the member is notified and their tabs pull at once. */
export function answer(deps: Deps, asked: By<z.output<typeof answerTicket.body>>) {
  const { administratorId, body } = asked
  return onTicket(deps, answerTicket, asked, async (tx, row, now) => {
    const { member_id: memberId, id: ticketId } = row
    if (row.contested_answerer === administratorId) return refuse('complaint_second_look')
    await say(deps, tx, { memberId, ticketId, id: deps.ids(), text: body.text, administratorId })
    const state = body.close ? 'closed' : 'answered'
    const mine = { claimed_by: administratorId, claimed_at: now, contested_answerer: null }
    await changeTicket(tx, { ...row, ...mine, state, updated_at: now })
    const details = { ticket_no: ticketNumber(ticketId) }
    const link = `/information-center/tickets?id=${ticketId}`
    await notify(deps, tx, { memberId, kind: 'ticket_answered', details, link })
    await deps.wallet.announce(tx, { memberId, topic: 'tickets', payload: {} })
    await audit(deps, tx, {
      administratorId,
      action: 'ticket_answered',
      subject: subjectOf(row),
      details: { closed: body.close, ...(row.contested_answerer !== null && { second_look: true }) },
    })
    return undefined
  })
}

export function move(deps: Deps, asked: By<z.output<typeof moveTicket.body>>) {
  const { administratorId, body } = asked
  return onTicket(deps, moveTicket, asked, async (tx, row, now) => {
    if (body.to === 'closed' && row.state === 'closed') return refuse('ticket_closed')
    if (body.to === 'open' && row.state !== 'closed') return refuse('ticket_not_closed')
    if (body.to === 'closed' && row.state === 'open' && row.due_at !== null)
      return refuse('complaint_unanswered')
    const due_at = body.to === 'open' ? dueFrom(row.topic, now) : row.due_at
    const hands =
      body.to === 'open'
        ? { claimed_by: administratorId, claimed_at: now }
        : { claimed_by: null, claimed_at: null }
    await changeTicket(tx, { ...row, ...hands, state: body.to, due_at, updated_at: now })
    await deps.wallet.announce(tx, { memberId: row.member_id, topic: 'tickets', payload: {} })
    const action = body.to === 'closed' ? 'ticket_closed' : 'ticket_reopened'
    await audit(deps, tx, { administratorId, action, subject: subjectOf(row), details: {} })
    return undefined
  })
}
