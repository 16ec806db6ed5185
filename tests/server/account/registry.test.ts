import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { oldestAnswerMs, retryMs } from '../../../server/features/account/registry/rules.ts'
import { startRegistry } from '../../../server/features/account/registry/service.ts'
import { readBreaks, refuseOnBreak } from '../../../server/features/responsible-gambling/breaks/service.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import type { RegistryChecks } from '../../../server/platform/registry/registry-checks.ts'
import { pairOf } from '../../support/ledger/seed-pairs.ts'
import {
  callsOf,
  createGameWorld,
  dice,
  diceGame,
  expectSoundBooks,
  fund,
} from '../../support/people/game-player.ts'
import { startPeople } from '../../support/people/people-sandbox.ts'
import { registerMember, registration, type TestMember } from '../../support/people/test-members.ts'
import { productionEnvironment } from '../../support/production-environment.ts'
import type { TestApp } from '../../support/test-app.ts'

/*
 * "A registry of the impeded is asked at registration, at the first sign-in of the day and in a sweep of 15 days,
 * with neutral wording and retries"; docs/rules/brazil.md.
 */
const day = 86_400_000
let people: Awaited<ReturnType<typeof startPeople>>
let world: TestApp
let registry: RegistryChecks
beforeAll(async () => {
  people = await startPeople()
  world = await createGameWorld(people.environment)
  registry = startRegistry(world.deps, new Registry())
})
beforeEach(() => people.faults())
afterEach(() => expectSoundBooks(world))
afterAll(async () => {
  await registry.stop()
  await world.close()
  await people.close()
})

const register = async (changes: object = {}) => {
  const payload = await registration(world, { ...changes })
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/auth/register2?lang=en',
    headers,
    payload,
  })
  return { status: answer.statusCode, text: answer.body, body: answer.json(), payload }
}
const signIn = async ({ name, password }: TestMember) =>
  world.app.inject({ method: 'POST', url: '/api/auth/login2', payload: { name, password } })
const checks = async (cpf: string) => {
  const hash = world.deps.secrets.blindIndex('cpf', cpf)
  const { rows } = await sql<{
    occasion: string
    answer: string
    reason: string | null
    member_id: string | null
  }>`
    SELECT occasion, answer, reason, member_id FROM registry_check WHERE cpf_hash = ${hash} ORDER BY asked_at`.execute(
    world.deps.db,
  )
  return rows
}
const kindsOf = async (table: 'letter' | 'notification', { id }: TestMember) => {
  const { rows } = await sql<{
    kind: string
  }>`SELECT kind FROM ${sql.table(table)} WHERE member_id = ${id}`.execute(world.deps.db)
  return rows.map(row => row.kind)
}
const closed = async ({ id }: TestMember) => (await readBreaks(world.deps, world.deps.db, id)).data.closed
const refusal = ({ id }: TestMember) => transaction(world.deps.db, tx => refuseOnBreak(world.deps, tx, id))
const bet = ({ id }: TestMember, currency: 'BRL' | 'PLAY' = 'BRL') => {
  const { deps } = world
  const round = { memberId: id, currency, category: 'slots', edgePpm: 40_000 } as const
  const one = { game: 'arara:x', roundId: deps.ids(), key: deps.ids(), stake: 100n, payout: 0n }
  return deps.wallet.playRound(deps.db, { ...round, ...one })
}
const turnTo = (ms: number) => world.clock.advance(ms)

test('who is named cannot register, in words that say nothing of why; the question is kept without a CPF', async () => {
  const { payload } = await register()
  for (const reason of ['SELF_EXCLUSION', 'SOCIAL_BENEFIT', 'OTHER'] as const) {
    const intent = await registration(world)
    await people.name(intent.cpf, reason)
    const refused = await register({ cpf: intent.cpf })
    expect(refused).toMatchObject({ status: 422, body: { error: 'registration_unavailable' } })
    expect(refused.text).toMatch(/We cannot open an account with these details/)
    expect(refused.text).not.toMatch(/exclu|benefit|registry|impeded/i)
    expect(await checks(intent.cpf)).toEqual([
      { occasion: 'registration', answer: 'impeded', reason: reason.toLowerCase(), member_id: null },
    ])
  }
  expect(await checks(payload.cpf)).toMatchObject([{ occasion: 'registration', answer: 'clear' }])
  expect(world.logged()).not.toContain(payload.cpf)
  for (const { fields } of await people.questions('/registry/query')) expect(fields).toEqual(['cpf'])
})

test.each([
  ['503', { path: '/registry/query', kind: '503' }],
  ['no answer', { path: '/registry/query', kind: 'timeout' }],
])(
  '%s: the account is opened, play and deposits stay closed until the registry answers',
  async (_, fault) => {
    await people.faults(fault)
    const member = await registerMember(world)
    await fund(world, member.id, 1_000n)
    expect(await checks(member.cpf)).toMatchObject([{ answer: 'unanswered', member_id: member.id }])
    expect(await closed(member)).toMatchObject({ kind: 'registry_pending', reason: null })
    await pairOf(world.deps, member.id)
    expect(await callsOf(world, member).start(diceGame, dice)).toMatchObject({
      code: 403,
      error: 'registry_pending',
    })
    expect(await refusal(member)).toMatchObject({ word: 'registry_pending' })
    await people.faults()
    turnTo(retryMs(0))
    await registry.sweep()
    expect(await checks(member.cpf)).toMatchObject([{ answer: 'unanswered' }, { answer: 'clear' }])
    expect(await closed(member)).toBeNull()
    expect(await bet(member)).toMatchObject({ status: 'posted' })
  },
)

