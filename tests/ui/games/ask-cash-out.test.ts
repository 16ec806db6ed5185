import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApiClient } from '../../../src/api/api-client.ts'
import { askCashOut } from '../../../src/common/play/shared/ask-cash-out.ts'
import { refuse, reply } from '../../sync/support/server-calls.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const bet = {
  ...{ id: '0197a5a0-0000-7000-8000-000000000001', number: 7, slot: 0, state: 'open' },
  ...{ stake: '1.00', bet: {}, cash_out: 150, payout: '1.50' },
}
const paid = () => reply(200, { data: { bet } })
const broken = () => {
  throw new TypeError('connection reset')
}

/** A member who presses "Cash out"; the line answers each try as the test says. */
function pressCashOut(answer: (tries: number) => Response, isOver = () => false) {
  const line = { isOnline: true, token: 'token' as string | undefined }
  const sentAt: number[] = []
  const began = Date.now()
  const api = createApiClient({
    readBase: () => 'http://arara.test',
    readToken: () => (line.token === undefined ? undefined : { token: line.token, memberId: 'm1' }),
    readLanguage: () => 'en',
    isOnline: () => line.isOnline,
    onOutcome: () => undefined,
    now: Date.now,
    fetch: async () => {
      sentAt.push(Date.now() - began)
      return answer(sentAt.length)
    },
  })
  const asked = { api, now: Date.now, memberId: 'm1', betId: bet.id, isOver }
  return { line, sentAt, began, press: () => askCashOut(asked) }
}

it('a cash-out over a connection that breaks at once is asked again after a pause each time, for about ten seconds', async () => {
  const { sentAt, began, press } = pressCashOut(broken)
  const end = press()
  await vi.runAllTimersAsync()
  expect((await end).kind).toBe('no-answer')
  expect(Date.now() - began).toBeGreaterThan(8_000)
  expect(Date.now() - began).toBeLessThan(12_000)
  const pauses = sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0))
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(300)
  expect(sentAt.length).toBeGreaterThan(10)
})

it('a cash-out that was pressed while the line was gone for two seconds arrives when it is back', async () => {
  const { line, press } = pressCashOut(paid)
  line.isOnline = false
  const end = press()
  await vi.advanceTimersByTimeAsync(2_000)
  line.isOnline = true
  await vi.runAllTimersAsync()
  expect((await end).kind).toBe('answer')
})

it('a cash-out is asked no more once the round is over', async () => {
  const round = { isOver: false }
  const { sentAt, press } = pressCashOut(broken, () => round.isOver)
  const end = press()
  await vi.advanceTimersByTimeAsync(1_000)
  round.isOver = true
  const tries = sentAt.length
  await vi.runAllTimersAsync()
  expect((await end).kind).toBe('no-answer')
  expect(sentAt).toHaveLength(tries)
})

it('a refused cash-out and one without a session are reported at once and not sent again', async () => {
  const refused = pressCashOut(() => refuse(409, 'cash_out_late'))
  expect((await refused.press()).kind).toBe('refused')
  const left = pressCashOut(paid)
  left.line.token = undefined
  expect((await left.press()).kind).toBe('unauthenticated')
  expect([...refused.sentAt, ...left.sentAt]).toHaveLength(1)
})
