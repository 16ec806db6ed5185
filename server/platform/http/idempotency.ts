import { type Kysely, sql } from 'kysely'
import type { WalletDeps } from '../../wallet/deps.ts'
import type { Database } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'

export interface CallId {
  /** Whose key it is: the member, the administrator, or `noMember` for calls before there is one. */
  readonly memberId: string
  readonly key: string
}

/** An answer that may hold somebody's words; `memberId` is whose data it is, `null` where it is nobody's. */
export interface SealedAnswer {
  readonly memberId: string | null
  readonly bytes: Buffer
  readonly expiresAt: Date
}

/** `answer` is what stays for good. Where it is `null` the answer was sealed, and both are `null` once its time is over. */
export interface KeptAnswer {
  readonly answer: unknown
  readonly sealed: SealedAnswer | null
}

export type Begun =
  | { readonly state: 'new' }
  | ({ readonly state: 'replay'; readonly status: number } & KeptAnswer)
  | { readonly state: 'mismatch' }
  | { readonly state: 'closed' }

export type CallFate =
  | ({ readonly state: 'done' | 'refused'; readonly status: number | null } & KeptAnswer)
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
  call: CallId & { readonly requestHash: Buffer; readonly formerHash?: Buffer },
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
  if (!isSameRequest(row.request_hash, call)) return { state: 'mismatch' }
  return { state: 'replay', status: row.status ?? 500, ...keptOf(row) }
}

/** By the hash of this version, or of the one before: a write that was queued during an upgrade is the same call. */
function isSameRequest(
  kept: Buffer | null,
  { requestHash, formerHash }: { readonly requestHash: Buffer; readonly formerHash?: Buffer },
): boolean {
  if (kept === null) return false
  return kept.equals(requestHash) || (formerHash !== undefined && kept.equals(formerHash))
}

interface Finished {
  readonly state: 'done' | 'refused'
  readonly status: number
  /** `null` where the answer is sealed. */
  readonly answer: unknown
  readonly sealed?: SealedAnswer
}

/** Keeps the answer beside its effect. Refusals are kept, failures of ours (5xx) are not: roll back instead. */
export async function finishCall(tx: Tx, call: CallId, outcome: Finished): Promise<void> {
  const { state, status, answer, sealed } = outcome
  await tx
    .updateTable('call')
    .set({ state, status, answer: answer === null ? null : JSON.stringify(answer) })
    .where('member_id', '=', call.memberId)
    .where('key', '=', call.key)
    .execute()
  if (sealed === undefined) return
  await tx
    .insertInto('call_answer')
    .values({
      caller_id: call.memberId,
      key: call.key,
      member_id: sealed.memberId,
      sealed: sealed.bytes,
      expires_at: sealed.expiresAt,
    })
    .execute()
}

/** Throws away at most `limit` answers whose time is over; answers how many. */
export async function sweepAnswers(db: Kysely<Database>, now: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`DELETE FROM call_answer WHERE (caller_id, key) IN (
    SELECT caller_id, key FROM call_answer WHERE expires_at <= ${now} ORDER BY expires_at LIMIT ${limit}
    FOR UPDATE SKIP LOCKED)`.execute(db)
  return Number(numAffectedRows ?? 0n)
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
  return { state: 'done', status: null, answer: { transactionId: posted.id }, sealed: null }
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

/** Locks all wallets of the member, always in the same order; a caller without a wallet is serialized by the key. */
async function lockMember(tx: Tx, memberId: string): Promise<void> {
  if (memberId === noMember) return
  await sql`SELECT 1 FROM wallet WHERE member_id = ${memberId} ORDER BY currency FOR NO KEY UPDATE`.execute(
    tx,
  )
}

async function readCall(db: Kysely<Database>, call: CallId) {
  return db
    .selectFrom('call')
    .leftJoin('call_answer', join =>
      join.onRef('call_answer.caller_id', '=', 'call.member_id').onRef('call_answer.key', '=', 'call.key'),
    )
    .select(['call.request_hash', 'call.state', 'call.status', 'call.answer'])
    .select(['call_answer.member_id as about', 'call_answer.sealed', 'call_answer.expires_at'])
    .where('call.member_id', '=', call.memberId)
    .where('call.key', '=', call.key)
    .executeTakeFirst()
}

type CallRow = NonNullable<Awaited<ReturnType<typeof readCall>>>

function keptOf({ answer, about, sealed, expires_at }: CallRow): KeptAnswer {
  const isSealed = sealed !== null && expires_at !== null
  return { answer, sealed: isSealed ? { memberId: about, bytes: sealed, expiresAt: expires_at } : null }
}

function fateOf(row: CallRow): CallFate {
  if (row.state === 'done' || row.state === 'refused') {
    return { state: row.state, status: row.status, ...keptOf(row) }
  }
  return row.state === 'closed' ? { state: 'closed' } : { state: 'unknown' }
}
