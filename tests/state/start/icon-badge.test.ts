import { afterEach, expect, test } from 'vitest'
import { keepIconBadge } from '../../../src/app/storage/keep-icon-badge.ts'
import { session } from '../../../src/state/member/session.ts'
import { openMoneyCall } from '../../../src/sync/calls/open-money-call.ts'
import { favouriteWrite, rechargeCall } from '../../sync/support/definitions.ts'
import { refuse } from '../../sync/support/server-calls.ts'
import { createWorld, eventually } from '../../sync/support/world.ts'

let stop = () => {}
afterEach(() => {
  stop()
  session.now = { status: 'starting' }
})

const body = { money: '50.00', payment_id: 'pix', payment_type: 'pix' }

/** A signed-in member's tab, and the counts that its icon was set to show; 0 is its clearing. */
async function openIcon(given: { outOfSight?: number } = {}) {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  session.now = { status: 'member', memberId: 'ana' }
  const shown: number[] = []
  const badge = {
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(0),
  }
  const noted: number[] = []
  const recordUnsent = async (count: number) => void noted.push(count)
  const worker = new EventTarget()
  stop = keepIconBadge({ db: tab.db, badge, clock: world.clock, recordUnsent, worker, ...given })
  const settles = (count: number) =>
    eventually(() => {
      world.clock.advance(2_000)
      expect(shown.at(-1)).toBe(count)
    })
  return { world, tab, shown, noted, worker, settles }
}

test('the icon counts news, what waits, what was refused and what has no answer, together', async () => {
  const { world, tab, noted, settles } = await openIcon()
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
  // What a push adds to its news while the app is closed.
  expect(noted.at(-1)).toBe(3)
})

test('the number of a push that arrives while the app is open gives way to what is counted here', async () => {
  const { world, tab, shown, worker, settles } = await openIcon()
  await tab.db.notificationState.put({ memberId: 'ana', unread: 2 })
  await settles(2)
  shown.push(7)
  worker.dispatchEvent(new MessageEvent('message', { data: { type: 'PUSHED' } }))
  world.clock.advance(2_000)
  expect(shown.at(-1)).toBe(2)
})

test('a sign-out clears it, and the next member’s icon counts their own', async () => {
  const { tab, noted, settles } = await openIcon()
  await tab.db.notificationState.bulkPut([
    { memberId: 'ana', unread: 3 },
    { memberId: 'rui', unread: 1 },
  ])
  await settles(3)
  session.now = { status: 'guest' }
  await settles(0)
  session.now = { status: 'member', memberId: 'rui' }
  await settles(1)
  tab.setOnline(false)
  await tab.sync.enqueue(favouriteWrite, { game_id: 'mines', wanted: true })
  session.now = { status: 'guest' }
  await settles(0)
  expect(noted.at(-1)).toBe(0)
})

test('what lies in a storage that could not be opened stays counted for its member, beside the news', async () => {
  const { tab, settles } = await openIcon({ outOfSight: 3 })
  await settles(3)
  await tab.db.notificationState.put({ memberId: 'ana', unread: 2 })
  await settles(5)
  session.now = { status: 'guest' }
  await settles(0)
})

test('a browser without icon badges is left alone', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  stop = keepIconBadge({
    db: tab.db,
    badge: {},
    clock: world.clock,
    recordUnsent: () => Promise.reject(new Error('nothing is to be counted')),
    worker: undefined,
  })
  world.clock.advance(10_000)
})
