import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { unrememberedHours } from '../../../contract/responsible-gambling/unremembered-hours.ts'
import { isOpenSession } from '../../../server/features/auth/service.ts'
import { closeOffers } from '../../../server/features/responsible-gambling/breaks/service.ts'
import { isPushService } from '../../../server/features/support/push/rules.ts'
import { sendDuePushes } from '../../../server/features/support/push/send.ts'
import { sweepSubscriptions } from '../../../server/features/support/push/store.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { notify } from '../../../server/platform/notifications/notify.ts'
import { startPeople } from '../../support/people/people-sandbox.ts'
import { registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

/* Web push (VAPID) per topic …, works when the app is closed. */
let people: Awaited<ReturnType<typeof startPeople>>
let world: TestApp
let member: TestMember
type Browser = Awaited<ReturnType<typeof people.browser>>
beforeAll(async () => {
  people = await startPeople()
  world = await createTestApp({ environment: people.environment })
})
beforeEach(async () => {
  await people.faults()
  member = await registerMember(world)
})
afterAll(async () => {
  await world.close()
  await people.close()
})

const post = async (path: string, payload: object, who: Pick<TestMember, 'keyed'> = member) => {
  const url = `/api/${path}?lang=en`
  const answer = await world.app.inject({ method: 'POST', url, headers: who.keyed(), payload })
  return { status: answer.statusCode, body: answer.json() }
}
/** Its answer is lost, and it is sent again under its key. */
const postTwice = async (path: string, payload: object) => {
  const headers = member.keyed()
  const send = () => world.app.inject({ method: 'POST', url: `/api/${path}?lang=en`, headers, payload })
  const first = (await send()).json()
  expect(first).toMatchObject({ code: 200 })
  expect((await send()).json()).toEqual(first)
}
const read = async (who: TestMember = member) => {
  const answer = await world.app.inject({ method: 'GET', url: '/api/push', headers: who.headers })
  return answer.json().data
}
const everyTopic = ['money', 'security', 'support', 'offers']
const subscribe = (browser: Browser, topics: readonly string[] = everyTopic, who = member) =>
  post('push/subscribe', { ...browser, topics }, who)
const subscribed = async (topics: readonly string[] = everyTopic, who = member) => {
  const browser = await people.browser()
  expect(await subscribe(browser, topics, who)).toMatchObject({ status: 200 })
  return browser
}
const report = (kind: string, link: string | null = '/withdrawalRecord', who = member) =>
  transaction(world.deps.db, tx =>
    notify(world.deps, tx, { memberId: who.id, kind, details: { money: '1234.56', order_no: 'W-77' }, link }),
  )
const send = () => {
  const { push } = world.deps.config
  if (push === undefined) throw new Error('the test app has a key')
  return sendDuePushes(world.deps, push)
}
const waiting = async (who = member) => {
  const { rows } = await sql<{ topic: string; attempts: number; send_at: Date }>`
    SELECT topic, attempts, send_at FROM push_message WHERE member_id = ${who.id}`.execute(world.deps.db)
  return rows
}
const payload = z.object({
  text: z.string(),
  tag: z.string(),
  topic: z.string(),
  path: z.string(),
  badge: z.number(),
})
const countDevices = async ({ id } = member) => {
  const { rows } = await sql`SELECT FROM push_subscription WHERE member_id = ${id}`.execute(world.deps.db)
  return rows.length
}
/** The server's own worker may have taken a message first: what counts is that it went. */
const arrived = async (browser: Browser, count: number) => {
  await send()
  return vi.waitFor(
    async () => {
      const pushed = await people.pushed(browser.endpoint)
      expect(pushed).toHaveLength(count)
      expect(await waiting()).toEqual([])
      return pushed.map(one => ({ ...one, says: payload.parse(JSON.parse(one.text)) }))
    },
    { timeout: 10_000 },
  )
}

test('a closed app is notified that a withdrawal moved: signed, for that browser alone, and nothing that a locked screen may not show', async () => {
  const browser = await subscribed()
  await report('withdrawal_approved')
  const [push] = await arrived(browser, 1)
  expect(push).toMatchObject({ urgency: 'high', topic: 'withdrawal' })
  expect(Number(push?.ttl)).toBeGreaterThan(23 * 3600)
  expect(push?.says).toEqual({
    text: 'Seu saque andou. Abra o Arara para ver.',
    tag: 'withdrawal',
    topic: 'money',
    path: '/withdrawalRecord',
    badge: 1,
  })
  for (const secret of [member.name, member.cpf, member.id, '1234', 'W-77'])
    expect(push?.text).not.toContain(secret)
})

test('each device is notified of the topics it chose, and none of news that a lock screen must not show', async () => {
  const browser = await subscribed(['support'])
  expect(await read()).toMatchObject({ topics: ['support'], offers_open: true })
  for (const kind of ['recharge_paid', 'password_changed', 'vip_level_up', 'care_talk', 'limits_review'])
    await report(kind)
  await report('ticket_answered', '/information-center/support')
  const pushed = await arrived(browser, 1)
  expect(pushed[0]?.says).toMatchObject({ topic: 'support', badge: 6 })
  expect(await subscribe(browser, ['money'])).toMatchObject({ body: { data: { topics: ['money'] } } })
  await report('ticket_answered')
  await report('recharge_paid', '/rechargeRecord')
  expect((await arrived(browser, 2)).at(-1)?.says).toMatchObject({ path: '/rechargeRecord' })
  expect((await post('push/unsubscribe', {})).body.data.topics).toBeNull()
  await report('recharge_paid')
  expect(await waiting()).toEqual([])
})

test('nobody is sent an offer on a pause, or while the operator protects them from offers; other news goes on', async () => {
  const browser = await subscribed()
  await report('vip_level_up')
  await arrived(browser, 1)
  const protect = () =>
    transaction(world.deps.db, tx =>
      closeOffers(world.deps, tx, { memberId: member.id, by: 'score', at: world.clock.now() }),
    )
  // Written down before, and protected since: the last word is the sender's.
  await report('vip_weekly')
  await protect()
  await arrived(browser, 1)
  expect((await read()).offers_open).toBe(false)
  await report('withdrawal_paid')
  await arrived(browser, 2)

  const pausing = await registerMember(world)
  const theirs = await subscribed(everyTopic, pausing)
  expect((await post('breaks/take', { id: randomUUID(), term: 'day' }, pausing)).status).toBe(200)
  await report('vip_monthly', '/promotion/vip', pausing)
  await send()
  await vi.waitFor(async () => expect(await waiting(pausing)).toEqual([]), { timeout: 10_000 })
  expect(await people.pushed(theirs.endpoint)).toEqual([])
})

test('a browser that is gone is forgotten', async () => {
  const browser = await subscribed()
  await people.endBrowser(browser.endpoint)
  await report('recharge_paid')
  await send()
  await vi.waitFor(async () => expect((await read()).topics).toBeNull(), { timeout: 10_000 })
  expect(await waiting()).toEqual([])
})

test('a push service that is down or has enough is asked again later, as late as it says, and not for ever', async () => {
  const browser = await subscribed()
  await people.faults({ path: '/push/send', kind: '503' }, { path: '/push/send', kind: '429' })
  await report('recharge_paid')
  const retried = async (attempts: number, afterMs: number) => {
    await send()
    await vi.waitFor(
      async () => {
        const [row, ...others] = await waiting()
        expect(others).toEqual([])
        expect(row?.attempts).toBe(attempts)
        // The clock runs on; a sender holds a message for 60 s.
        const leftMs = (row?.send_at.getTime() ?? 0) - world.clock.now().getTime()
        expect(leftMs).toBeGreaterThan(afterMs - 15_000)
        expect(leftMs).toBeLessThanOrEqual(afterMs)
      },
      { timeout: 10_000 },
    )
    world.clock.advance(afterMs)
  }
  await retried(1, 15_000)
  await retried(2, 90_000)
  await arrived(browser, 1)

  await people.faults({ path: '/push/send', kind: '503', count: 1_000 })
  await report('vip_level_up')
  for (let hours = 0; hours < 6; hours += 1) {
    world.clock.advance(3_600_000)
    await send()
  }
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 10_000 })
  expect(await people.pushed(browser.endpoint)).toHaveLength(1)
})

