import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/schema.ts'
import type { Currency } from '../../../platform/database/tables.ts'

interface OpenRounds {
  readonly api_code: string
  readonly open_rounds: number
  /** Centavos. */
  readonly open_stake: bigint
}

/** The member's open rounds, counted by provider: the wallet names a round's game `<api_code>:<game>`. */
export async function openRoundsByProvider(
  db: Kysely<Database>,
  memberId: string,
  currency: Currency,
): Promise<readonly OpenRounds[]> {
  const { rows } = await sql<OpenRounds>`
    SELECT split_part(game, ':', 1) AS api_code, count(*)::int AS open_rounds,
      sum(stake_cash + stake_bonus)::bigint AS open_stake
    FROM round WHERE member_id = ${memberId} AND currency = ${currency} AND status = 'open'
    GROUP BY 1 ORDER BY 1`.execute(db)
  return rows
}
