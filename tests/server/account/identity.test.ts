import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type MemberIdentity, pictureKinds, poses } from '../../../contract/account/identity.ts'
import { followLicence } from '../../../server/features/account/kyc/closings.ts'
import { sweepPictures } from '../../../server/features/account/kyc/store.ts'
import { refuseOnBreak } from '../../../server/features/responsible-gambling/breaks/service.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import {
  callsOf,
  createGameWorld,
  diceGame,
  expectSoundBooks,
  fund,
} from '../../support/people/game-player.ts'
import { identityOf, photo, untilIdentity } from '../../support/people/identity-member.ts'
import { startPeople } from '../../support/people/people-sandbox.ts'
import type { TestMember } from '../../support/people/test-members.ts'
import { administratorHeaders, demoMember, registerMember } from '../../support/people/test-members.ts'
import type { TestApp } from '../../support/test-app.ts'

/*
 * "no real play before age is verified as the regime demands; an identity port with a sandbox provider as its own
 * peer; states, reasons, retry, appeal; documents encrypted at rest, never on the device"; docs/rules/brazil.md.
 */
const day = 86_400_000
let people: Awaited<ReturnType<typeof startPeople>>
let world: TestApp
let admin: () => Record<string, string>
beforeAll(async () => {
  people = await startPeople()
  world = await createGameWorld({ ...people.environment, LICENCE: 'br-spa' })
  admin = await administratorHeaders(world)
})
beforeEach(() => people.faults())
afterEach(() => expectSoundBooks(world))
afterAll(async () => {
  await world.close()
  await people.close()
})

const stateOf = (member: TestMember) => identityOf(world, member)
const send = (member: TestMember, kind: string, file = photo) =>
  callsOf(world, member).call('identity/picture', { kind, file })
const submit = (member: TestMember) => callsOf(world, member).call('identity/submit', {})
const sendAll = async (member: TestMember) => {
  for (const kind of pictureKinds) await send(member, kind)
  return submit(member)
}
const until = (member: TestMember, state: MemberIdentity['state']) => untilIdentity(world, member, state)
const refusal = ({ id }: TestMember) => transaction(world.deps.db, tx => refuseOnBreak(world.deps, tx, id))
const bet = ({ id }: TestMember) => {
  const { deps } = world
  const round = { memberId: id, currency: 'BRL', category: 'slots', edgePpm: 40_000 } as const
  const one = { game: 'arara:x', roundId: deps.ids(), key: deps.ids(), stake: 100n, payout: 0n }
  return deps.wallet.playRound(deps.db, { ...round, ...one })
}
const askAdmin = async (path: string, payload: object = {}, headers = admin()) =>
  (await world.app.inject({ method: 'POST', url: `/api/admin/${path}?lang=en`, headers, payload })).json()
const rejected = async (reason: string) => {
  const member = await registerMember(world)
  await people.decide(member.cpf, 'REJECTED', reason)
  await sendAll(member)
  await until(member, 'rejected')
  return member
}

test('no real play and no deposit before the check; play money, and everything once it is approved', async () => {
  const member = await registerMember(world)
  await fund(world, member.id, 1_000n)
  expect(await stateOf(member)).toMatchObject({
    state: 'not_started',
    before: 'play',
    is_open: true,
    tries_left: 3,
  })
  expect(await bet(member)).toMatchObject({ status: 'refused', word: 'play_blocked' })
  expect(await refusal(member)).toMatchObject({ word: 'identity_required' })
  expect(await callsOf(world, member).launch(diceGame)).toMatchObject({
    code: 403,
    error: 'identity_required',
  })
  expect(await callsOf(world, member).launch(diceGame, 'demo')).not.toMatchObject({
    error: 'identity_required',
  })
  expect(await callsOf(world, await demoMember(world)).launch(diceGame, 'demo')).not.toMatchObject({
    error: 'identity_required',
  })
  expect(await sendAll(member)).toMatchObject({ data: { state: 'pending', pictures: [] } })
  await until(member, 'approved')
  expect(await bet(member)).toMatchObject({ status: 'posted' })
  expect(await refusal(member)).toBeUndefined()
  expect(await submit(member)).toMatchObject({ code: 409, error: 'identity_settled' })
  expect(await send(member, 'pose_1')).toMatchObject({ code: 409, error: 'identity_settled' })
})

test('pictures are judged by their bytes, and nothing is asked without the front and the face', async () => {
  const member = await registerMember(world)
  const pdf = Buffer.from('%PDF-1.7 not a picture').toString('base64')
  expect(await send(member, 'pose_1', pdf)).toMatchObject({ code: 422, error: 'identity_picture_unreadable' })
  const huge = Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(6 * 1024 * 1024)]).toString('base64')
  expect(await send(member, 'pose_1', huge)).toMatchObject({ code: 413 })
  await send(member, 'document_front')
  expect(await submit(member)).toMatchObject({
    error: 'identity_pictures_missing',
    details: { missing: 'pose_1 pose_2 pose_3' },
  })
  expect((await stateOf(member)).pictures).toEqual(['document_front'])
})