test('a signed-out session is notified of nothing, and its subscription deleted; a browser belongs to its last subscriber', async () => {
  const browser = await subscribed()
  const next = await registerMember(world)
  expect((await subscribe(browser, ['money'], next)).status).toBe(200)
  expect((await read()).topics).toBeNull()

  await report('recharge_paid', null, next)
  const signedOut = await world.app.inject({ method: 'POST', url: '/api/auth/logout', headers: next.headers })
  expect(signedOut.statusCode).toBe(200)
  await send()
  await vi.waitFor(async () => expect(await waiting(next)).toEqual([]), { timeout: 10_000 })
  expect(await people.pushed(browser.endpoint)).toEqual([])
  await sweepSubscriptions(world.deps.db, isOpenSession(world.clock.now()))
  expect(await countDevices(next)).toBe(0)
})

test('a member who is not kept signed in is notified until 12 h after their login; one who is kept signed in, longer', async () => {
  const kept = await registerMember(world, { remember: true })
  const [brief, lasting] = [await subscribed(), await subscribed(everyTopic, kept)]
  world.clock.advance(unrememberedHours * 3_600_000 - 60_000)
  await report('withdrawal_pending')
  await arrived(brief, 1)
  world.clock.advance(60_000)
  await report('withdrawal_approved')
  await report('withdrawal_approved', null, kept)
  await arrived(lasting, 1)
  expect(await people.pushed(brief.endpoint)).toHaveLength(1)
})

