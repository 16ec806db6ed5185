import type * as z from 'zod/mini'
import { formatCentavos } from '../../../contract/centavos.ts'
import {
  askRefund,
  confirmDeposit,
  type DepositItem,
  type IncomingPayment,
  refuseDeposit,
} from '../../../contract/deposit-desk.ts'
import { audit } from '../../audit-log.ts'
import { type Tx, transaction } from '../../database/transaction.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import { runOnce } from '../../http/run-once.ts'
import type { MoneyDeps } from '../payment-provider/service.ts'
import { desk } from '../recharges/service.ts'
import { readDeposits, readIncoming } from './store.ts'
import { toIncoming, toItem } from './view.ts'

interface Asked<Body> {
  readonly administratorId: string
  readonly key: string | undefined
  readonly body: Body
}

export async function confirm(
  deps: MoneyDeps,
  { administratorId, key, body }: Asked<z.output<typeof confirmDeposit.body>>,
): Promise<{ data: DepositItem } | Refused> {
  const call = { endpoint: confirmDeposit, memberId: administratorId, key, body }
  return runOnce(deps, call, async tx => {
    const { id, money, payer_cpf: payerCpf } = body
    const reference = body.bank_reference.toUpperCase()
    const row = await desk.confirmTransfer(deps, tx, { id, money, payerCpf, reference, administratorId })
    if (row instanceof Refused) return row
    const action = row.state === 'paid' ? 'deposit_confirm' : 'deposit_confirm_first'
    const details = { money: formatCentavos(money), bank_reference: reference, state: row.state }
    await audit(deps, tx, { administratorId, action, subject: `recharge:${id}`, details })
    return itemOf(deps, tx, id)
  })
}

export async function refuseIt(
  deps: MoneyDeps,
  { administratorId, key, body }: Asked<z.output<typeof refuseDeposit.body>>,
): Promise<{ data: DepositItem } | Refused> {
  const call = { endpoint: refuseDeposit, memberId: administratorId, key, body }
  return runOnce(deps, call, async tx => {
    const { id, reason } = body
    const note = body.note === '' ? null : body.note
    const row = await desk.refuseTransfer(deps, tx, { id, reason, note, administratorId })
    if (row instanceof Refused) return row
    const details = { money: formatCentavos(row.money), reason, note }
    await audit(deps, tx, { administratorId, action: 'deposit_refuse', subject: `recharge:${id}`, details })
    return itemOf(deps, tx, id)
  })
}

/** The proof, for whoever reviews it; that they looked is written down. */
export async function showProof(
  deps: MoneyDeps,
  { administratorId, id }: { readonly administratorId: string; readonly id: string },
): Promise<{ data: { type: string; file: string } } | Refused> {
  return transaction(deps.db, async tx => {
    const proof = await desk.openProof(deps, tx, id)
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
  { administratorId, key, body }: Asked<z.output<typeof askRefund.body>>,
): Promise<{ data: IncomingPayment } | Refused> {
  const call = { endpoint: askRefund, memberId: administratorId, key, body }
  return runOnce(deps, call, async tx => {
    const { e2eid, reason } = body
    const asked = await desk.askRefundAgain(deps, tx, e2eid)
    if (asked instanceof Refused) return asked
    const details = { money: formatCentavos(asked.amount), was: asked.state, reason }
    await audit(deps, tx, { administratorId, action: 'payment_refund', subject: `pix:${e2eid}`, details })
    const [row] = await readIncoming(tx, { e2eid, limit: 1 })
    return row === undefined ? refuse('not_found') : { data: toIncoming(row) }
  })
}

async function itemOf(deps: MoneyDeps, tx: Tx, id: string): Promise<{ data: DepositItem } | Refused> {
  const [row] = await readDeposits(tx, { id, limit: 1 })
  if (row === undefined) return refuse('not_found')
  return { data: toItem(row, deps.config.money.deposit.secondReviewAbove) }
}
