import { type Kysely, sql } from 'kysely'
import type { Language } from '../../../contract/language.ts'
import type { Database } from '../../platform/database/schema.ts'
import type { Tx } from '../../platform/database/transaction.ts'

export type IdentifierKind = 'name' | 'phone' | 'email' | 'cpf' | 'invite_code'

export interface MemberRow {
  readonly id: string
  readonly name: string
  readonly nickname: string
  readonly is_demo: boolean
  readonly status: 'active' | 'frozen' | 'closed'
  readonly password_hash: string | null
  readonly realname_sealed: Buffer | null
  readonly cpf_sealed: Buffer | null
  readonly phone_sealed: Buffer | null
  readonly email_sealed: Buffer | null
  /** Where the licence asked for them. */
  readonly gender_sealed: Buffer | null
  /** JSON. */
  readonly address_sealed: Buffer | null
  readonly birth_date: string | null
  readonly invite_code: string | null
  readonly inviter_id: string | null
  readonly agent_id: string | null
  readonly lang: string
  readonly register_site: string
  readonly register_ip_sealed: Buffer | null
  readonly terms_accepted_at: Date | null
  readonly picture?: string | null
  readonly created_at: Date
  readonly updated_at: Date
}

export async function insertMember(tx: Tx, row: MemberRow): Promise<void> {
  const columns = Object.keys(row).map(name => sql.ref(name))
  const values = Object.values(row).map(value => sql`${value}`)
  await sql`INSERT INTO member (${sql.join(columns)}) VALUES (${sql.join(values)})`.execute(tx)
}

/** Whether the value was free; it belongs to this member from now on. */
export async function claimIdentifier(
  tx: Tx,
  kind: IdentifierKind,
  hash: Buffer,
  memberId: string,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO member_identifier (kind, hash, member_id) VALUES (${kind}, ${hash}, ${memberId})
    ON CONFLICT (kind, hash) DO NOTHING`.execute(tx)
  return numAffectedRows === 1n
}

export async function findByIdentifier(
  db: Kysely<Database>,
  kind: IdentifierKind,
  hash: Buffer,
): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    SELECT m.* FROM member_identifier i JOIN member m ON m.id = i.member_id
    WHERE i.kind = ${kind} AND i.hash = ${hash}`.execute(db)
  return rows[0]
}

export async function findMember(db: Kysely<Database>, id: string): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`SELECT * FROM member WHERE id = ${id}`.execute(db)
  return rows[0]
}

interface Play {
  readonly total: bigint
  readonly slots: bigint
  readonly live: bigint
}

/** Lifetime stake in centavos, from the days' sums. */
export async function lifetimeStake(
  db: Kysely<Database>,
  memberId: string,
  currency: 'BRL' | 'PLAY',
): Promise<Play> {
  const { rows } = await sql<Play>`
    SELECT coalesce(sum(stake_cash + stake_bonus), 0)::bigint AS total,
      coalesce(sum(stake_cash + stake_bonus) FILTER (WHERE category = 'slots'), 0)::bigint AS slots,
      coalesce(sum(stake_cash + stake_bonus) FILTER (WHERE category = 'live'), 0)::bigint AS live
    FROM member_day WHERE member_id = ${memberId} AND currency = ${currency}`.execute(db)
  return rows[0] ?? { total: 0n, slots: 0n, live: 0n }
}

export async function saveLanguage(db: Kysely<Database>, id: string, lang: Language): Promise<void> {
  await sql`UPDATE member SET lang = ${lang} WHERE id = ${id}`.execute(db)
}

export async function setPasswordHash(db: Kysely<Database>, id: string, hash: string): Promise<void> {
  await sql`UPDATE member SET password_hash = ${hash} WHERE id = ${id}`.execute(db)
}

/** Another member can no more be found by it; the value is free again. */
export async function freeIdentifiers(
  tx: Tx,
  memberId: string,
  kinds: readonly IdentifierKind[],
): Promise<void> {
  await sql`DELETE FROM member_identifier WHERE member_id = ${memberId}
    AND kind IN (${sql.join([...kinds])})`.execute(tx)
}

export async function setEmail(tx: Tx, memberId: string, sealed: Buffer, at: Date): Promise<void> {
  await sql`UPDATE member SET email_sealed = ${sealed}, updated_at = ${at} WHERE id = ${memberId}`.execute(tx)
}

export async function setPhone(tx: Tx, memberId: string, sealed: Buffer, at: Date): Promise<void> {
  await sql`UPDATE member SET phone_sealed = ${sealed}, updated_at = ${at} WHERE id = ${memberId}`.execute(tx)
}

export async function setClosed(tx: Tx, memberId: string, at: Date): Promise<void> {
  await sql`UPDATE member SET status = 'closed', updated_at = ${at} WHERE id = ${memberId}`.execute(tx)
}

/** Which of the details that a licence may want are there. */
export async function findGivenDetails(
  db: Kysely<Database>,
  id: string,
): Promise<{ isDemo: boolean; email: boolean; gender: boolean; address: boolean } | undefined> {
  const { rows } = await sql<{ isDemo: boolean; email: boolean; gender: boolean; address: boolean }>`
    SELECT is_demo AS "isDemo", email_sealed IS NOT NULL AS email, gender_sealed IS NOT NULL AS gender,
      address_sealed IS NOT NULL AS address
    FROM member WHERE id = ${id}`.execute(db)
  return rows[0]
}

/** Whether the account is there and not closed; it stays so until the caller's transaction ends. */
export async function lockMember(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT id FROM member WHERE id = ${id} AND status <> 'closed' FOR NO KEY UPDATE`.execute(tx)
  return rows.length > 0
}

/** Fills what is empty; what is there stays. */
export async function fillDetails(
  tx: Tx,
  id: string,
  {
    gender,
    address,
    at,
  }: { readonly gender: Buffer | null; readonly address: Buffer | null; readonly at: Date },
): Promise<void> {
  await sql`UPDATE member SET gender_sealed = coalesce(gender_sealed, ${gender}),
    address_sealed = coalesce(address_sealed, ${address}), updated_at = ${at} WHERE id = ${id}`.execute(tx)
}
