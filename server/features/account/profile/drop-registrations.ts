import { sql } from 'kysely'
import { brazilDay } from '../../../../contract/brazil-day.ts'
import type { Deps } from '../../../deps.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import { hashPassword } from '../../../platform/secrets/passwords.ts'
import { processEach } from '../../../platform/workers/process-each.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { isPendingRegistration } from '../../auth/security/service.ts'
import { endSessionsWithin } from '../../auth/service.ts'
import { pseudonymise } from './erase-member.ts'

const day = 86_400_000
/** So long a registration waits for its code, or for its CPF. */
const waitsMs = 7 * day
const mostAtOnce = 200

/**
 * Erases members whose registration was not settled within seven days. They never had money, so nothing of them is kept: the next
 * round of `forgetMembers` takes the rest. Who excluded themself meanwhile stays.
 */
export async function dropRegistrations(deps: Deps): Promise<void> {
  const { db, clock, log } = deps
  const now = clock.now()
  const { rows } = await sql<{
    id: string
  }>`SELECT m.id FROM play_closing c JOIN member m ON m.id = c.member_id
    WHERE c.kind = 'registration_pending' AND c.since < ${new Date(now.getTime() - waitsMs)} AND m.erased_at IS NULL
      AND NOT EXISTS (SELECT FROM running_break(m.id, ${now})) ORDER BY c.since LIMIT ${mostAtOnce}`.execute(
    db,
  )
  if (rows.length === 0) return
  const unusableHash = await hashPassword(deps.random(32).toString('base64'))
  await processEach(
    rows,
    ({ id }) => transaction(db, tx => drop(deps, tx, id, unusableHash), { keyed: true }),
    {
      log,
      what: 'a registration that nobody settled could not be erased',
      nameOf: ({ id }) => id,
    },
  )
  deps.pokeOutbox()
}

async function drop(deps: Deps, tx: Tx, memberId: string, unusableHash: string): Promise<void> {
  await lockWallet(tx, memberId, 'BRL')
  // Settled meanwhile.
  if (!(await isPendingRegistration(tx, memberId))) return
  const at = deps.clock.now()
  await endSessionsWithin(deps, tx, { memberId, reason: 'account_erased' })
  const name = `erased_${memberId.replaceAll('-', '').slice(-12)}`
  const keptUntil = brazilDay(new Date(at.getTime() - day))
  await pseudonymise(tx, { memberId, name, unusableHash, at, keptUntil })
  await deps.wallet.announce(tx, { memberId, topic: 'session', payload: {} })
}
