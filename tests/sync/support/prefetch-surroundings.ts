import { expect } from 'vitest'
import type { Trigger } from '../../../src/sync/environment.ts'
import { createLocalLocks } from '../../../src/sync/live/local-locks.ts'
import { createPrefetch, type Line, type PrefetchStep } from '../../../src/sync/pull/prefetch.ts'
import type { PullOptions, PullOutcome } from '../../../src/sync/pull/pull.ts'
import { createFakeClock } from './fake-clock.ts'
import { createTabHub } from './tab-hub.ts'
import { eventually } from './world.ts'

export const fine: Line = { savesData: false, effectiveType: '4g', quality: 'online' }
export const steps: PrefetchStep[] = [{ id: 'balance' }, { id: 'orders' }, { id: 'seeds', part: 'real' }]

/** What the tabs of one browser share. */
export function createBrowser() {
  return { locks: createLocalLocks(), hub: createTabHub() }
}

export function createSurroundings({ locks, hub } = createBrowser()) {
  const clock = createFakeClock()
  const listeners = new Set<(trigger: Trigger) => void>()
  const around = {
    clock,
    line: fine,
    isVisible: true,
    bytes: 0,
    steps,
    quiet: Promise.resolve(),
    /** What each pull does; it may take time, weigh bytes, or fail. */
    answer: async (_id: string): Promise<PullOutcome> => ({ kind: 'applied' }),
    asked: [] as string[],
    given: [] as (PullOptions | undefined)[],
    most: 0,
    /** How often it said that it was done. */
    filled: 0,
    trigger: (trigger: Trigger) => {
      for (const listener of listeners) listener(trigger)
    },
  }
  let flying = 0
  const prefetch = createPrefetch({
    clock,
    locks,
    channel: hub.join(),
    triggers: {
      isVisible: () => around.isVisible,
      listen: listener => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    readLine: () => around.line,
    pull: async (id, options) => {
      around.asked.push(id)
      around.given.push(options)
      flying += 1
      around.most = Math.max(around.most, flying)
      const outcome = await around.answer(id)
      flying -= 1
      return outcome
    },
    untilQuiet: () => around.quiet,
    readBytes: () => around.bytes,
    onFilled: () => {
      around.filled += 1
    },
    stepsFor: async () => around.steps,
  })
  return { ...around, around, prefetch }
}

/** Lets time pass until it has asked for so many. */
export async function untilAsked({ around }: ReturnType<typeof createSurroundings>, count: number) {
  await eventually(() => {
    around.clock.advance(200)
    expect(around.asked).toHaveLength(count)
  })
}

/** Time passes, and nothing more is asked for than that. */
export async function expectRest(world: ReturnType<typeof createSurroundings>, byMs = 30_000) {
  const before = world.around.asked.length
  for (let passed = 0; passed < byMs; passed += 1_000) {
    world.around.clock.advance(1_000)
    await new Promise(setImmediate)
  }
  expect(world.around.asked).toHaveLength(before)
}
