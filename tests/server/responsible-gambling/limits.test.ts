import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Limit, memberLimits } from '../../../contract/responsible-gambling/limits.ts'
import {
  callsOf,
  createGameWorld,
  createPlayer,
  dice,
  diceGame,
  expectSoundBooks,
  minesGame,
  minesUnder,
} from '../../support/people/game-player.ts'
import { demoMember } from '../../support/people/test-members.ts'
import type { TestApp } from '../../support/test-app.ts'

/* docs/rules/responsible-gambling.md: "Decrease now; increase after ≥ 24 h and re-confirmation; removal = increase." */
const hour = 3_600_000
let world: TestApp
let player: Awaited<ReturnType<typeof createPlayer>>
beforeAll(async () => {
  world = await createGameWorld()
})
beforeEach(async () => {
  // Noon in São Paulo, so that no day ends in the middle of a test.
  world.clock.advance(24 * hour - ((world.clock.now().getTime() - 15 * hour) % (24 * hour)))
  player = await createPlayer(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const call = (name: string, payload: object, key?: string) => player.call(`limits/${name}`, payload, key)
const read = async () => z.parse(memberLimits.reply, await player.read('limits')).data
const one = async (kind: string, period: string): Promise<Limit | undefined> =>
  (await read()).limits.find(limit => limit.kind === kind && limit.period === period)
const stakes = (value: string | null) => ({ kind: 'stake', period: 'day', value })
const pendingId = async () => (await one('stake', 'day'))?.pending?.id ?? 'none'

test('every kind and period is answered, with what is used, what is left and when it resets', async () => {
  await call('set', stakes('10.00'))
  await call('set', { kind: 'time', period: 'week', value: 90 })
  await player.start(diceGame, dice)
  const { limits, missing } = await read()
  expect(limits).toHaveLength(12)
  expect(missing).toEqual([])
  expect(await one('stake', 'day')).toMatchObject({ value: 1_000n, used: 100n, left: 900n, pending: null })
  expect(await one('stake', 'month')).toMatchObject({ value: null, used: 100n, left: null })
  expect(await one('time', 'week')).toMatchObject({ value: 90n, used: 1n, left: 89n })
  const noon = world.clock.now().getTime()
  const midnight = Date.parse((await one('stake', 'day'))?.resets_at ?? '')
  expect(midnight - noon).toBeGreaterThan(11 * hour)
  expect(midnight - noon).toBeLessThanOrEqual(12 * hour)
})

describe('lower at once', () => {
  test('the first limit and a lower one hold for the next bet; the refusal is typed', async () => {
    await call('set', stakes('5.00'))
    expect(await call('set', stakes('1.50'))).toMatchObject({ code: 200 })
    await player.start(diceGame, dice)
    expect(await player.start(diceGame, dice)).toMatchObject({
      code: 422,
      error: 'stake_limit_reached',
      message: expect.stringContaining('R$\u00a00.50'),
      details: { limit: 'stake', period: 'day', value: '1.50', used: '1.00', left: '0.50' },
    })
    expect((await read()).history).toMatchObject([
      { kind: 'stake', value: 150n, was: 500n, state: 'applied' },
      { kind: 'stake', value: 500n, was: null, state: 'applied' },
    ])
  })

  test('the same call twice is one change; with another amount its key is refused', async () => {
    const key = randomUUID()
    const first = await call('set', stakes('5.00'), key)
    expect(await call('set', stakes('5.00'), key)).toEqual(first)
    expect(await call('set', stakes('6.00'), key)).toMatchObject({ error: 'idempotency_mismatch' })
    expect((await read()).history).toHaveLength(1)
  })

  test('play money is nobody’s limit, and a demo account has none', async () => {
    await call('set', stakes('0.01'))
    expect(await player.start(diceGame, dice, { mode: 'demo' })).toMatchObject({ code: 200 })
    const demo = await demoMember(world)
    const answer = await world.app.inject({ url: '/api/limits', headers: demo.headers })
    expect(answer.json()).toMatchObject({ error: 'demo_not_allowed' })
  })
})

// A lower limit … asked for offline [is] kept … and sent first.
describe('a lower one that waited for a network', () => {
  test('holds when it arrives, once for its key, and takes the place of a wish for more', async () => {
    await call('set', stakes('5.00'))
    await call('set', stakes('9.00'))
    const key = randomUUID()
    expect(await call('lower', stakes('2.00'), key)).toMatchObject({ code: 200 })
    await call('lower', stakes('2.00'), key)
    expect(await one('stake', 'day')).toMatchObject({ value: 200n, pending: null })
    expect((await read()).history).toHaveLength(3)
  })

  test('is the first limit where there was none', async () => {
    expect(await call('lower', { kind: 'time', period: 'day', value: 30 })).toMatchObject({ code: 200 })
    expect(await one('time', 'day')).toMatchObject({ value: 30n })
  })

  test('is no wish for more where a lower one holds by now, and leaves alone what waits', async () => {
    await call('set', stakes('1.00'))
    await call('set', stakes('9.00'))
    const before = await one('stake', 'day')
    expect(await call('lower', stakes('2.00'))).toMatchObject({ code: 200 })
    expect(await one('stake', 'day')).toEqual(before)
  })

  test.each([null, '0.00', '-1.00', '1e3'])('asks for an amount: %j', async value => {
    expect(await call('lower', stakes(value))).toMatchObject({ code: 400, error: 'parameters_invalid' })
    expect(await one('stake', 'day')).toMatchObject({ value: null })
  })
})

describe('higher or removed only after 24 h and a second confirmation within a week', () => {
  beforeEach(() => call('set', stakes('5.00')))
  // Tokens live 30 min: a member who comes back another day signs in again.
  const later = async (hours: number) => {
    world.clock.advance(hours * hour)
    const { member } = player
    const payload = { name: member.name, password: member.password }
    const headers = { 'idempotency-key': randomUUID() }
    const answer = await world.app.inject({ method: 'POST', url: '/api/auth/login2', headers, payload })
    const authorization = `Bearer ${answer.json().access_token}`
    const keyed = (key: string = randomUUID()) => ({ authorization, 'idempotency-key': key })
    const again = { ...member, headers: { authorization }, keyed }
    player = { member: again, ...callsOf(world, again) }
  }

  test.each([
    ['a higher one', '8.00', 800n],
    ['none', null, null],
  ])('%s holds when it was confirmed, not before', async (_which, value, stored) => {
    expect(await call('set', stakes(value))).toMatchObject({ code: 200 })
    expect(await one('stake', 'day')).toMatchObject({ value: 500n, pending: { value: stored } })
    const id = await pendingId()
    expect(await call('confirm', { id })).toMatchObject({ code: 409, error: 'limit_change_waits' })
    await later(24)
    expect(await one('stake', 'day')).toMatchObject({ value: 500n })
    expect(await call('confirm', { id })).toMatchObject({ code: 200 })
    expect(await one('stake', 'day')).toMatchObject({ value: stored, pending: null })
    expect(await call('confirm', { id })).toMatchObject({ code: 404, error: 'limit_change_unknown' })
    expect((await read()).history[0]).toMatchObject({ state: 'confirmed', value: stored, was: 500n })
  })

  test('after that week the wish is over, and can be made again', async () => {
    await call('set', stakes('8.00'))
    const id = await pendingId()
    await later(8 * 24)
    expect(await call('confirm', { id })).toMatchObject({ code: 410, error: 'limit_change_over' })
    expect(await one('stake', 'day')).toMatchObject({ value: 500n, pending: null })
    expect((await read()).history[0]).toMatchObject({ state: 'expired' })
    await call('set', stakes('9.00'))
    expect(await one('stake', 'day')).toMatchObject({ pending: { value: 900n } })
  })

  test('a wish can be taken back, and a new one takes its place and waits anew', async () => {
    await call('set', stakes('8.00'))
    await call('cancel', { id: await pendingId() })
    expect(await one('stake', 'day')).toMatchObject({ pending: null })
    await call('set', stakes('8.00'))
    const first = await pendingId()
    await call('set', stakes('9.00'))
    await later(24)
    expect(await call('confirm', { id: first })).toMatchObject({ error: 'limit_change_unknown' })
    await call('set', stakes('4.00'))
    expect(await one('stake', 'day')).toMatchObject({ value: 400n, pending: null })
    const states = (await read()).history.map(({ state }) => state)
    expect(states).toEqual(['applied', 'replaced', 'replaced', 'cancelled', 'applied'])
  })

  test('nobody confirms somebody else’s wish', async () => {
    await call('set', stakes('8.00'))
    const id = await pendingId()
    await later(24)
    const owner = player
    player = await createPlayer(world)
    expect(await call('confirm', { id })).toMatchObject({ error: 'limit_change_unknown' })
    expect(await call('cancel', { id })).toMatchObject({ error: 'limit_change_unknown' })
    player = owner
    expect(await call('confirm', { id })).toMatchObject({ code: 200 })
  })
})

test('time is counted in steps too, and when it is used up an open round is played to its end', async () => {
  await call('set', { kind: 'time', period: 'day', value: 2 })
  const { round } = (await player.start(minesGame, { stake: '1.00', mines: 3 })).data
  const { safe } = await minesUnder(world, player.member.id, round, 3)
  world.clock.advance(60_000)
  expect(await player.step(round.id, 1, safe(0))).toMatchObject({ code: 200 })
  expect(await one('time', 'day')).toMatchObject({ used: 2n, left: 0n })
  world.clock.advance(60_000)
  expect(await player.start(diceGame, dice)).toMatchObject({
    error: 'time_limit_reached',
    details: { limit: 'time', value: 2, used: 2, left: 0 },
  })
  expect(await player.step(round.id, 2, safe(1))).toMatchObject({ code: 200 })
  expect(await player.step(round.id, 3, { action: 'cash_out' })).toMatchObject({
    code: 200,
    data: { round: { state: 'settled' } },
  })
})
