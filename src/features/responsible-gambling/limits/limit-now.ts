import type { Limit } from '../../../../contract/responsible-gambling/limits.ts'

/** What a stored row says now: a period that has ended meanwhile has used nothing of the next. */
export function limitNow({ value, used, resets_at }: Limit, now: number) {
  const isOver = Date.parse(resets_at) <= now
  const usedNow = isOver ? 0n : used
  const left = value === null ? undefined : value > usedNow ? value - usedNow : 0n
  return { used: usedNow, left, resetsAt: isOver ? undefined : Date.parse(resets_at) }
}

/** The set limit of a kind with the least left: what holds first. */
export function tightestOf(limits: readonly Limit[], kind: Limit['kind'], now: number) {
  const set = limits.flatMap(limit => {
    const { left } = limitNow(limit, now)
    return limit.kind === kind && left !== undefined ? [{ limit, left }] : []
  })
  return set.toSorted((one, other) => (one.left < other.left ? -1 : 1))[0]
}
