import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { administratorHeaders, registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

// Tickets with drafts kept offline, answers live.

let world: TestApp
let admin: () => Record<string, string>
beforeAll(async () => {
  world = await createTestApp()
})
beforeEach(async () => {
  admin = await administratorHeaders(world)
})
afterAll(() => world.close())

const base = '/api/informationcenter/tickets'
const ticket = (change: object = {}) => ({
  id: randomUUID(),
  topic: 'deposit',
  order: null,
  text: 'Meu depósito não chegou.',
  ...change,
})
const send = (member: TestMember, call: string, payload: object, key?: string) =>
  world.app.inject({ method: 'POST', url: `${base}/${call}`, headers: member.keyed(key), payload })
const list = async (member: TestMember) =>
  (await world.app.inject({ url: base, headers: member.headers })).json().data
const atAdmin = async (call: string, payload: object, headers = admin()) =>
  world.app.inject({ method: 'POST', url: `/api/admin/tickets${call}`, headers, payload })

test('a ticket that waited on the device is opened once, however often it arrives and under whatever key', async () => {
  const member = await registerMember(world)
  const body = ticket()
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(member, 'open', body, key)))
  expect(new Set(answers.map(answer => answer.statusCode))).toEqual(new Set([200]))
  expect((await send(member, 'open', body)).json().data.id).toBe(body.id)
  expect(await list(member)).toMatchObject([
    { id: body.id, state: 'open', messages: [{ author: 'member', text: body.text }] },
  ])
})

test('fifty tickets at once from one member leave five: the rest is refused in words', async () => {
  const member = await registerMember(world)
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(member, 'open', ticket())))
  const opened = answers.filter(answer => answer.statusCode === 200)
  expect(opened).toHaveLength(5)
  const refused = answers.find(answer => answer.statusCode !== 200)
  expect(refused?.json()).toMatchObject({ code: 422, error: 'tickets_too_many' })
  expect(await list(member)).toHaveLength(5)
})

test('more than ten messages an hour are refused, and an hour later they are taken again', async () => {
  const member = await registerMember(world)
  const { id } = (await send(member, 'open', ticket())).json().data
  const say = () => send(member, 'reply', { id: randomUUID(), ticket_id: id, text: 'E então?' })
  for (let said = 1; said < 10; said += 1) expect((await say()).statusCode).toBe(200)
  expect((await say()).json()).toMatchObject({ error: 'tickets_too_many' })
  world.clock.advance(3_601_000)
  const headers = await signInAgain(member)
  const payload = { id: randomUUID(), ticket_id: id, text: 'E agora?' }
  const later = await world.app.inject({ method: 'POST', url: `${base}/reply`, headers, payload })
  expect(later.statusCode).toBe(200)
})

test('the back office claims, answers and closes; the member is notified at once and may open it again by writing', async () => {
  const member = await registerMember(world)
  const { id, ticket_no } = (await send(member, 'open', ticket())).json().data
  expect((await atAdmin('/claim', { id, give_back: false })).json().data.ticket.claimed_by).not.toBeNull()
  const answered = await atAdmin('/answer', { id, text: 'Chegou agora.', close: false })
  expect(answered.json().data).toMatchObject({
    ticket: { state: 'answered' },
    messages: [{}, { author: 'house' }],
  })
  const news = await world.app.inject({ url: '/api/informationcenter/notification', headers: member.headers })
  expect(news.json()).toMatchObject({
    unread: 1,
    data: [{ kind: 'ticket_answered', details: { ticket_no }, link: `/information-center/tickets?id=${id}` }],
  })
  expect((await atAdmin('/move', { id, to: 'closed' })).json().data.ticket.state).toBe('closed')
  expect((await list(member))[0]).toMatchObject({ state: 'closed' })
  const more = { id: randomUUID(), ticket_id: id, text: 'Faltou uma coisa.' }
  expect((await send(member, 'reply', more)).json().data.state).toBe('open')
  expect((await send(member, 'reply', more)).json().data.messages).toHaveLength(3)
  expect((await send(member, 'close', { id })).json().data.state).toBe('closed')
  expect((await atAdmin('/move', { id, to: 'open' })).json().data.ticket.state).toBe('open')
})

