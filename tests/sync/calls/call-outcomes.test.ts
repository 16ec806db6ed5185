import { expect, test } from 'vitest'
import { openMoneyCall } from '../../../src/sync/calls/open-money-call.ts'
import { rechargeCall } from '../support/definitions.ts'
import { refuse } from '../support/server-calls.ts'
import { createWorld, eventually, type Tab } from '../support/world.ts'

const body = { money: '50.00', payment_id: 'pix', payment_type: 'pix' }

const settled = (tab: Tab) => tab.db.settledCalls.toArray()

/** A tab that was killed while its call was in the air: the row says `sent`, and nobody holds its lock any more. */
async function killedInTheAir({ arrived }: { arrived: boolean }) {
  const world = await createWorld()
  const dead = await world.openTab()
  await dead.signIn('ana', true)
  world.server.decide(() => (arrived ? 'answer-lost' : 'lost'))
  await openMoneyCall(dead.sync.money, rechargeCall).send(body)
  dead.sync.stop()
  await dead.db.openCalls.toCollection().modify({ state: 'sent' })
  world.server.decide(() => 'arrives')
  return world
}

test('after the tab was killed, the next session of the member learns from the server’s record that it was done', async () => {
  const world = await killedInTheAir({ arrived: true })
  const next = await world.openTab()
  await next.signIn('ana')
  await eventually(async () =>
    expect(await settled(next)).toMatchObject([{ memberId: 'ana', amount: 5000n, outcome: 'done' }]),
  )
  expect(await next.db.openCalls.count()).toBe(0)
  expect(await next.db.recharges.toArray()).toMatchObject([{ memberId: 'ana', money: 5000n }])
})

test('a call that never arrived is closed, and reported as not done', async () => {
  const world = await killedInTheAir({ arrived: false })
  const next = await world.openTab()
  await next.signIn('ana')
  await eventually(async () => expect(await settled(next)).toMatchObject([{ outcome: 'not-done' }]))
  expect(world.server.state.orders).toEqual([])
})

test('a refusal that was lost on the way is reported in the server’s own sentence', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  const form = openMoneyCall(tab.sync.money, rechargeCall)
  world.server.decide(() => 'lost')
  await form.send(body)
  const answer = await refuse(422, 'amount_below_minimum').json()
  world.server.state.answers.set(form.key(), { body: '', status: 422, answer })
  world.server.decide(() => 'arrives')
  tab.trigger('online')
  await eventually(async () =>
    expect(await settled(tab)).toMatchObject([{ outcome: 'refused', why: 'said by the server' }]),
  )
})

test('started without a network, a call that its tab took with it is said to be unknown', async () => {
  const world = await killedInTheAir({ arrived: true })
  const next = await world.openTab()
  next.setOnline(false)
  expect(await next.start()).toMatchObject({ kind: 'remembered' })
  await eventually(async () =>
    expect(await next.db.openCalls.toArray()).toMatchObject([{ state: 'unknown' }]),
  )
  expect(await settled(next)).toEqual([])
})

test('another member on the device is not notified, and the member is at their next sign-in', async () => {
  const world = await killedInTheAir({ arrived: true })
  const next = await world.openTab()
  await next.signIn('rui')
  await next.sync.pull('balance')
  expect(await settled(next)).toEqual([])
  expect(await next.db.openCalls.toArray()).toMatchObject([{ memberId: 'ana' }])
  await next.sync.signOut({ keepUnsent: true })
  await next.signIn('ana')
  await eventually(async () => expect(await settled(next)).toMatchObject([{ memberId: 'ana' }]))
})

test('each outcome is shown once, by one tab, and stays readable until it is put away', async () => {
  const world = await killedInTheAir({ arrived: true })
  const [one, two] = [await world.openTab(), await world.openTab()]
  await one.signIn('ana')
  await eventually(async () => expect(await settled(one)).toHaveLength(1))
  const key = (await settled(one))[0]?.key ?? ''
  const reported = await Promise.all([one.sync.claimNotification(key), two.sync.claimNotification(key)])
  expect(reported.toSorted()).toEqual([false, true])
  expect(await settled(one)).toMatchObject([{ isTold: true }])
  await one.sync.putAway(key)
  expect(await settled(one)).toEqual([])
})

test('a sign-out leaves the outcomes that were not shown yet, and none that were', async () => {
  const world = await killedInTheAir({ arrived: true })
  const tab = await world.openTab()
  await tab.signIn('ana')
  await eventually(async () => expect(await settled(tab)).toHaveLength(1))
  await tab.sync.signOut({ keepUnsent: false })
  expect(await settled(tab)).toHaveLength(1)
  await tab.signIn('ana')
  await tab.sync.claimNotification((await settled(tab))[0]?.key ?? '')
  await tab.sync.signOut({ keepUnsent: false })
  expect(await settled(tab)).toEqual([])
})
