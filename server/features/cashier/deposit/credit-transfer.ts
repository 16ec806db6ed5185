import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { recordEvent } from './events.ts'
import { notifySettled } from './notify-settled.ts'
import { feeOf } from './rules.ts'
import { changeRecharge, type RechargeRow, readMethod } from './store.ts'

interface Confirmed {
  readonly row: RechargeRow
  readonly money: bigint
  readonly reference: string
  /** The columns of the one who confirms now. */
  readonly reviewers: Parameters<typeof changeRecharge>[2]
}

/** What came by hand, once for its line of the operator's statement; the same line never pays a second order. */
export async function creditTransfer(
  deps: MoneyDeps,
  tx: Tx,
  { row, money, reference, reviewers }: Confirmed,
): Promise<RechargeRow | Refused> {
  const method = await readMethod(tx, row.method_id)
  if (method === undefined) throw new Error('An order without its method')
  const fee = feeOf(money, method)
  const credited = await deps.wallet.deposit(tx, {
    memberId: row.member_id,
    currency: 'BRL',
    key: `transfer:${reference}`,
    amount: money,
    fee,
    psp: 'bank',
    reference: row.id,
    wageringPercent: deps.config.money.depositWageringPercent,
  })
  if (credited.status === 'refused') return refuseCredit(credited.word)
  const now = deps.clock.now()
  const changed = await changeRecharge(tx, row, {
    ...reviewers,
    state: 'paid',
    reason: null,
    paid_money: money,
    found_money: money,
    bank_reference: reference,
    fee,
    paid_at: now,
    reviewed_at: now,
  })
  const details = { money: String(money), fee: String(fee) }
  await recordEvent(deps, tx, { order: row, kind: 'review_confirmed', details })
  await recordEvent(deps, tx, { order: row, kind: 'credited', details })
  await deps.wallet.announce(tx, { memberId: row.member_id, topic: 'recharges', payload: { id: row.id } })
  await notifySettled(deps, tx, changed, { amount: money, depositKey: `transfer:${reference}` })
  return changed
}

function refuseCredit(word: string): Refused {
  if (word === 'key_taken' || word === 'duplicate_mismatch') return refuse('bank_reference_used')
  throw new Error(`A transfer could not be credited: ${word}`)
}
