import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/database/schema.ts'
import type { Currency } from '../platform/database/tables.ts'
import type { WalletDeps } from './deps.ts'
import type { Balances } from './outcome.ts'

export interface WalletView extends Balances {
  readonly currency: Currency
  readonly version: bigint
  readonly frozenReason: string | null
  /** Stakes of rounds that are still open. */
  readonly atStake: bigint
  /** `ml_money`: what the open lots that hold money back still ask for. */
  readonly wageringLeft: bigint
  /** The part of it that belongs to a bonus and ends when that is forfeited. */
  readonly bonusWageringLeft: bigint
}

/** Makes the member's wallet of that currency, empty; does nothing if it is there. */
export async function openWallet(
  deps: WalletDeps,
  db: Kysely<Database>,
  memberId: string,
  currency: Currency,
): Promise<void> {
  await db
    .insertInto('wallet')
    .values({ member_id: memberId, currency, created_at: deps.clock.now() })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/**
 * All wallets of a member at that moment, in centavos. A bonus whose time is over is nobody's to play, and its lot asks
 * for nothing, whether or not its end was posted yet. For screens: a decision about money looks again under the lock.
 */
export async function balances(
  db: Kysely<Database>,
  memberId: string,
  now: Date,
): Promise<readonly WalletView[]> {
  const { rows } = await sql<WalletView>`
    SELECT w.currency, w.cash, w.rebate, w.hold, w.debt, w.version, w.frozen_reason AS "frozenReason",
      CASE WHEN w.bonus > 0 AND EXISTS (SELECT FROM bonus_grant g WHERE g.member_id = w.member_id
        AND g.currency = w.currency AND g.status = 'active' AND g.expires_at > ${now}) THEN w.bonus ELSE 0 END AS bonus,
      coalesce((SELECT sum(stake_cash + stake_bonus) FROM round r
        WHERE r.member_id = w.member_id AND r.currency = w.currency AND r.status = 'open'), 0)::bigint AS "atStake",
      coalesce(l.needed, 0)::bigint AS "wageringLeft", coalesce(l.for_bonus, 0)::bigint AS "bonusWageringLeft"
    FROM wallet w LEFT JOIN LATERAL (
      SELECT sum(required - progress) AS needed,
        sum(required - progress) FILTER (WHERE grant_id IS NOT NULL) AS for_bonus
      FROM wagering_lot WHERE member_id = w.member_id AND currency = w.currency AND status = 'open' AND holds
        AND (expires_at IS NULL OR expires_at > ${now})) l ON true
    WHERE w.member_id = ${memberId} ORDER BY w.currency`.execute(db)
  return rows
}

/** Stops bets and withdrawals until it is lifted with `null`; settlements and credits go on. */
export async function freezeWallet(
  db: Kysely<Database>,
  memberId: string,
  currency: Currency,
  reason: string | null,
): Promise<void> {
  await db
    .updateTable('wallet')
    .set({ frozen_reason: reason })
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .execute()
}

/** Self-exclusion or a pause: no bet of any currency before that time; started rounds still settle. */
export async function blockPlay(db: Kysely<Database>, memberId: string, until: Date | null): Promise<void> {
  await db
    .updateTable('wallet')
    .set({ play_blocked_until: until })
    .where('member_id', '=', memberId)
    .execute()
}
