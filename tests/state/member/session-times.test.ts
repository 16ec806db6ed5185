import { afterEach, beforeEach, expect, test } from 'vitest'
import { session } from '../../../src/state/member/session.ts'
import { answer, createWorld, grant, minute, noAnswer, unauthenticated } from './keeper-world.ts'

afterEach(() => {
  session.now = { status: 'starting' }
})

beforeEach(() => {
  session.now = { status: 'guest' }
})

test('a bearer is renewed in its last ten minutes, not before', async () => {
  const { keeper, clock, answers, asked, tokens } = createWorld()
  answers.renew = answer(grant('two'))
  await keeper.accept(grant('one'), false)
  clock.now += 19 * minute
  await keeper.keepFresh()
  expect(asked).toEqual([])
  clock.now += 2 * minute
  await keeper.keepFresh()
  expect(tokens.read()?.token).toBe('two')
})

test('a tab that the phone has suspended while it asked with the cookie keeps the others from their session for half a minute, not for ever', async () => {
  const { keeper, answers, asked, waits, tokens, locks } = createWorld()
  answers.refresh = answer(grant('two'))
  void locks.request('refresh', {}, () => new Promise(() => undefined)).catch(() => undefined)
  const refreshed = keeper.refreshSession()
  await expect.poll(() => waits.waits()).toEqual([30_000])
  waits.advance(29_000)
  expect(asked).toEqual([])
  waits.advance(1_000)
  expect(await refreshed).toBe('signed-in')
  expect(tokens.read()?.token).toBe('two')
})

test('a clock that was set a day forward ends no session automatically: the server is asked, and says whether it has ended', async () => {
  const { keeper, clock, answers, tokens } = createWorld()
  await keeper.accept(grant('one'), false)
  clock.now += 24 * 60 * minute
  answers.renew = answer(grant('two'))
  await keeper.keepFresh()
  expect(session.now).toEqual({ status: 'member', memberId: 'maria' })
  expect(tokens.read()).toMatchObject({ token: 'two', endsAt: clock.now + 30 * minute })
})

test.each([
  ['the server says so', unauthenticated],
  ['the server cannot be asked', noAnswer],
])('a session whose time is over has ended where %s', async (_, renewed) => {
  const { keeper, clock, answers, tokens } = createWorld()
  await keeper.accept(grant('one'), false)
  clock.now += 31 * minute
  answers.renew = renewed
  await keeper.keepFresh()
  expect(session.now).toEqual({ status: 'expired', memberId: 'maria' })
  expect(tokens.read()).toBeUndefined()
})

test('a bearer is renewed while it lives though the clock was set an hour back, and says that it has long', async () => {
  const { keeper, clock, answers, tokens } = createWorld()
  await keeper.accept(grant('one'), false)
  clock.now -= 60 * minute
  answers.renew = answer(grant('two'))
  await keeper.keepFresh()
  expect(tokens.read()).toMatchObject({ token: 'two', endsAt: clock.now + 30 * minute })
})
