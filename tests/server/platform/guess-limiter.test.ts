import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGuessLimiter, type GuessLimiter } from '../../../server/platform/guesses/guess-limiter.ts'
import { admitGuess, delayAfter, type GuessPolicy } from '../../../server/platform/guesses/guess-rules.ts'
import { createGuessStore } from '../../../server/platform/guesses/guess-store.ts'
import { createKeyedQueue } from '../../../server/platform/workers/keyed-queue.ts'
import { createTestClock, type TestClock } from '../../support/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts'

const second = 1_000
const policy: GuessPolicy = {
  free: 4,
  firstMs: 30 * second,
  longestMs: 900 * second,
  rememberedMs: 3_600 * second,
}

let database: TestDatabase
let clock: TestClock
beforeAll(async () => {
  database = await createTestDatabase({ max: 8 })
  clock = createTestClock()
})
afterAll(() => database.close())

/** A server process of its own: its queue is nobody else's, its counts are everybody's. */
const newProcess = (): GuessLimiter =>
  createGuessLimiter({ store: createGuessStore(database.db), clock, queue: createKeyedQueue() })
const newSubject = () => ({ subject: randomBytes(32), policy })
type Subject = ReturnType<typeof newSubject>

const guess = (limiter: GuessLimiter, subject: Subject, isRight: boolean) =>
  limiter.attempt([subject], async () => ({ isRight, found: isRight }))
const wrongTimes = async (limiter: GuessLimiter, subject: Subject, times: number) => {
  for (let at = 0; at < times; at += 1) await guess(limiter, subject, false)
}

/** Where even a right one is not looked at. */
const secondsLeft = async (limiter: GuessLimiter, subject: Subject) => {
  const tried = await guess(limiter, subject, true)
  return tried.kind === 'delayed' ? Math.ceil(tried.leftMs / second) : 0
}

describe('the delay after wrong tries', () => {
  it('is none at first, then doubles up to its longest', () => {
    expect([0, 4, 5, 6, 7, 9, 10, 2_000].map(wrong => delayAfter(wrong, policy) / second)).toEqual([
      0, 0, 30, 60, 120, 480, 900, 900,
    ])
  })
})

describe('a guesser', () => {
  it('gets five looks, then one a delay', async () => {
    const [limiter, subject] = [newProcess(), newSubject()]
    await wrongTimes(limiter, subject, 5)
    expect(await secondsLeft(limiter, subject)).toBe(30)
    clock.advance(30 * second)
    expect(await guess(limiter, subject, false)).toMatchObject({ kind: 'looked', counts: [{ wrong: 6 }] })
    expect(await secondsLeft(limiter, subject)).toBe(60)
  })

  it('is forgotten after a right try, and some time after the last wrong one', async () => {
    const [limiter, subject] = [newProcess(), newSubject()]
    await wrongTimes(limiter, subject, 4)
    await guess(limiter, subject, true)
    expect(await limiter.wrongOf(subject)).toBe(0)
    await wrongTimes(limiter, subject, 5)
    clock.advance(policy.rememberedMs)
    expect(await limiter.wrongOf(subject)).toBe(0)
    expect(await guess(limiter, subject, false)).toMatchObject({ kind: 'looked' })
  })

  it('keeps the wrong tries where a right one is only taken back', async () => {
    const [limiter, subject] = [newProcess(), { ...newSubject(), onRight: 'take_back' } as const]
    await wrongTimes(limiter, subject, 3)
    await guess(limiter, subject, true)
    expect(await limiter.wrongOf(subject)).toBe(3)
  })
})

/** Forty tries at once in eight processes: the first five are held until a sixth has seen that they are under way. */
function crowd(subject: Subject, isRight: boolean) {
  const { promise: all, resolve: release } = Promise.withResolvers<void>()
  const store = createGuessStore(database.db)
  const read: typeof store.read = async of => {
    const row = await store.read(of)
    if (row?.pending === 5) release()
    return row
  }
  const processes = Array.from({ length: 8 }, () =>
    createGuessLimiter({ store: { ...store, read }, clock, queue: createKeyedQueue() }),
  )
  const look = () => all.then(() => ({ isRight, found: isRight }))
  return Promise.all(processes.flatMap(one => Array.from({ length: 5 }, () => one.attempt([subject], look))))
}

describe('a crowd', () => {
  it('of right tries in several processes meets no delay', async () => {
    const subject = newSubject()
    const tried = await crowd(subject, true)
    expect(new Set(tried.map(one => one.kind))).toEqual(new Set(['looked']))
    expect(await newProcess().wrongOf(subject)).toBe(0)
  })

  it('of wrong tries in several processes is looked at as often as one guesser', async () => {
    const kinds = (await crowd(newSubject(), false)).map(one => one.kind)
    expect(kinds.filter(kind => kind === 'looked')).toHaveLength(5)
    expect(kinds.filter(kind => kind === 'delayed')).toHaveLength(35)
  })
})

describe('a try whose process died', () => {
  it('counts as wrong after a minute, and no other is looked at in its place before', () => {
    const now = clock.now()
    const pendingUntil = new Date(now.getTime() + 60 * second)
    const row = { wrong: 4, pending: 1, pendingUntil, wrongAt: now }
    expect(admitGuess(row, policy, now)).toEqual({ kind: 'busy' })
    expect(admitGuess(row, policy, pendingUntil)).toMatchObject({ kind: 'delayed', leftMs: 30 * second })
  })

  it('counts as wrong at once when the look itself failed', async () => {
    const [limiter, subject] = [newProcess(), newSubject()]
    const broken = limiter.attempt([subject], () => Promise.reject(new Error('the hash broke')))
    await expect(broken).rejects.toThrow('the hash broke')
    expect(await limiter.wrongOf(subject)).toBe(1)
  })
})

describe('two bounds of one try', () => {
  it('both hold: where one of them refuses, the other is as it was', async () => {
    const limiter = newProcess()
    const [here, anywhere] = [newSubject(), newSubject()]
    await wrongTimes(limiter, anywhere, 5)
    const tried = await limiter.attempt([here, anywhere], async () => ({ isRight: true, found: 'looked' }))
    expect(tried).toMatchObject({ kind: 'delayed', by: anywhere })
    expect(await limiter.wrongOf(here)).toBe(0)
    await wrongTimes(limiter, here, 4)
    expect(await guess(limiter, here, false)).toMatchObject({ kind: 'looked' })
  })
})
