import type { SlotView } from '../../../../games/slots/slot-schemas.ts'

export type SlotSpin = SlotView['spins'][number]

/** One moment of the show: the reels turn, stop one after another, pay, or win free spins. */
export interface SlotFrame {
  readonly kind: 'turn' | 'land' | 'pay' | 'award'
  /** Index into `view.spins`. */
  readonly spin: number
  readonly ms: number
}

/** Reels stop this much after one another, and each takes this long to come to rest. */
export const staggerMs = 130
const restMs = 280

const turnMs = 380
const landMs = 4 * staggerMs + restMs
const payMs = 1100
const quietMs = 250
const awardMs = 1700

/** The whole settled round as moments to show, free spins one by one. `isStill`: for people who asked for less motion. */
export function framesOf({ spins }: SlotView, isStill: boolean): readonly SlotFrame[] {
  return spins.flatMap((spin, index): SlotFrame[] => {
    const isLast = index === spins.length - 1
    const pays = spin.payout !== '0.00'
    // The end of the round needs no pause: what it paid stays on the screen.
    const restsMs = isLast && !pays ? 0 : pays ? payMs : quietMs
    const frames: SlotFrame[] = [
      { kind: 'turn', spin: index, ms: isStill ? 0 : turnMs },
      { kind: 'land', spin: index, ms: isStill ? 0 : landMs },
      { kind: 'pay', spin: index, ms: isLast ? Math.min(restsMs, 500) : restsMs },
    ]
    return spin.awarded > 0 && !isLast ? [...frames, { kind: 'award', spin: index, ms: awardMs }] : frames
  })
}

/** Where a skip leads: the payment of the turn that is being shown, or on from it. */
export function frameAfterSkip(frames: readonly SlotFrame[], at: number): number {
  const now = frames[at]
  if (!now) return at
  const next = frames.findIndex((frame, index) => index > at && frame.kind === 'pay')
  return next === -1 ? frames.length : next
}
