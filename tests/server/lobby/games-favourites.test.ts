import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedCatalogue } from '../../../server/features/lobby/catalogue/seed-catalogue.ts'
import { generateGames } from '../../support/generate-games.ts'
import { demoMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
let member: TestMember
beforeAll(async () => {
  world = await createTestApp()
  await seedCatalogue(world.deps)
})
beforeEach(async () => {
  member = await demoMember(world)
})
afterAll(async () => {
  await world.close()
})

async function post(path: string, payload: object, headers = member.headers) {
  const answer = await world.app.inject({ method: 'POST', url: `/api/games/${path}`, headers, payload })
  return answer.json()
}

const follow = (since?: string) => post('follow', since === undefined ? {} : { since })
const set = (game_id: string, headers = member.keyed()) => post('follow/set', { game_id }, headers)
const remove = (game_id: string, headers = member.keyed()) => post('follow/delete', { game_id }, headers)
const idsOf = (list: { data: { game_id: string }[] }) => list.data.map(row => row.game_id)

test('a favourite is kept, listed in the order of setting, and removed again', async () => {
  const first = await set('floresta-da-arara')
  expect(first).toMatchObject({ status: 'success', data: { game_id: 'floresta-da-arara' }, version: '1' })
  await set('lua-da-onca')
  expect(idsOf(await follow())).toEqual(['floresta-da-arara', 'lua-da-onca'])
  expect(await remove('floresta-da-arara')).toMatchObject({ status: 'success', version: '3' })
  expect(idsOf(await follow())).toEqual(['lua-da-onca'])
})

test('the delta tells new hearts and removed ones, and nothing when nothing changed', async () => {
  await set('floresta-da-arara')
  const { version } = await set('lua-da-onca')
  expect(await follow(version)).toMatchObject({ data: [], deleted: [], unchanged: true, reset: false })
  await remove('floresta-da-arara')
  await set('roleta-arara')
  const delta = await follow(version)
  expect(idsOf(delta)).toEqual(['roleta-arara'])
  expect(delta).toMatchObject({ deleted: ['floresta-da-arara'], unchanged: false, reset: false })
  expect(await follow('77')).toMatchObject({ reset: true, deleted: [] })
})

test('wishing what is already so changes nothing, with a key, with another, and with none', async () => {
  const key = member.keyed()
  const first = await set('lua-da-onca', key)
  expect(await set('lua-da-onca', key)).toEqual(first)
  expect(await set('lua-da-onca')).toEqual(first)
  expect(await set('lua-da-onca', member.headers)).toEqual(first)
  expect(await remove('roleta-arara')).toMatchObject({ status: 'success', version: first.version })
})

test('fifty copies of one wish on the way at once leave one heart and one version', async () => {
  const headers = member.keyed()
  const answers = await Promise.all(Array.from({ length: 50 }, () => set('lua-da-onca', headers)))
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  expect(await follow()).toMatchObject({ data: [{ game_id: 'lua-da-onca' }], version: '1' })
})

test('a game nobody knows, a key of another wish and another member are refused', async () => {
  expect(await set('no-such-game')).toMatchObject({ code: 404, error: 'game_unknown' })
  const headers = member.keyed()
  await set('lua-da-onca', headers)
  expect(await set('roleta-arara', headers)).toMatchObject({ code: 409, error: 'idempotency_mismatch' })
  const other = await post('follow/set', { game_id: 'lua-da-onca', member_id: randomUUID() }, member.keyed())
  expect(other).toMatchObject({ code: 403, error: 'member_mismatch' })
  expect(idsOf(await follow())).toEqual(['lua-da-onca'])
})

test('five hundred hearts are enough', async () => {
  await generateGames(world.deps, 501)
  world.clock.advance(2_000)
  const ids = Array.from({ length: 501 }, (_, index) => `gen-${String(index + 1).padStart(5, '0')}`)
  for (const id of ids.slice(0, 500)) await set(id)
  expect(await set(ids[500] ?? '')).toMatchObject({ code: 422, error: 'favourite_failed' })
  expect((await follow()).data).toHaveLength(500)
  await remove(ids[0] ?? '')
  expect(await set(ids[500] ?? '')).toMatchObject({ status: 'success' })
})

test("one member's hearts are no other's, and their tabs hear of a change", async () => {
  await set('lua-da-onca')
  const other = await demoMember(world)
  expect((await post('follow', {}, other.headers)).data).toEqual([])
  const reported = await world.deps.db
    .selectFrom('outbox')
    .select('topic')
    .where('member_id', '=', member.id)
    .where('topic', '=', 'favourites')
    .execute()
  expect(reported).toHaveLength(1)
})
