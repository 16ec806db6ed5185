import type { Tx } from '../../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../../platform/http/answers/refuse.ts'
import type { MoneyDeps } from '../../providers/service.ts'
import { changePayment, lockPayment, type PaymentRow } from '../payment-store.ts'
import { recordStep } from './refunds.ts'

/**
 * A person asks for money to go back: a stuck refund under its next id, suspense money before its day is over. Answers
 * the row as it was; the worker does the rest.
 */
export async function askRefundAgain(deps: MoneyDeps, tx: Tx, e2eid: string): Promise<PaymentRow | Refused> {
  const row = await lockPayment(tx, e2eid)
  if (row === undefined) return refuse('not_found')
  const now = deps.clock.now()
  switch (row.state) {
    case 'stuck':
      await changePayment(tx, row, {
        state: 'refunding',
        refund_attempt: row.refund_attempt + 1,
        ask_at: now,
        asks: 0,
      })
      break
    case 'suspended':
      await changePayment(tx, row, { refund_after: now, ask_at: now, asks: 0 })
      break
    case 'credited':
    case 'refunding':
    case 'refunded':
      return refuse('payment_not_waiting')
  }
  await recordStep(deps, tx, row, 'ask_again')
  return row
}
