import { sql } from 'kysely'
import type { Executor, TicketRow } from './store.ts'

export interface ComplaintRow extends Pick<TicketRow, 'id' | 'state' | 'created_at' | 'updated_at'> {
  readonly answered_at: Date | null
  /** The member wrote again after that answer. */
  readonly contested_at: Date | null
  readonly second_at: Date | null
  /** Whether the second answer was given by somebody else than the first. */
  readonly by_another: boolean | null
}

/** Complaints that came on days in America/Sao_Paulo, both counted, oldest first. */
export async function listComplaints(
  on: Executor,
  { from, to, limit }: { readonly from: string; readonly to: string; readonly limit: number },
): Promise<readonly ComplaintRow[]> {
  const { rows } = await sql<ComplaintRow>`
    SELECT t.id, t.state, t.created_at, t.updated_at, one.created_at AS answered_at, again.created_at AS contested_at,
      two.created_at AS second_at, two.administrator_id <> one.administrator_id AS by_another
    FROM ticket t
    LEFT JOIN LATERAL (SELECT x.created_at, x.administrator_id FROM ticket_message x
      WHERE x.member_id = t.member_id AND x.ticket_id = t.id AND x.administrator_id IS NOT NULL
      ORDER BY x.created_at, x.id LIMIT 1) one ON true
    LEFT JOIN LATERAL (SELECT x.created_at FROM ticket_message x
      WHERE x.member_id = t.member_id AND x.ticket_id = t.id AND x.administrator_id IS NULL AND x.created_at > one.created_at
      ORDER BY x.created_at, x.id LIMIT 1) again ON true
    LEFT JOIN LATERAL (SELECT x.created_at, x.administrator_id FROM ticket_message x
      WHERE x.member_id = t.member_id AND x.ticket_id = t.id AND x.administrator_id IS NOT NULL
        AND x.created_at > again.created_at
      ORDER BY x.created_at, x.id LIMIT 1) two ON true
    WHERE t.topic = 'complaint' AND t.created_at >= ${from}::date::timestamp AT TIME ZONE 'America/Sao_Paulo'
      AND t.created_at < (${to}::date + 1)::timestamp AT TIME ZONE 'America/Sao_Paulo'
    ORDER BY t.created_at, t.id LIMIT ${limit}`.execute(on)
  return rows
}
