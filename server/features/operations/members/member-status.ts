import type * as z from 'zod/mini'
import { pixLabel } from '../../../../contract/cashier/account-label.ts'
import { proveSoleOwner, setMemberStatus } from '../../../../contract/operations/backoffice.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { listMembers, memberExists, setFreeze } from './member-store.ts'

interface Asked<Body> {
  readonly administratorId: string
  readonly key: string | undefined
  readonly body: Body
}

/** Under the member's lock: a bet, a withdrawal or a payout is before it or after it, never in between. */
export function changeMemberStatus(
  deps: Deps,
  { administratorId, key, body }: Asked<z.output<typeof setMemberStatus.body>>,
): Promise<z.output<typeof setMemberStatus.reply> | Refused> {
  const call = { endpoint: setMemberStatus, memberId: administratorId, key, body }
  return runOnce(deps, call, async (tx, isAbout) => {
    const { id, status, reason } = body
    isAbout(id)
    await lockWallet(tx, id, 'BRL')
    if (!(await setFreeze(tx, { id, status, at: deps.clock.now() }))) return refuse('not_found')
    const [row] = await listMembers(tx, { id, before: undefined, limit: 1, now: deps.clock.now() })
    if (row === undefined) return refuse('not_found')
    await deps.wallet.announce(tx, { memberId: id, topic: 'session', payload: {} })
    await notify(deps, tx, { memberId: id, kind: `account_${status}`, details: {}, link: null })
    const details = { status, reason }
    await audit(deps, tx, { administratorId, action: 'member_status', subject: `member:${id}`, details })
    return { data: { ...row, created_at: row.created_at.toISOString(), sessions: Number(row.sessions) } }
  })
}

interface Proof {
  readonly memberId: string
  readonly cnpj: string
  readonly label: string
  readonly administratorId: string
  readonly reason: string
}

/** Payout accounts are the business of the feature that keeps them; the transaction is this one's. */
export type KeepProof = (tx: Tx, proof: Proof) => Promise<void>

export function proveOwner(
  deps: Deps,
  { administratorId, key, body }: Asked<z.output<typeof proveSoleOwner.body>>,
  keepProof: KeepProof,
): Promise<z.output<typeof proveSoleOwner.reply> | Refused> {
  const call = { endpoint: proveSoleOwner, memberId: administratorId, key, body }
  return runOnce(deps, call, async tx => {
    const { id: memberId, cnpj, reason } = body
    if (!(await memberExists(tx, memberId))) return refuse('not_found')
    const label = pixLabel('cnpj', cnpj)
    await keepProof(tx, { memberId, cnpj, label, administratorId, reason })
    const details = { company: label, reason }
    await audit(deps, tx, { administratorId, action: 'sole_owner', subject: `member:${memberId}`, details })
    return {}
  })
}
