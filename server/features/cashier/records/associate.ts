import type { OrderState } from '../../../../contract/cashier/order-words.ts'
import type { Association, Movement } from '../../../../contract/cashier/orders.ts'
import type { MovementRow, RequirementRow } from './store.ts'

/** A group from its movements, oldest first: undecided while one of them is, gone back when what began it has. */
export function associate(
  rows: readonly MovementRow[],
  movements: readonly Movement[],
  requirements: readonly RequirementRow[],
): Association | undefined {
  const [root] = rows
  const last = rows.at(-1)
  if (root === undefined || last === undefined) return undefined
  return {
    id: root.group_id,
    category: root.category,
    state: stateOf(rows, root),
    reviewed: rows.every(row => row.reviewed),
    order_no: root.order_no,
    money: root.money,
    fee: rows.reduce((sum, row) => sum + row.fee, 0n),
    bonus: rows.reduce((sum, row) => sum + row.bonus_given, 0n),
    effect: rows.reduce((sum, row) => sum + row.effect, 0n),
    created_at: root.created_at.toISOString(),
    updated_at: last.created_at.toISOString(),
    movements: [...movements],
    lots: requirements.map(toRequirement),
  }
}

function stateOf(rows: readonly MovementRow[], root: MovementRow): OrderState {
  return rows.some(row => row.state === 'pending') ? 'pending' : root.state
}

function toRequirement({ id, source, required, progress, status, created_at, expires_at }: RequirementRow) {
  return {
    id,
    source,
    required,
    progress,
    state: status,
    created_at: created_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
  }
}
