import type { FeeEntry, Movement, OrderAccount, OrderBalances } from '../../../../contract/cashier/orders.ts'
import type { MovementRow, TransferRow } from './store.ts'

const own = ['cash', 'bonus', 'rebate', 'hold', 'debt'] as const
type Own = (typeof own)[number]

/** The operator's accounts as a player would name them. */
function toAccount(code: string): OrderAccount {
  const mine = own.find(account => account === code)
  if (mine !== undefined) return mine
  if (code === 'psp_clearing' || code === 'suspense') return 'bank'
  if (code === 'fees') return 'fees'
  return code.endsWith('_cost') ? 'promotions' : 'house'
}

/** The ledger keeps the balances after each transaction; those before it follow from its transfers. */
function balancesBefore(after: OrderBalances, transfers: readonly TransferRow[]): OrderBalances {
  const before = (account: Own) => {
    const moved = transfers.reduce((sum, { debit, credit, amount }) => {
      if (credit === account) return sum + amount
      return debit === account ? sum - amount : sum
    }, 0n)
    // Debt is what is owed: entering the account makes it smaller.
    return account === 'debt' ? after.debt + moved : after[account] - moved
  }
  return {
    cash: before('cash'),
    bonus: before('bonus'),
    rebate: before('rebate'),
    hold: before('hold'),
    debt: before('debt'),
  }
}

export function toMovement(row: MovementRow, transfers: readonly TransferRow[]): Movement {
  const { cash, bonus, rebate, hold, debt } = row
  const after = { cash, bonus, rebate, hold, debt }
  return {
    id: row.id,
    kind: row.kind,
    category: row.category,
    state: row.state,
    reviewed: row.reviewed,
    association_id: row.group_id,
    order_no: row.order_no,
    money: row.money,
    fee: row.fee,
    effect: row.effect,
    reason: row.reason,
    label: row.label,
    before: balancesBefore(after, transfers),
    after,
    transfers: transfers
      .map(({ debit, credit, amount }) => ({ from: toAccount(debit), to: toAccount(credit), money: amount }))
      // Between accounts of ours nothing of the member's moves: a win that is parked, a stake that was settled with it.
      .filter(({ from, to }) => from !== 'house' || to !== 'house'),
    created_at: row.created_at.toISOString(),
  }
}

export function toFee(row: MovementRow): FeeEntry {
  const { id, kind, category, order_no, money, fee, reviewed } = row
  return {
    id,
    kind,
    category,
    association_id: row.group_id,
    order_no,
    money,
    fee,
    reviewed,
    created_at: row.created_at.toISOString(),
  }
}
