import { sql } from 'kysely'
import type { ContactKind } from '../../../../contract/auth/confirmation.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { IdentifierKind, MemberRow } from '../member-store.ts'

type Executor = Tx | Deps['db']

interface Claim {
  readonly memberId: string
  readonly kind: ContactKind
  readonly hash: Buffer
  readonly at: Date
}

/** In place of the member's claim of that kind before it. */
export async function putClaim(tx: Tx, { memberId, kind, hash, at }: Claim): Promise<void> {
  await sql`INSERT INTO member_claim (member_id, kind, hash, claimed_at) VALUES (${memberId}, ${kind}, ${hash}, ${at})
    ON CONFLICT (member_id, kind) DO UPDATE SET hash = excluded.hash, claimed_at = excluded.claimed_at`.execute(
    tx,
  )
}

/** The value is proved: the prover claims no longer, and every claim of others on it is over. */
export async function endClaims(tx: Tx, { memberId, kind, hash }: Omit<Claim, 'at'>): Promise<void> {
  await sql`DELETE FROM member_claim WHERE kind = ${kind} AND (hash = ${hash} OR member_id = ${memberId})`.execute(
    tx,
  )
}

/** The members who claim a value that they have not proved, the oldest claims first. */
export async function listClaimants(
  on: Executor,
  kind: ContactKind,
  hash: Buffer,
  most: number,
): Promise<readonly MemberRow[]> {
  const { rows } = await sql<MemberRow>`SELECT m.* FROM member_claim c JOIN member m ON m.id = c.member_id
    WHERE c.kind = ${kind} AND c.hash = ${hash} ORDER BY c.claimed_at, c.member_id LIMIT ${most}`.execute(on)
  return rows
}

/** Whose the value is, proved; `undefined`: nobody's. */
export async function findHolder(
  on: Executor,
  kind: IdentifierKind,
  hash: Buffer,
): Promise<string | undefined> {
  const { rows } = await sql<{ member_id: string }>`SELECT member_id FROM member_identifier
    WHERE kind = ${kind} AND hash = ${hash}`.execute(on)
  return rows[0]?.member_id
}
