import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { RefusalWord } from '../../../wallet/outcome.ts'
import { type PayableAccount, sealForWithdrawal } from '../accounts/service.ts'
import { orderNumber } from './rules.ts'
import { insertWithdrawal, type WithdrawalRow } from './store.ts'

interface Intent {
  readonly memberId: string
  readonly money: bigint
  readonly fee: bigint
  readonly account: PayableAccount
  readonly remark: string | null
  readonly waiveWagering: boolean
  readonly at: Date
  readonly expectedBy: Date
}

/** Sets the money aside and writes the withdrawal down, or says why the wallet would not. */
export async function hold(deps: Deps, tx: Tx, intent: Intent): Promise<WithdrawalRow | RefusalWord> {
  const { memberId, money, fee, account, waiveWagering, at } = intent
  const id = deps.ids()
  const order = { memberId, currency: 'BRL', withdrawalId: id, amount: money, fee, waiveWagering } as const
  const held = await deps.wallet.holdForWithdrawal(tx, order)
  if (held.status === 'refused') return held.word
  return insertWithdrawal(tx, {
    member_id: memberId,
    id,
    order_no: orderNumber(id, at),
    money,
    fee,
    account_id: account.id,
    account_label: account.label,
    payment_type: account.destination.kind,
    destination_sealed: sealForWithdrawal(deps, id, account.destination),
    member_remark: intent.remark,
    created_at: at,
    expected_by: intent.expectedBy,
  })
}
