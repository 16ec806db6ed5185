import { expect, test } from 'vitest'
import { type LastTry, openMoneyCall } from '../../../src/sync/calls/open-money-call.ts'
import { rechargeCall } from '../support/definitions.ts'
import type { Fate } from '../support/fake-server.ts'
import { refuse } from '../support/server-calls.ts'
import { createWorld, eventually, type Tab } from '../support/world.ts'

const body = { money: '50.00', payment_id: 'pix', payment_type: 'pix' }

const settled = (tab: Tab) => tab.db.settledCalls.toArray()

async function openForm() {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  return { world, tab, form: openMoneyCall(tab.sync.money, rechargeCall) }
}

test('offline it is refused at once, says that nothing was sent, and leaves no key behind', async () => {
  const { world, tab, form } = await openForm()
  tab.setOnline(false)
  expect(await form.send(body)).toEqual({ kind: 'offline' })
  expect(world.server.sent).toEqual([])
  expect(await tab.db.openCalls.count()).toBe(0)
})

test('an answer stores its rows and forgets the key in one transaction', async () => {
  const { tab, form } = await openForm()
  expect(await form.send(body)).toMatchObject({ kind: 'done' })
  expect(await tab.db.openCalls.count()).toBe(0)
  expect(await tab.db.recharges.toArray()).toMatchObject([{ memberId: 'ana', money: 5000n }])
  expect(await tab.db.orderTokens.toArray()).toMatchObject([{ memberId: 'ana' }])
})

test('the key stands in the database before the request leaves, without the body', async () => {
  const { world, tab, form } = await openForm()
  const stored: unknown[] = []
  world.server.decide(async (): Promise<Fate> => {
    stored.push(...(await tab.db.openCalls.toArray()))
    return 'arrives'
  })
  await form.send(body)
  expect(stored).toEqual([
    {
      key: world.server.sent[0]?.key,
      memberId: 'ana',
      call: 'recharge',
      amount: 5000n,
      state: 'sent',
      sentAt: world.clock.now(),
    },
  ])
})

test('an answer lost on the way is unknown; the same body again uses the same key and pays once', async () => {
  const { world, form } = await openForm()
  world.server.decide(() => 'answer-lost')
  expect(await form.send(body)).toEqual({ kind: 'unknown' })
  world.server.decide(() => 'arrives')
  expect(await form.send(body)).toMatchObject({ kind: 'done' })
  expect(world.server.state.orders).toHaveLength(1)
  expect(new Set(world.server.arrived.map(request => request.key)).size).toBe(1)
})

test('an unknown call is settled automatically when the network returns, and the member sees that it went through', async () => {
  const { world, tab, form } = await openForm()
  world.server.decide(() => 'answer-lost')
  await form.send(body)
  world.server.decide(() => 'arrives')
  tab.trigger('online')
  await eventually(async () =>
    expect(await settled(tab)).toMatchObject([
      { memberId: 'ana', call: 'recharge', amount: 5000n, outcome: 'done', isTold: false },
    ]),
  )
  expect(await tab.db.openCalls.count()).toBe(0)
  // The answer that was lost brought its order after all.
  expect(await tab.db.recharges.count()).toBe(1)
  expect(world.server.state.orders).toHaveLength(1)
})

test('a request still travelling when its key is closed can no longer act', async () => {
  const { world, tab, form } = await openForm()
  const travelling = Promise.withResolvers<'lost'>()
  let isFirst = true
  world.server.decide(() => {
    if (!isFirst) return 'arrives'
    isFirst = false
    return travelling.promise
  })
  const sending = form.send(body)
  await eventually(() => expect(world.server.sent).toHaveLength(1))
  const late = world.server.sent[0]
  travelling.resolve('lost')
  expect(await sending).toEqual({ kind: 'unknown' })
  tab.trigger('online')
  await eventually(async () => expect(await settled(tab)).toMatchObject([{ outcome: 'not-done' }]))

  const response = await world.server.fetch('http://arara.test/api/recharge/online', {
    method: 'POST',
    headers: { authorization: 'Bearer token-ana', 'idempotency-key': late?.key ?? '' },
    body: JSON.stringify(body),
  })

  expect(response.status).toBe(409)
  expect(world.server.state.orders).toEqual([])
})

