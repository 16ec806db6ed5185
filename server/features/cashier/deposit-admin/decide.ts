import type * as z from 'zod/mini'
import {
  askRefund,
  confirmDeposit,
  type DepositItem,
  type IncomingPayment,
  refuseDeposit,
} from '../../../../contract/cashier/deposit-admin.ts'
import { formatCentavos } from '../../../../contract/centavos.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { firstReviewer, recordHand, recordHands } from '../../../platform/audit/hands.ts'
import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { AdministratorCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { admin } from '../deposit/service.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { readDeposits, readIncoming } from './store.ts'
import { toIncoming, toItem } from './view.ts'

interface Asked<Body> {
  readonly caller: AdministratorCaller
  readonly key: string | undefined
  readonly body: Body
}

export async function confirm(
  deps: MoneyDeps,
  { caller, key, body }: Asked<z.output<typeof confirmDeposit.body>>,
): Promise<{ data: DepositItem } | Refused> {
  const call = { endpoint: confirmDeposit, memberId: caller.administratorId, key, body }
  return runOnce(deps, call, async (tx, isAbout) => {
    const { id, money, payer_cpf: payerCpf } = body
    const reference = body.bank_reference.toUpperCase()
    const row = await admin.confirmTransfer(deps, tx, { id, money, payerCpf, reference, caller })
    if (row instanceof Refused) return row
    isAbout(row.member_id)
    const action = row.state === 'paid' ? 'deposit_confirm' : 'deposit_confirm_first'
    const hands = recordHands(firstReviewer(row), caller)
    const details = { money: formatCentavos(money), bank_reference: reference, state: row.state, ...hands }
    await audit(deps, tx, {
      administratorId: caller.administratorId,
      action,
      subject: `recharge:${id}`,
      details,
    })
    return itemOf(deps, tx, id)
  })
}

export async function refuseIt(
  deps: MoneyDeps,
  { caller, key, body }: Asked<z.output<typeof refuseDeposit.body>>,
): Promise<{ data: DepositItem } | Refused> {
  const call = { endpoint: refuseDeposit, memberId: caller.administratorId, key, body }
  return runOnce(deps, call, async (tx, isAbout) => {
    const { id, reason } = body
    const note = body.note === '' ? null : body.note
    const row = await admin.refuseTransfer(deps, tx, { id, reason, note, caller })
    if (row instanceof Refused) return row
    isAbout(row.member_id)
    const details = {
      money: formatCentavos(row.money),
      reason,
      note,
      ...recordHands(firstReviewer(row), caller),
    }
    await audit(deps, tx, {
      administratorId: caller.administratorId,
      action: 'deposit_refuse',
      subject: `recharge:${id}`,
      details,
    })
    return itemOf(deps, tx, id)
  })
}

/** The proof of a deposit, for the administrator who reviews it. The view is audited. Refuses not_found. */
export async function showProof(
  deps: MoneyDeps,
  { administratorId, id }: { readonly administratorId: string; readonly id: string },
): Promise<{ data: { type: string; file: string } } | Refused> {
  return transaction(deps.db, async tx => {
    const proof = await admin.openProof(deps, tx, id)
    if (proof === undefined) return refuse('not_found')
    const { type, bytes, file } = proof
    const details = { type, bytes }
    await audit(deps, tx, {
      administratorId,
      action: 'deposit_proof_view',
      subject: `recharge:${id}`,
      details,
    })
    return { data: { type, file } }
  })
}

export async function sendBack(
  deps: MoneyDeps,
  { caller, key, body }: Asked<z.output<typeof askRefund.body>>,
): Promise<{ data: IncomingPayment } | Refused> {
  const call = { endpoint: askRefund, memberId: caller.administratorId, key, body }
  return runOnce(deps, call, async (tx, isAbout) => {
    const { e2eid, reason } = body
    const asked = await admin.askRefundAgain(deps, tx, e2eid)
    if (asked instanceof Refused) return asked
    const details = { money: formatCentavos(asked.amount), was: asked.state, reason, ...recordHand(caller) }
    await audit(deps, tx, {
      administratorId: caller.administratorId,
      action: 'payment_refund',
      subject: `pix:${e2eid}`,
      details,
    })
    const [row] = await readIncoming(tx, { e2eid, limit: 1 })
    if (row === undefined) return refuse('not_found')
    isAbout(row.member_id)
    return { data: toIncoming(row) }
  })
}

async function itemOf(deps: MoneyDeps, tx: Tx, id: string): Promise<{ data: DepositItem } | Refused> {
  const [row] = await readDeposits(tx, { id, limit: 1 })
  if (row === undefined) return refuse('not_found')
  return { data: toItem(row, deps.config.money.deposit.secondReviewAbove) }
}
