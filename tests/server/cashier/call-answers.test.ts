import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPasswordReset } from '../../../contract/auth/resets.ts'
import { answerDays } from '../../../contract/endpoint.ts'
import { sweepExpiredAnswers } from '../../../server/features/cashier/calls/service.ts'
import { runOnce } from '../../../server/platform/http/run-once.ts'
import { createSecurityCalls } from '../../support/people/security-member.ts'
import { administratorHeaders, registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

// Key, hash, state and status stay for ever; free text is sealed, expires in days and is indexed by data subject.

let world: TestApp
let security: ReturnType<typeof createSecurityCalls>
let admin: (key?: string) => Record<string, string>
beforeAll(async () => {
  world = await createTestApp()
  security = createSecurityCalls(world)
  const headers = await administratorHeaders(world)
  admin = (key = randomUUID()) => ({ ...headers(), 'idempotency-key': key })
})
afterAll(() => world.close())

const tickets = '/api/informationcenter/tickets'
const expired = { status: 'success', code: 200, answer_expired: true }
const afterDays = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000)

const open = async (member: TestMember, text: string, key: string = randomUUID()) => {
  const payload = { id: randomUUID(), topic: 'deposit', order: null, text }
  const send = () =>
    world.app.inject({ method: 'POST', url: `${tickets}/open`, headers: member.keyed(key), payload })
  return { key, id: payload.id, send, answer: await send() }
}
const reply = (id: string, text: string, key: string) =>
  world.app.inject({
    method: 'POST',
    url: '/api/admin/tickets/answer',
    headers: admin(key),
    payload: { id, text, close: false },
  })
