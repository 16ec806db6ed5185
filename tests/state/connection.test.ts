import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  connection,
  recordOutcome,
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
  recordOutcome(unanswered, 1000)
  expect(connection).toMatchObject({ quality: 'offline', since: 1000 })
  recordOutcome(answered(), 2000)
  expect(connection).toMatchObject({ quality: 'online', since: 2000 })
})

test('on a line that worked one lost request is a doubt, and the next one decides', () => {
  recordOutcome(answered(), 1000)
  recordOutcome(unanswered, 2000)
  expect(connection.quality).toBe('online')
  recordOutcome(answered(), 3000)
  recordOutcome(unanswered, 4000)
  expect(connection.quality).toBe('online')
  recordOutcome(unanswered, 5000)
  expect(connection).toMatchObject({ quality: 'offline', since: 5000 })
})

test('the browser’s own word needs no request that fails first', () => {
  recordOutcome(answered(), 1000)
  recordOutcome({ kind: 'disconnected' }, 2000)
  expect(connection).toMatchObject({ quality: 'offline', isCaptive: false, since: 2000 })
})

test('an answer that was under way when the browser lost its network does not bring it back, one to a later question does', () => {
  recordOutcome({ kind: 'disconnected' }, 2000)
  recordOutcome(answered(50), 2010)
  expect(connection.quality).toBe('offline')
  recordOutcome(unanswered, 2020)
  recordOutcome(answered(50), 2030)
  expect(connection.quality).toBe('offline')
  recordOutcome(answered(50), 4000)
  expect(connection.quality).toBe('online')
})

test('a clock that is set back while the network is away does not make every answer one of before', () => {
  recordOutcome({ kind: 'disconnected' }, 100_000_000)
  recordOutcome(answered(), 13_600_000)
  expect(connection.quality).toBe('online')
})

test('the time since when counts from the first failure, not the last', () => {
  recordOutcome({ kind: 'disconnected' }, 1000)
  recordOutcome(unanswered, 5000)
  expect(connection.since).toBe(1000)
})

test('one slow answer may be a bad moment; two in a row are a slow line', () => {
  recordOutcome(answered(4000), 1000)
  expect(connection.quality).toBe('online')
  recordOutcome(answered(4000), 2000)
  expect(connection).toMatchObject({ quality: 'slow', since: 2000 })
})

test('a slow line does not flicker: three quick answers lead back, and one in between leads nowhere', () => {
  for (const tookMs of [4000, 4000, 200, 200, 4000, 200, 200]) recordOutcome(answered(tookMs), 1000)
  expect(connection.quality).toBe('slow')
  recordOutcome(answered(2000), 2000)
  expect(connection.quality).toBe('slow')
  recordOutcome(answered(200), 3000)
  expect(connection).toMatchObject({ quality: 'online', since: 3000 })
})

test('an answer that people wait for is reported as slow while they wait', () => {
  recordOutcome(answered(), 1000)
  recordOutcome({ kind: 'waiting' }, 2000)
  expect(connection).toMatchObject({ quality: 'slow', since: 2000 })
  recordOutcome({ kind: 'disconnected' }, 3000)
  recordOutcome({ kind: 'waiting' }, 4000)
  expect(connection.quality).toBe('offline')
})

test('how long a file took says nothing of the line', () => {
  recordOutcome(answered(4000), 1000)
  recordOutcome({ kind: 'answered', tookMs: undefined }, 2000)
  recordOutcome({ kind: 'answered', tookMs: undefined }, 3000)
  expect(connection.quality).toBe('online')
})

test('a foreign answer is reported as captive: offline, and why', () => {
  recordOutcome(answered(), 1000)
  recordOutcome(foreign, 2000)
  expect(connection).toMatchObject({ quality: 'offline', isCaptive: true, since: 2000 })
  recordOutcome(answered(), 3000)
  expect(connection).toMatchObject({ quality: 'online', isCaptive: false, since: 3000 })
})

test('offline turns into captive and back without beginning anew', () => {
  recordOutcome({ kind: 'disconnected' }, 1000)
  recordOutcome(foreign, 2000)
  expect(connection).toMatchObject({ quality: 'offline', isCaptive: true, since: 1000 })
  recordOutcome(unanswered, 3000)
  expect(connection).toMatchObject({ quality: 'offline', isCaptive: false, since: 1000 })
})

test('while being offline is simulated, no answer brings the connection back', () => {
  simulateOffline(true, 1000)
  recordOutcome(answered(), 2000)
  expect(connection.quality).toBe('offline')
  simulateOffline(false, 3000)
  expect(connection).toMatchObject({ quality: 'online', simulatedOffline: false })
})

test('who waits for the connection hears of its return once, and only when a request was answered', () => {
  const received: string[] = []
  const stop = whenConnectionReturns(() => received.push(connection.quality))
  recordOutcome(answered(), 1000)
  recordOutcome({ kind: 'disconnected' }, 2000)
  recordOutcome(foreign, 3000)
  recordOutcome(unanswered, 3000)
  expect(received).toEqual([])
  recordOutcome(answered(2600), 4700)
  recordOutcome(answered(2600), 5000)
  expect(received).toEqual(['online'])
  stop()
  recordOutcome({ kind: 'disconnected' }, 6000)
  recordOutcome(answered(), 7000)
  expect(received).toEqual(['online'])
})

test('who waits for an answer after a lost one hears of it, whether the line was away or not', () => {
  const received: string[] = []
  const stop = whenAnsweredAgain(() => received.push(connection.quality))
  recordOutcome(answered(), 1000)
  expect(received).toEqual([])
  recordOutcome(unanswered, 2000)
  expect(connection.quality).toBe('online')
  recordOutcome(answered(), 3000)
  recordOutcome(answered(), 3500)
  expect(received).toEqual(['online'])
  recordOutcome({ kind: 'disconnected' }, 4000)
  recordOutcome(answered(), 5000)
  expect(received).toEqual(['online', 'online'])
  stop()
  recordOutcome(unanswered, 6000)
  recordOutcome(answered(), 7000)
  expect(received).toHaveLength(2)
})
