import { expect, test } from 'vitest'
import { rechargeOnline } from '../../../contract/cashier/money.ts'
import { defineMoneyCall } from '../../../src/sync/calls/money-call.ts'
import { openMoneyCall } from '../../../src/sync/calls/open-money-call.ts'
import { rechargeCall } from '../support/definitions.ts'
import type { Fate } from '../support/fake-server.ts'
import { createWorld, eventually, type Tab } from '../support/world.ts'

const body = { money: '50.00', payment_id: 'pix', payment_type: 'pix' }
const other = { ...body, money: '80.00' }

/** Each body is a wish of its own, as the bets of two games are. */
const betCall = defineMoneyCall({ id: 'recharge', endpoint: rechargeOnline, intent: asked => asked })

const settled = (tab: Tab) => tab.db.settledCalls.toArray()

/** Two tabs of one member, and a gate before the first tab's first call. */
async function twoTabs() {
  const world = await createWorld()
  const [one, two] = [await world.openTab(), await world.openTab()]
  await one.signIn('ana')
  await two.signIn('ana')
  const gate = Promise.withResolvers<Fate>()
  let isFirst = true
  world.server.decide(({ path }) => {
    if (path !== '/api/recharge/online' || !isFirst) return 'arrives'
    isFirst = false
    return gate.promise
  })
  return { world, one, two, gate }
}

/** The first tab's call waits at the gate. */
async function oneInTheAir(call: typeof rechargeCall | typeof betCall) {
  const tabs = await twoTabs()
  const first = openMoneyCall(tabs.one.sync.money, call).send(body)
  await eventually(() => expect(tabs.world.server.sent.some(({ key }) => key !== '')).toBe(true))
  return { ...tabs, first }
}

const orders = (world: { server: { state: { orders: { money: unknown }[] } } }) =>
  world.server.state.orders.map(({ money }) => money)

test('a call that another tab has in the air is reported by that tab: the second call waits, is sent then, and nothing is reported twice', async () => {
  const { world, two, gate, first } = await oneInTheAir(rechargeCall)
  const second = openMoneyCall(two.sync.money, rechargeCall).send(other)
  // The second tab has read which call is in the air, and waits at its lock.
  await two.sync.pull('balance', { force: true })
  gate.resolve('arrives')
  expect(await first).toMatchObject({ kind: 'done' })
  expect(await second).toMatchObject({ kind: 'done' })
  expect(orders(world)).toEqual(['50.00', '80.00'])
  expect(await settled(two)).toEqual([])
})

test('a wish of its own does not wait for the slow line of another tab', async () => {
  const { world, two, gate, first } = await oneInTheAir(betCall)
  expect(await openMoneyCall(two.sync.money, betCall).send(other)).toMatchObject({ kind: 'done' })
  gate.resolve('arrives')
  expect(await first).toMatchObject({ kind: 'done' })
  expect(orders(world)).toEqual(['80.00', '50.00'])
})

test('the same wish again, from another tab and after a lost answer, is already done and not sent', async () => {
  const { world, one, two, gate } = await twoTabs()
  gate.resolve('answer-lost')
  expect(await openMoneyCall(one.sync.money, betCall).send(body)).toEqual({ kind: 'unknown' })
  expect(await openMoneyCall(two.sync.money, betCall).send(body)).toEqual({ kind: 'already-done' })
  expect(orders(world)).toEqual(['50.00'])
  expect(await settled(two)).toMatchObject([{ amount: null, outcome: 'done' }])
})

test('another wish, from another tab and after a lost answer, goes its own way, and the lost one is still to be reported', async () => {
  const { world, one, two, gate } = await twoTabs()
  gate.resolve('answer-lost')
  expect(await openMoneyCall(one.sync.money, betCall).send(body)).toEqual({ kind: 'unknown' })
  expect(await openMoneyCall(two.sync.money, betCall).send(other)).toMatchObject({ kind: 'done' })
  expect(orders(world)).toEqual(['50.00', '80.00'])
  expect(await two.db.openCalls.toArray()).toMatchObject([{ state: 'unknown' }])
})

test('a body that corrects the lost one in the same form is held back when that was done, wish of its own or not', async () => {
  const { world, one, gate } = await twoTabs()
  const form = openMoneyCall(one.sync.money, betCall)
  gate.resolve('answer-lost')
  expect(await form.send(body)).toEqual({ kind: 'unknown' })
  expect(await form.send(other)).toEqual({ kind: 'held-back' })
  expect(orders(world)).toEqual(['50.00'])
  // The member was notified: the next press is their decision, and is sent.
  expect(await form.send(other)).toMatchObject({ kind: 'done' })
  expect(orders(world)).toEqual(['50.00', '80.00'])
})

test('where a call does not tell its wishes apart, another amount is another wish and the same amount the same', async () => {
  const { world, one, two, gate } = await twoTabs()
  gate.resolve('answer-lost')
  await openMoneyCall(one.sync.money, rechargeCall).send(body)
  expect(await openMoneyCall(two.sync.money, rechargeCall).send(other)).toEqual({ kind: 'held-back' })
  expect(orders(world)).toEqual(['50.00'])
})

test('what the engine settles while the same wish waits for it is already done, not sent a second time', async () => {
  const { world, one, two, gate } = await twoTabs()
  gate.resolve('answer-lost')
  await openMoneyCall(one.sync.money, rechargeCall).send(body)
  const closing = Promise.withResolvers<Fate>()
  world.server.decide(({ path }) => (path.endsWith('/close') ? closing.promise : 'arrives'))
  one.trigger('online')
  await eventually(() => expect(world.server.sent.at(-1)?.path).toMatch(/close$/))
  const again = openMoneyCall(two.sync.money, rechargeCall).send(body)
  await two.sync.pull('balance', { force: true })
  closing.resolve('arrives')
  expect(await again).toEqual({ kind: 'already-done' })
  expect(orders(world)).toEqual(['50.00'])
})

test('a tab that was suspended with its call in the air keeps its end from nobody: another settles it, and the late request does nothing', async () => {
  const { world, two, gate, first } = await oneInTheAir(rechargeCall)
  two.trigger('visible')
  await eventually(async () => {
    world.clock.advance(10_000)
    expect(await settled(two)).toMatchObject([{ amount: 5000n, outcome: 'not-done' }])
  })
  gate.resolve('arrives')
  expect(await first).toEqual({ kind: 'unknown' })
  expect(orders(world)).toEqual([])
  expect(await two.db.openCalls.count()).toBe(0)
})

test('a clock that was set back keeps nobody from the end of a call that a suspended tab has in its hand', async () => {
  const { world, two, gate, first } = await oneInTheAir(rechargeCall)
  world.clock.setBack(86_400_000)
  two.trigger('visible')
  await eventually(async () => {
    world.clock.advance(10_000)
    expect(await settled(two)).toMatchObject([{ amount: 5000n, outcome: 'not-done' }])
  })
  gate.resolve('arrives')
  expect(await first).toEqual({ kind: 'unknown' })
})
