import type { Deps } from '../../../deps.ts'
import type { MessageRow } from './store.ts'

type Opener = Pick<Deps, 'secrets'>

/** A text moved to another member or ticket no longer opens. */
const contextOf = (memberId: string, ticketId: string, id: string) => `ticket:${memberId}:${ticketId}:${id}`

interface Text {
  readonly memberId: string
  readonly ticketId: string
  readonly id: string
  readonly text: string
}

export function sealText({ secrets }: Opener, { memberId, ticketId, id, text }: Text): Buffer {
  return secrets.encrypt(text, contextOf(memberId, ticketId, id))
}

export function openText({ secrets }: Opener, row: MessageRow): string {
  return secrets.decrypt(row.sealed, contextOf(row.member_id, row.ticket_id, row.id))
}
