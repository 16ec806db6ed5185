import type { VipReward, VipTrack } from '../../../contract/vip/vip.ts'

export interface MonthLevel {
  /** `2026-11` */
  readonly month: string
  readonly level: number
}

const shown = 12

/**
 * The level of a track at the end of each of the last twelve months, oldest first; of the running one as it is. Worked out
 * backwards from the changes that are known: before the oldest of them somebody stood one step away.
 */
export function levelsByMonth(
  rewards: readonly VipReward[],
  { track, level, today }: { readonly track: VipTrack; readonly level: number; readonly today: string },
): readonly MonthLevel[] {
  const changes = rewards
    .filter(one => one.track === track && (one.kind === 'level_up' || one.kind === 'level_down'))
    .toSorted(
      (one, other) => one.created_at.localeCompare(other.created_at) || one.id.localeCompare(other.id),
    )
  return monthsUntil(today).map(month => ({ month, level: levelAfter(changes, month, level) }))
}

function levelAfter(changes: readonly VipReward[], month: string, now: number): number {
  const isUntil = (change: VipReward) => change.created_at.slice(0, 7) <= month
  const last = changes.findLast(isUntil)
  if (last !== undefined) return last.level
  const next = changes[0]
  if (next === undefined) return now
  return Math.max(0, next.kind === 'level_up' ? next.level - 1 : next.level + 1)
}

function monthsUntil(today: string): readonly string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: shown }, (_, index) => {
    const at = year * 12 + month - 1 - (shown - 1 - index)
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}
