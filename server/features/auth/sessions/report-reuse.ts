import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { recordSecurity, writeToMember } from '../security/service.ts'
import { readIdentity } from '../service.ts'

/**
 * A refresh token was used after its successor: somebody may have copied the cookie. A line of the member's security
 * history, a notification and a letter, in the transaction that ends the family. A demo account has nobody to tell.
 */
export async function reportReuse(deps: Deps, tx: Tx, memberId: string): Promise<void> {
  const member = await readIdentity(deps, tx, memberId)
  if (member === undefined || member.isDemo) return
  await recordSecurity(deps, tx, { memberId, kind: 'token_reused', details: {} })
  await notify(deps, tx, {
    memberId,
    kind: 'token_reused',
    details: {},
    link: '/security-center/devices',
  })
  const at = deps.clock.now().toISOString()
  await writeToMember(deps, tx, memberId, { kind: 'token_reused', fields: { at } })
}
