import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connection, recordOutcome, simulateOffline } from '../../src/state/connection.ts'
import { ForeignAnswer } from '../../src/state/foreign-answer.ts'
import { noted, watchConnection } from '../../src/state/watch-connection.ts'
import { resetConnection } from '../support/reset-connection.ts'

afterEach(resetConnection)

beforeEach(() => {
  simulateOffline(false, 0)
  vi.useFakeTimers()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

let stop = () => {}

type Answer = 'answers' | 'silent' | 'portal'

/** A page whose probe ends as the test says, and the times (ms) at which the probe was sent. */
function openPage({ isBrowserOnline = true } = {}) {
  const state = { answer: 'answers' as Answer, isVisible: true }
  const looks: number[] = []
  const page = new EventTarget()
  const document = new EventTarget()
  const start = Date.now()
  const now = () => Date.now() - start
  const probe = noted(async () => {
    looks.push(now())
    if (state.answer === 'portal') throw new ForeignAnswer()
    if (state.answer === 'silent') throw new TypeError('Failed to fetch')
  }, now)
  stop = watchConnection({
    page: Object.assign(page, {
      document,
      setTimeout: (run: () => void, ms: number) => Number(setTimeout(run, ms)),
      clearTimeout: (timer: number) => clearTimeout(timer),
    }),
    isVisible: () => state.isVisible,
    isBrowserOnline: () => isBrowserOnline,
    probe,
    now,
  })
  return { state, looks, page, document }
}

test('a browser that starts without a network is offline before any request', () => {
  openPage({ isBrowserOnline: false })
  expect(connection.quality).toBe('offline')
})

test('a lost request on a line that works is looked into at once, and says nothing when the look is answered', async () => {
  const { looks } = openPage()
  recordOutcome({ kind: 'answered', tookMs: 10 }, 0)
  recordOutcome({ kind: 'unanswered' }, 100)
  await vi.advanceTimersByTimeAsync(0)
  expect(looks).toEqual([0])
  expect(connection.quality).toBe('online')
})

test('the look that fails too makes it offline', async () => {
  const { state } = openPage()
  recordOutcome({ kind: 'answered', tookMs: 10 }, 0)
  state.answer = 'silent'
  recordOutcome({ kind: 'unanswered' }, 100)
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.quality).toBe('offline')
})

test('while the line is away it is looked at every quarter of a minute, and not in a tab that nobody sees', async () => {
  const { state, looks, page } = openPage()
  state.answer = 'silent'
  page.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(31_000)
  expect(looks).toEqual([15_000, 30_000])
  state.isVisible = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(looks).toHaveLength(2)
  expect(connection.quality).toBe('offline')
})

test('a tab that is looked at again looks at once', async () => {
  const { state, looks, page, document } = openPage()
  page.dispatchEvent(new Event('offline'))
  state.isVisible = false
  await vi.advanceTimersByTimeAsync(60_000)
  state.isVisible = true
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(looks).toEqual([60_000])
  expect(connection.quality).toBe('online')
})

test('a network that has just come up may fail its first request: it is asked again soon', async () => {
  const { state, looks, page } = openPage()
  state.answer = 'silent'
  page.dispatchEvent(new Event('offline'))
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1_000)
  state.answer = 'answers'
  await vi.advanceTimersByTimeAsync(1_500)
  expect(looks).toEqual([0, 2_000])
  expect(connection.quality).toBe('online')
})

test('a captive portal is reported as captive, and its opening is noticed without the browser’s help', async () => {
  const { state, page } = openPage()
  state.answer = 'portal'
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(connection).toMatchObject({ quality: 'offline', isCaptive: true })
  state.answer = 'answers'
  await vi.advanceTimersByTimeAsync(15_000)
  expect(connection).toMatchObject({ quality: 'online', isCaptive: false })
})

test('a line that is well is left alone', async () => {
  const { looks } = openPage()
  recordOutcome({ kind: 'answered', tookMs: 10 }, 0)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(looks).toEqual([])
})
