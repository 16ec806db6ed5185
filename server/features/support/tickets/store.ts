import { sql } from 'kysely'
import type { TicketTopic } from '../../../../contract/support/ticket-topics.ts'
import type { TicketState } from '../../../../contract/support/tickets.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

export type Executor = Tx | Deps['db']

export interface TicketRow {
  readonly member_id: string
  readonly id: string
  readonly topic: TicketTopic
  readonly order_kind: 'recharge' | 'withdrawal' | null
  readonly order_id: string | null
  readonly state: TicketState
  /** Of complaints: until when they are, or were to be, answered. */
  readonly due_at: Date | null
  readonly claimed_by: string | null
  readonly claimed_at: Date | null
  /** Of a contested complaint: whose answer it is, and who leaves the next one to somebody else. */
  readonly contested_answerer: string | null
  readonly created_at: Date
  readonly updated_at: Date
}

export interface MessageRow {
  readonly member_id: string
  readonly ticket_id: string
  readonly id: string
  readonly administrator_id: string | null
  readonly sealed: Buffer
  readonly created_at: Date
}

/** `false`: a ticket of this id exists already, of any member. */
export async function insertTicket(tx: Tx, row: TicketRow): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO ticket (member_id, id, topic, order_kind, order_id, state, due_at, created_at, updated_at)
    VALUES (${row.member_id}, ${row.id}, ${row.topic}, ${row.order_kind}, ${row.order_id}, ${row.state},
      ${row.due_at}, ${row.created_at}, ${row.updated_at}) ON CONFLICT DO NOTHING`.execute(tx)
  return numAffectedRows > 0n
}

/** `false`: it was said already. */
export async function insertMessage(tx: Tx, row: MessageRow): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO ticket_message (member_id, ticket_id, id, administrator_id, sealed, created_at)
    VALUES (${row.member_id}, ${row.ticket_id}, ${row.id}, ${row.administrator_id}, ${row.sealed}, ${row.created_at})
    ON CONFLICT DO NOTHING`.execute(tx)
  return numAffectedRows > 0n
}

/** For a change: nobody else changes it meanwhile. */
export async function lockTicket(tx: Tx, id: string): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`SELECT * FROM ticket WHERE id = ${id} FOR UPDATE`.execute(tx)
  return rows[0]
}

type Change = Pick<
  TicketRow,
  'member_id' | 'id' | 'state' | 'due_at' | 'claimed_by' | 'claimed_at' | 'contested_answerer' | 'updated_at'
>

export async function changeTicket(tx: Tx, row: Change): Promise<void> {
  await sql`UPDATE ticket SET state = ${row.state}, claimed_by = ${row.claimed_by}, claimed_at = ${row.claimed_at},
      updated_at = ${row.updated_at}, due_at = ${row.due_at}, contested_answerer = ${row.contested_answerer}
    WHERE member_id = ${row.member_id} AND id = ${row.id}`.execute(tx)
}

export async function listOwnTickets(
  on: Executor,
  memberId: string,
  limit: number,
): Promise<readonly TicketRow[]> {
  const { rows } = await sql<TicketRow>`SELECT * FROM ticket WHERE member_id = ${memberId}
    ORDER BY updated_at DESC, id DESC LIMIT ${limit}`.execute(on)
  return rows
}

export async function findOwnTicket(
  on: Executor,
  memberId: string,
  id: string,
): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`SELECT * FROM ticket
    WHERE member_id = ${memberId} AND id = ${id}`.execute(on)
  return rows[0]
}

/** In the order they were said. */
export async function listMessages(
  on: Executor,
  memberId: string,
  ticketIds: readonly string[],
): Promise<readonly MessageRow[]> {
  const { rows } = await sql<MessageRow>`SELECT * FROM ticket_message
    WHERE member_id = ${memberId} AND ticket_id = ANY(${[...ticketIds]}::uuid[])
    ORDER BY created_at, id`.execute(on)
  return rows
}

/** Which of the operator's people have answered in it so far. */
export async function listAnswerers(
  tx: Tx,
  { member_id, id }: Pick<TicketRow, 'member_id' | 'id'>,
): Promise<readonly string[]> {
  const { rows } = await sql<{
    administrator_id: string
  }>`SELECT DISTINCT administrator_id FROM ticket_message
    WHERE member_id = ${member_id} AND ticket_id = ${id} AND administrator_id IS NOT NULL`.execute(tx)
  return rows.map(row => row.administrator_id)
}

interface Busy {
  readonly open: number
  readonly lastHour: number
  readonly lastDay: number
}

/** How much a member has asked of the server lately. */
export async function readBusy(tx: Tx, memberId: string, now: Date): Promise<Busy> {
  const hour = new Date(now.getTime() - 3_600_000)
  const day = new Date(now.getTime() - 86_400_000)
  const { rows } = await sql<{ open: bigint; hour: bigint; day: bigint }>`
    SELECT (SELECT count(*) FROM ticket WHERE member_id = ${memberId} AND state <> 'closed') AS open,
      count(*) FILTER (WHERE created_at > ${hour}) AS hour, count(*) AS day
    FROM ticket_message
    WHERE member_id = ${memberId} AND administrator_id IS NULL AND created_at > ${day}`.execute(tx)
  const [row] = rows
  return { open: Number(row?.open ?? 0n), lastHour: Number(row?.hour ?? 0n), lastDay: Number(row?.day ?? 0n) }
}

/** Whether the member has such an order: a ticket names no order of somebody else. */
export async function hasOrder(
  tx: Tx,
  memberId: string,
  { kind, id }: { readonly kind: 'recharge' | 'withdrawal'; readonly id: string },
): Promise<boolean> {
  const table = sql.table(kind)
  const { rows } = await sql`SELECT 1 FROM ${table} WHERE member_id = ${memberId} AND id = ${id}`.execute(tx)
  return rows.length > 0
}
