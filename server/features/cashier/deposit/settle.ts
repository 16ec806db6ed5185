import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { readIdentity } from '../../auth/service.ts'
import { refuseDeposit } from '../../responsible-gambling/limits/service.ts'
import type { MoneyDeps, Payment } from '../providers/service.ts'
import { type Depositor, refuseDepositor } from './admit-depositor.ts'
import { creditPayment } from './credit.ts'
import { followDisputes } from './disputes/disputes.ts'
import { type InfractionRow, keepInfraction } from './disputes/infraction-store.ts'
import { insertPayment, lockPayment, type PaymentRow } from './payment-store.ts'
import type { ReceivedPayment } from './received-payment.ts'
import { keepForLater, sendBack } from './refund-payer.ts'
import { judge, type Verdict } from './rules.ts'
import { findByTxid, findRecharge, type RechargeRow, readMethod } from './store.ts'

/**
 * Settles a payment once for its end-to-end id, however often and in whatever order it is reported. `payment` is
 * the provider's own answer, never the claim of a notice. `report` is an infraction report
 * against it, kept in the same transaction.
 */
export async function settlePayment(
  deps: MoneyDeps,
  payment: Payment,
  source: ReceivedPayment['source'],
  report?: InfractionRow,
): Promise<void> {
  const settle = async (tx: Tx) => {
    if (report !== undefined) await keepInfraction(tx, report)
    await settleIn(deps, tx, payment, source)
  }
  await transaction(deps.db, settle, { keyed: true })
  deps.pokeOutbox()
}

async function settleIn(
  deps: MoneyDeps,
  tx: Tx,
  payment: Payment,
  source: ReceivedPayment['source'],
): Promise<void> {
  const found = payment.txid === undefined ? undefined : await findByTxid(tx, payment.txid)
  const wallet = found && (await lockWallet(tx, found.member_id, 'BRL'))
  // Read again under the lock: another payment of this order may have been settled meanwhile.
  const order = found && (await findRecharge(tx, found.member_id, { id: found.id }))
  const known = await lockPayment(tx, payment.e2eid)
  if (known?.state === 'credited') return followDisputes(deps, tx, known, payment)
  if (known !== undefined && known.state !== 'suspended') return
  const verdict = await judgeFor(deps, tx, payment, order, wallet)
  if (known === undefined && !(await insertPayment(tx, newRow(payment, order, verdict), deps.clock.now())))
    return
  await obey(deps, tx, verdict, { payment, order, known, source })
  // A report may have come before the payment was anybody's.
  const credited = verdict.action === 'credit' ? await lockPayment(tx, payment.e2eid) : undefined
  if (credited !== undefined) await followDisputes(deps, tx, credited, payment)
}

async function judgeFor(
  deps: MoneyDeps,
  tx: Tx,
  payment: Payment,
  order: RechargeRow | undefined,
  wallet: Depositor['wallet'],
): Promise<Verdict> {
  if (order === undefined) return judge(payment, undefined, { min: 0n, max: 0n })
  const [person, method] = [
    await readIdentity(deps, tx, order.member_id),
    await readMethod(tx, order.method_id),
  ]
  if (person === undefined || person.cpf === null || method === undefined) {
    throw new Error('An order without its member or its method')
  }
  const refused =
    refuseDepositor(deps, { person, wallet }) ??
    (await refuseDeposit(deps, tx, order.member_id, payment.amount))
  return judge(payment, { cpf: person.cpf, refused: refused?.word }, method)
}

function newRow(payment: Payment, order: RechargeRow | undefined, verdict: Verdict): PaymentRow {
  const states = { credit: 'credited', refund: 'refunding', wait: 'suspended' } as const
  return {
    e2eid: payment.e2eid,
    txid: payment.txid ?? null,
    amount: payment.amount,
    paid_at: payment.paidAt,
    member_id: order?.member_id ?? null,
    recharge_id: order?.id ?? null,
    state: states[verdict.action],
    reason: verdict.action === 'credit' ? null : verdict.reason,
    refund_attempt: 0,
    refund_after: null,
    ask_at: null,
    asks: 0,
  }
}

async function obey(deps: MoneyDeps, tx: Tx, verdict: Verdict, landed: ReceivedPayment): Promise<void> {
  switch (verdict.action) {
    case 'credit':
      return creditPayment(deps, tx, landed)
    case 'refund':
      return sendBack(deps, tx, verdict.reason, landed)
    case 'wait':
      return keepForLater(deps, tx, verdict.reason, landed)
  }
}
