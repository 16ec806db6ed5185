import {
  openTicket,
  openTicketBody,
  replyTicket,
  replyTicketBody,
  type Ticket,
} from '../../../../contract/support/tickets.ts'
import type { BaseTables } from '../../../db/database.ts'
import { readAnswer } from '../../../db/read-answer.ts'
import { sealValue } from '../../../db/sealed-values.ts'
import { defineWriteKind } from '../../../sync/queue/write-kind.ts'
import { openSubject, replySubject, ticketNumber } from './ticket-subject.ts'

/** Puts the ticket where the list reads it, so that nothing flickers between the queue and the next pull. */
async function settle({ answers }: Pick<BaseTables, 'answers'>, ticket: Ticket, memberId: string) {
  const before = (await readAnswer({ answers }, 'tickets', { memberId })) ?? []
  const sealed = await sealValue(answers, [ticket, ...before.filter(one => one.id !== ticket.id)])
  await answers.put({ memberId, name: 'tickets', language: '', part: '', sealed })
}

/** A question may wait for the network: its id is made here, so that it is asked once. Encrypted in the queue. */
export const openTicketWrite = defineWriteKind({
  id: 'ticket-open',
  version: 1,
  payload: openTicketBody,
  sealed: true,
  subject: openSubject,
  label: ({ id }) => ticketNumber(id),
  tables: ['answers', 'keys'],
  send: (payload, request) =>
    request(openTicket, payload, (tables, { data }, { memberId }) => settle(tables, data, memberId)),
})

export const replyTicketWrite = defineWriteKind({
  id: 'ticket-reply',
  version: 1,
  payload: replyTicketBody,
  sealed: true,
  subject: replySubject,
  label: ({ ticket_id }) => ticketNumber(ticket_id),
  tables: ['answers', 'keys'],
  send: (payload, request) =>
    request(replyTicket, payload, (tables, { data }, { memberId }) => settle(tables, data, memberId)),
})