test('a month after its end a ticket takes no more messages', async () => {
  const member = await registerMember(world)
  const { id } = (await send(member, 'open', ticket())).json().data
  await send(member, 'close', { id })
  world.clock.advance(31 * 86_400_000)
  // The session is older than a month too: the member signs in anew.
  const headers = await signInAgain(member)
  const payload = { id: randomUUID(), ticket_id: id, text: 'Ainda está aí?' }
  const late = await world.app.inject({ method: 'POST', url: `${base}/reply`, headers, payload })
  expect(late.json()).toMatchObject({ error: 'ticket_closed' })
})

async function signInAgain({ name, password }: TestMember) {
  const { key } = (await world.app.inject({ method: 'POST', url: '/api/auth/captcha' })).json()
  const payload = { name, password, key, captcha: '00000', proof: '0' }
  const answer = await world.app.inject({ method: 'POST', url: '/api/auth/login2', payload })
  return { authorization: `Bearer ${answer.json().access_token}`, 'idempotency-key': randomUUID() }
}

test('a colleague’s ticket is left alone for half an hour, then anybody may take it', async () => {
  const member = await registerMember(world)
  const { id } = (await send(member, 'open', ticket())).json().data
  const other = await administratorHeaders(world)
  await atAdmin('/claim', { id, give_back: false })
  expect((await atAdmin('/answer', { id, text: 'Oi', close: false }, other())).json()).toMatchObject({
    error: 'ticket_claimed',
  })
  world.clock.advance(29 * 60_000)
  expect((await atAdmin('/claim', { id, give_back: false }, other())).statusCode).toBe(409)
})

test('tickets and orders of others are unknown, and nothing is disclosed about them', async () => {
  const [member, other] = [await registerMember(world), await registerMember(world)]
  const { id } = (await send(member, 'open', ticket())).json().data
  const words = { id: randomUUID(), ticket_id: id, text: 'Oi' }
  expect((await send(other, 'reply', words)).json()).toMatchObject({ code: 404, error: 'ticket_unknown' })
  expect((await send(other, 'close', { id })).statusCode).toBe(404)
  expect((await send(other, 'open', ticket({ id }))).statusCode).toBe(400)
  const order = { kind: 'recharge', id: randomUUID() }
  expect((await send(member, 'open', ticket({ order }))).json()).toMatchObject({
    errors: { order: expect.anything() },
  })
  expect(await list(other)).toEqual([])
})

test('what was written lies sealed in the database and stands in no log', async () => {
  const member = await registerMember(world)
  const text = 'Meu CPF é 390.533.447-05'
  const { id } = (await send(member, 'open', ticket({ text }))).json().data
  const { rows } = await sql<{ sealed: Buffer }>`SELECT sealed FROM ticket_message
    WHERE ticket_id = ${id}`.execute(world.deps.db)
  expect(rows).toHaveLength(1)
  expect(String(rows[0]?.sealed)).not.toContain('390.533')
  expect(world.logged()).not.toContain('390.533')
})

test('the inbox shows what waits oldest first, page by page', async () => {
  const member = await registerMember(world)
  const first = (await send(member, 'open', ticket())).json().data.id
  world.clock.advance(1000)
  const second = (await send(member, 'open', ticket())).json().data.id
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const payload = { state: 'open', limit: 2, ...(cursor !== undefined && { cursor }) }
    const page = (await atAdmin('', payload)).json()
    seen.push(...page.data.map((one: { id: string }) => one.id))
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.indexOf(first)).toBeGreaterThan(-1)
  expect(seen.indexOf(second)).toBe(seen.indexOf(first) + 1)
  expect((await atAdmin('', { state: 'open', cursor: 'nonsense' })).statusCode).toBe(400)
})