test('a call in the air is never settled under its own feet', async () => {
  const { world, tab, form } = await openForm()
  const gate = Promise.withResolvers<'arrives'>()
  world.server.decide(({ path }) => (path === '/api/recharge/online' ? gate.promise : 'arrives'))
  const sending = form.send(body)
  await eventually(() => expect(world.server.sent).toHaveLength(1))
  tab.trigger('online')
  await tab.sync.pull('balance')
  gate.resolve('arrives')
  expect(await sending).toMatchObject({ kind: 'done' })
  expect(world.server.arrived.filter(request => request.path.endsWith('/close'))).toEqual([])
})

/** A form whose first try never arrived, and whose key the engine has closed meanwhile. */
async function openClosedForm() {
  const { world, tab, form } = await openForm()
  world.server.decide(() => 'lost')
  await form.send(body)
  world.server.decide(() => 'arrives')
  tab.trigger('online')
  await eventually(async () => expect(await settled(tab)).toMatchObject([{ outcome: 'not-done' }]))
  return { world, form }
}

test('sent again after the engine closed the key, it goes out under a new one', async () => {
  const { world, form } = await openClosedForm()
  expect(await form.send(body)).toMatchObject({ kind: 'done' })
  expect(world.server.state.orders).toHaveLength(1)
})

test('sent again under a new key whose answer is lost as well, the same once more asks under that key', async () => {
  const { world, form } = await openClosedForm()
  let isFirst = true
  world.server.decide(({ path }) => {
    if (path !== '/api/recharge/online' || isFirst) {
      isFirst = false
      return 'arrives'
    }
    return 'answer-lost'
  })
  expect(await form.send(body)).toEqual({ kind: 'unknown' })
  world.server.decide(() => 'arrives')
  expect(await form.send(body)).toMatchObject({ kind: 'done' })
  expect(world.server.state.orders).toHaveLength(1)
})

test('another amount after an unknown one first settles the old key', async () => {
  const { world, tab, form } = await openForm()
  world.server.decide(() => 'lost')
  await form.send(body)
  world.server.decide(() => 'arrives')
  expect(await form.send({ ...body, money: '80.00' })).toMatchObject({ kind: 'done' })
  expect(await settled(tab)).toMatchObject([{ amount: 5000n, outcome: 'not-done' }])
  expect(world.server.state.orders).toMatchObject([{ money: '80.00' }])
})

test('another amount after the engine settled the first automatically goes under a key of its own', async () => {
  const { world, tab, form } = await openForm()
  world.server.decide(() => 'answer-lost')
  await form.send(body)
  world.server.decide(() => 'arrives')
  tab.trigger('online')
  await eventually(async () => expect(await tab.db.openCalls.count()).toBe(0))
  expect(await form.send({ ...body, money: '70.00' })).toMatchObject({ kind: 'done' })
  expect(world.server.state.orders).toHaveLength(2)
})

test('another amount is not sent when the first one went through after all', async () => {
  const { world, form } = await openForm()
  world.server.decide(() => 'answer-lost')
  await form.send(body)
  world.server.decide(() => 'arrives')
  expect(await form.send({ ...body, money: '80.00' })).toEqual({ kind: 'held-back' })
  expect(world.server.state.orders).toMatchObject([{ money: '50.00' }])
})

test('a form opened after a reload settles what the earlier one left unknown before it sends', async () => {
  const { world, tab, form } = await openForm()
  world.server.decide(() => 'answer-lost')
  await form.send(body)
  const next = await world.openTab()
  await next.start()
  next.holdToken('ana')
  world.server.decide(() => 'lost')
  await next.signIn('ana')
  const again = openMoneyCall(next.sync.money, rechargeCall)
  expect(await again.send(body)).toEqual({ kind: 'unknown' })
  world.server.decide(() => 'arrives')
  expect(await again.send(body)).toEqual({ kind: 'already-done' })
  expect(world.server.state.orders).toHaveLength(1)
  expect(tab.db.name).toBe(next.db.name)
})

