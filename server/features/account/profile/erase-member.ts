import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'
import { erasedTables } from './erased-tables.ts'

interface Erasure {
  readonly memberId: string
  readonly name: string
  readonly unusableHash: string
  readonly at: Date
  readonly keptUntil: string
}

/** Name, CPF and birth date stay, sealed as they were: the law asks for them with the records of money. */
export async function pseudonymise(tx: Tx, erasure: Erasure): Promise<void> {
  const { memberId, name, unusableHash, at, keptUntil } = erasure
  await sql`UPDATE member SET name = ${name}, nickname = ${name}, phone_sealed = NULL, email_sealed = NULL,
    gender_sealed = NULL, address_sealed = NULL, register_ip_sealed = NULL, invite_code = NULL, picture = NULL,
    register_site = '', password_hash = ${unusableHash},
    status = 'closed', erased_at = ${at}, kept_until = ${keptUntil}, updated_at = ${at}
    WHERE id = ${memberId}`.execute(tx)
  // The CPF stays taken: one account a person, self-exclusion included.
  await sql`DELETE FROM member_identifier WHERE member_id = ${memberId} AND kind <> 'cpf'`.execute(tx)
  await sql`UPDATE session SET device_id = NULL, browser = NULL, system = NULL, network = NULL
    WHERE member_id = ${memberId}`.execute(tx)
  await sql`UPDATE withdrawal_password SET hash = ${unusableHash} WHERE member_id = ${memberId}`.execute(tx)
  await eraseRows(tx, memberId)
}

/** Rows that served the member alone, and what of the kept rows no law asks for. Done again, it takes what came after it. */
export async function eraseRows(tx: Tx, memberId: string): Promise<void> {
  await emptyKept(tx, memberId)
  for (const table of erasedTables) {
    await sql`DELETE FROM ${sql.table(table)} WHERE member_id = ${memberId}`.execute(tx)
  }
}

async function emptyKept(tx: Tx, memberId: string): Promise<void> {
  await sql`DELETE FROM recharge_proof p WHERE member_id = ${memberId} AND NOT EXISTS (SELECT FROM recharge r
    WHERE r.member_id = p.member_id AND r.id = p.recharge_id AND r.paid_money IS NOT NULL)`.execute(tx)
  await sql`UPDATE recharge SET description = '', note = NULL
    WHERE member_id = ${memberId} AND (description <> '' OR note IS NOT NULL)`.execute(tx)
  await sql`UPDATE withdrawal SET member_remark = NULL
    WHERE member_id = ${memberId} AND member_remark IS NOT NULL`.execute(tx)
  // Nothing went there.
  await sql`UPDATE withdrawal SET account_label = '', destination_sealed = ''
    WHERE member_id = ${memberId} AND state IN ('rejected', 'failed') AND destination_sealed <> ''`.execute(
    tx,
  )
  await sql`DELETE FROM identity_picture p WHERE member_id = ${memberId} AND NOT EXISTS (SELECT FROM identity_check c
    WHERE c.member_id = p.member_id AND c.id = p.check_id AND c.state = 'approved')`.execute(tx)
  await sql`UPDATE identity_check SET appeal = NULL, note = NULL WHERE member_id = ${memberId}`.execute(tx)
  await sql`DELETE FROM reward_claimant WHERE member_id = ${memberId} AND kind = 'device'`.execute(tx)
  // Sealed answers go with their table. The call that erases is still begun: its own answer is written after this.
  await sql`UPDATE call SET answer = CASE state WHEN 'refused' THEN jsonb_build_object('word', answer -> 'word') END
    WHERE member_id = ${memberId} AND state IN ('done', 'refused') AND answer IS NOT NULL`.execute(tx)
}
