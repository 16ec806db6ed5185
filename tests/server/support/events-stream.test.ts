import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { notify } from '../../../server/platform/notifications/notify.ts'
import { administratorHeaders, registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
let other: TestApp
const origins = new Map<TestApp, string>()
beforeAll(async () => {
  world = await createTestApp()
  other = await createTestApp({ database: world.database })
  for (const one of [world, other]) origins.set(one, await one.app.listen({ host: '127.0.0.1', port: 0 }))
})
afterAll(async () => {
  await other.close()
  await world.close()
})

/** A tab's reader of the stream: what it has received so far, and whether the server has ended it. */
async function openStream(at: TestApp, member: TestMember, lastEventId?: string) {
  const abort = new AbortController()
  const headers = { ...member.headers, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) }
  const response = await fetch(`${origins.get(at)}/api/events`, { headers, signal: abort.signal })
  const state = { text: '', ended: false }
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) state.text += decoder.decode(chunk, { stream: true })
    state.ended = true
  }
  const reading = read().catch(() => undefined)
  return {
    response,
    topics: () => [...state.text.matchAll(/"topic":"(\w+)"/g)].map(([, topic]) => topic),
    lastId: () => [...state.text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '',
    ended: () => state.ended,
    text: () => state.text,
    stop: async () => {
      abort.abort()
      await reading
    },
  }
}

/** The member with a fresh bearer. */
async function renewed(member: TestMember): Promise<TestMember> {
  const url = '/api/auth/renew'
  const answer = await world.app.inject({ method: 'POST', url, headers: member.headers, payload: {} })
  return { ...member, headers: { authorization: `Bearer ${answer.json().access_token}` } }
}

async function reportSomething(member: TestMember, kind = 'hello') {
  await transaction(world.deps.db, tx =>
    notify(world.deps, tx, { memberId: member.id, kind, details: {}, link: null }),
  )
  world.deps.pokeOutbox()
}

test('the stream wants a bearer it knows', async () => {
  const answer = await world.app.inject({ url: '/api/events' })
  expect(answer.json()).toMatchObject({ code: 401, error: 'unauthenticated' })
  const forged = await world.app.inject({ url: '/api/events', headers: { authorization: 'Bearer a.b' } })
  expect(forged.json().error).toBe('unauthenticated')
})

test('what was committed reaches the member’s streams in every process, and nobody else’s', async () => {
  const [member, stranger] = [await registerMember(world), await registerMember(world)]
  const here = await openStream(world, member)
  const there = await openStream(other, member)
  const foreign = await openStream(other, stranger)
  expect(here.response.headers.get('content-type')).toContain('text/event-stream')
  await expect.poll(here.text).toContain(': connected')
  await expect.poll(there.text).toContain(': connected')
  await reportSomething(member)
  await expect.poll(here.topics).toContain('notifications')
  await expect.poll(there.topics).toContain('notifications')
  expect(foreign.topics()).not.toContain('notifications')
  await Promise.all([here.stop(), there.stop(), foreign.stop()])
})

test('a stream that comes back with its last id gets what it missed, a first one what happened since its bearer was issued', async () => {
  const member = await registerMember(world)
  world.clock.advance(60_000)
  const first = await openStream(world, member)
  await expect.poll(first.lastId).not.toBe('')
  await first.stop()
  await reportSomething(member)
  const watcher = await openStream(world, member)
  await expect.poll(watcher.topics).toContain('notifications')
  const resumed = await openStream(world, member, first.lastId())
  await expect.poll(resumed.topics).toContain('notifications')
  const late = await openStream(world, member)
  await expect.poll(late.topics).toContain('notifications')
  world.clock.advance(60_000)
  const fresh = await openStream(world, await renewed(member))
  await expect.poll(fresh.text).toContain(': connected')
  expect(fresh.topics()).not.toContain('notifications')
  const ancient = await openStream(world, member, '1000')
  await expect
    .poll(ancient.topics)
    .toEqual(expect.arrayContaining(['balance', 'favourites', 'notifications']))
  await Promise.all([watcher, resumed, fresh, ancient].map(stream => stream.stop()))
})

test('a member forced offline hears so on the stream, which then ends, in every process', async () => {
  const member = await registerMember(world)
  const admin = await administratorHeaders(world)
  const streams = [await openStream(world, member), await openStream(other, member)]
  for (const stream of streams) await expect.poll(stream.text).toContain(': connected')
  const payload = { id: member.id, reason: 'teste do fluxo' }
  await world.app.inject({
    method: 'POST',
    url: '/api/admin/members/force-offline',
    headers: admin(),
    payload,
  })
  for (const stream of streams) {
    await expect.poll(stream.topics).toContain('session')
    await expect.poll(stream.ended).toBe(true)
  }
})

test('a server that stops ends its streams instead of waiting for them', async () => {
  const third = await createTestApp({ database: world.database })
  origins.set(third, await third.app.listen({ host: '127.0.0.1', port: 0 }))
  const member = await registerMember(world)
  const stream = await openStream(third, member)
  await expect.poll(stream.text).toContain(': connected')
  await third.close()
  await expect.poll(stream.ended).toBe(true)
})

test('a server that stops answers what is under way and waits for no connection that asks nothing', async () => {
  const third = await createTestApp({ database: world.database })
  const arrived = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  third.app.get('/under-way', async () => {
    arrived.resolve()
    await release.promise
    return 'done'
  })
  await third.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = z.parse(z.object({ port: z.number() }), third.app.server.address())
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  const answer = fetch(`http://127.0.0.1:${port}/under-way`).then(response => response.text())
  await arrived.promise
  const closed = third.close()
  await expect.poll(() => third.app.server.listening).toBe(false)
  release.resolve()
  expect(await answer).toBe('done')
  await closed
})
