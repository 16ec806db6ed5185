import { readCentavos } from '../../../../contract/centavos.ts'
import type { SlotView } from '../../../../games/slots/slot-schemas.ts'

export type SlotSpin = SlotView['spins'][number]

/** One moment of the show: the reels turn, stop one after another, pay, hold some for a respin, or win free spins. */
export interface SlotFrame {
  readonly kind: 'turn' | 'land' | 'pay' | 'award' | 'hold'
  /** Index into `view.spins`; of a `hold` the respin that follows. */
  readonly spin: number
  readonly ms: number
}

/** Reels stop this much after one another, and each takes this long to come to rest. */
export const staggerMs = 130
const restMs = 280

const turnMs = 380
const payMs = 1100
const quietMs = 250
const holdMs = 900
const awardMs = 1700

/** The whole settled round as moments to show, respins and free spins one by one. `isStill`: for people who asked for less motion. */
export function framesOf({ spins }: SlotView, isStill: boolean): readonly SlotFrame[] {
  return spins.flatMap((spin, index): SlotFrame[] => {
    const isLast = index === spins.length - 1
    const pays = spin.payout !== '0.00'
    const held = heldReels(spin)
    const landMs = (spin.window.length - held.length - 1) * staggerMs + restMs
    // The end of the round needs no pause: what it paid stays on the screen.
    const restsMs = isLast && !pays ? 0 : pays ? payMs : quietMs
    const frames: SlotFrame[] = [
      { kind: 'turn', spin: index, ms: isStill ? 0 : turnMs },
      { kind: 'land', spin: index, ms: isStill ? 0 : landMs },
      { kind: 'pay', spin: index, ms: isLast ? Math.min(restsMs, 500) : restsMs },
    ]
    if (spin.awarded > 0 && !isLast) frames.push({ kind: 'award', spin: index, ms: awardMs })
    return held.length > 0 ? [{ kind: 'hold', spin: index, ms: holdMs }, ...frames] : frames
  })
}

/** Reels that stand still in this turn: none but in a respin. */
export function heldReels({ held }: SlotSpin): readonly number[] {
  return held ?? []
}

/** Centavos of all turns that have paid by this moment. */
export function paidBy(view: SlotView, frame: SlotFrame | undefined): bigint {
  if (!frame) return readCentavos(view.payout)
  const paid = frame.kind === 'pay' || frame.kind === 'award' ? frame.spin + 1 : frame.spin
  return view.spins.slice(0, paid).reduce((sum, spin) => sum + readCentavos(spin.payout), 0n)
}

/** Where a skip leads: the payment of the turn that is being shown, or on from it. */
export function frameAfterSkip(frames: readonly SlotFrame[], at: number): number {
  const now = frames[at]
  if (!now) return at
  const next = frames.findIndex((frame, index) => index > at && frame.kind === 'pay')
  return next === -1 ? frames.length : next
}