test('a refusal is definite: the next try has a key of its own', async () => {
  const { world, tab, form } = await openForm()
  const first = form.key()
  world.server.decide(() => refuse(422, 'amount_below_minimum'))
  expect(await form.send(body)).toMatchObject({ kind: 'refused', refusal: { error: 'amount_below_minimum' } })
  expect(form.key()).not.toBe(first)
  expect(await tab.db.openCalls.count()).toBe(0)
})

test('500 "internal" leaves a doubt, so it is unknown and not refused', async () => {
  const { world, tab, form } = await openForm()
  world.server.decide(() => refuse(500, 'internal'))
  expect(await form.send(body)).toEqual({ kind: 'unknown' })
  expect(await tab.db.openCalls.toArray()).toMatchObject([{ state: 'unknown' }])
})

test('an offline retry of an unknown call does not make it known, and is not reported as if nothing had been sent', async () => {
  const { world, tab, form } = await openForm()
  world.server.decide(() => 'answer-lost')
  await form.send(body)
  tab.setOnline(false)
  expect(await form.send(body)).toEqual({ kind: 'unknown' })
  expect(await tab.db.openCalls.toArray()).toMatchObject([{ state: 'unknown' }])
})

test.each([
  ['too_many_requests', 429],
  ['try_again_later', 503],
] as const)(
  'a retry that is refused with %s settles nothing of the try before: the key stays, and it pays once',
  async (word, status) => {
    const { world, tab, form } = await openForm()
    world.server.decide(() => 'answer-lost')
    await form.send(body)
    world.server.decide(() => refuse(status, word))
    expect(await form.send(body)).toEqual({ kind: 'unknown' })
    expect(await tab.db.openCalls.toArray()).toMatchObject([{ state: 'unknown' }])
    world.server.decide(() => 'arrives')
    expect(await form.send(body)).toMatchObject({ kind: 'done' })
    expect(new Set(world.server.sent.map(({ key }) => key)).size).toBe(1)
  },
)

test('a guest, and a remembered member without a token, are asked to sign in', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.start()
  const form = openMoneyCall(tab.sync.money, rechargeCall)
  expect(await form.send(body)).toEqual({ kind: 'unauthenticated' })
  expect(world.server.sent).toEqual([])
})

test('what was tried is kept before the request leaves, under every key, and a form that goes on from it asks under the same key and pays once', async () => {
  const { world, tab } = await openForm()
  const kept: LastTry[] = []
  const known: boolean[] = []
  const keepTry = async (last: LastTry) => kept.push(last)
  const form = openMoneyCall(tab.sync.money, rechargeCall, keepTry)
  world.server.decide(({ key }): Fate => {
    known.push(kept.at(-1)?.key === key)
    return 'lost'
  })
  await form.send(body)
  const [first] = kept
  if (!first) throw new Error('nothing was kept')
  const later = openMoneyCall(tab.sync.money, rechargeCall, keepTry)
  later.resume(first)
  world.server.decide(() => 'answer-lost')
  expect(await later.send(body)).toEqual({ kind: 'unknown' })
  const last = openMoneyCall(tab.sync.money, rechargeCall, keepTry)
  last.resume(first)
  world.server.decide(() => 'arrives')
  expect(await last.send(body)).toMatchObject({ kind: 'done' })
  expect(known).toEqual([true])
  expect(world.server.state.orders).toHaveLength(1)
  expect(new Set([...kept.map(({ key }) => key), ...world.server.sent.map(({ key }) => key)]).size).toBe(1)
})

test('a form that goes on from what was tried before, with another body, settles that first and holds the new one back where it was done', async () => {
  const { world, tab } = await openForm()
  const kept: LastTry[] = []
  const form = openMoneyCall(tab.sync.money, rechargeCall, async last => kept.push(last))
  world.server.decide(() => 'answer-lost')
  await form.send(body)
  const [first] = kept
  if (!first) throw new Error('nothing was kept')
  world.server.decide(() => 'arrives')
  const later = openMoneyCall(tab.sync.money, rechargeCall)
  later.resume(first)
  expect(await later.send({ ...body, money: '70.00' })).toEqual({ kind: 'held-back' })
  expect(world.server.state.orders).toMatchObject([{ money: '50.00' }])
})
