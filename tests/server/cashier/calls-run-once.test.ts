import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readNotifications } from '../../../contract/support/information.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { Refused, refuse } from '../../../server/platform/http/answers/refuse.ts'
import { runOnce } from '../../../server/platform/http/run-once.ts'
import { notify } from '../../../server/platform/notifications/notify.ts'
import { registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
let member: TestMember
beforeAll(async () => {
  world = await createTestApp()
  member = await registerMember(world)
})
afterAll(async () => {
  await world.close()
})

const endpoint = readNotifications
const kinds = async () => {
  const { rows } = await sql<{ kind: string }>`
    SELECT kind FROM notification WHERE member_id = ${member.id} ORDER BY id`.execute(world.deps.db)
  return rows.map(row => row.kind)
}
/** Work with an effect that can be counted. */
function work(
  kind: string,
  key: string | undefined,
  body: object = {},
  outcome: { unread: number } | Refused = { unread: 1 },
) {
  return runOnce(world.deps, { endpoint, memberId: member.id, key, body }, async tx => {
    await notify(world.deps, tx, { memberId: member.id, kind, details: {}, link: null })
    return outcome
  })
}
const close = async (key: string) =>
  (await world.app.inject({ method: 'POST', url: `/api/calls/${key}/close`, headers: member.headers })).json()
    .data
const lookUp = async (key: string) =>
  (await world.app.inject({ url: `/api/calls/${key}?lang=en`, headers: member.headers })).json().data

test('twenty copies of one call at once do its work once and all get the first answer', async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => work('twenty', key)))
  expect(answers).toEqual(Array.from({ length: 20 }, () => ({ unread: 1 })))
  expect((await kinds()).filter(kind => kind === 'twenty')).toHaveLength(1)
})

test('the same key with another body is a mismatch and does nothing; a PIN is no part of the comparison', async () => {
  const key = randomUUID()
  await work('mismatch', key, { up_to: 'a', qk_pwd: '111111' })
  expect(await work('mismatch', key, { up_to: 'b' })).toMatchObject({ word: 'idempotency_mismatch' })
  expect(await work('mismatch', key, { qk_pwd: '222222', up_to: 'a' })).toEqual({ unread: 1 })
  expect((await kinds()).filter(kind => kind === 'mismatch')).toHaveLength(1)
})

test('a refusal undoes what the work had written, is stored, and answers again', async () => {
  const key = randomUUID()
  const no = refuse('wagering_open', { details: { left: '12.50' } })
  expect(await work('refused', key, {}, no)).toBe(no)
  expect(await work('refused', key, {})).toEqual(no)
  expect((await kinds()).filter(kind => kind === 'refused')).toHaveLength(0)
  expect(await lookUp(key)).toMatchObject({
    state: 'refused',
    answer: { code: 422, error: 'wagering_open', details: { left: '12.50' } },
  })
})

test('a call that crashed is not stored and may be made again', async () => {
  const key = randomUUID()
  const crash = runOnce(world.deps, { endpoint, memberId: member.id, key, body: {} }, async () => {
    throw new Error('out of paper')
  })
  await expect(crash).rejects.toThrow('out of paper')
  expect(await lookUp(key)).toEqual({ state: 'unknown', answer: null })
  expect(await work('after a crash', key)).toEqual({ unread: 1 })
})

test('a closed key refuses the call that still travels', async () => {
  const key = randomUUID()
  expect(await close(key)).toEqual({ state: 'closed', answer: null })
  expect(await work('late', key)).toMatchObject({ word: 'call_closed' })
  expect((await kinds()).filter(kind => kind === 'late')).toHaveLength(0)
  expect(await close(key)).toEqual({ state: 'closed', answer: null })
})

test('closing waits for a call under way and then tells its outcome', async () => {
  const key = randomUUID()
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const running = runOnce(world.deps, { endpoint, memberId: member.id, key, body: {} }, async () => {
    begun.resolve()
    await gate.promise
    return { unread: 7 }
  })
  await begun.promise
  const closing = close(key)
  gate.resolve()
  expect(await running).toEqual({ unread: 7 })
  expect(await closing).toMatchObject({ state: 'done', answer: { status: 'success', unread: 7 } })
})

test('a hundred races of a call and its closing end in one of two ways, and both sides agree', async () => {
  const race = async () => {
    const key = randomUUID()
    const [did, closed] = await Promise.all([work('race', key), close(key)])
    return did instanceof Refused ? `${did.word}/${closed.state}` : `done/${closed.state}`
  }
  const before = (await kinds()).length
  const outcomes: string[] = []
  for (let round = 0; round < 25; round += 1) {
    outcomes.push(...(await Promise.all(Array.from({ length: 4 }, race))))
  }
  expect(outcomes.filter(one => one !== 'done/done' && one !== 'call_closed/closed')).toEqual([])
  expect((await kinds()).length - before).toBe(outcomes.filter(one => one === 'done/done').length)
})

test('one member’s key says nothing about another’s', async () => {
  const key = randomUUID()
  await work('mine', key)
  const stranger = await registerMember(world)
  const answer = await world.app.inject({ url: `/api/calls/${key}`, headers: stranger.headers })
  expect(answer.json().data).toEqual({ state: 'unknown', answer: null })
})

test('a key is wanted where the call has no business key, and must look like one', async () => {
  const admin = { method: 'POST', url: '/api/auth/demo', payload: {} } as const
  expect((await world.app.inject(admin)).json()).toMatchObject({
    code: 400,
    error: 'idempotency_key_missing',
  })
  for (const key of ['short', 'x'.repeat(129), 'with space 123', 'ünïcödé-key']) {
    const answer = await world.app.inject({
      ...admin,
      headers: { 'idempotency-key': encodeURIComponent(key) },
    })
    const isForm = /^[A-Za-z0-9_-]{8,128}$/.test(encodeURIComponent(key))
    expect(answer.json().error).toBe(isForm ? undefined : 'idempotency_key_invalid')
  }
  const withoutKey = await world.app.inject({
    method: 'POST',
    url: '/api/informationcenter/notification/read',
    headers: member.headers,
    payload: { up_to: world.deps.ids() },
  })
  expect(withoutKey.json()).toMatchObject({ code: 200, unread: 0 })
})

test('transactions that fail leave the outbox as empty as the tables', async () => {
  const attempt = transaction(world.deps.db, async tx => {
    await notify(world.deps, tx, { memberId: member.id, kind: 'never', details: {}, link: null })
    throw new Error('changed my mind')
  })
  await expect(attempt).rejects.toThrow('changed my mind')
  expect(await kinds()).not.toContain('never')
})
