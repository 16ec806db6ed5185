import type { Deps } from '../../../deps.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import { noMember } from '../../../platform/http/idempotency.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { recordSecurity, writeToMember } from '../security/service.ts'
import { countFailedTry, markNotified, takeFailedTries } from './failed-tries-store.ts'

/** Fewer are typing mistakes: they stand in the history only. */
const worthNotifying = 3
/** So many are somebody else's: a letter goes out while they are made, once a day. */
const alarming = 10
const dayMs = 24 * 3_600_000
const link = '/security-center'

/** Counts a wrong password for an account, or for nobody's in the same time. */
export async function recordFailedTry(deps: Deps, memberId: string | undefined): Promise<void> {
  const count = await countFailedTry(deps.db, memberId ?? noMember, deps.clock.now())
  if (memberId === undefined || count < alarming || count % alarming !== 0) return
  // The answer does not wait: its time would tell that there is such an account.
  void sendFailedTries(deps, memberId, count).catch(error => {
    deps.log.error({ error: String(error) }, 'a letter about failed sign-ins was not written')
  })
}

async function sendFailedTries(deps: Deps, memberId: string, count: number): Promise<void> {
  const now = deps.clock.now()
  await transaction(deps.db, async tx => {
    if (!(await markNotified(tx, memberId, now, new Date(now.getTime() - dayMs)))) return
    const details = { count, at: now.toISOString() }
    await notify(deps, tx, { memberId, kind: 'failed_tries', details, link })
    const fields = { count: String(count), at: details.at }
    await writeToMember(deps, tx, memberId, { kind: 'failed_tries', fields })
  })
  deps.pokeOutbox()
}

/** At a sign-in: what others tried since the last one, into the history and, where it is worth it, among the news. */
export async function notifyFailedTries(deps: Deps, tx: Tx, memberId: string): Promise<number> {
  const tries = await takeFailedTries(tx, memberId)
  if (tries === undefined) return 0
  const { count } = tries
  const details = { count, at: tries.last_at.toISOString() }
  await recordSecurity(deps, tx, { memberId, kind: 'failed_tries', details })
  if (count < worthNotifying) return 0
  await notify(deps, tx, { memberId, kind: 'failed_tries', details, link })
  return count
}