test('a device that is subscribed or let go by a call whose answer was lost is so once', async () => {
  const browser = await people.browser()
  await postTwice('push/subscribe', { ...browser, topics: ['money'] })
  expect(await countDevices()).toBe(1)
  await postTwice('push/unsubscribe', {})
  expect(await countDevices()).toBe(0)
})

test('the endpoint lies sealed, and no log names it', async () => {
  const browser = await subscribed()
  const { rows } = await sql<{ text: string }>`SELECT p::text || encode(p.sealed, 'escape') AS text
    FROM push_subscription p WHERE member_id = ${member.id}`.execute(world.deps.db)
  const id = browser.endpoint.split('/').at(-1) ?? ''
  expect(rows[0]?.text).not.toContain(id)
  expect(world.logged()).not.toContain(id)
})

test.each([
  ['another house', 'https://evil.example/send/1'],
  ['a name that only begins like one', 'https://fcm.googleapis.com.evil.example/fcm/send/1'],
  ['plain http', 'http://fcm.googleapis.com/fcm/send/1'],
  ['another port', 'https://fcm.googleapis.com:8443/fcm/send/1'],
  ['credentials', 'https://a:b@fcm.googleapis.com/fcm/send/1'],
  ['this machine', 'https://127.0.0.1/push/send/1'],
  ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data'],
  ['no address at all', 'fcm.googleapis.com'],
  ['a file', 'file:///etc/passwd'],
])('the server never writes to %s', async (_, endpoint) => {
  const { keys } = await people.browser()
  expect(await subscribe({ endpoint, keys })).toMatchObject({ body: { error: 'push_service_unknown' } })
})

test('the browsers’ own services are written to; the sandbox only where there is one, and at its own path', () => {
  for (const known of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QabC',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
  ])
    expect([known, isPushService(known, undefined)]).toEqual([known, true])
  expect(isPushService(`${people.url}/push/send/1`, undefined)).toBe(false)
  expect(isPushService(`${people.url}/push/send/1`, people.url)).toBe(true)
  expect(isPushService(`${people.url}/control/faults`, people.url)).toBe(false)
})

test('keys that are no keys are refused, and a house without a key says so', async () => {
  const browser = await people.browser()
  const keys = { ...browser.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') }
  expect(await subscribe({ ...browser, keys })).toMatchObject({
    status: 400,
    body: { errors: { 'keys.p256dh': [expect.any(String)] } },
  })
  const keyless = await createTestApp()
  const other = await registerMember(keyless)
  const answer = await keyless.app.inject({
    method: 'POST',
    url: '/api/push/subscribe',
    headers: other.keyed(),
    payload: { ...browser, topics: ['money'] },
  })
  expect(answer.json()).toMatchObject({ code: 409, error: 'push_unavailable' })
  await keyless.close()
})
