import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import type { WalletDeps } from './deps.ts'

interface CallId {
  /** Whose key it is: the member, the administrator, or `noMember` for calls before there is one. */
  readonly memberId: string
  readonly key: string
}

export type Begun =
  | { readonly state: 'new' }
  | { readonly state: 'replay'; readonly status: number; readonly answer: unknown }
  | { readonly state: 'mismatch' }
  | { readonly state: 'closed' }

export type CallFate =
  | { readonly state: 'done' | 'refused'; readonly status: number | null; readonly answer: unknown }
  | { readonly state: 'closed' }
  | { readonly state: 'unknown' }

export const noMember = '00000000-0000-0000-0000-000000000000'

/** A client's `Idempotency-Key` as a key of the ledger: it can never be taken for a business cause such as `pix:…`. */
export function clientKey(header: string): string {
  return `call:${header}`
}

/**
 * First statement of a keyed write: takes the member's lock, then looks. `new` means go on in this transaction and
 * end it with `finishCall`; a duplicate that runs meanwhile waits here and then gets `replay`.
 */
export async function beginCall(
  deps: WalletDeps,
  tx: Tx,
  call: CallId & { readonly requestHash: Buffer },
): Promise<Begun> {
  await lockMember(tx, call.memberId)
  const inserted = await tx
    .insertInto('call')
    .values({
      member_id: call.memberId,
      key: call.key,
      request_hash: call.requestHash,
      state: 'begun',
      created_at: deps.clock.now(),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (inserted !== undefined) return { state: 'new' }
  const row = await readCall(tx, call)
  if (row === undefined || row.state === 'closed') return { state: 'closed' }
  if (row.request_hash?.equals(call.requestHash) !== true) return { state: 'mismatch' }
  return { state: 'replay', status: row.status ?? 500, answer: row.answer }
}

/** Keeps the answer beside its effect. Refusals are kept, failures of ours (5xx) are not: roll back instead. */
export async function finishCall(
  tx: Tx,
  call: CallId,
  outcome: { readonly state: 'done' | 'refused'; readonly status: number; readonly answer: unknown },
): Promise<void> {
  await tx
    .updateTable('call')
    .set({ state: outcome.state, status: outcome.status, answer: JSON.stringify(outcome.answer) })
    .where('member_id', '=', call.memberId)
    .where('key', '=', call.key)
    .execute()
}

/** What became of a call, as far as it is known now; `unknown` may still be on its way. */
export async function findCall(db: Kysely<Database>, call: CallId): Promise<CallFate> {
  const row = await readCall(db, call)
  if (row !== undefined) return fateOf(row)
  // A bet keeps no answer beside its transaction: that it was posted is the answer.
  const posted = await db
    .selectFrom('ledger_transaction')
    .select('id')
    .where('member_id', '=', call.memberId)
    .where('key', '=', call.key)
    .executeTakeFirst()
  if (posted === undefined) return { state: 'unknown' }
  return { state: 'done', status: null, answer: { transactionId: posted.id } }
}

/** Settles the doubt under the member's lock: a known call answers its outcome, an unknown one can no longer act. */
export async function closeCall(deps: WalletDeps, tx: Tx, call: CallId): Promise<CallFate> {
  await lockMember(tx, call.memberId)
  const known = await findCall(tx, call)
  if (known.state !== 'unknown') return known
  await tx
    .insertInto('call')
    .values({
      member_id: call.memberId,
      key: call.key,
      request_hash: null,
      state: 'closed',
      created_at: deps.clock.now(),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return findCall(tx, call)
}

/** All wallets of the member, always in the same order; whoever has none is serialized by the key itself. */
async function lockMember(tx: Tx, memberId: string): Promise<void> {
  if (memberId === noMember) return
  await sql`SELECT 1 FROM wallet WHERE member_id = ${memberId} ORDER BY currency FOR NO KEY UPDATE`.execute(
    tx,
  )
}

async function readCall(db: Kysely<Database>, call: CallId) {
  return db
    .selectFrom('call')
    .selectAll()
    .where('member_id', '=', call.memberId)
    .where('key', '=', call.key)
    .executeTakeFirst()
}

function fateOf(row: { state: string; status: number | null; answer: unknown }): CallFate {
  if (row.state === 'done' || row.state === 'refused') {
    return { state: row.state, status: row.status, answer: row.answer }
  }
  return row.state === 'closed' ? { state: 'closed' } : { state: 'unknown' }
}
