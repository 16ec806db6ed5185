import { expect, test } from 'vitest'
import { rechargeCall } from '../../../src/features/cashier/deposit/recharge-call.ts'
import { breakWrite } from '../../../src/features/responsible-gambling/breaks/break-write.ts'
import { limitWrite } from '../../../src/features/responsible-gambling/limits/limit-write.ts'
import { openMoneyCall } from '../../../src/sync/calls/open-money-call.ts'
import { rechargeCall as anyCall } from '../support/definitions.ts'
import { reply } from '../support/server-calls.ts'
import { createWorld, eventually, type Tab, type World } from '../support/world.ts'

/* "a *lower* limit, a pause and an exclusion asked for offline are … blocked locally at once and sent first": before bets and deposits, too. */

const lower = { kind: 'deposit', period: 'day', value: '1000' } as const
const pause = { id: '11111111-1111-4111-8111-111111111111', term: 'week' } as const
const deposit = { money: '50.00', payment_id: 'pix', payment_type: 'pix', payment_desc: 'PIX' }
const urgent = ['/api/limits/lower', '/api/breaks/take']

async function openTab(world: World): Promise<Tab> {
  const tab = await world.openTab()
  tab.sync.registerWriteKind('limit', async () => limitWrite)
  tab.sync.registerWriteKind('break', async () => breakWrite)
  await tab.signIn('ana')
  tab.setOnline(false)
  return tab
}
const asked = (world: World, path: string) => world.server.sent.filter(request => request.path === path)
const limits = { limits: [], history: [], missing: [] }
const breaks = { running: null, history: [] }

test.each(['limit', 'pause'])('a deposit waits until a %s that waited is with the server', async intent => {
  const world = await createWorld()
  const tab = await openTab(world)
  if (intent === 'limit') await tab.sync.enqueue(limitWrite, lower)
  else await tab.sync.enqueue(breakWrite, pause)
  world.server.decide(({ path }) =>
    urgent.includes(path) ? reply(200, { data: path === urgent[0] ? limits : breaks }) : 'arrives',
  )
  // The line is back, and the member is quicker than the app hears of it.
  tab.setOnline(true)
  const outcome = await openMoneyCall(tab.sync.money, rechargeCall).send(deposit)
  expect(outcome.kind).not.toBe('offline')
  const order = world.server.sent.map(({ path }) => path).filter(path => !path.includes('/calls/'))
  expect(order.findIndex(path => urgent.includes(path))).toBeGreaterThanOrEqual(0)
  expect(order.findIndex(path => urgent.includes(path))).toBeLessThan(order.indexOf('/api/recharge/online'))
})

test('while it does not arrive nothing of the deposit is sent; what protects nobody goes', async () => {
  const world = await createWorld()
  const tab = await openTab(world)
  await tab.sync.enqueue(limitWrite, lower)
  world.server.decide(({ path }) => (urgent.includes(path) ? 'lost' : 'arrives'))
  tab.setOnline(true)
  expect(await openMoneyCall(tab.sync.money, rechargeCall).send(deposit)).toEqual({ kind: 'offline' })
  expect(asked(world, '/api/recharge/online')).toEqual([])
  // A withdrawal, a step of an open round: calls that do not heed it are sent as ever.
  await openMoneyCall(tab.sync.money, anyCall).send(deposit)
  expect(asked(world, '/api/recharge/online')).toHaveLength(1)
})

test('one that the server refused keeps nothing waiting', async () => {
  const world = await createWorld()
  const tab = await openTab(world)
  await tab.sync.enqueue(limitWrite, lower)
  world.server.decide(({ path }) =>
    urgent.includes(path) ? reply(422, { error: 'parameters_invalid' }) : 'arrives',
  )
  tab.setOnline(true)
  tab.trigger('online')
  await eventually(async () =>
    expect(await tab.db.queuedWrites.toArray()).toMatchObject([{ state: 'parked' }]),
  )
  await openMoneyCall(tab.sync.money, rechargeCall).send(deposit)
  expect(asked(world, '/api/recharge/online')).toHaveLength(1)
})
