import type * as z from 'zod/mini'
import { markTicket, type TicketThread } from '../../../../contract/support/tickets.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { markHarm } from '../../responsible-gambling/harm-detection/service.ts'
import { type By, readThread } from './admin.ts'
import { lockTicket } from './store.ts'

/** Any administrator who reads the ticket may mark it, also while a colleague handles it. */
export function mark(
  deps: Deps,
  { administratorId, key, body }: By<z.output<typeof markTicket.body>>,
): Promise<{ data: TicketThread } | Refused> {
  const call = { endpoint: markTicket, memberId: administratorId, key, body }
  return runOnce(deps, call, async (tx, isAbout) => {
    const row = await lockTicket(tx, body.id)
    if (row === undefined) return refuse('ticket_unknown')
    isAbout(row.member_id)
    const { member_id: memberId, id: ticketId } = row
    const refused = await markHarm(deps, tx, { memberId, administratorId, ticketId, reason: body.reason })
    return refused ?? readThread(deps, tx, row.id)
  })
}
