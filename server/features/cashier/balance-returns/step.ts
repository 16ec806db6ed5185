import type { Deps } from '../../../deps.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused } from '../../../platform/http/answers/refuse.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { balances, type WalletView } from '../../../wallet/members.ts'
import { namedSince } from '../../account/registry/service.ts'
import { writeToMember } from '../../auth/security/service.ts'
import { closeWithin, readIdentity } from '../../auth/service.ts'
import { endAllGrants } from '../../promotions/bonuses/service.ts'
import { payOutRebates } from '../../promotions/service.ts'
import { findPayable } from '../accounts/service.ts'
import { findOpenWithdrawal, readWithdrawal, sendBack } from '../withdraw/service.ts'
import { lookAgainAt, returnDeadline } from './rules.ts'
import type { ReturnRow } from './store.ts'

type Change = Partial<ReturnRow>

interface Step {
  readonly change: Change
  /** Ids of the sessions that ended with the account; the caller sends them to every process after the commit. */
  readonly ended: readonly string[]
}

/**
 * One step on the way of a balance back to its member, under the wallet's and the row's lock:
 *
 *   waiting ── rounds settled, own withdrawal ended ──> sending ── paid ──> closed
 *      └── no account of theirs, or the wallet says no ──> stuck ──┘
 *
 * `dropped` from anywhere: the registry names them no more, or by a later naming.
 */
export async function stepOn(deps: Deps, tx: Tx, row: ReturnRow): Promise<Step> {
  const { member_id: memberId } = row
  const now = deps.clock.now()
  const person = await readIdentity(deps, tx, memberId)
  // Closed already: what a bank sent back since still goes to the member, whom nobody asks the registry about any more.
  const isClosed = person?.status === 'closed'
  const since = isClosed ? row.impeded_at : await namedSince(tx, memberId)
  if (since?.getTime() !== row.impeded_at.getTime()) return over('dropped', now)
  const wallet = await readWallet(deps, tx, memberId)
  if (wallet !== undefined && wallet.atStake > 0n) return wait(row, 'rounds_open', now)
  const open = await findOpenWithdrawal(tx, memberId)
  if (open !== undefined && open.id === row.withdrawal_id) return sending(row, open.id, now)
  if (open !== undefined) return wait(row, 'withdrawal_open', now)
  const last = row.withdrawal_id === null ? undefined : await readWithdrawal(tx, row.withdrawal_id)
  // What could not be paid once is not sent again and again: a person looks.
  if (last !== undefined && last.state !== 'paid') return stuck(row, `withdrawal_${last.state}`, now)
  const money = await gather(deps, tx, memberId)
  if (money > 0n) return send(deps, tx, row, money)
  return isClosed ? over('closed', now) : close(deps, tx, row)
}

async function readWallet(deps: Deps, tx: Tx, memberId: string): Promise<WalletView | undefined> {
  return (await balances(tx, memberId, deps.clock.now())).find(one => one.currency === 'BRL')
}

/** Bonuses end, what was earned by stakes joins the cash: what is then there is the member's. Centavos. */
async function gather(deps: Deps, tx: Tx, memberId: string): Promise<bigint> {
  await endAllGrants(deps, tx, memberId)
  await payOutRebates(deps, tx, memberId)
  return (await readWallet(deps, tx, memberId))?.cash ?? 0n
}

async function send(deps: Deps, tx: Tx, row: ReturnRow, money: bigint): Promise<Step> {
  const { member_id: memberId } = row
  const now = deps.clock.now()
  const account = await findPayable(deps, tx, memberId)
  if (account instanceof Refused) {
    if (account.word === 'account_held') return wait(row, 'account_held', now)
    return askForAccount(deps, tx, row)
  }
  const expectedBy = returnDeadline(row.impeded_at)
  const sent = await sendBack(deps, tx, { memberId, money, account, expectedBy })
  return typeof sent === 'string' ? stuck(row, sent, now) : sending(row, sent.id, now)
}

async function askForAccount(deps: Deps, tx: Tx, row: ReturnRow): Promise<Step> {
  const { member_id: memberId } = row
  const now = deps.clock.now()
  if (row.asked_at === null) {
    await notify(deps, tx, {
      memberId,
      kind: 'balance_account_missing',
      details: {},
      link: '/withdrawal-card',
    })
    await writeToMember(deps, tx, memberId, { kind: 'balance_account_missing', fields: {} })
  }
  const { change, ended } = stuck(row, 'account_missing', now)
  return { change: { ...change, asked_at: row.asked_at ?? now }, ended }
}

async function close(deps: Deps, tx: Tx, row: ReturnRow): Promise<Step> {
  const { member_id: memberId } = row
  const { change } = over('closed', deps.clock.now())
  await writeToMember(deps, tx, memberId, { kind: 'account_closed_by_law', fields: {} })
  const ended = await closeWithin(deps, tx, memberId)
  await deps.wallet.announce(tx, { memberId, topic: 'session', payload: {} })
  const details = { status: 'closed', reason: 'registry', sessions: ended.length }
  const subject = `member:${memberId}`
  await audit(deps, tx, { administratorId: undefined, action: 'registry_close', subject, details })
  return { change, ended }
}

const over = (state: 'closed' | 'dropped', now: Date): Step => ({
  change: { state, cause: null, look_at: null, ended_at: now },
  ended: [],
})

const wait = (row: ReturnRow, cause: string, now: Date): Step => ({
  change: { state: 'waiting', cause, look_at: lookAgainAt(row.impeded_at, now) },
  ended: [],
})

const stuck = (row: ReturnRow, cause: string, now: Date): Step => ({
  change: { state: 'stuck', cause, look_at: lookAgainAt(row.impeded_at, now) },
  ended: [],
})

const sending = (row: ReturnRow, withdrawalId: string, now: Date): Step => ({
  change: {
    state: 'sending',
    cause: null,
    withdrawal_id: withdrawalId,
    look_at: lookAgainAt(row.impeded_at, now),
  },
  ended: [],
})
