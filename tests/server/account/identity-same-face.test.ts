import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type MemberIdentity, pictureKinds } from '../../../contract/account/identity.ts'
import { listOwnTables } from '../../../server/features/account/profile/export-store.ts'
import { refuseOnBreak } from '../../../server/features/responsible-gambling/breaks/service.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { callsOf, createGameWorld, expectSoundBooks } from '../../support/people/game-player.ts'
import { identityOf, photo, untilIdentity } from '../../support/people/identity-member.ts'
import { startPeople } from '../../support/people/people-sandbox.ts'
import { administratorHeaders, registerMember, type TestMember } from '../../support/people/test-members.ts'
import type { TestApp } from '../../support/test-app.ts'

/* docs/rules/responsible-gambling.md: "One account per CPF; device and face duplicates flagged." */
let people: Awaited<ReturnType<typeof startPeople>>
let world: TestApp
let admin: () => Record<string, string>
beforeAll(async () => {
  people = await startPeople()
  world = await createGameWorld({ ...people.environment, LICENCE: 'br-spa' })
  admin = await administratorHeaders(world)
})
afterEach(() => expectSoundBooks(world))
afterAll(async () => {
  await world.close()
  await people.close()
})

const stateOf = (member: TestMember) => identityOf(world, member)
const prove = async (member: TestMember, state: MemberIdentity['state']) => {
  for (const kind of pictureKinds)
    await callsOf(world, member).call('identity/picture', { kind, file: photo })
  await callsOf(world, member).call('identity/submit', {})
  await untilIdentity(world, member, state)
}
const checksOf = async ({ id }: TestMember) => {
  const { rows } = await sql<{ id: string }>`SELECT id FROM identity_check WHERE member_id = ${id}
    AND state <> 'draft' ORDER BY sent_at`.execute(world.deps.db)
  return rows.map(row => row.id)
}
const refusal = ({ id }: TestMember) => transaction(world.deps.db, tx => refuseOnBreak(world.deps, tx, id))
const askAdmin = async (path: string, payload: object = {}) =>
  (
    await world.app.inject({ method: 'POST', url: `/api/admin/${path}?lang=en`, headers: admin(), payload })
  ).json()
const caseOf = async (member: TestMember) =>
  (await askAdmin('identity')).data.find((one: { member: { id: string } }) => one.member.id === member.id)
const proved = async () => {
  const member = await registerMember(world)
  await prove(member, 'approved')
  return member
}

test('a face that the provider saw in the check of somebody else waits for a person, who sees whose', async () => {
  const first = await proved()
  const second = await registerMember(world)
  await people.seeFace(second.cpf, await checksOf(first))
  await prove(second, 'in_review')
  expect(await refusal(second)).toMatchObject({ word: 'identity_required' })
  const found = await caseOf(second)
  expect(found).toMatchObject({
    reason: 'face_of_another',
    appeal: null,
    same_face: [{ id: first.id, is_closed: false }],
  })
  // Neither of the two hears of the other, nor reads of the other’s check in the export of their data.
  const exported = (await listOwnTables(world.deps.db)).find(one => one.name === 'identity_check')
  expect(exported?.columns).toContain('state')
  expect(exported?.columns).not.toContain('same_face')
  expect(await stateOf(second)).toMatchObject({ reason: null, note: null })
  expect(await stateOf(first)).toMatchObject({ state: 'approved' })
  await askAdmin('identity/decide', { id: found.id, approve: false, note: 'One person, two accounts.' })
  expect(await stateOf(second)).toMatchObject({
    state: 'rejected',
    reason: 'face_of_another',
    may_appeal: true,
  })
  expect(await refusal(second)).toMatchObject({ word: 'identity_required' })
  expect(await refusal(first)).toBeUndefined()
})

test('twins are two people: the reviewer approves the second, and play opens', async () => {
  const first = await proved()
  const second = await registerMember(world)
  await people.seeFace(second.cpf, await checksOf(first))
  await prove(second, 'in_review')
  const { id } = await caseOf(second)
  await askAdmin('identity/decide', { id, approve: true, note: 'Twins, both documents were seen.' })
  expect(await stateOf(second)).toMatchObject({ state: 'approved' })
  expect(await refusal(second)).toBeUndefined()
})

test('the member’s own earlier check is no other account', async () => {
  const member = await registerMember(world)
  await people.decide(member.cpf, 'REJECTED', 'DOCUMENT_UNREADABLE')
  await prove(member, 'rejected')
  await people.seeFace(member.cpf, await checksOf(member))
  await prove(member, 'approved')
})

test('a face of a check that is not ours any more waits for a person as well', async () => {
  const member = await registerMember(world)
  await people.seeFace(member.cpf, ['0199a0f0-0000-7000-8000-000000000001'])
  await prove(member, 'in_review')
  expect(await caseOf(member)).toMatchObject({ reason: 'face_of_another', same_face: [] })
})