test('an outage of the registry closes nobody who was answered for, until the answer is older than 15 days', async () => {
  const member = await registerMember(world)
  await fund(world, member.id, 1_000n)
  turnTo(14 * day)
  await people.faults({ path: '/registry', kind: '503', count: 10_000 })
  await registry.sweep()
  expect(await bet(member)).toMatchObject({ status: 'posted' })
  turnTo(oldestAnswerMs - 14 * day + 1)
  await registry.sweep()
  expect(await bet(member)).toMatchObject({ status: 'refused', word: 'play_blocked' })
  expect(await refusal(member)).toMatchObject({ word: 'registry_pending' })
  await people.faults()
  turnTo(2 * 3_600_000)
  await registry.sweep()
  expect(await bet(member)).toMatchObject({ status: 'posted' })
})

test('the first sign-in of the day asks, the second does not; the sweep asks so that no answer is older than 15 days', async () => {
  const member = await registerMember(world)
  turnTo(day)
  await signIn(member)
  await signIn(member)
  expect((await checks(member.cpf)).map(row => row.occasion)).toEqual(['registration', 'sign_in'])
  turnTo(13 * day)
  await registry.sweep()
  expect(await checks(member.cpf)).toHaveLength(2)
  turnTo(day)
  await registry.sweep()
  expect((await checks(member.cpf)).map(row => row.occasion)).toEqual(['registration', 'sign_in', 'sweep'])
})

test('a sign-in is never refused or lost because the registry is silent', async () => {
  const member = await registerMember(world)
  turnTo(day)
  await people.faults({ path: '/registry', kind: 'timeout' })
  expect((await signIn(member)).statusCode).toBe(200)
  expect(await closed(member)).toBeNull()
})

test('named later: play, play money and rewards close at once, the member hears why and until when, and it ends when the registry says so', async () => {
  const email = `${randomUUID()}@example.com`
  const member = await registerMember(world, { email })
  await fund(world, member.id, 1_000n)
  await people.name(member.cpf, 'SOCIAL_BENEFIT')
  turnTo(day)
  await signIn(member)
  expect(await bet(member)).toMatchObject({ status: 'refused', word: 'play_blocked' })
  expect(await bet(member, 'PLAY')).toMatchObject({ status: 'refused', word: 'play_blocked' })
  expect(await refusal(member)).toMatchObject({ word: 'registry_impeded' })
  const reported = await closed(member)
  expect(reported).toMatchObject({ kind: 'registry_impeded', reason: 'social_benefit' })
  expect(Date.parse(reported?.withdraw_by ?? '') - Date.parse(reported?.since ?? '')).toBeCloseTo(2 * day, -4)
  expect(await kindsOf('letter', member)).toContain('registry_social_benefit')
  expect(await kindsOf('notification', member)).toContain('registry_impeded')
  await people.name(member.cpf, null)
  turnTo(day)
  await registry.sweep()
  expect(await closed(member)).toBeNull()
  expect(await bet(member)).toMatchObject({ status: 'posted' })
})

test("a member's own break outlasts the registry's entry, and the refusal names it first", async () => {
  const member = await registerMember(world)
  await callsOf(world, member).call('breaks/take', { id: randomUUID(), term: 'week' })
  await people.name(member.cpf, 'SELF_EXCLUSION')
  turnTo(day)
  await signIn(member)
  expect(await refusal(member)).toMatchObject({ word: 'play_paused' })
  await people.name(member.cpf, null)
  turnTo(day)
  await registry.sweep()
  expect(await refusal(member)).toMatchObject({ word: 'play_paused' })
  turnTo(6 * day)
  expect(await refusal(member)).toBeUndefined()
})

test('members from before are asked about by a sweep within the hour; a closed account is not', async () => {
  const [old, gone] = [await registerMember(world), await registerMember(world)]
  await sql`DELETE FROM registry_standing`.execute(world.deps.db)
  await sql`UPDATE member SET status = 'closed' WHERE id = ${gone.id}`.execute(world.deps.db)
  turnTo(3_600_000)
  await registry.sweep()
  expect(await checks(old.cpf)).toHaveLength(2)
  expect(await checks(gone.cpf)).toHaveLength(1)
})

test('production under br-spa does not start without a registry; under curacao it needs none', () => {
  const mistakes = (more: object) => {
    const outcome = readConfig({ ...productionEnvironment, ...more })
    return outcome.ok ? '' : outcome.mistakes.join('\n')
  }
  expect(mistakes({ LICENCE: 'br-spa' })).toMatch(
    /REGISTRY_URL and REGISTRY_KEY must be set under LICENCE=br-spa/,
  )
  expect(mistakes({ LICENCE: 'br-spa', REGISTRY_URL: 'http://127.0.0.1:8091' })).toMatch(
    /REGISTRY_KEY must be set/,
  )
  expect(mistakes({ LICENCE: 'curacao' })).toBe('')
})
