import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { registerMember } from '../support/test-members.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

async function read(path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await world.app.inject({ method: 'GET', url: `/api/${path}`, headers })
  return answer.json()
}

// Specification, section 7: "GET /api/informationcenter/support, /notification and /announcement, fetched together and read from data."
test('support tells whom to ask, the Telegram link, and what is asked often, in the reader’s language', async () => {
  const { data } = await read('informationcenter/support?lang=en')
  expect(data.telegram_link).toMatch(/^https:\/\/t\.me\//)
  expect(data.contacts.map((one: { title: string }) => one.title)).toContain('Ombudsman')
  expect(data.faq.length).toBeGreaterThanOrEqual(5)
})

test('words without a translation come in Portuguese, and what is hidden or not yet published does not come', async () => {
  const { db } = world.deps
  const texts = JSON.stringify({ pt: { title: 'Manutenção', text: 'Domingo de madrugada.' } })
  await sql`INSERT INTO content (id, kind, position, texts, published_at) VALUES
    ('m1', 'announcement', 1, ${texts}::jsonb, now()), ('m3', 'announcement', 1, ${texts}::jsonb, now() + interval '1 day')`.execute(
    db,
  )
  await sql`INSERT INTO content (id, kind, position, texts, shown) VALUES ('m2', 'announcement', 1, ${texts}::jsonb, false)`.execute(
    db,
  )
  const { data } = await read('informationcenter/announcement?lang=zh_cn')
  const ids = data.map((one: { id: string }) => one.id)
  expect(ids).toContain('m1')
  expect(ids).not.toContain('m2')
  expect(ids).not.toContain('m3')
  expect(data.find((one: { id: string }) => one.id === 'm1')).toMatchObject({ title: 'Manutenção' })
})

// Specification, section 1: "A terms-change notice of at least two weeks is stated."
test('new terms that would hold within two weeks are refused by the database', async () => {
  const texts = JSON.stringify({ pt: { title: 'Termos', text: 'Novos.' } })
  const early = sql`INSERT INTO content (id, kind, position, texts, published_at, holds_from)
    VALUES ('t0', 'terms', 1, ${texts}::jsonb, now(), now() + interval '13 days')`.execute(world.deps.db)
  await expect(early).rejects.toThrow(/check/)
})

test('a member agrees to new terms once, and nobody to terms that are not there', async () => {
  const texts = JSON.stringify({ pt: { title: 'Termos', text: 'Novos.' } })
  await sql`INSERT INTO content (id, kind, position, texts, published_at, holds_from)
    VALUES ('t1', 'terms', 1, ${texts}::jsonb, now(), now() + interval '15 days')`.execute(world.deps.db)
  const member = await registerMember(world)
  const agree = async (id: string) => {
    const url = '/api/informationcenter/terms/accept'
    const answer = await world.app.inject({ method: 'POST', url, headers: member.keyed(), payload: { id } })
    return answer.json()
  }
  expect(await read('informationcenter/terms', member.headers)).toMatchObject({ data: [] })
  expect(await agree('welcome')).toMatchObject({ code: 404 })
  expect(await agree('t1')).toMatchObject({ data: ['t1'] })
  expect(await agree('t1')).toMatchObject({ data: ['t1'] })
  expect(await read('informationcenter/terms', member.headers)).toMatchObject({ data: ['t1'] })
})

test('social media links lead to https only', async () => {
  const { data } = await read('socialmedialinks/get?site=default')
  for (const { url } of data) expect(url).toMatch(/^https:\/\//)
  expect(data.length).toBeGreaterThan(0)
})
