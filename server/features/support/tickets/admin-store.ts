import { sql } from 'kysely'
import type { Executor, MessageRow, TicketRow } from './store.ts'

export interface AdminTicketRow extends TicketRow {
  readonly member_name: string
  readonly claimer: string | null
  readonly answerer: string | null
  readonly messages: bigint
}

interface Wanted {
  readonly state: TicketRow['state'] | undefined
  /** Complaints alone, by the day until which they are answered. */
  readonly byDue: boolean
  readonly claimedBy: string | undefined
  /** Where the page begins: after this one. */
  readonly after: { readonly at: Date; readonly id: string } | undefined
  readonly limit: number
}

const columns = sql`t.*, m.name AS member_name, a.name AS claimer, c.name AS answerer,
  (SELECT count(*) FROM ticket_message x WHERE x.member_id = t.member_id AND x.ticket_id = t.id) AS messages
  FROM ticket t JOIN member m ON m.id = t.member_id LEFT JOIN administrator a ON a.id = t.claimed_by
  LEFT JOIN administrator c ON c.id = t.contested_answerer`

/** What waits stands oldest first, complaints by their day, everything else newest first. */
export async function listInbox(on: Executor, wanted: Wanted): Promise<readonly AdminTicketRow[]> {
  const { state, byDue, claimedBy, after, limit } = wanted
  const isQueue = state === 'open'
  const at = byDue ? sql`t.due_at` : sql`t.updated_at`
  const order = isQueue ? sql`${at}, t.id` : sql`${at} DESC, t.id DESC`
  const beyond = isQueue ? sql`>` : sql`<`
  const { rows } = await sql<AdminTicketRow>`SELECT ${columns}
    WHERE (${state ?? null}::text IS NULL OR t.state = ${state ?? null})
      AND (NOT ${byDue} OR t.topic = 'complaint')
      AND (${claimedBy ?? null}::uuid IS NULL OR (t.claimed_by = ${claimedBy ?? null}::uuid AND t.state <> 'closed'))
      AND (${after?.id ?? null}::uuid IS NULL
        OR (${at}, t.id) ${beyond} (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    ORDER BY ${order} LIMIT ${limit}`.execute(on)
  return rows
}

/** How many complaints were to be answered before `now` and were not. */
export async function countOverdue(on: Executor, now: Date): Promise<number> {
  const { rows } = await sql<{ many: bigint }>`SELECT count(*) AS many FROM ticket
    WHERE topic = 'complaint' AND state = 'open' AND due_at < ${now}`.execute(on)
  return Number(rows[0]?.many ?? 0n)
}

export async function findAdminTicket(on: Executor, id: string): Promise<AdminTicketRow | undefined> {
  const { rows } = await sql<AdminTicketRow>`SELECT ${columns} WHERE t.id = ${id}`.execute(on)
  return rows[0]
}

export type AdminMessageRow = MessageRow & { readonly administrator: string | null }

export async function listAdminMessages(
  on: Executor,
  { member_id, id }: Pick<TicketRow, 'member_id' | 'id'>,
): Promise<readonly AdminMessageRow[]> {
  const { rows } = await sql<AdminMessageRow>`SELECT x.*, a.name AS administrator
    FROM ticket_message x LEFT JOIN administrator a ON a.id = x.administrator_id
    WHERE x.member_id = ${member_id} AND x.ticket_id = ${id} ORDER BY x.created_at, x.id`.execute(on)
  return rows
}
