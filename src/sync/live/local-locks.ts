import type { LockOptions, TabLocks } from '../environment.ts'

interface Waiting {
  readonly isShared: boolean
  grant(): void
}

interface NamedLock {
  shared: number
  isExclusive: boolean
  readonly queue: Waiting[]
  /** One callback for each holder, called when the lock is stolen. */
  readonly holders: Set<() => void>
}

function canTake(lock: NamedLock, isShared: boolean): boolean {
  return isShared ? !lock.isExclusive : !lock.isExclusive && lock.shared === 0
}

function take(lock: NamedLock, isShared: boolean) {
  if (isShared) lock.shared += 1
  else lock.isExclusive = true
}

/** Locks of one tab with the rules of Web Locks, for browsers without them: other tabs are then not seen. */
export function createLocalLocks(): TabLocks {
  const locks = new Map<string, NamedLock>()

  function lockOf(name: string): NamedLock {
    const known = locks.get(name)
    if (known) return known
    const made: NamedLock = { shared: 0, isExclusive: false, queue: [], holders: new Set() }
    locks.set(name, made)
    return made
  }

  function grantNext(lock: NamedLock) {
    for (let next = lock.queue[0]; next && canTake(lock, next.isShared); next = lock.queue[0]) {
      lock.queue.shift()
      take(lock, next.isShared)
      next.grant()
    }
  }

  function wait(lock: NamedLock, isShared: boolean, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting = { isShared, grant: resolve }
    lock.queue.push(waiting)
    signal?.addEventListener('abort', () => {
      const place = lock.queue.indexOf(waiting)
      if (place < 0) return
      lock.queue.splice(place, 1)
      reject(signal.reason)
    })
    return promise
  }

  /** Holds the lock until `run` ends or the lock is stolen; after a theft it does not grant the next request. */
  async function hold<T>(
    lock: NamedLock,
    isShared: boolean,
    run: (lock: object | null) => Promise<T>,
  ): Promise<T> {
    const stolen = Promise.withResolvers<never>()
    const lose = () => stolen.reject(new DOMException('The lock was stolen', 'AbortError'))
    lock.holders.add(lose)
    try {
      return await Promise.race([run(lock), stolen.promise])
    } finally {
      if (lock.holders.delete(lose)) {
        if (isShared) lock.shared -= 1
        else lock.isExclusive = false
        grantNext(lock)
      }
    }
  }

  function steal(lock: NamedLock) {
    const holders = [...lock.holders]
    lock.holders.clear()
    lock.shared = 0
    lock.isExclusive = true
    for (const lose of holders) lose()
  }

  async function request<T>(
    name: string,
    { mode, ifAvailable, signal, steal: isStolen = false }: LockOptions,
    run: (lock: object | null) => Promise<T>,
  ): Promise<T> {
    signal?.throwIfAborted()
    const lock = lockOf(name)
    const isShared = mode === 'shared'
    if (isStolen) steal(lock)
    else if (lock.queue.length === 0 && canTake(lock, isShared)) take(lock, isShared)
    else if (ifAvailable) return run(null)
    else await wait(lock, isShared, signal)
    return hold(lock, isShared, run)
  }
  return { request }
}
