import { expect, test } from 'vitest'
import { openMoneyCall } from '../../src/sync/calls/open-money-call.ts'
import { favouriteWrite, rechargeCall } from './support/definitions.ts'
import { createWorld, eventually, type Tab } from './support/world.ts'

const like = (game_id: string, wanted = true) => ({ game_id, wanted })

async function withRows(tab: Tab, memberId: string, remembered: boolean) {
  await tab.signIn(memberId, remembered)
  await tab.sync.enqueue(favouriteWrite, like('tiger'))
  await eventually(async () =>
    expect(await tab.db.favourites.where('[memberId+game_id]').equals([memberId, 'tiger']).count()).toBe(1),
  )
  await tab.sync.pull('balance')
  tab.setOnline(false)
  await tab.sync.enqueue(favouriteWrite, like('mines'))
}

test('a cold start of a remembered member shows the member’s own rows, and asks for the network before money', async () => {
  const world = await createWorld()
  const before = await world.openTab()
  await withRows(before, 'ana', true)
  before.die()

  const tab = await world.openTab()
  expect(await tab.start()).toEqual({ kind: 'remembered', memberId: 'ana' })
  expect(await tab.db.balances.get('ana')).toMatchObject({ money: 10_000n })
  expect(tab.sync.member()).toEqual({ memberId: 'ana', mode: 'remembered' })
  const form = openMoneyCall(tab.sync.money, rechargeCall)
  expect(await form.send({ money: '50.00', payment_id: 'pix', payment_type: 'pix' })).toEqual({
    kind: 'unauthenticated',
  })
})

test('a cold start of a member who is not remembered deletes the rows, and keeps unsent writes and open calls', async () => {
  const world = await createWorld()
  const before = await world.openTab()
  await withRows(before, 'ana', false)
  const call = {
    key: 'k',
    memberId: 'ana',
    call: 'recharge',
    amount: 5000n,
    state: 'unknown',
    sentAt: 0,
  } as const
  await before.db.openCalls.put(call)
  before.die()

  const tab = await world.openTab()
  expect(await tab.start()).toEqual({ kind: 'guest' })
  expect([
    await tab.db.favourites.count(),
    await tab.db.balances.count(),
    await tab.db.syncState.count(),
  ]).toEqual([0, 0, 0])
  expect(await tab.db.queuedWrites.toArray()).toMatchObject([{ memberId: 'ana', payload: like('mines') }])
  expect(await tab.db.openCalls.toArray()).toEqual([call])
})

test('a remembered member whose time is over counts as not remembered', async () => {
  const world = await createWorld()
  const before = await world.openTab()
  await withRows(before, 'ana', true)
  before.die()
  world.clock.advance(31 * 86_400_000)
  const tab = await world.openTab()
  expect(await tab.start()).toEqual({ kind: 'guest' })
  expect(await tab.db.favourites.count()).toBe(0)
})

test('a cold start beside a tab that has the session leaves its rows alone', async () => {
  const world = await createWorld()
  const one = await world.openTab()
  await withRows(one, 'ana', false)
  const two = await world.openTab()
  expect(await two.start()).toEqual({ kind: 'guest' })
  expect(await two.db.favourites.count()).toBe(1)
})

test('force_offline empties the member’s rows and keeps what was not sent; another member’s rows stay', async () => {
  const world = await createWorld()
  const [one, two] = [await world.openTab(), await world.openTab()]
  await withRows(one, 'ana', true)
  await withRows(two, 'bia', true)
  one.setOnline(true)
  world.server.state.thrownOut.add('ana')
  await one.sync.pull('balance', { force: true })
  expect(one.outcomes.at(-1)).toMatchObject({
    kind: 'unauthenticated',
    forceOffline: true,
    token: 'token-ana',
  })

  await one.sync.dropMember('ana')

  expect((await one.db.favourites.toArray()).map(row => row.memberId)).toEqual(['bia'])
  expect((await one.db.queuedWrites.toArray()).map(row => row.memberId)).toEqual(['ana', 'bia'])
  expect(one.sync.member()).toBeUndefined()
})

test('a call is never sent with another member’s token', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  tab.holdToken('bia')
  await tab.sync.pull('balance')
  expect(world.server.sent).toEqual([])
})
