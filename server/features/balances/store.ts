import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Currency } from '../../wallet/tables.ts'

interface OpenRounds {
  readonly api_code: string
  readonly open_rounds: number
  /** Centavos. */
  readonly open_stake: bigint
}

/** The member's open rounds, counted by the provider of their game. */
export async function openRoundsByProvider(
  db: Kysely<Database>,
  memberId: string,
  currency: Currency,
): Promise<readonly OpenRounds[]> {
  const { rows } = await sql<OpenRounds>`
    SELECT g.api_code, count(*)::int AS open_rounds, sum(r.stake_cash + r.stake_bonus)::bigint AS open_stake
    FROM round r JOIN game g ON g.id = r.game
    WHERE r.member_id = ${memberId} AND r.currency = ${currency} AND r.status = 'open'
    GROUP BY g.api_code ORDER BY g.api_code`.execute(db)
  return rows
}