test('the poses are chosen by the operator, straight on first, and stand from the first picture on', async () => {
  const member = await registerMember(world)
  const chosen = (await stateOf(member)).poses ?? []
  expect([chosen[0], new Set(chosen).size]).toEqual(['front', 3])
  expect(poses).toEqual(expect.arrayContaining(chosen))
  expect(await send(member, 'pose_2')).toMatchObject({
    error: 'identity_pictures_missing',
    details: { missing: 'pose_1' },
  })
  await send(member, 'pose_1')
  world.clock.advance(60_000)
  expect(await stateOf(member)).toMatchObject({ poses: chosen, pictures: ['pose_1'] })
  await sendAll(member)
  await until(member, 'approved')
  const asked = new Set<string>()
  for (let other = 0; other < 12; other += 1) {
    asked.add(((await stateOf(await registerMember(world))).poses ?? []).join(' '))
  }
  expect(asked.size).toBeGreaterThan(2)
})

test('documents lie sealed, and neither they nor a CPF are logged', async () => {
  const member = await registerMember(world)
  await sendAll(member)
  await until(member, 'approved')
  const { rows } = await sql<{
    sealed: Buffer
  }>`SELECT sealed FROM identity_picture WHERE member_id = ${member.id}`.execute(world.deps.db)
  expect(rows).toHaveLength(5)
  for (const { sealed } of rows) {
    expect(sealed.includes(Buffer.from(photo, 'base64'))).toBe(false)
    expect(sealed.includes(Buffer.from(photo))).toBe(false)
  }
  expect(world.logged()).not.toContain(member.cpf)
  expect(world.logged()).not.toContain(photo.slice(0, 20))
})

test.each(['document_unreadable', 'cpf_irregular'])(
  '%s: answered with this error word, play stays closed, and another try may follow',
  async reason => {
    const member = await rejected(reason.toUpperCase())
    expect(await stateOf(member)).toMatchObject({
      state: 'rejected',
      reason,
      tries_left: 2,
      may_appeal: true,
    })
    expect(await refusal(member)).toMatchObject({ word: 'identity_required' })
    await sendAll(member)
    await until(member, 'approved')
    expect(await refusal(member)).toBeUndefined()
  },
)

test('each step of a check is done once under its key, however often its answer is lost', async () => {
  const member = await registerMember(world)
  await people.decide(member.cpf, 'REJECTED', 'FACE_MISMATCH')
  const twice = async (path: string, body: object) => {
    const key = randomUUID()
    const first = await callsOf(world, member).call(path, body, key)
    expect(first).toMatchObject({ code: 200 })
    expect(await callsOf(world, member).call(path, body, key)).toEqual(first)
  }
  await twice('identity/picture', { kind: 'document_front', file: photo })
  for (const kind of pictureKinds.filter(one => one !== 'document_front')) await send(member, kind)
  await twice('identity/submit', {})
  await until(member, 'rejected')
  await twice('identity/appeal', { text: 'A foto é minha, sem dúvida.' })
  const { rows } = await sql`SELECT FROM identity_check WHERE member_id = ${member.id}`.execute(world.deps.db)
  expect(rows).toHaveLength(1)
})

test('three tries a day, then again a day later', async () => {
  const member = await rejected('FACE_MISMATCH')
  for (const left of [1, 0]) {
    await people.decide(member.cpf, 'REJECTED', 'FACE_MISMATCH')
    await sendAll(member)
    await until(member, 'rejected')
    expect(await stateOf(member)).toMatchObject({ tries_left: left })
  }
  expect(await sendAll(member)).toMatchObject({ code: 429, error: 'identity_tries_used' })
  const { retry_at } = await stateOf(member)
  expect(Date.parse(retry_at ?? '')).toBeGreaterThan(world.clock.now().getTime())
})

test('under age: no other photo helps, only a person', async () => {
  const member = await rejected('UNDER_AGE')
  expect(await stateOf(member)).toMatchObject({
    reason: 'under_age',
    tries_left: 0,
    retry_at: null,
    may_appeal: true,
  })
  expect(await sendAll(member)).toMatchObject({ code: 429, error: 'identity_tries_used' })
})

