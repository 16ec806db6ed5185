import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedContent } from '../../../server/features/support/information/content-seeds.ts'
import { administratorHeaders, registerMember } from '../../support/people/test-members.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let world: TestApp
let headers: () => Record<string, string>
beforeAll(async () => {
  world = await createTestApp()
  headers = await administratorHeaders(world)
})
afterAll(() => world.close())

const dayMs = 86_400_000
const at = (days: number) => new Date(world.clock.now().getTime() + days * dayMs).toISOString()
const news = (change: object = {}) => ({
  kind: 'announcement',
  id: 'new-terms',
  position: 1,
  texts: {
    pt: { title: 'Novos termos', text: 'Os termos mudam.' },
    en: { title: 'New terms', text: 'The terms change.' },
  },
  url: null,
  published_at: at(-1),
  effective_at: null,
  shown: true,
  version: 0,
  ...change,
})
const save = (body: object) =>
  world.app.inject({ method: 'POST', url: '/api/admin/content/save', headers: headers(), payload: body })
const read = async (path: string) => (await world.app.inject({ method: 'GET', url: path })).json()

describe('what operators write', () => {
  it('is read in the reader’s language, else in Portuguese, newest announcement first', async () => {
    expect((await save(news())).statusCode).toBe(200)
    expect((await save(news({ id: 'older', published_at: at(-5) }))).statusCode).toBe(200)
    const reported = await read('/api/informationcenter/announcement?lang=en')
    expect(reported.data.map((one: { id: string; title: string }) => [one.id, one.title])).toEqual([
      ['new-terms', 'New terms'],
      ['older', 'New terms'],
    ])
    const chinese = await read('/api/informationcenter/announcement?lang=zh_cn')
    expect(chinese.data[0].title).toBe('Novos termos')
  })

  it('is listed once its time has come and while it is shown', async () => {
    await save(news({ id: 'tomorrow', published_at: at(1) }))
    await save(news({ id: 'hidden', shown: false }))
    const { data } = await read('/api/informationcenter/announcement')
    const ids = data.map((one: { id: string }) => one.id)
    expect(ids).not.toContain('tomorrow')
    expect(ids).not.toContain('hidden')
  })

  it('a change of terms is announced two weeks before it counts (specification, section 1)', async () => {
    const hasty = { id: 'hasty', published_at: at(0), effective_at: at(13) }
    expect((await save(news(hasty))).json()).toMatchObject({
      code: 400,
      errors: { effective_at: expect.anything() },
    })
    expect((await save(news({ ...hasty, effective_at: at(15) }))).statusCode).toBe(200)
  })

  it('is never overwritten by who has not seen its last version', async () => {
    const { data } = (await save(news({ id: 'twice' }))).json()
    expect(data.version).toBe(1)
    expect((await save(news({ id: 'twice', position: 2, version: 1 }))).json().data.version).toBe(2)
    expect((await save(news({ id: 'twice', position: 3, version: 1 }))).json()).toMatchObject({
      code: 409,
      error: 'content_changed',
    })
    expect((await save(news({ id: 'never-there', version: 4 }))).json()).toMatchObject({ code: 409 })
  })

  it('leads only to safe places, and is written by administrators only', async () => {
    for (const url of ['javascript:alert(1)', 'http://example.com', 'https://a b']) {
      expect((await save(news({ kind: 'social', id: 'x', url }))).statusCode).toBe(400)
    }
    await save(news({ kind: 'social', id: 'telegram', url: 'https://t.me/arara' }))
    expect((await read('/api/socialmedialinks/get?site=arara')).data).toEqual([
      { id: 'telegram', name: 'Novos termos', url: 'https://t.me/arara' },
    ])
    expect((await read('/api/informationcenter/support')).data.telegram_link).toBe('https://t.me/arara')
    const member = await registerMember(world)
    const url = '/api/admin/content/save'
    const answer = await world.app.inject({ method: 'POST', url, headers: member.keyed(), payload: news() })
    expect([401, 403]).toContain(answer.statusCode)
  })

  it('survives the seeds of a demo house, which are there once', async () => {
    await seedContent(world.deps)
    await seedContent(world.deps)
    const { data } = await read('/api/informationcenter/support?lang=en')
    expect(data.faq.length).toBeGreaterThan(2)
    expect(new Set(data.faq.map((one: { id: string }) => one.id)).size).toBe(data.faq.length)
    const listed = await world.app.inject({
      method: 'POST',
      url: '/api/admin/content',
      headers: headers(),
      payload: { kind: 'faq' },
    })
    expect(listed.json().data[0]).toMatchObject({ kind: 'faq', version: 1, texts: { pt: expect.anything() } })
  })
})