/** Every row of a call and its answer as the database has it, as text. */
async function storedText(key: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    SELECT c::text || coalesce(a::text || encode(a.sealed, 'escape'), '') AS text
    FROM call c LEFT JOIN call_answer a ON a.caller_id = c.member_id AND a.key = c.key
    WHERE c.key = ${`call:${key}`}`.execute(world.deps.db)
  return rows.map(({ text }) => text).join()
}
/** As if so many days had gone by since the answer was given. */
const age = (key: string) =>
  sql`UPDATE call_answer SET expires_at = expires_at - make_interval(days => ${answerDays}) WHERE key = ${`call:${key}`}`.execute(
    world.deps.db,
  )
const messages = async (id: string) => {
  const { rows } = await sql`SELECT id FROM ticket_message WHERE ticket_id = ${id}`.execute(world.deps.db)
  return rows.length
}

describe('the answer of a call that holds words', () => {
  it('is sealed beside its key, and a copy within its days gets the same', async () => {
    const member = await registerMember(world)
    const { key, send, answer } = await open(member, 'Meu depósito sumiu')
    expect(answer.json().data.messages[0].text).toBe('Meu depósito sumiu')
    expect(await storedText(key)).toContain('done,200')
    expect(await storedText(key)).not.toContain('sumiu')
    expect((await send()).json()).toEqual(answer.json())
    const looked = await world.app.inject({ url: `/api/calls/${key}`, headers: member.headers })
    expect(looked.json().data).toEqual({ state: 'done', answer: answer.json() })
  })

  it('is gone when its days are over: a copy is answered as done, and does nothing', async () => {
    const member = await registerMember(world)
    const { key, id, send } = await open(member, 'Onde está?')
    await age(key)
    const late = await send()
    expect(late.json()).toMatchObject(expired)
    expect(Object.keys(late.json())).not.toContain('data')
    expect(await messages(id)).toBe(1)
    for (const ask of [
      { method: 'GET', url: `/api/calls/${key}` },
      { method: 'POST', url: `/api/calls/${key}/close` },
    ] as const) {
      const reported = await world.app.inject({ ...ask, headers: member.headers })
      expect(reported.json().data).toEqual({ state: 'done', answer: null, answer_expired: true })
    }
  })

  it('of another body under a key whose answer is gone is a mismatch still', async () => {
    const member = await registerMember(world)
    const { key } = await open(member, 'Um')
    await age(key)
    expect((await open(member, 'Dois', key)).answer.json()).toMatchObject({ error: 'idempotency_mismatch' })
  })

  it('is swept once its time is over, and not before', async () => {
    const member = await registerMember(world)
    const [old, young] = [await open(member, 'Velho'), await open(member, 'Novo')]
    await age(old.key)
    await sweepExpiredAnswers(world.deps)
    const { rows } = await sql<{ key: string }>`SELECT key FROM call_answer
      WHERE member_id = ${member.id} AND key = ANY(${[`call:${old.key}`, `call:${young.key}`]})`.execute(
      world.deps.db,
    )
    expect(rows).toEqual([{ key: `call:${young.key}` }])
    await sweepExpiredAnswers({ db: world.deps.db, clock: { now: () => afterDays(answerDays + 1) } })
    expect((await old.send()).json()).toMatchObject(expired)
    expect((await young.send()).json()).toMatchObject(expired)
  })
})

describe('the answer of the back office about a member', () => {
  it('is that member’s: sealed, and gone with their erasure while the call stays done', async () => {
    const { member } = await security.withEmail()
    const { id } = await open(member, 'Olá')
    const key = randomUUID()
    const reported = await reply(id, 'Resposta para a Maria', key)
    expect(reported.json().data.messages).toHaveLength(2)
    expect(await storedText(key)).not.toContain('Maria')
    expect((await reply(id, 'Resposta para a Maria', key)).json()).toEqual(reported.json())
    const proof = await security.proof(member, 'erase')
    expect(await security.call(member, '/api/profile/erase', { proof, confirm: true })).toMatchObject({
      status: 200,
    })
    const { rows } = await sql`SELECT key FROM call_answer WHERE key = ${`call:${key}`}`.execute(
      world.deps.db,
    )
    expect(rows).toEqual([])
    expect((await reply(id, 'Resposta para a Maria', key)).json()).toMatchObject(expired)
    expect(await messages(id)).toBe(2)
  })

  it('cannot be kept before the work has named that member', async () => {
    const call = { endpoint: openPasswordReset, memberId: randomUUID(), key: randomUUID(), body: {} }
    const work = runOnce(world.deps, call, async () => ({ data: { id: randomUUID() } }))
    await expect(work).rejects.toThrow('has not named the member')
  })
})

it('a refusal keeps its word for good, also for a copy long after', async () => {
  const member = await registerMember(world)
  const payload = { id: randomUUID(), ticket_id: randomUUID(), text: 'Para ninguém' }
  const headers = member.keyed()
  const send = () => world.app.inject({ method: 'POST', url: `${tickets}/reply`, headers, payload })
  expect((await send()).json()).toMatchObject({ error: 'ticket_unknown' })
  await sweepExpiredAnswers({ db: world.deps.db, clock: { now: () => afterDays(400) } })
  expect((await send()).json()).toMatchObject({ error: 'ticket_unknown' })
})

it('answers from before are emptied of words once, rounds and rewards keep theirs', async () => {
  const caller = randomUUID()
  const old = {
    ticket: { data: { id: 'x', messages: [{ text: 'Sou a Maria' }] } },
    round: { data: { round: { id: 'x' }, balance: { money: '1.00', wallet_version: 3 } } },
    forfeit: { data: { forfeited: ['x'], lost: '1.00' } },
    registration: { member_id: 'x' },
  }
  for (const [key, answer] of Object.entries(old)) {
    await sql`INSERT INTO call (member_id, key, state, status, answer, created_at)
      VALUES (${caller}, ${key}, 'done', 200, ${JSON.stringify(answer)}::jsonb, now())`.execute(world.deps.db)
  }
  const file = new URL(
    '../../../server/platform/database/migrations/300-answers-that-expire.sql',
    import.meta.url,
  )
  const [, update = ''] = readFileSync(file, 'utf8').split('UPDATE call ')
  await sql.raw(`UPDATE call ${update}`).execute(world.deps.db)
  const { rows } = await sql<{ key: string; answer: unknown }>`
    SELECT key, answer FROM call WHERE member_id = ${caller}`.execute(world.deps.db)
  const kept = Object.fromEntries(rows.map(({ key, answer }) => [key, answer]))
  expect(kept).toEqual({ ...old, ticket: null })
})
