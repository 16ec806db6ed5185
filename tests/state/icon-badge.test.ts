import { afterEach, expect, test } from 'vitest'
import { keepIconBadge } from '../../src/start/keep-icon-badge.ts'
import { session } from '../../src/state/session.ts'
import { openMoneyCall } from '../../src/sync/open-money-call.ts'
import { favouriteWrite, rechargeCall } from '../sync/support/definitions.ts'
import { refuse } from '../sync/support/server-calls.ts'
import { createWorld, eventually } from '../sync/support/world.ts'

let stop = () => {}
afterEach(() => {
  stop()
  session.now = { status: 'starting' }
})

const body = { money: '50.00', payment_id: 'pix', payment_type: 'pix' }

/** A signed-in member's tab, and what its icon was told to show; 0 is its clearing. */
async function openIcon() {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  session.now = { status: 'member', memberId: 'ana' }
  const shown: number[] = []
  const badge = {
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(0),
  }
  stop = keepIconBadge(tab.db, badge, world.clock)
  const settles = (count: number) =>
    eventually(() => {
      world.clock.advance(2_000)
      expect(shown.at(-1)).toBe(count)
    })
  return { world, tab, shown, settles }
}

test('the icon counts news, what waits, what was refused and what has no answer, together', async () => {
  const { world, tab, settles } = await openIcon()
  await settles(0)
  await tab.db.notificationState.put({ memberId: 'ana', unread: 2 })
  await settles(2)
  world.server.decide(() => refuse(422, 'game_unknown'))
  await tab.sync.enqueue(favouriteWrite, { game_id: 'tiger', wanted: true })
  await eventually(async () =>
    expect(await tab.db.queuedWrites.toArray()).toMatchObject([{ state: 'parked' }]),
  )
  world.server.decide(() => 'lost')
  await openMoneyCall(tab.sync.money, rechargeCall).send(body)
  tab.setOnline(false)
  await tab.sync.enqueue(favouriteWrite, { game_id: 'mines', wanted: true })
  await settles(5)
})

test('a sign-out clears it, and the next member’s icon counts their own', async () => {
  const { tab, settles } = await openIcon()
  await tab.db.notificationState.bulkPut([
    { memberId: 'ana', unread: 3 },
    { memberId: 'rui', unread: 1 },
  ])
  await settles(3)
  session.now = { status: 'guest' }
  await settles(0)
  session.now = { status: 'member', memberId: 'rui' }
  await settles(1)
})

test('a browser without icon badges is left alone', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  stop = keepIconBadge(tab.db, {}, world.clock)
  world.clock.advance(10_000)
})
