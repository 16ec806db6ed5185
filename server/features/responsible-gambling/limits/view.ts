import type { Limit, LimitChange } from '../../../../contract/responsible-gambling/limits.ts'
import type { ChangeRow, listUse } from './store.ts'

type UseRow = Awaited<ReturnType<typeof listUse>>[number]

export function toLimit(row: UseRow, pending: readonly ChangeRow[], now: Date): Limit {
  const { kind, period, amount, used, resetsAt, heldUntil } = row
  const waiting = pending.find(one => one.kind === kind && one.period === period)
  return {
    kind,
    period,
    value: amount,
    used,
    left: amount === null ? null : amount > used ? amount - used : 0n,
    resets_at: resetsAt.toISOString(),
    held_until: heldUntil !== null && heldUntil > now ? heldUntil.toISOString() : null,
    pending: waiting === undefined ? null : toPending(waiting, now),
  }
}

function toPending({ id, value, effectiveFrom, confirmUntil }: ChangeRow, now: Date): Limit['pending'] {
  if (confirmUntil === null || confirmUntil <= now) return null
  return {
    id,
    value,
    effective_from: effectiveFrom.toISOString(),
    confirm_until: confirmUntil.toISOString(),
  }
}

/** A wish that nobody confirmed in time is over, whether or not a later one has written that down. */
export function toChange(row: ChangeRow, now: Date): LimitChange {
  const isOver = row.state === 'pending' && row.confirmUntil !== null && row.confirmUntil <= now
  return {
    id: row.id,
    kind: row.kind,
    period: row.period,
    value: row.value,
    was: row.was,
    state: isOver ? 'expired' : row.state,
    by_house: row.byOperator,
    asked_at: row.askedAt.toISOString(),
    decided_at: isOver ? (row.confirmUntil?.toISOString() ?? null) : (row.decidedAt?.toISOString() ?? null),
  }
}
