import { sql } from 'kysely'
import type { Currency } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { WalletDeps } from './deps.ts'

export interface RequirementTerms {
  /** `deposit`, `grant`, or the promotion it belongs to. */
  readonly source: string
  /** Unique for the member: the same cause asks for play once. */
  readonly key: string
  /** Centavos to be staked; as counted, see `counting`. Nothing is written for zero. */
  readonly required: bigint
  /** `full`: every centavo of a settled cash stake. `weighted`: stake × min(1, edge ÷ 5 %). */
  readonly counting: 'full' | 'weighted'
  readonly expiresAt: Date | null
  /** `false`: it only counts play towards a reward, and money may leave meanwhile. */
  readonly holds?: boolean
  /** Percent by category of game; a category that is not named counts whole. */
  readonly contribution?: Contribution
}

/** 0 to 100 by category of game (contract/lobby/games.ts). */
export type Contribution = Readonly<Record<string, number>>

/** A contribution as the column keeps it. A share that is not a whole percentage is our own mistake. */
export function toJson(contribution: Contribution | undefined): string | null {
  if (contribution === undefined) return null
  for (const percent of Object.values(contribution)) {
    if (!Number.isInteger(percent) || percent < 0 || percent > 100) {
      throw new RangeError(`A category contributes 0 to 100 percent, not ${percent}`)
    }
  }
  return JSON.stringify(contribution)
}

/** Asks for play, before money can leave or towards a reward. Call it under the wallet's lock, in the transaction that pays its cause. */
export async function grantRequirement(
  deps: WalletDeps,
  tx: Tx,
  owner: { readonly memberId: string; readonly currency: Currency; readonly grantId?: string },
  terms: RequirementTerms,
): Promise<void> {
  if (terms.required <= 0n) return
  await tx
    .insertInto('wagering_lot')
    .values({
      member_id: owner.memberId,
      id: deps.newId(),
      currency: owner.currency,
      source: terms.source,
      key: terms.key,
      counting: terms.counting,
      required: terms.required,
      grant_id: owner.grantId ?? null,
      contribution: toJson(terms.contribution),
      status: 'open',
      created_at: deps.clock.now(),
      expires_at: terms.expiresAt,
      holds: terms.holds ?? true,
    })
    .onConflict(conflict => conflict.columns(['member_id', 'key']).doNothing())
    .execute()
}

/** Lets go of what a cause still asked for: its recharge went back. */
export async function cancelRequirement(tx: Tx, memberId: string, key: string): Promise<void> {
  await tx
    .updateTable('wagering_lot')
    .set({ status: 'cancelled' })
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .where('status', '=', 'open')
    .execute()
}

/** Centavos that are left of those that there were. */
export interface Part {
  readonly left: bigint
  readonly of: bigint
}

/** A part of what a lot was asked for went back: it asks for the rest, and what was played already counts for that. */
export async function lessenRequirement(
  deps: WalletDeps,
  tx: Tx,
  memberId: string,
  key: string,
  { left, of }: Part,
): Promise<void> {
  if (left === 0n) return cancelRequirement(tx, memberId, key)
  const needed = sql<bigint>`ceil(required * ${left}::numeric / ${of}::numeric)::bigint`
  await sql`UPDATE wagering_lot SET
      required = greatest(progress, ${needed}),
      status = CASE WHEN progress >= ${needed} THEN 'done' ELSE status END,
      ended_at = CASE WHEN progress >= ${needed} THEN ${deps.clock.now()}::timestamptz END
    WHERE member_id = ${memberId} AND key = ${key} AND status = 'open'`.execute(tx)
}

/** The key of the lot that a deposit carries. */
export function requirementKeyOf(depositKey: string): string {
  return `lot:${depositKey}`
}
