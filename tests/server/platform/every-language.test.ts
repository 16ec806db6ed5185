import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '../../../contract/language.ts'
import { listCatalogue } from '../../../games/catalogue.ts'
import { seedBanners } from '../../../server/features/support/information/banner-seeds.ts'
import { seedContent } from '../../../server/features/support/information/content-seeds.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp({ environment: { LANGUAGES: languages.join() } })
  await seedBanners(world.deps)
  await seedContent(world.deps)
})
afterAll(async () => {
  await world.close()
})

const get = async (path: string, language: string) => {
  const answer = await world.app.inject(`${path}?lang=${language}`)
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}
const strangers = languages.filter(language => language !== 'pt')

// Specification, section 1: eight catalogues, none of which borrows from another.
test.each(strangers)(
  'in %s the lobby, the questions and answers and the licence line are its own',
  async language => {
    const [site, inPortuguese] = await Promise.all([
      get('/api/dynamicwebs/getdata', language),
      get('/api/dynamicwebs/getdata', 'pt'),
    ])
    expect(site.licence_line).toContain('18')
    expect(site.licence_line).not.toBe(inPortuguese.licence_line)
    for (const [at, { title, text }] of site.banners.entries()) {
      expect([title, text]).not.toContain(inPortuguese.banners[at].title)
      expect([title, text]).not.toContain(inPortuguese.banners[at].text)
    }
    const { faq } = await get('/api/informationcenter/support', language)
    const asked = (await get('/api/informationcenter/support', 'pt')).faq
    expect(faq).toHaveLength(asked.length)
    for (const [at, { question, answer }] of faq.entries()) {
      expect(question).not.toBe(asked[at].question)
      expect(answer).not.toBe(asked[at].answer)
    }
  },
)

test('every game of the site has a name in each language', () => {
  for (const { id, names, moreNames } of listCatalogue())
    expect([id, ...Object.keys({ ...names, ...moreNames }).sort()]).toEqual([id, ...languages.toSorted()])
})

test.each(strangers)('in %s the server refuses in its own words', async language => {
  const refusal = async (lang: string) =>
    (await world.app.inject({ method: 'POST', url: `/api/member/vip/info?lang=${lang}` })).json()
  const [own, portuguese] = await Promise.all([refusal(language), refusal('pt')])
  expect(own.error).toBe('unauthenticated')
  expect(own.message).not.toBe(portuguese.message)
})

// docs/rules/licences.md: what a deposit is staked is the licence's to say. The first terms hold under each.
test('the first terms promise no stake of a deposit that another licence does not ask for', async () => {
  const { rows } = await sql<{ text: string }>`
    SELECT value->>'text' AS text FROM terms_version, jsonb_each(texts) WHERE version = 1`.execute(
    world.deps.db,
  )
  expect(rows).toHaveLength(languages.length)
  const fixed = /uma vez antes|staked once|投注一倍|cược một lần|sekali sebelum|หนึ่งเท่า|bir kez çevrilmelidir/
  for (const { text } of rows) expect(text).not.toMatch(fixed)
})
