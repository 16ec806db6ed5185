import type { Deps } from '../../../deps.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { recordSecurity } from '../../auth/security/service.ts'

/** History and notification: somebody who is signed in as the member guessed at the withdrawal password. */
export async function notifyLockedPin(deps: Deps, memberId: string, lockedMs: number): Promise<void> {
  const kind = 'withdrawal_password_locked'
  const details = { until: new Date(deps.clock.now().getTime() + lockedMs).toISOString() }
  await transaction(deps.db, async tx => {
    await recordSecurity(deps, tx, { memberId, kind, details })
    await notify(deps, tx, { memberId, kind, details, link: '/security-center' })
  })
  deps.pokeOutbox()
}
