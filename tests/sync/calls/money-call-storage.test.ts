import { expect, test } from 'vitest'
import { openMoneyCall } from '../../../src/sync/calls/open-money-call.ts'
import { rechargeCall } from '../support/definitions.ts'
import type { Fate } from '../support/fake-server.ts'
import { fillDevice } from '../support/fill-device.ts'
import { createWorld, eventually, type Tab } from '../support/world.ts'

const body = { money: '50.00', payment_id: 'pix', payment_type: 'pix' }
const other = { ...body, money: '80.00' }

async function openForm() {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  await tab.sync.pull('balance')
  const isDeposit = ({ path }: { path: string }) => path === '/api/recharge/online'
  const deposits = () => world.server.sent.filter(isDeposit)
  /** What happens while the deposit is in the air, and how it ends. */
  const onTheWay = (happens: () => void, fate: Fate) =>
    world.server.decide(request => {
      if (!isDeposit(request)) return 'arrives'
      happens()
      return fate
    })
  return { world, tab, deposits, onTheWay, form: openMoneyCall(tab.sync.money, rechargeCall) }
}

const settled = (tab: Tab) => tab.db.settledCalls.toArray()

test('a device without room for the key refuses before anything is sent, and sends once room was made', async () => {
  const { tab, form, deposits } = await openForm()
  const device = fillDevice('openCalls')
  expect(await form.send(body)).toEqual({ kind: 'not-stored', reason: 'full' })
  expect(deposits()).toEqual([])
  tab.makeRoom = async () => {
    device.hasRoom = true
  }
  expect(await form.send(body)).toMatchObject({ kind: 'done' })
})

test('a database that a newer tab has taken keeps no key: nothing is sent, and that is said', async () => {
  const { tab, form, deposits } = await openForm()
  tab.db.close()
  expect(await form.send(body)).toEqual({ kind: 'not-stored', reason: 'failed' })
  expect(deposits()).toEqual([])
})

test('an answer whose rows do not fit is returned all the same, and its key is forgotten', async () => {
  const { world, tab, form } = await openForm()
  fillDevice('recharges')
  expect(await form.send(body)).toMatchObject({ kind: 'done' })
  expect(await tab.db.openCalls.count()).toBe(0)
  expect(await form.send(other)).toMatchObject({ kind: 'done' })
  expect(world.server.state.orders).toHaveLength(2)
})

test('an answer that finds the database taken is returned; another tab asks for it once more, and nothing is done twice', async () => {
  const { world, tab, form, onTheWay } = await openForm()
  onTheWay(() => tab.db.close(), 'arrives')
  expect(await form.send(body)).toMatchObject({ kind: 'done' })
  expect(await form.send(body)).toEqual({ kind: 'not-stored', reason: 'failed' })
  const newer = await world.openTab()
  await newer.signIn('ana')
  await eventually(async () => expect(await settled(newer)).toMatchObject([{ outcome: 'done' }]))
  expect(world.server.state.orders).toHaveLength(1)
})

test('an answer that nothing at all could be written of keeps no later call of its form back', async () => {
  const { world, tab, form } = await openForm()
  const { openCalls } = tab.db
  const { delete: forget } = openCalls
  Object.assign(openCalls, { delete: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) })
  expect(await form.send(body)).toMatchObject({ kind: 'done' })
  expect(await openCalls.count()).toBe(1)
  Object.assign(openCalls, { delete: forget })
  expect(await form.send(other)).toMatchObject({ kind: 'done' })
  expect(world.server.state.orders).toHaveLength(2)
})

test('an answer that was lost on a full device is unknown, and found out without room for more than its end', async () => {
  const { world, tab, form, onTheWay } = await openForm()
  onTheWay(() => {
    fillDevice('openCalls')
    fillDevice('recharges')
  }, 'answer-lost')
  expect(await form.send(body)).toEqual({ kind: 'unknown' })
  world.server.decide(() => 'arrives')
  tab.trigger('online')
  await eventually(async () => expect(await settled(tab)).toMatchObject([{ outcome: 'done', isTold: false }]))
  expect(await tab.db.openCalls.count()).toBe(0)
})
