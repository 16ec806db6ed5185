import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedBanners } from '../../../server/features/support/information/banner-seeds.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { notify } from '../../../server/platform/notifications/notify.ts'
import { registerMember, type TestMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
  await seedBanners(world.deps)
  await seedBanners(world.deps)
})
afterAll(async () => {
  await world.close()
})

const url = '/api/informationcenter/notification'
const list = async (member: TestMember, query = '') =>
  (await world.app.inject({ url: `${url}${query}`, headers: member.headers })).json()
async function report(member: TestMember, count: number) {
  await transaction(world.deps.db, async tx => {
    for (let at = 0; at < count; at += 1) {
      await notify(world.deps, tx, { memberId: member.id, kind: 'note', details: { at }, link: '/mine' })
    }
  })
}

// Specification, section 7: `dynamicwebs/getdata`, `informationcenter/notification`; "notifications (live, read state, badge)".
test('the lobby speaks the language asked for and leads to own paths', async () => {
  const of = async (lang: string) =>
    (await world.app.inject(`/api/dynamicwebs/getdata?site=arara&lang=${lang}`)).json().data
  const english = await of('en')
  expect(english.banners).toHaveLength(3)
  expect(english.banners[0].title).toBe('Games you can check')
  expect((await of('vi')).banners[0].title).toBe('Jogos que você confere')
  expect((await of('zh_cn')).licence_line).toContain('18')
  for (const { link } of english.banners) expect(link).toMatch(/^\/[a-z]/)
  const languages = (await world.app.inject('/api/language/getList')).json().data
  expect(languages.map((one: { language_code: string }) => one.language_code)).toEqual(['pt', 'en', 'zh_cn'])
})

test('an unchanged GET is 304 by its ETag', async () => {
  const first = await world.app.inject('/api/dynamicwebs/getdata?lang=en')
  const headers = { 'if-none-match': String(first.headers.etag) }
  const again = await world.app.inject({ url: '/api/dynamicwebs/getdata?lang=en', headers })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await world.app.inject({ url: '/api/dynamicwebs/getdata?lang=pt', headers })
  expect(other.statusCode).toBe(200)
})

test('notifications come page by page, newest first, and are read up to one of them', async () => {
  const member = await registerMember(world)
  await report(member, 5)
  const first = await list(member, '?limit=2')
  expect(first).toMatchObject({ unread: 5, unchanged: false, reset: false })
  expect(first.data.map((one: { details: { at: number } }) => one.details.at)).toEqual([4, 3])
  const second = await list(member, `?limit=2&cursor=${first.next_cursor}`)
  expect(second.data.map((one: { details: { at: number } }) => one.details.at)).toEqual([2, 1])
  const read = await world.app.inject({
    method: 'POST',
    url: `${url}/read`,
    headers: member.keyed(),
    payload: { up_to: second.data[0].id },
  })
  expect(read.json()).toMatchObject({ unread: 2 })
  const third = await list(member, `?limit=2&cursor=${second.next_cursor}`)
  expect(third).toMatchObject({ next_cursor: null, data: [{ details: { at: 0 } }] })
})

test('a delta tells what is new, an unchanged list says so, a version nobody knows resets', async () => {
  const member = await registerMember(world)
  await report(member, 1)
  const before = await list(member)
  expect(await list(member, `?since=${before.version}`)).toMatchObject({ unchanged: true, data: [] })
  world.clock.advance(300_000)
  await report(member, 1)
  const delta = await list(member, `?since=${before.version}`)
  expect(delta).toMatchObject({ unchanged: false, reset: false, unread: 2 })
  expect(delta.data[0].id).not.toBe(before.data[0].id)
  expect(await list(member, '?since=nonsense')).toMatchObject({ reset: true, unread: 2 })
})

test.each([
  '?cursor=nonsense',
  '?cursor=%00',
  '?limit=0',
  '?limit=101',
  '?limit=1e3',
  '?since=%00',
  '?lang=a&lang=b',
])('the query %s is refused and no failure of ours', async query => {
  const member = await registerMember(world)
  expect(await list(member, query)).toMatchObject({ code: 400, error: 'parameters_invalid' })
})
