import { proxy } from 'valtio'

/**
 * How far this device's clock goes ahead of the house's, in milliseconds (negative: behind), as the house's answers tell it. What ends
 * at an instant of the house, a code to be paid above all, ends by the house's clock.
 */
export const houseClock = proxy({ aheadMs: 0 })

/** The answer was on its way, and a header tells whole seconds: a clock that is off by less is taken for right. */
const doubtMs = 30_000

/** An answer of the house said what time it is there. */
export function noteHouseTime(houseAt: number, now: number) {
  const aheadMs = now - houseAt
  // Nor does what is left of a time jump with each answer.
  if (Math.abs(aheadMs - houseClock.aheadMs) > doubtMs) {
    houseClock.aheadMs = Math.abs(aheadMs) > doubtMs ? aheadMs : 0
  }
}
