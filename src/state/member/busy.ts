/** Web Locks, or their stand-in where a browser has none. */
export type BusyLocks = {
  request<T>(
    name: string,
    options: { mode: 'shared' | 'exclusive'; ifAvailable?: boolean },
    run: (lock: object | null) => Promise<T>,
  ): Promise<T>
}

const lockName = 'busy'

export type BusyLock = {
  /** Money, a claim, an open round or a half-filled form: no reload until the returned function is called. */
  hold: () => () => void
  /** Whether this tab holds it. */
  isHeld: () => boolean
  /** Runs `act` while no tab is busy; answers false, and does nothing, when one is. */
  whileIdle: (act: () => void) => Promise<boolean>
  /** Calls back each time the last hold of this tab ends. */
  onIdle: (listener: () => void) => () => void
}

/** At once, or when this tab's own business ends. */
export function whenIdle(busy: Pick<BusyLock, 'isHeld' | 'onIdle'>, act: () => void): void {
  if (!busy.isHeld()) {
    act()
    return
  }
  const stop = busy.onIdle(() => {
    stop()
    act()
  })
}

/**
 * The Web Lock `busy` (src/sync/README.md): held shared by any tab in the middle of something, exclusive by an update that is about
 * to take control. The exclusive request never queues: waiting in line it would make later holders wait behind it.
 */
export function createBusyLock(locks: BusyLocks): BusyLock {
  let holds = 0
  let wasBusy = false
  const listeners = new Set<() => void>()

  const notifyIdle = () => {
    if (holds > 0 || !wasBusy) return
    wasBusy = false
    for (const listener of listeners) listener()
  }
  const hold = () => {
    holds += 1
    wasBusy = true
    const { promise, resolve } = Promise.withResolvers<void>()
    const held = locks.request(lockName, { mode: 'shared' }, () => promise)
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      holds -= 1
      resolve()
      // Not before the lock is really free: the listeners want to take it.
      void held.then(notifyIdle)
    }
  }
  const whileIdle = async (act: () => void) => {
    if (holds > 0) return false
    return locks.request(lockName, { mode: 'exclusive', ifAvailable: true }, async lock => {
      if (!lock) return false
      act()
      return true
    })
  }
  const onIdle = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { hold, isHeld: () => holds > 0, whileIdle, onIdle }
}
