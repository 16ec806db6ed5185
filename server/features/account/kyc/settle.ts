import type { IdentityReason } from '../../../../contract/account/identity.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { closePlay, openPlay } from '../../responsible-gambling/breaks/service.ts'
import type { CheckRow } from './check-row.ts'
import { changeCheck } from './store.ts'

export type Decision =
  | { readonly state: 'approved' }
  | { readonly state: 'rejected'; readonly reason: IdentityReason }

interface By {
  readonly administratorId: string
  readonly note: string
}

const link = '/security-center/identity'

/** Ends a check, under the wallet's and the row's lock; `by` is the person who decided, where one did. */
export async function settleCheck(
  deps: Deps,
  tx: Tx,
  row: CheckRow,
  decision: Decision,
  by?: By,
): Promise<void> {
  const at = deps.clock.now()
  const { member_id: memberId } = row
  const reason = decision.state === 'rejected' ? decision.reason : null
  await changeCheck(tx, row, {
    state: decision.state,
    reason,
    note: by?.note ?? null,
    decided_at: at,
    decided_by: by?.administratorId ?? null,
    ask_at: null,
  })
  const closing = { memberId, kind: 'identity_required', at } as const
  if (decision.state === 'approved') {
    await openPlay(deps, tx, closing)
    await notify(deps, tx, { memberId, kind: 'identity_approved', details: {}, link })
  } else {
    // Nobody under age plays, whatever the licence asks for beforehand (Lei 14.790, art. 26).
    if (reason === 'under_age') await closePlay(deps, tx, closing)
    await notify(deps, tx, {
      memberId,
      kind: 'identity_rejected',
      details: { reason: decision.reason },
      link,
    })
  }
  await deps.wallet.announce(tx, { memberId, topic: 'identity', payload: {} })
}
