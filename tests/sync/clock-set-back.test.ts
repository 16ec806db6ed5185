import { expect, test } from 'vitest'
import { rechargeCall } from '../../src/features/cashier/deposit/recharge-call.ts'
import { breakWrite } from '../../src/features/responsible-gambling/breaks/break-write.ts'
import { openMoneyCall } from '../../src/sync/calls/open-money-call.ts'
import { putBalance } from '../../src/sync/pull/balance.ts'
import { accountWrite, favouriteWrite } from './support/definitions.ts'
import { refuse, reply } from './support/server-calls.ts'
import { createWorld, eventually } from './support/world.ts'

/* A clock that ran ahead is set right: what it said of the future makes nothing wait, and nothing fresh. */

const dayMs = 86_400_000
const like = (game_id: string) => ({ game_id, wanted: true })
const id = '11111111-1111-4111-8111-111111111111'
const pix = { id, kind: 'pix', pix_type: 'cpf', pix_key: '52998224725' } as const

async function signedIn() {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  const sent = (path: string) => world.server.arrived.filter(request => request.path === path)
  return { world, tab, sent }
}

test('changes made while the clock ran ahead are sent as soon as there is a line', async () => {
  const { world, tab } = await signedIn()
  tab.setOnline(false)
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await tab.sync.enqueue(accountWrite, pix)
  world.clock.setBack(dayMs)
  tab.setOnline(true)
  tab.trigger('online')
  await eventually(async () => expect(await tab.db.queuedWrites.count()).toBe(0))
})

test('a pause made while the clock ran ahead is sent at once, and holds no deposit up after that', async () => {
  const { world, tab, sent } = await signedIn()
  tab.sync.registerWriteKind('break', async () => breakWrite)
  tab.setOnline(false)
  await tab.sync.enqueue(breakWrite, { id, term: 'week' })
  world.clock.setBack(dayMs)
  world.server.decide(({ path }) =>
    path === '/api/breaks/take' ? reply(200, { data: { running: null, history: [] } }) : 'arrives',
  )
  tab.setOnline(true)
  const deposit = { money: '50.00', payment_id: 'pix', payment_type: 'pix', payment_desc: 'PIX' }
  const outcome = await openMoneyCall(tab.sync.money, rechargeCall).send(deposit)
  expect(outcome.kind).not.toBe('offline')
  expect(sent('/api/recharge/online')).toHaveLength(1)
})

test.each([
  ['the server refused for now', () => refuse(503, 'try_again_later')],
  ['the server named a time for', () => refuse(429, 'too_many_requests', { 'retry-after': '120' })],
  ['the connection lost', () => 'lost' as const],
])('a change that %s waits no longer than it would have', async (_why, fate) => {
  const { world, tab } = await signedIn()
  world.server.decide(fate)
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(async () => expect((await tab.db.queuedWrites.toArray())[0]?.lastFailure).toBeTruthy())
  world.server.decide(() => 'arrives')
  world.clock.setBack(dayMs)
  const from = world.clock.now()
  await eventually(async () => {
    world.clock.advance(1000)
    expect(await tab.db.queuedWrites.count()).toBe(0)
  })
  expect(world.clock.now() - from).toBeLessThan(dayMs / 2)
})

test('a new start sends what an earlier one had tried by the clock that ran ahead', async () => {
  const { world, tab } = await signedIn()
  world.server.decide(() => refuse(503, 'try_again_later'))
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(async () =>
    expect(await tab.db.queuedWrites.toArray()).toMatchObject([{ lastFailure: 'server' }]),
  )
  tab.die()
  world.server.decide(() => 'arrives')
  world.clock.setBack(dayMs)
  const next = await world.openTab({ afterCrash: true })
  await next.signIn('ana')
  await eventually(async () => expect(await next.db.queuedWrites.count()).toBe(0))
})

test('rows that were confirmed in what is still to come are not fresh', async () => {
  const { world, tab } = await signedIn()
  expect(await tab.sync.pull('favourites')).toEqual({ kind: 'applied' })
  world.clock.setBack(dayMs)
  expect((await tab.sync.pull('favourites')).kind).not.toBe('fresh')
  expect(await tab.sync.pull('favourites')).toEqual({ kind: 'fresh' })
})

test('a balance that is received again is of that moment, not of the one that the clock showed before', async () => {
  const { world, tab } = await signedIn()
  const received = () => ({ money: 100n, bonus: 0n, wallet_version: 3, asOf: world.clock.now(), rest: null })
  await putBalance(tab.db, { memberId: 'ana', ...received() })
  world.clock.setBack(dayMs)
  await putBalance(tab.db, { memberId: 'ana', ...received() })
  expect(await tab.db.balances.get('ana')).toMatchObject({ asOf: world.clock.now() })
})

test('of two remembered members the one who came last is shown, by whatever clock the other came', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana', true)
  world.clock.setBack(dayMs)
  await tab.signIn('bia', true)
  tab.die()
  const next = await world.openTab({ afterCrash: true })
  expect(await next.start()).toEqual({ kind: 'remembered', memberId: 'bia' })
})
