import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/database/schema.ts'
import type { Currency } from '../platform/database/tables.ts'

/** Settled play of one day (America/Sao_Paulo) and category. Money in centavos, rounded down. */
export interface DayView {
  /** `2026-11-20` */
  readonly day: string
  readonly category: string
  readonly rounds: number
  readonly stakeCash: bigint
  readonly stakeBonus: bigint
  readonly wonCash: bigint
  readonly wonBonus: bigint
  /** Σ cash stake × edge: what the operator may expect of it. */
  readonly theoretical: bigint
  /** Σ cash stake × min(1, edge ÷ 5 %). */
  readonly weighted: bigint
  /** Cash stake that served a lot, and its theoretical loss: it earns no cashback, rebate, VIP money or commission. */
  readonly servedCash: bigint
  readonly servedTheoretical: bigint
  /** Theoretical loss of the rest: the cap of everything that is paid on play counts from this. */
  readonly freeTheoretical: bigint
}

interface Days {
  readonly memberId: string
  readonly currency: Currency
  /** First and last day, both counted. */
  readonly from: string
  readonly to: string
}

/** A late rollback corrects the day on which its round was settled, so a day of the past may still change. */
export async function readDays(db: Kysely<Database>, days: Days): Promise<readonly DayView[]> {
  const { memberId, currency, from, to } = days
  const { rows } = await sql<DayView>`
    SELECT day::text AS day, category, rounds, stake_cash AS "stakeCash", stake_bonus AS "stakeBonus",
      won_cash AS "wonCash", won_bonus AS "wonBonus", theoretical / 1000000 AS theoretical,
      weighted / 1000000 AS weighted, served_cash AS "servedCash",
      served_theoretical / 1000000 AS "servedTheoretical",
      (theoretical - served_theoretical) / 1000000 AS "freeTheoretical"
    FROM member_day WHERE member_id = ${memberId} AND currency = ${currency}
      AND day BETWEEN ${from}::date AND ${to}::date
    ORDER BY day, category`.execute(db)
  return rows
}
