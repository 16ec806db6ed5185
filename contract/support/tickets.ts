import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { day, instant, line, page, sealedMember, text, uuid } from '../fields.ts'
import { ticketTopics } from './ticket-topics.ts'

/**
 * Within how many days a person of the operator answers a complaint. The strictest of what binds: seven days in Brazil (Decreto
 * 11.034/2022, art. 13), five working days for what concerns a player's protection in Curaçao (CGA, Player Complaints Policy).
 */
export const complaintDays = 5

/** `open`: the operator has to answer; `answered`: the member's turn; `closed`: at its end, until somebody opens it again. */
export const ticketStates = ['open', 'answered', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]

/** What a ticket may be about, by the number the member knows it by. */
const order = z.strictObject({ kind: z.enum(['recharge', 'withdrawal'], 'required'), id: uuid })

export type TicketOrder = z.output<typeof order>

const words = text(1, 2000)

const message = z.object({
  id: z.string(),
  /** `house`: a person of the operator; nobody is named. */
  author: z.enum(['member', 'house']),
  text: z.string(),
  created_at: instant,
})

export type TicketMessage = z.output<typeof message>

const head = {
  id: z.string(),
  /** Short enough to read out by telephone. */
  ticket_no: z.string(),
  topic: z.enum(ticketTopics),
  order: z.nullable(order),
  state: z.enum(ticketStates),
  /** Of a complaint that waits for the operator: until when it is answered. */
  due_at: z.optional(instant),
  created_at: instant,
  updated_at: instant,
}

const ticket = z.object({
  ...head,
  messages: z.array(message),
})
export type Ticket = z.output<typeof ticket>

/** The member's last fifty, what changed last first, each with all of its messages. */
export const tickets = defineEndpoint('GET /api/informationcenter/tickets', {
  access: 'member',
  offline: 'keep',
  reply: z.object({ data: z.array(ticket) }),
})

/** The ids are made by the device: a ticket that waited in the queue is opened once, whatever happens on the way. */
export const openTicketBody = z.strictObject({
  id: uuid,
  topic: z.enum(ticketTopics, 'required'),
  order: z.nullable(order),
  text: words,
})
export const openTicket = defineEndpoint('POST /api/informationcenter/tickets/open', {
  access: 'member',
  offline: 'queue',
  idempotency: 'key',
  body: openTicketBody,
  reply: z.object({ data: ticket }),
})

export const replyTicketBody = z.strictObject({ id: uuid, ticket_id: uuid, text: words })
export const replyTicket = defineEndpoint('POST /api/informationcenter/tickets/reply', {
  access: 'member',
  offline: 'queue',
  idempotency: 'key',
  body: replyTicketBody,
  reply: z.object({ data: ticket }),
})

/** "That is solved": by the member. Closing twice is closing once. */
export const closeOwnTicket = defineEndpoint('POST /api/informationcenter/tickets/close', {
  access: 'member',
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid, member_id: sealedMember }),
  reply: z.object({ data: ticket }),
})

const adminTicket = z.object({
  ...head,
  member: z.object({ id: z.string(), name: z.string() }),
  /** The administrator who handles it; null: nobody yet. */
  claimed_by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Of a complaint whose answer the member contests: the administrator who gave it. The next answer is a colleague's. */
  contested: z.nullable(z.object({ id: z.string(), name: z.string() })),
  messages_count: z.number(),
})
export type AdminTicket = z.output<typeof adminTicket>

const admin = { access: 'administrator', roles: ['owner', 'support'], offline: 'refuse' } as const

/** `complaint`: those that wait for an answer. */
export const ticketFilters = ['mine', 'complaint', ...ticketStates] as const

/**
 * What waits for the operator stands first and oldest first, complaints by the day until which they are answered; the rest by its last
 * change, newest first.
 */
export const ticketInbox = defineEndpoint('POST /api/admin/tickets', {
  ...admin,
  body: z.strictObject({ state: z.optional(z.enum(ticketFilters)), cursor: page.cursor, limit: page.limit }),
  reply: z.object({
    data: z.array(adminTicket),
    next_cursor: z.nullable(z.string()),
    /** Complaints whose day has passed without an answer, whatever list is asked for. */
    overdue: z.number(),
  }),
})

const adminMessage = z.object({ ...message.shape, administrator: z.nullable(z.string()) })
const thread = z.object({
  ticket: adminTicket,
  messages: z.array(adminMessage),
  /** The administrator who marked it first as showing harm; null: nobody did. */
  mark: z.nullable(z.object({ administrator: z.string(), at: instant })),
})
export type TicketThread = z.output<typeof thread>

export const ticketThread = defineEndpoint('POST /api/admin/tickets/thread', {
  ...admin,
  body: z.strictObject({ id: uuid }),
  reply: z.object({ data: thread }),
})

/** Takes it, or takes it over from a colleague who has not touched it for half an hour; `give_back` lets it go. */
export const claimTicket = defineEndpoint('POST /api/admin/tickets/claim', {
  ...admin,
  idempotency: 'key',
  body: z.strictObject({ id: uuid, give_back: z.boolean('required') }),
  reply: z.object({ data: thread }),
})

/**
 * The administrator who answers claims the ticket; the member is notified at once. A member who writes again after the first answer to a
 * complaint contests it: the author of that answer may neither claim nor answer it (complaint_second_look) until a colleague has answered.
 */
export const answerTicket = defineEndpoint('POST /api/admin/tickets/answer', {
  ...admin,
  idempotency: 'key',
  body: z.strictObject({ id: uuid, text: words, close: z.boolean('required') }),
  reply: z.object({ data: thread }),
})

/** Closes or opens it again without a word to the member. A complaint that was not answered stays open. */
export const moveTicket = defineEndpoint('POST /api/admin/tickets/move', {
  ...admin,
  idempotency: 'key',
  body: z.strictObject({ id: uuid, to: z.enum(['closed', 'open'], 'required') }),
  reply: z.object({ data: thread }),
})

/**
 * Records an administrator's judgement that the member's messages show harm (debts, despair, play that they cannot stop). It is kept with
 * the steps of their case, the reason sealed, and counts in the 30-day score, once a ticket. The member is not notified. Refuses
 * not_found of play money.
 */
export const markTicket = defineEndpoint('POST /api/admin/tickets/mark', {
  ...admin,
  idempotency: 'key',
  body: z.strictObject({ id: uuid, reason: line(3, 300) }),
  reply: z.object({ data: thread }),
})

/**
 * The complaints that came in a period of days in America/Sao_Paulo, as a table for an authority: when each came, was answered, contested
 * and answered by somebody else, and whether in time. No names and no words: the number leads to both. Its making is audited.
 */
export const exportComplaints = defineEndpoint('POST /api/admin/tickets/complaints', {
  ...admin,
  body: z.strictObject({ from: day, to: day }),
  reply: z.object({
    data: z.object({ file_name: z.string(), csv: z.string(), rows: z.number(), is_cut: z.boolean() }),
  }),
})
