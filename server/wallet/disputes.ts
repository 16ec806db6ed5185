import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/database/schema.ts'
import type { Currency } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { WalletDeps } from './deps.ts'
import { legs } from './legs.ts'
import { type Outcome, refused } from './outcome.ts'
import { lockWallet, post } from './post.ts'

export interface Dispute {
  readonly memberId: string
  readonly currency: Currency
  /** Key of the deposit, `pix:<end-to-end id>`. */
  readonly depositKey: string
  /** Centavos of it that are disputed from now on; 0 ends the dispute. */
  readonly amount: bigint
}

interface DisputeRow {
  readonly amount: bigint
  readonly held: bigint
  readonly steps: number
}

/**
 * Sets aside what the payer's bank disputes of a deposit (MED), or gives back what it disputes no more: `cash` to `hold`
 * as far as cash reaches, and back. What cash does not cover is not held; until it is, no withdrawal leaves
 * (`uncoveredDisputes`). Calling it again with the same amount holds what has become available. `undefined`: nothing
 * moved. Words: wallet_missing.
 */
export async function dispute(deps: WalletDeps, tx: Tx, order: Dispute): Promise<Outcome | undefined> {
  const { memberId, currency, depositKey, amount } = order
  const wallet = await lockWallet(tx, memberId, currency)
  if (wallet === undefined) return refused('wallet_missing')
  const row = await lockRow(tx, order)
  const wanted = amount - row.held
  const step = wanted > wallet.cash ? wallet.cash : wanted
  await tx
    .updateTable('wallet_dispute')
    .set({ amount, held: row.held + step, steps: row.steps + 1 })
    .where('member_id', '=', memberId)
    .where('deposit_key', '=', depositKey)
    .execute()
  if (step === 0n) return undefined
  const key = `dispute:${depositKey}:${row.steps + 1}`
  const kind = step > 0n ? 'dispute_hold' : 'dispute_release'
  const heading = { memberId, currency, key, kind, reference: depositKey } as const
  return post(deps, tx, { ...heading, request: [String(amount)] }, () => ({
    legs: legs(
      step > 0n
        ? { debit: 'cash', credit: 'hold', amount: step }
        : { debit: 'hold', credit: 'cash', amount: -step },
    ),
  }))
}

async function lockRow(tx: Tx, { memberId, currency, depositKey }: Dispute): Promise<DisputeRow> {
  const { rows } = await sql<DisputeRow>`
    INSERT INTO wallet_dispute (member_id, deposit_key, currency, amount, held)
    VALUES (${memberId}, ${depositKey}, ${currency}, 0, 0)
    ON CONFLICT (member_id, deposit_key) DO UPDATE SET currency = excluded.currency
    RETURNING amount, held, steps`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('An upsert gave no row')
  return row
}

/** Holds for open disputes what cash covers by now, after money came back to the wallet. */
export async function coverDisputes(
  deps: WalletDeps,
  tx: Tx,
  { memberId, currency }: Pick<Dispute, 'memberId' | 'currency'>,
): Promise<void> {
  const open = await tx
    .selectFrom('wallet_dispute')
    .select(['deposit_key', 'amount'])
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('amount', '>', 0n)
    .whereRef('held', '<', 'amount')
    .orderBy('deposit_key')
    .execute()
  for (const { deposit_key: depositKey, amount } of open)
    await dispute(deps, tx, { memberId, currency, depositKey, amount })
}

/** Centavos that banks dispute and the wallet could not set aside: while there are any, no withdrawal leaves. */
export async function uncoveredDisputes(
  on: Tx | Kysely<Database>,
  memberId: string,
  currency: Currency,
): Promise<bigint> {
  const { rows } = await sql<{ open: bigint }>`
    SELECT coalesce(sum(amount - held), 0)::bigint AS open FROM wallet_dispute
    WHERE member_id = ${memberId} AND currency = ${currency} AND amount > 0`.execute(on)
  return rows[0]?.open ?? 0n
}
