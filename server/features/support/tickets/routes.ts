import {
  answerTicket,
  claimTicket,
  closeOwnTicket,
  exportComplaints,
  markTicket,
  moveTicket,
  openTicket,
  replyTicket,
  ticketInbox,
  tickets,
  ticketThread,
} from '../../../../contract/support/tickets.ts'
import type { Deps } from '../../../deps.ts'
import { administratorRoute, memberRoute, type Route } from '../../../platform/http/route.ts'
import { answer, claim, move, readInbox, readThread } from './admin.ts'
import { mark } from './mark.ts'
import { reportComplaints } from './report.ts'
import { closeOwn, open, readTickets, reply } from './service.ts'

/** Questions of members, and the desk that answers them. */
export function ticketsRoutes(deps: Deps): Route[] {
  return [
    memberRoute(tickets, async ({ caller }) => ({ data: await readTickets(deps, caller.memberId) })),
    memberRoute(openTicket, ({ body, caller: { memberId }, idempotencyKey: key }) =>
      open(deps, { memberId, key, body }),
    ),
    memberRoute(replyTicket, ({ body, caller: { memberId }, idempotencyKey: key }) =>
      reply(deps, { memberId, key, body }),
    ),
    memberRoute(closeOwnTicket, ({ body, caller: { memberId }, idempotencyKey: key }) =>
      closeOwn(deps, { memberId, key, body }),
    ),
    administratorRoute(ticketInbox, ({ body, caller }) => readInbox(deps, caller.administratorId, body)),
    administratorRoute(ticketThread, ({ body }) => readThread(deps, deps.db, body.id)),
    administratorRoute(claimTicket, ({ body, caller: { administratorId }, idempotencyKey: key }) =>
      claim(deps, { administratorId, key, body }),
    ),
    administratorRoute(answerTicket, ({ body, caller: { administratorId }, idempotencyKey: key }) =>
      answer(deps, { administratorId, key, body }),
    ),
    administratorRoute(moveTicket, ({ body, caller: { administratorId }, idempotencyKey: key }) =>
      move(deps, { administratorId, key, body }),
    ),
    administratorRoute(markTicket, ({ body, caller: { administratorId }, idempotencyKey: key }) =>
      mark(deps, { administratorId, key, body }),
    ),
    administratorRoute(exportComplaints, ({ body, caller }) =>
      reportComplaints(deps, caller.administratorId, body),
    ),
  ]
}
