import { type Kysely, sql } from 'kysely'
import type { WinCaps } from '../platform/config/provider-config.ts'
import type { Database } from '../platform/database/schema.ts'
import type { Currency, WinReviewRow } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { WalletDeps } from './deps.ts'
import { type Outcome, type PostingRow, toOutcome } from './outcome.ts'
import { hashRequest } from './request-hash.ts'

interface ProviderSettlement {
  readonly memberId: string
  readonly currency: Currency
  readonly key: string
  readonly roundId: string
  readonly payout: bigint
  readonly isFinal: boolean
  readonly apiCode: string
  readonly caps: WinCaps
  /** Whether a win above a cap is parked; else it is refused as `win_above_cap`, and nothing is kept of that. */
  readonly mayPark: boolean
}

/**
 * Pays a provider's round as `settle` does, within the caps, which bound real money alone. Above one the round is settled and the amount
 * waits in `win_review`. Words: those of `settle`, win_above_cap.
 */
export async function settleProviderRound(
  deps: WalletDeps,
  db: Kysely<Database>,
  settlement: ProviderSettlement,
): Promise<Outcome> {
  const { memberId, currency, key, roundId, payout, isFinal, apiCode, caps, mayPark } = settlement
  const hash = hashRequest(deps.hashSecret, ['settle', currency, roundId, String(payout), String(isFinal)])
  const { rows } =
    await sql<PostingRow>`SELECT * FROM settle_provider_round(${memberId}, ${currency}, ${roundId},
    ${[deps.newId(), deps.newId()]}, ${key}, ${hash}, ${payout}, ${isFinal}, ${apiCode}, ${caps.win}, ${caps.day},
    ${mayPark}, ${deps.clock.now()})`.execute(db)
  return toOutcome(rows[0])
}

interface PromotionWin {
  readonly memberId: string
  readonly currency: Currency
  readonly key: string
  /** `provider:game`. */
  readonly game: string
  /** What the provider pays it for; a part of what the key stands for. */
  readonly promotion: string
  readonly amount: bigint
  readonly apiCode: string
  readonly caps: WinCaps
  /** As of `settleProviderRound`. */
  readonly mayPark: boolean
}

/** Pays a win without a bet into cash, within the caps. Words: win_above_cap, duplicate_mismatch, call_closed, wallet_missing. */
export async function payPromotionWin(
  deps: WalletDeps,
  db: Kysely<Database>,
  win: PromotionWin,
): Promise<Outcome> {
  const { memberId, currency, key, game, promotion, amount, apiCode, caps, mayPark } = win
  const hash = hashRequest(deps.hashSecret, ['promotion', currency, game, promotion, String(amount)])
  const { rows } =
    await sql<PostingRow>`SELECT * FROM post_promotion_win(${memberId}, ${currency}, ${deps.newId()},
    ${key}, ${hash}, ${amount}, ${apiCode}, ${game}, ${caps.win}, ${caps.day}, ${mayPark}, ${deps.clock.now()})`.execute(
      db,
    )
  return toOutcome(rows[0])
}

interface WinDecision {
  readonly memberId: string
  /** Of the review. */
  readonly id: string
  readonly release: boolean
}

/**
 * Ends the review of a win: released, it is paid by the split of its round's stake and counts in the day of its round; refused, the
 * operator keeps it. Words: win_decided, duplicate_mismatch, wallet_missing.
 */
export async function decideWin(deps: WalletDeps, tx: Tx, decision: WinDecision): Promise<Outcome> {
  const { memberId, id, release } = decision
  const hash = hashRequest(deps.hashSecret, ['win_review', id, String(release)])
  const { rows } = await sql<PostingRow>`SELECT * FROM decide_win(${memberId}, ${id}, ${release},
    ${[deps.newId(), deps.newId()]}, ${`win-review:${id}`}, ${hash}, ${deps.clock.now()})`.execute(tx)
  return toOutcome(rows[0])
}

/** The win that this transaction parked; `undefined`: it parked none. */
export async function findReview(
  db: Kysely<Database>,
  memberId: string,
  id: string,
): Promise<WinReviewRow | undefined> {
  return db
    .selectFrom('win_review')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
}
