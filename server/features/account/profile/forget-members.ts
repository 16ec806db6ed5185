import { sql } from 'kysely'
import { brazilDay } from '../../../../contract/brazil-day.ts'
import type { Deps } from '../../../deps.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import { processEach } from '../../../platform/workers/process-each.ts'
import { eraseRows } from './erase-member.ts'
import { forgottenTables } from './erased-tables.ts'

/** A round of the work: the others wait for the next. */
const mostAtOnce = 200

/** How long a call or a piece of work that began before an erasure may still write after it. */
const lateMs = 3 * 24 * 3_600_000

/**
 * Erases once more who was erased in the last three days: what the back office or a worker was writing meanwhile came after the
 * erasure's own look.
 */
export async function eraseLateRows({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const since = new Date(clock.now().getTime() - lateMs)
  const { rows } = await sql<{ id: string }>`SELECT id FROM member WHERE erased_at > ${since}`.execute(db)
  await processEach(rows, ({ id }) => transaction(db, tx => eraseRows(tx, id)), {
    log,
    what: 'what came after an erasure could not be erased',
    nameOf: ({ id }) => id,
  })
}

/** Forgets whose records nobody has to keep any more: what then is left of an erased member says nothing about a person. */
export async function forgetMembers({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const at = clock.now()
  const { rows } = await sql<{ id: string }>`SELECT id FROM member
    WHERE kept_until < ${brazilDay(at)}::date AND forgotten_at IS NULL ORDER BY kept_until LIMIT ${mostAtOnce}`.execute(
    db,
  )
  await processEach(rows, ({ id }) => transaction(db, tx => forget(tx, id, at)), {
    log,
    what: 'an erased member could not be forgotten',
    nameOf: ({ id }) => id,
  })
}

async function forget(tx: Tx, memberId: string, at: Date): Promise<void> {
  await sql`UPDATE member SET realname_sealed = NULL, cpf_sealed = NULL, birth_date = NULL, password_hash = NULL,
    forgotten_at = ${at}, updated_at = ${at} WHERE id = ${memberId}`.execute(tx)
  // Who excluded themself, and never asked to return, registers no other account.
  await sql`DELETE FROM member_identifier WHERE member_id = ${memberId} AND NOT EXISTS (
    SELECT FROM running_break(${memberId}, ${at}) WHERE kind IN ('exclusion', 'ended'))`.execute(tx)
  await sql`UPDATE withdrawal SET account_label = '', destination_sealed = '', reason = NULL, stop_reason = NULL
    WHERE member_id = ${memberId}`.execute(tx)
  // Proposals about the member: what they would have changed, and why.
  await sql`UPDATE approval_request SET reason = '', decision_note = NULL, sealed = ''
    WHERE (subject = ${`member:${memberId}`}
      OR subject IN (SELECT 'win:' || id FROM win_review WHERE member_id = ${memberId})) AND state <> 'proposed'`.execute(
    tx,
  )
  await sql`UPDATE adjustment SET reason = '', decision_note = NULL WHERE member_id = ${memberId}`.execute(tx)
  await sql`UPDATE promotion_recharge SET payer_hash = NULL
    WHERE member_id = ${memberId} AND payer_hash IS NOT NULL`.execute(tx)
  for (const table of forgottenTables) {
    await sql`DELETE FROM ${sql.table(table)} WHERE member_id = ${memberId}`.execute(tx)
  }
}
