import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  connection,
  noteOutcome,
  simulateOffline,
  whenAnsweredAgain,
  whenConnectionReturns,
} from '../../src/state/connection.ts'
import { resetConnection } from '../support/reset-connection.ts'

afterEach(resetConnection)

beforeEach(() => simulateOffline(false, 0))

const answered = (tookMs = 10) => ({ kind: 'answered', tookMs }) as const
const unanswered = { kind: 'unanswered' } as const
const foreign = { kind: 'foreign' } as const

test('the outcome of requests is the truth: one that nobody answered means offline, a refusal means online', () => {
  noteOutcome(unanswered, 1000)
  expect(connection).toMatchObject({ quality: 'offline', since: 1000 })
  noteOutcome(answered(), 2000)
  expect(connection).toMatchObject({ quality: 'online', since: 2000 })
})

test('on a line that worked one lost request is a doubt, and the next one decides', () => {
  noteOutcome(answered(), 1000)
  noteOutcome(unanswered, 2000)
  expect(connection.quality).toBe('online')
  noteOutcome(answered(), 3000)
  noteOutcome(unanswered, 4000)
  expect(connection.quality).toBe('online')
  noteOutcome(unanswered, 5000)
  expect(connection).toMatchObject({ quality: 'offline', since: 5000 })
})

test('the browser’s own word needs no request that fails first', () => {
  noteOutcome(answered(), 1000)
  noteOutcome({ kind: 'disconnected' }, 2000)
  expect(connection).toMatchObject({ quality: 'offline', isCaptive: false, since: 2000 })
})

test('an answer that was under way when the browser lost its network does not bring it back, one to a later question does', () => {
  noteOutcome({ kind: 'disconnected' }, 2000)
  noteOutcome(answered(50), 2010)
  expect(connection.quality).toBe('offline')
  noteOutcome(unanswered, 2020)
  noteOutcome(answered(50), 2030)
  expect(connection.quality).toBe('offline')
  noteOutcome(answered(50), 4000)
  expect(connection.quality).toBe('online')
})

test('a clock that is set back while the network is away does not make every answer one of before', () => {
  noteOutcome({ kind: 'disconnected' }, 100_000_000)
  noteOutcome(answered(), 13_600_000)
  expect(connection.quality).toBe('online')
})

test('the time since when counts from the first failure, not the last', () => {
  noteOutcome({ kind: 'disconnected' }, 1000)
  noteOutcome(unanswered, 5000)
  expect(connection.since).toBe(1000)
})

test('one slow answer may be a bad moment; two in a row are a slow line', () => {
  noteOutcome(answered(4000), 1000)
  expect(connection.quality).toBe('online')
  noteOutcome(answered(4000), 2000)
  expect(connection).toMatchObject({ quality: 'slow', since: 2000 })
})

test('a slow line does not flicker: three quick answers lead back, and one in between leads nowhere', () => {
  for (const tookMs of [4000, 4000, 200, 200, 4000, 200, 200]) noteOutcome(answered(tookMs), 1000)
  expect(connection.quality).toBe('slow')
  noteOutcome(answered(2000), 2000)
  expect(connection.quality).toBe('slow')
  noteOutcome(answered(200), 3000)
  expect(connection).toMatchObject({ quality: 'online', since: 3000 })
})

test('an answer that people wait for is reported as slow while they wait', () => {
  noteOutcome(answered(), 1000)
  noteOutcome({ kind: 'waiting' }, 2000)
  expect(connection).toMatchObject({ quality: 'slow', since: 2000 })
  noteOutcome({ kind: 'disconnected' }, 3000)
  noteOutcome({ kind: 'waiting' }, 4000)
  expect(connection.quality).toBe('offline')
})

test('how long a file took says nothing of the line', () => {
  noteOutcome(answered(4000), 1000)
  noteOutcome({ kind: 'answered', tookMs: undefined }, 2000)
  noteOutcome({ kind: 'answered', tookMs: undefined }, 3000)
  expect(connection.quality).toBe('online')
})

test('a foreign answer is reported as captive: offline, and why', () => {
  noteOutcome(answered(), 1000)
  noteOutcome(foreign, 2000)
  expect(connection).toMatchObject({ quality: 'offline', isCaptive: true, since: 2000 })
  noteOutcome(answered(), 3000)
  expect(connection).toMatchObject({ quality: 'online', isCaptive: false, since: 3000 })
})

test('offline turns into captive and back without beginning anew', () => {
  noteOutcome({ kind: 'disconnected' }, 1000)
  noteOutcome(foreign, 2000)
  expect(connection).toMatchObject({ quality: 'offline', isCaptive: true, since: 1000 })
  noteOutcome(unanswered, 3000)
  expect(connection).toMatchObject({ quality: 'offline', isCaptive: false, since: 1000 })
})

test('while being offline is simulated, no answer brings the connection back', () => {
  simulateOffline(true, 1000)
  noteOutcome(answered(), 2000)
  expect(connection.quality).toBe('offline')
  simulateOffline(false, 3000)
  expect(connection).toMatchObject({ quality: 'online', simulatedOffline: false })
})

test('who waits for the connection hears of its return once, and only when a request was answered', () => {
  const heard: string[] = []
  const stop = whenConnectionReturns(() => heard.push(connection.quality))
  noteOutcome(answered(), 1000)
  noteOutcome({ kind: 'disconnected' }, 2000)
  noteOutcome(foreign, 3000)
  noteOutcome(unanswered, 3000)
  expect(heard).toEqual([])
  noteOutcome(answered(2600), 4700)
  noteOutcome(answered(2600), 5000)
  expect(heard).toEqual(['online'])
  stop()
  noteOutcome({ kind: 'disconnected' }, 6000)
  noteOutcome(answered(), 7000)
  expect(heard).toEqual(['online'])
})

test('who waits for an answer after a lost one hears of it, whether the line was away or not', () => {
  const heard: string[] = []
  const stop = whenAnsweredAgain(() => heard.push(connection.quality))
  noteOutcome(answered(), 1000)
  expect(heard).toEqual([])
  noteOutcome(unanswered, 2000)
  expect(connection.quality).toBe('online')
  noteOutcome(answered(), 3000)
  noteOutcome(answered(), 3500)
  expect(heard).toEqual(['online'])
  noteOutcome({ kind: 'disconnected' }, 4000)
  noteOutcome(answered(), 5000)
  expect(heard).toEqual(['online', 'online'])
  stop()
  noteOutcome(unanswered, 6000)
  noteOutcome(answered(), 7000)
  expect(heard).toHaveLength(2)
})
