import type * as z from 'zod/mini'
import { formatCentavos } from '../../../../contract/centavos.ts'
import type { Endpoint, Schema } from '../../../../contract/endpoint.ts'
import {
  approveWithdrawal,
  cancelStoppedWithdrawal,
  letWithdrawalGo,
  type ReviewItem,
  rejectWithdrawal,
} from '../../../../contract/operations/backoffice.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { firstReviewer, recordHands } from '../../../platform/audit/hands.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import { Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import type { AdministratorCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import type { MoneyDeps } from '../providers/service.ts'
import * as withdrawals from '../withdraw/service.ts'
import { dropClaim, otherClaim, takeClaim } from './claims.ts'
import { toItem } from './item.ts'
import { readReviewRows } from './store.ts'

interface Asked<Body> {
  readonly caller: AdministratorCaller
  readonly key: string | undefined
  readonly body: Body
}

type Item = { data: ReviewItem }
type Row = Awaited<ReturnType<typeof withdrawals.approveWithdrawal>>

/** Approves a withdrawal; a large one waits for a second administrator. */
export function approve(
  deps: MoneyDeps,
  asked: Asked<z.output<typeof approveWithdrawal.body>>,
): Promise<Item | Refused> {
  return decide(
    deps,
    approveWithdrawal,
    asked,
    tx => withdrawals.approveWithdrawal(deps, tx, { id: asked.body.id, caller: asked.caller }),
    state => (state === 'approved' ? 'withdrawal_approve' : 'withdrawal_approve_first'),
  )
}

type Rejecting = Asked<z.output<typeof rejectWithdrawal.body>>
type Reasoned = Asked<z.output<typeof letWithdrawalGo.body>>

/** Where the licence holds withdrawals back for some grounds only, one of them is named and stands in the audit log. */
export async function reject(deps: MoneyDeps, asked: Rejecting): Promise<Item | Refused> {
  const grounds = deps.config.regime.withdrawals.rejectionGrounds
  const { ground } = asked.body
  if (grounds !== undefined && (ground === undefined || !grounds.includes(ground)))
    return refuseFields({ ground: ['required'] })
  const decision = { ...asked.body, caller: asked.caller }
  return decide(
    deps,
    rejectWithdrawal,
    asked,
    tx => withdrawals.rejectWithdrawal(deps, tx, decision),
    () => 'withdrawal_reject',
  )
}

/** Pays a stopped one after all; the reason stands in the audit log. */
export function letGo(deps: MoneyDeps, asked: Reasoned): Promise<Item | Refused> {
  const decision = { id: asked.body.id, caller: asked.caller }
  return decide(
    deps,
    letWithdrawalGo,
    asked,
    tx => withdrawals.letWithdrawalGo(deps, tx, decision),
    () => 'withdrawal_let_go',
  )
}

/** Gives the money of a stopped payout back to the member, with a reason. */
export function cancelStopped(deps: MoneyDeps, asked: Reasoned): Promise<Item | Refused> {
  const decision = { ...asked.body, caller: asked.caller }
  return decide(
    deps,
    cancelStoppedWithdrawal,
    asked,
    tx => withdrawals.cancelStoppedWithdrawal(deps, tx, decision),
    () => 'withdrawal_cancel',
  )
}

type Decision = Endpoint<Schema, Schema, typeof approveWithdrawal.reply>

/** One decision: not while somebody else works on the case, in one transaction with its line in the audit log. */
function decide(
  deps: MoneyDeps,
  endpoint: Decision,
  {
    caller,
    key,
    body,
  }: Asked<{ readonly id: string; readonly reason?: string; readonly ground?: string | undefined }>,
  work: (tx: Tx) => Promise<Row>,
  actionOf: (state: string) => string,
): Promise<Item | Refused> {
  const { administratorId } = caller
  const who = { id: body.id, administratorId }
  return runOnce(deps, { endpoint, memberId: administratorId, key, body }, async (tx, isAbout) => {
    const row = await work(tx)
    if (row instanceof Refused) return row
    isAbout(row.member_id)
    // Looked at under the case's lock, which `work` took.
    const claimed = await otherClaim(deps, tx, who)
    if (claimed !== undefined) return claimed
    await dropClaim(tx, who)
    const { money, state } = row
    await audit(deps, tx, {
      administratorId,
      action: actionOf(state),
      subject: `withdrawal:${row.id}`,
      details: {
        money: formatCentavos(money),
        state,
        reason: body.reason ?? row.reason,
        ...(body.ground !== undefined && { ground: body.ground }),
        ...recordHands(firstReviewer(row), caller),
      },
    })
    return itemOf(deps, tx, body.id)
  })
}

interface Reviewer {
  readonly id: string
  readonly administratorId: string
}

/** Taking a case is an act like any other; a page that only says that it is still open writes nothing more. */
export async function claim(deps: MoneyDeps, who: Reviewer): Promise<Item | Refused> {
  const before = await itemOf(deps, deps.db, who.id)
  if (before instanceof Refused) return before
  if (before.data.state !== 'pending') return refuse('withdrawal_not_pending')
  return transaction(deps.db, async tx => {
    const claimed = await takeClaim(deps, tx, who)
    if (claimed instanceof Refused) return claimed
    if (claimed === 'taken') await recordCase(deps, tx, { ...who, action: 'case_taken' })
    return itemOf(deps, tx, who.id)
  })
}

/** Lets a case go that a reviewer had taken; another may take it. */
export async function release(deps: MoneyDeps, who: Reviewer): Promise<Record<string, never>> {
  await transaction(deps.db, async tx => {
    if (await dropClaim(tx, who)) await recordCase(deps, tx, { ...who, action: 'case_let_go' })
  })
  return {}
}

function recordCase(deps: MoneyDeps, tx: Tx, { id, ...act }: Reviewer & { action: string }): Promise<void> {
  return audit(deps, tx, { ...act, subject: `withdrawal:${id}`, details: {} })
}

async function itemOf({ clock }: MoneyDeps, on: Tx | MoneyDeps['db'], id: string): Promise<Item | Refused> {
  const [row] = await readReviewRows(on, { id, limit: 1, now: clock.now() })
  return row === undefined ? refuse('not_found') : { data: toItem(row) }
}