test.each([
  ['503', { path: '/identity', kind: '503' }],
  ['no answer', { path: '/identity', kind: 'timeout' }],
])('%s of the provider: the check waits, and goes on when it answers', async (_, fault) => {
  await people.faults(fault)
  const member = await registerMember(world)
  await sendAll(member)
  expect(await stateOf(member)).toMatchObject({ state: 'pending' })
  await vi.waitFor(
    async () => {
      world.clock.advance(5_000)
      expect((await stateOf(member)).state).toBe('approved')
    },
    { timeout: 15_000, interval: 200 },
  )
})

test('an appeal is decided by a person with a reason, who looks at sealed documents in the audit log', async () => {
  const member = await rejected('NAME_MISMATCH')
  const text = 'I married; the register has my new name already.'
  const calls = callsOf(world, member)
  expect(await calls.call('identity/appeal', { text })).toMatchObject({
    data: { state: 'in_review', may_appeal: false },
  })
  const { data } = await askAdmin('identity')
  const found = data.find((one: { member: { id: string } }) => one.member.id === member.id)
  expect(found).toMatchObject({ reason: 'name_mismatch', appeal: text })
  expect(found.pictures).toHaveLength(pictureKinds.length)
  expect(await askAdmin('identity/picture', { id: found.id, kind: 'pose_1' })).toMatchObject({
    data: { type: 'image/jpeg', file: expect.stringMatching(/^\/9j\//) },
  })
  const note = 'The marriage certificate was seen.'
  expect(await askAdmin('identity/decide', { id: found.id, approve: true, note })).toMatchObject({
    data: { state: 'approved' },
  })
  expect(await askAdmin('identity/decide', { id: found.id, approve: false, note })).toMatchObject({
    error: 'case_decided',
  })
  expect(await stateOf(member)).toMatchObject({ state: 'approved', note })
  expect(await refusal(member)).toBeUndefined()
  expect(await askAdmin('identity/picture', { id: found.id, kind: 'pose_1' })).toMatchObject({
    error: 'not_found',
  })
  const { rows } = await sql<{ action: string }>`SELECT action FROM audit_log
    WHERE subject = ${`member:${member.id}`} ORDER BY seq`.execute(world.deps.db)
  expect(rows.map(row => row.action)).toEqual(['identity_picture_view', 'identity_decide'])
})

test('an appeal that a person turns down stays closed, and is not made twice', async () => {
  const member = await rejected('UNDER_AGE')
  const appeal = () => callsOf(world, member).call('identity/appeal', { text: 'I am older than that.' })
  await appeal()
  const { data } = await askAdmin('identity')
  const { id } = data.find((one: { member: { id: string } }) => one.member.id === member.id)
  await askAdmin('identity/decide', { id, approve: false, note: 'The birth date is right.' })
  expect(await stateOf(member)).toMatchObject({ state: 'rejected', reason: 'under_age', may_appeal: false })
  expect(await appeal()).toMatchObject({ code: 409, error: 'identity_not_rejected' })
})

test('who registered before the licence asked is closed by it, and opened when another does not ask', async () => {
  const member = await registerMember(world)
  await sql`DELETE FROM play_closing WHERE member_id = ${member.id}`.execute(world.deps.db)
  await sql`SELECT hold_play(${member.id}, ${world.clock.now()})`.execute(world.deps.db)
  expect(await refusal(member)).toBeUndefined()
  await followLicence(world.deps)
  expect(await refusal(member)).toMatchObject({ word: 'identity_required' })
  const young = await rejected('UNDER_AGE')
  await followLicence({ ...world.deps, config: { ...world.deps.config, identityBefore: 'none' } })
  expect(await refusal(member)).toBeUndefined()
  expect(await refusal(young)).toMatchObject({ word: 'identity_required' })
  await followLicence(world.deps)
})

test('pictures of a rejected check go after a month, those of an approved one stay', async () => {
  const [bad, good] = [await rejected('LIVENESS_FAILED'), await registerMember(world)]
  await sendAll(good)
  await until(good, 'approved')
  const count = async ({ id }: TestMember) =>
    (await sql`SELECT FROM identity_picture WHERE member_id = ${id}`.execute(world.deps.db)).rows.length
  const later = new Date(world.clock.now().getTime() + day)
  const sweep = { rejectedBefore: later, draftsBefore: later }
  await sweepPictures(world.deps.db, sweep)
  expect([await count(bad), await count(good)]).toEqual([0, pictureKinds.length])
})

test('a member sees only their own, and nobody without a session anything', async () => {
  const member = await registerMember(world)
  await send(member, 'pose_1')
  const other = await registerMember(world)
  expect(await stateOf(other)).toMatchObject({ state: 'not_started', pictures: [] })
  expect((await world.app.inject({ method: 'GET', url: '/api/identity' })).statusCode).toBe(401)
  const headers = { ...member.headers, 'idempotency-key': randomUUID() }
  expect(await askAdmin('identity', {}, headers)).toMatchObject({ code: 401 })
})
