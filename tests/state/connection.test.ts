import { beforeEach, expect, test } from 'vitest'
import {
  connection,
  noteBrowserOffline,
  noteOutcome,
  simulateOffline,
  whenConnectionReturns,
} from '../../src/state/connection.ts'

beforeEach(() => simulateOffline(false, 0))

test('the outcome of requests is the truth: one that nobody answered means offline, a refusal means online', () => {
  noteOutcome({ answered: false, tookMs: 10 }, 1000)
  expect(connection).toMatchObject({ quality: 'offline', since: 1000 })
  noteOutcome({ answered: true, tookMs: 10 }, 2000)
  expect(connection).toMatchObject({ quality: 'online', since: 2000 })
})

test('a slow answer is said to be slow', () => {
  noteOutcome({ answered: true, tookMs: 4000 }, 1000)
  expect(connection.quality).toBe('slow')
})

test('the time since when counts from the first failure, not the last', () => {
  noteBrowserOffline(1000)
  noteOutcome({ answered: false, tookMs: 10 }, 5000)
  expect(connection.since).toBe(1000)
})

test('while being offline is simulated, no answer brings the connection back', () => {
  simulateOffline(true, 1000)
  noteOutcome({ answered: true, tookMs: 10 }, 2000)
  expect(connection.quality).toBe('offline')
  simulateOffline(false, 3000)
  expect(connection).toMatchObject({ quality: 'online', simulatedOffline: false })
})

test('who waits for the connection hears of its return once, and only when a request was answered', () => {
  const heard: string[] = []
  const stop = whenConnectionReturns(() => heard.push(connection.quality))
  noteOutcome({ answered: true, tookMs: 10 }, 1000)
  noteOutcome({ answered: false, tookMs: 10 }, 2000)
  noteOutcome({ answered: false, tookMs: 10 }, 3000)
  expect(heard).toEqual([])
  noteOutcome({ answered: true, tookMs: 4000 }, 4000)
  noteOutcome({ answered: true, tookMs: 10 }, 5000)
  expect(heard).toEqual(['slow'])
  stop()
  noteBrowserOffline(6000)
  noteOutcome({ answered: true, tookMs: 10 }, 7000)
  expect(heard).toEqual(['slow'])
})
