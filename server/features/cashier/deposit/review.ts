import { confirmDeposit } from '../../../../contract/cashier/deposit-admin.ts'
import { formatCentavos } from '../../../../contract/centavos.ts'
import { refuseSecondPerson } from '../../../platform/approvals/service.ts'
import { asFirst, asSecond, firstReviewer } from '../../../platform/audit/hands.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { AdministratorCaller } from '../../../platform/http/requests/caller.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { type Identity, readIdentity } from '../../auth/service.ts'
import { refuseDeposit } from '../../responsible-gambling/limits/service.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { refuseDepositor } from './admit-depositor.ts'
import { creditTransfer } from './credit-transfer.ts'
import { recordEvent } from './events.ts'
import {
  changeRecharge,
  findByBankReference,
  findRechargeById,
  type RechargeRow,
  readMethod,
} from './store.ts'

/** What a reviewer read on the operator's own bank statement. */
export interface Finding {
  readonly id: string
  readonly caller: AdministratorCaller
  /** What came, whatever was asked for. */
  readonly money: bigint
  /** The bank's own reference of that line. */
  readonly reference: string
  readonly payerCpf: string
}

/**
 * Confirms a transfer by hand: what really came is credited, once for its line of the statement. Above the limit the
 * first person's figures wait until another person, at another device, has found the same.
 */
export async function confirmTransfer(
  deps: MoneyDeps,
  tx: Tx,
  finding: Finding,
): Promise<RechargeRow | Refused> {
  const opened = await openReview(deps, tx, finding.id)
  if (opened instanceof Refused) return opened
  const { row } = opened
  const refused =
    refuseFinding(opened, finding) ??
    (await refuseReference(tx, row, finding)) ??
    (await refuseDeposit(deps, tx, row.member_id, finding.money))
  if (refused !== undefined) return refused
  const { caller, money, reference } = finding
  const needsTwo = money > deps.config.money.deposit.secondReviewAbove
  const first = firstReviewer(row)
  const isOwn = first === undefined || first.administratorId === caller.administratorId
  const isSame = row.found_money === money && row.bank_reference === reference
  if (needsTwo && isOwn) {
    if (first !== undefined && isSame) return refuse('second_person_needed')
    const change = { ...asFirst(caller), found_money: money, bank_reference: reference }
    const changed = await changeRecharge(tx, row, change)
    await recordEvent(deps, tx, { order: row, kind: 'review_first', details: { money: String(money) } })
    return changed
  }
  if (isOwn) return creditTransfer(deps, tx, { row, money, reference, reviewers: asFirst(caller) })
  if (!isSame) return refuse('review_differs')
  const about = { now: deps.clock.now(), approvers: confirmDeposit.roles }
  return (
    refuseSecondPerson(first, caller, about) ??
    creditTransfer(deps, tx, { row, money, reference, reviewers: asSecond(caller) })
  )
}

interface Refusal {
  readonly id: string
  readonly caller: AdministratorCaller
  readonly reason: string
  readonly note: string | null
}

/** Turns a transfer down, with a reason that its member reads. */
export async function refuseTransfer(
  deps: MoneyDeps,
  tx: Tx,
  { id, caller, reason, note }: Refusal,
): Promise<RechargeRow | Refused> {
  const opened = await openReview(deps, tx, id)
  if (opened instanceof Refused) return opened
  const { row } = opened
  const isSecond = row.reviewer !== null && row.reviewer !== caller.administratorId
  const changed = await changeRecharge(tx, row, {
    state: 'failed',
    reason,
    note,
    ...(isSecond ? asSecond(caller) : asFirst(caller)),
    reviewed_at: deps.clock.now(),
    // The line, if one was noted, may pay another order.
    bank_reference: null,
    found_money: null,
  })
  await recordEvent(deps, tx, { order: row, kind: 'review_refused', details: { reason } })
  await deps.wallet.announce(tx, { memberId: row.member_id, topic: 'recharges', payload: { id } })
  await notify(deps, tx, {
    memberId: row.member_id,
    kind: 'recharge_failed',
    details: { money: formatCentavos(row.money), order_no: row.order_no, reason },
    link: '/rechargeRecord',
  })
  return changed
}

interface Opened {
  readonly row: RechargeRow
  readonly person: Identity
  readonly refused: Refused | undefined
  readonly bounds: { readonly min: bigint; readonly max: bigint }
}

/** Under the wallet's lock, the order as the last decision left it, and who its member is now. */
async function openReview(deps: MoneyDeps, tx: Tx, id: string): Promise<Opened | Refused> {
  const found = await findRechargeById(tx, id)
  if (found === undefined) return refuse('not_found')
  const wallet = await lockWallet(tx, found.member_id, 'BRL')
  const row = await findRechargeById(tx, id)
  const isWaiting = row?.method_type === 'transfer' && row.state === 'pending' && row.proof_at !== null
  if (row === undefined || !isWaiting) return refuse('deposit_not_reviewable')
  const person = await readIdentity(deps, tx, row.member_id)
  const method = await readMethod(tx, row.method_id)
  if (person === undefined || method === undefined)
    throw new Error('An order without its member or its method')
  return { row, person, refused: refuseDepositor(deps, { person, wallet }), bounds: method }
}

/** The same rules as for money that a provider tells of: only the member's own, within the limits, on an open account. */
function refuseFinding({ person, refused, bounds }: Opened, finding: Finding): Refused | undefined {
  if (finding.payerCpf !== person.cpf) return refuse('payer_not_member')
  if (refused !== undefined) return refused
  if (finding.money < bounds.min) {
    return refuse('amount_below_minimum', { details: { minimum: formatCentavos(bounds.min) } })
  }
  if (finding.money > bounds.max) {
    return refuse('amount_above_maximum', { details: { maximum: formatCentavos(bounds.max) } })
  }
  return undefined
}

async function refuseReference(
  tx: Tx,
  row: RechargeRow,
  { reference }: Finding,
): Promise<Refused | undefined> {
  const holder = await findByBankReference(tx, reference)
  return holder === undefined || holder === row.id ? undefined : refuse('bank_reference_used')
}
