import { proxy } from 'valtio'

/**
 * How far this device's clock goes ahead of the server's, in milliseconds (negative: behind), as the server's answers tell it. What ends
 * at an instant of the server, a code to be paid above all, ends by the server's clock.
 */
export const serverClock = proxy({ aheadMs: 0 })

const key = 'arara.clock-ahead'

/** The answer was on its way, and a header tells whole seconds: a clock that is off by less is taken for right. */
const doubtMs = 30_000

/** Loads what the last answer showed: a start without a network has none, and a clock that is wrong mostly stays so. */
export function loadServerClock(store: Pick<Storage, 'getItem'>) {
  try {
    const aheadMs = Number(store.getItem(key))
    if (Number.isSafeInteger(aheadMs)) serverClock.aheadMs = aheadMs
  } catch {
    // No storage: the next answer tells.
  }
}

/** An answer of the server said what time it is there. */
export function recordServerTime(store: Pick<Storage, 'setItem'>, serverAt: number, now: number) {
  const aheadMs = now - serverAt
  // Nor does what is left of a time jump with each answer.
  if (Math.abs(aheadMs - serverClock.aheadMs) <= doubtMs) return
  serverClock.aheadMs = Math.abs(aheadMs) > doubtMs ? aheadMs : 0
  try {
    store.setItem(key, String(serverClock.aheadMs))
  } catch {
    // No storage: it lives with the tab.
  }
}
