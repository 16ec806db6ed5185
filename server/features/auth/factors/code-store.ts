import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Executor = Tx | Deps['db']

export type CodePurpose =
  | 'bind_email'
  | 'bind_phone'
  | 'confirm_email'
  | 'confirm_phone'
  | 'reset_password'
  | 'reset_pin'

interface NewCode {
  readonly subject: Buffer
  readonly purpose: CodePurpose
  readonly id: string
  /** `null`: asked for an account that does not exist. */
  readonly memberId: string | null
  readonly targetSealed: Buffer | null
  /** Where it works, and nowhere else; `null`: a code that no browser asked for. */
  readonly browser: Buffer | null
  readonly codeHash: Buffer
  readonly at: Date
  readonly expiresAt: Date
}

/** The codes before it, of the same browser, are worth nothing from then on. */
export async function insertCode(on: Executor, code: NewCode): Promise<void> {
  await sql`UPDATE sent_code SET expires_at = ${code.at} WHERE subject = ${code.subject}
    AND purpose = ${code.purpose} AND browser IS NOT DISTINCT FROM ${code.browser}
    AND used_at IS NULL AND expires_at > ${code.at}`.execute(on)
  await sql`INSERT INTO sent_code (subject, purpose, id, member_id, target_sealed, browser, code_hash, created_at,
      expires_at)
    VALUES (${code.subject}, ${code.purpose}, ${code.id}, ${code.memberId}, ${code.targetSealed}, ${code.browser},
      ${code.codeHash}, ${code.at}, ${code.expiresAt})`.execute(on)
}

interface AskedCode {
  readonly at: Date
  readonly browser: Buffer | null
}

/** The codes that were asked for since then, newest first. */
export async function codesSince(
  on: Executor,
  subject: Buffer,
  purpose: CodePurpose,
  since: Date,
): Promise<readonly AskedCode[]> {
  const { rows } = await sql<AskedCode>`SELECT created_at AS at, browser FROM sent_code
    WHERE subject = ${subject} AND purpose = ${purpose} AND created_at > ${since}
    ORDER BY created_at DESC`.execute(on)
  return rows
}

export interface TriedCode {
  readonly id: string
  readonly member_id: string | null
  readonly target_sealed: Buffer | null
  readonly code_hash: Buffer
}

/** Counts a try of the code that is good now, in this browser: no row, no look. */
export async function tryCode(
  on: Executor,
  subject: Buffer,
  purpose: CodePurpose,
  { now, most, browser }: { readonly now: Date; readonly most: number; readonly browser: Buffer | null },
): Promise<TriedCode | undefined> {
  const { rows } = await sql<TriedCode>`UPDATE sent_code SET tries = tries + 1
    WHERE subject = ${subject} AND purpose = ${purpose} AND browser IS NOT DISTINCT FROM ${browser}
      AND used_at IS NULL AND expires_at > ${now} AND tries < ${most}
    RETURNING id, member_id, target_sealed, code_hash`.execute(on)
  return rows[0]
}

/** Spends the code; `false`: an earlier call spent it. */
export async function useCode(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`UPDATE sent_code SET used_at = ${at}, target_sealed = NULL
    WHERE id = ${id} AND used_at IS NULL`.execute(tx)
  return numAffectedRows > 0n
}

/** What has run out and no longer counts against anybody's limit. */
export async function sweepCodes(db: Deps['db'], before: Date): Promise<void> {
  await sql`DELETE FROM sent_code WHERE expires_at < ${before}`.execute(db)
  await sql`DELETE FROM passkey_challenge WHERE expires_at < ${before}`.execute(db)
  // Left over only where it could not be worked on.
  await sql`DELETE FROM reset_wish WHERE created_at < ${before}`.execute(db)
}

interface Intent {
  readonly id: string
  readonly account_sealed: Buffer
  readonly subject: Buffer
  readonly browser: Buffer | null
}

export async function insertIntent(db: Deps['db'], intent: Intent & { readonly at: Date }): Promise<void> {
  await sql`INSERT INTO reset_wish (id, account_sealed, subject, browser, created_at)
    VALUES (${intent.id}, ${intent.account_sealed}, ${intent.subject}, ${intent.browser}, ${intent.at})`.execute(
    db,
  )
}

/** The oldest wishes after that one. */
export async function listIntents(db: Deps['db'], after: string, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM reset_wish WHERE id > ${after}
    ORDER BY id LIMIT ${limit}`.execute(db)
  return rows.map(row => row.id)
}

/** Takes a wish that nobody else is taking; gone when the transaction commits, there again when it does not. */
export async function takeIntent(tx: Tx, id: string): Promise<Intent | undefined> {
  const { rows } = await sql<Intent>`DELETE FROM reset_wish WHERE id = (
      SELECT id FROM reset_wish WHERE id = ${id} FOR UPDATE SKIP LOCKED)
    RETURNING id, account_sealed, subject, browser`.execute(tx)
  return rows[0]
}

export async function intentsSince(
  db: Deps['db'],
  { subject, browser }: { readonly subject: Buffer; readonly browser: Buffer },
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`SELECT count(*) AS count FROM reset_wish
    WHERE subject = ${subject} AND browser = ${browser} AND created_at > ${since}`.execute(db)
  return Number(rows[0]?.count ?? 0n)
}
