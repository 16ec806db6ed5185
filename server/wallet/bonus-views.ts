import type { Kysely } from 'kysely'
import type { Database } from '../platform/database/schema.ts'
import type { Currency, GrantRow, RequirementStatus } from '../platform/database/tables.ts'

export interface RequirementView {
  readonly id: string
  readonly key: string
  readonly source: string
  /** The grant that it converts, or `null`. */
  readonly grantId: string | null
  readonly counting: 'full' | 'weighted'
  readonly contribution: Readonly<Record<string, number>> | null
  readonly holds: boolean
  /** Centavos as counted; `left` is 0 for a lot that no longer asks for anything. */
  readonly required: bigint
  readonly progress: bigint
  readonly left: bigint
  /** As it is at `now`: an open lot whose time is over is expired, whether or not that was written yet. */
  readonly status: RequirementStatus
  readonly createdAt: Date
  readonly expiresAt: Date | null
  readonly endedAt: Date | null
}

interface Whose {
  readonly memberId: string
  readonly currency: Currency
}

interface RequirementQuery extends Whose {
  readonly now: Date
  /** Only these; else all of the member's. */
  readonly keys?: readonly string[]
}

/** The member's lots, newest first. What a recharge's own lot still needs: `left` of the lot with its key. */
export async function readRequirements(
  db: Kysely<Database>,
  query: RequirementQuery,
): Promise<readonly RequirementView[]> {
  const { memberId, currency, now, keys } = query
  const rows = await db
    .selectFrom('wagering_lot')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .$if(keys !== undefined, select => select.where('key', 'in', [...(keys ?? [])]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(row => {
    const isOver = row.status === 'open' && row.expires_at !== null && row.expires_at <= now
    const status = isOver ? 'expired' : row.status
    return {
      id: row.id,
      key: row.key,
      source: row.source,
      grantId: row.grant_id,
      counting: row.counting,
      contribution: row.contribution,
      holds: row.holds,
      required: row.required,
      progress: row.progress,
      left: status === 'open' ? row.required - row.progress : 0n,
      status,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      endedAt: row.ended_at ?? (isOver ? row.expires_at : null),
    }
  })
}

/** The member's grants, newest first, as they were written; `tend` ends those whose time is over. */
export function readGrants(
  db: Kysely<Database>,
  { memberId, currency }: Whose,
): Promise<readonly GrantRow[]> {
  return db
    .selectFrom('bonus_grant')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
