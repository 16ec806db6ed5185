import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administratorHeaders, registerMember } from '../../support/people/test-members.ts'
import { png } from '../../support/sample-files.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

// Administrators edit what is shown around the lobby, per language.

let world: TestApp
let headers: () => Record<string, string>
beforeAll(async () => {
  world = await createTestApp()
  headers = await administratorHeaders(world)
})
afterAll(() => world.close())

const at = (minutes: number) => new Date(world.clock.now().getTime() + minutes * 60_000).toISOString()
const banner = (change: object = {}) => ({
  id: 'carnival',
  position: 1,
  texts: { pt: { title: 'Carnaval', text: 'A festa começou.' }, th: { title: 'คาร์นิวัล', text: '' } },
  link: '/promocao',
  art: '/brand/banner-games.svg',
  tone: 'sun',
  shown_from: at(-1),
  shown_until: null,
  shown: true,
  version: 0,
  ...change,
})
const send = (path: string, payload: object, who = headers()) =>
  world.app.inject({ method: 'POST', url: `/api/admin/banners${path}`, headers: who, payload })
const shown = async () =>
  (await world.app.inject('/api/dynamicwebs/getdata?lang=pt'))
    .json()
    .data.banners.map((one: { id: string }) => one.id)

test('a banner is shown in its period and while it is not withdrawn', async () => {
  expect((await send('/save', banner())).json().data.version).toBe(1)
  await send('/save', banner({ id: 'later', shown_from: at(10), shown_until: at(20) }))
  await send('/save', banner({ id: 'hidden', shown: false }))
  expect(await shown()).toEqual(['carnival'])
  world.clock.advance(11 * 60_000)
  expect(await shown()).toEqual(['carnival', 'later'])
  world.clock.advance(10 * 60_000)
  expect(await shown()).toEqual(['carnival'])
})

test('nobody overwrites what they never saw, and a period ends after it begins', async () => {
  await send('/save', banner({ id: 'twice' }))
  expect((await send('/save', banner({ id: 'twice', version: 1, shown: false }))).json().data.version).toBe(2)
  expect((await send('/save', banner({ id: 'twice', version: 1 }))).json().error).toBe('content_changed')
  expect((await send('/save', banner({ id: 'odd', shown_until: at(-5) }))).statusCode).toBe(400)
})

test('a picture is known by its bytes, lies under their digest and is served as what it is', async () => {
  const kept = (await send('/picture', { file: png.toString('base64') })).json().data
  expect(kept.art).toMatch(/^\/media\/[0-9a-f]{64}\.png$/)
  expect((await send('/picture', { file: png.toString('base64') })).json().data).toEqual(kept)
  const served = await world.app.inject(kept.art)
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/png'])
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'png', width: 8, height: 6 })
  expect(served.headers['cache-control']).toContain('immutable')
  expect(served.headers['content-disposition']).toBe(`inline; filename="${kept.art.split('/').at(-1)}"`)
  expect(served.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect((await send('/save', banner({ id: 'own', art: kept.art }))).statusCode).toBe(200)
})

test.each([
  ['a drawing that could run something', Buffer.from('<svg onload="alert(1)"/>')],
  ['half a megabyte and a byte', Buffer.concat([png, Buffer.alloc(512 * 1024)])],
])('%s is refused', async (_what, file) => {
  expect((await send('/picture', { file: file.toString('base64') })).json().error).toBe('picture_unreadable')
})

test.each([
  { link: 'https://evil.example' },
  { link: '//evil.example' },
  { link: '/api/me' },
  { art: 'https://evil.example/x.png' },
  { art: `/media/${'0'.repeat(64)}.png` },
])('a banner leads and shows nothing from elsewhere: %o', async change => {
  expect((await send('/save', banner({ id: 'bad', ...change }))).statusCode).toBe(400)
})

test('members change nothing, and a picture that is not there is 404', async () => {
  const member = await registerMember(world)
  expect([401, 403]).toContain((await send('/save', banner(), member.keyed())).statusCode)
  expect((await world.app.inject(`/media/${'a'.repeat(64)}.png`)).statusCode).toBe(404)
  expect((await world.app.inject('/media/..%2f..%2fetc%2fpasswd')).statusCode).toBe(404)
})
