import type { VipLevel, VipTrack } from '../../../contract/vip/vip.ts'

export interface Steps {
  readonly ladder: readonly VipLevel[]
  /** Where somebody stands. */
  readonly here: VipLevel
  /** The step above; `undefined` at the top. */
  readonly next: VipLevel | undefined
}

/** One track's ladder around a level; `undefined` while the ladder has no such step. */
export function stepsOf(levels: readonly VipLevel[], track: VipTrack, level: number): Steps | undefined {
  const ladder = levels.filter(one => one.track === track)
  const here = ladder.find(one => one.level === level)
  if (here === undefined) return undefined
  return { ladder, here, next: ladder.find(one => one.level === level + 1) }
}
