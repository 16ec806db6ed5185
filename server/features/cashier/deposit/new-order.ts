import type { CollectionAccount } from '../../../../contract/cashier/money.ts'
import { noReviewers } from '../../../platform/audit/hands.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { type Method, orderNumber } from './rules.ts'

interface Intent {
  readonly memberId: string
  readonly method: Method
  readonly money: bigint
  readonly description: string
}

interface Life {
  readonly callKey: string | null
  readonly expiresAt: Date
  readonly askAt: Date
  readonly collection: CollectionAccount | null
}

/** An order as it is when nothing has happened to it. */
export function newOrder(deps: MoneyDeps, { memberId, method, money, description }: Intent, life: Life) {
  const id = deps.ids()
  const now = deps.clock.now()
  return {
    member_id: memberId,
    id,
    call_key: life.callKey,
    order_no: orderNumber('R', id, now),
    method_id: method.id,
    method_type: method.type,
    description,
    money,
    paid_money: null,
    fee: 0n,
    state: 'pending',
    reason: null,
    // API Pix: 26 to 35 letters and digits.
    txid: id.replaceAll('-', ''),
    e2eid: null,
    pix_code: null,
    created_at: now,
    expires_at: life.expiresAt,
    paid_at: null,
    ask_at: life.askAt,
    collection: life.collection,
    proof_at: null,
    ...noReviewers,
    reviewed_at: null,
    bank_reference: null,
    found_money: null,
    note: null,
  } as const
}
