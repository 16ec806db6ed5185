// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import type { MemberBreaks } from '../../../contract/responsible-gambling/breaks.ts'
import { breakWrite } from '../../../src/features/responsible-gambling/breaks/break-write.ts'
import { MyBreaks } from '../../../src/features/responsible-gambling/breaks/my-breaks.tsx'
import { returnCall } from '../../../src/features/responsible-gambling/breaks/return-call.ts'
import { connection } from '../../../src/state/connection.ts'
import { reply } from '../../sync/support/server-calls.ts'
import { createWorld } from '../../sync/support/world.ts'
import { patient, press } from '../games/stage/play-hands.ts'
import { beMember } from '../member-tab.ts'
import { find } from '../mount.tsx'
import { mountPage } from '../mount-page.tsx'

// A pause or an exclusion whose answer is lost holds at once, is taken once, and the member sees the truth.

const memberId = 'm1'
const until = '2099-01-01T00:00:00.000Z'
const kindOf = (term: unknown) => (term === 'indefinite' ? 'exclusion' : 'pause')

/** In front of a house that does what it is asked and whose answers are lost until they come through. */
async function visit({ keeps = true, known }: { keeps?: boolean; known?: MemberBreaks } = {}) {
  connection.quality = 'online'
  beMember(memberId)
  const world = await createWorld()
  const tab = await world.openTab()
  tab.sync.registerWriteKind('break', async () => breakWrite)
  tab.sync.registerMoneyCall('break-return', async () => returnCall)
  await tab.signIn(memberId)
  await tab.db.table('users').put({ memberId, is_demo: false })
  const put = (answer: MemberBreaks) =>
    tab.db.answers.put({ memberId, name: 'breaks', language: '', part: '', answer })
  if (known) await put(known)
  const line = { isLost: true }
  const done = new Map<string, unknown>()
  world.server.decide(async ({ path, key, body }) => {
    const closing = /^\/api\/calls\/([^/]+)\/close$/.exec(path)?.[1]
    if (closing !== undefined)
      return reply(200, { data: { state: 'done', answer: done.get(closing) ?? null } })
    if (path !== '/api/breaks/take' && path !== '/api/breaks/return') return 'arrives'
    const data: MemberBreaks =
      path === '/api/breaks/return'
        ? { running: { kind: 'exclusion', until }, history: [] }
        : { running: { kind: kindOf(body.term), until }, history: [] }
    done.set(key, await reply(200, { data }).json())
    return line.isLost ? 'lost' : reply(200, { data })
  })
  let keys = 0
  const newKey = () => {
    keys += 1
    return `0197a5a0-0000-7000-8000-${String(keys).padStart(12, '0')}`
  }
  const sync = keeps ? {} : { enqueue: async () => ({ kind: 'not-stored', reason: 'no-database' }) as const }
  const around = { newKey }
  const place = await mountPage({ world, tab, path: '/responsible-gaming', page: <MyBreaks />, sync, around })
  const asked = (path: string) => world.server.sent.filter(request => request.path === path)
  const says = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text), patient)
  return { world, tab, place, asked, line, says }
}

async function choose(term: string) {
  const found = () => find(document, 'dialog select', HTMLSelectElement)
  const field = await vi.waitFor(found, patient)
  field.value = term
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
const agree = () => find(document, 'dialog input[type=checkbox]', HTMLInputElement).click()

test.each([
  ['Take a pause', 'week', 'Begin the pause now', 'You are on a pause'],
  ['Exclude myself', 'indefinite', 'Exclude myself now', 'You excluded yourself from play'],
])(
  '"%s" whose answer is lost holds at once, is shown as waiting, and is one break when the answer comes',
  async (door, term, go, title) => {
    const { tab, place, asked, line, says } = await visit()
    await press(place, new RegExp(`^${door}$`))
    await choose(term)
    agree()
    await press(document, new RegExp(`^${go}$`))
    await says(title)
    await says('It holds on this device already and is sent first as soon as you are online.')
    await vi.waitFor(() => expect(asked('/api/breaks/take').length).toBeGreaterThan(0), patient)
    line.isLost = false
    tab.trigger('online')
    await says(`${title.replace(' from play', '')} until`)
    expect(document.body.textContent).not.toContain('It holds on this device already')
    const sent = asked('/api/breaks/take')
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1)
  },
)

test('where the device keeps nothing it goes straight to the server; a lost answer is said to be lost, and pressed again it is the same wish', async () => {
  const { place, asked, says } = await visit({ keeps: false })
  await press(place, /^Take a pause$/)
  await choose('week')
  agree()
  await press(document, /^Begin the pause now$/)
  await says('No answer came. Press again: it counts once.')
  await press(document, /^Begin the pause now$/)
  await vi.waitFor(() => expect(asked('/api/breaks/take')).toHaveLength(2), patient)
  const [first, again] = asked('/api/breaks/take')
  expect([again?.key, again?.body.id]).toEqual([first?.key, first?.body.id])
  // Another term is another wish: under the name of the first the server would not hear it.
  await choose('month')
  await press(document, /^Begin the pause now$/)
  await vi.waitFor(() => expect(asked('/api/breaks/take')).toHaveLength(3), patient)
  expect(asked('/api/breaks/take')[2]?.key).not.toBe(first?.key)
})

test('"Ask to return" whose answer is lost says so, is done once, and then tells until when play stays closed', async () => {
  const known: MemberBreaks = { running: { kind: 'ended', until: '2026-01-01T00:00:00.000Z' }, history: [] }
  const { tab, place, asked, says } = await visit({ known })
  await says('Ask to return')
  expect(document.body.textContent).not.toContain('You can make it longer')
  await press(place, /^Ask to return$/)
  await says('We are finding out')
  tab.trigger('online')
  await says('You excluded yourself until')
  await says('You can make it longer')
  expect(asked('/api/breaks/return')).toHaveLength(1)
})

test('without a network a member reads what closes play with its age', async () => {
  const known: MemberBreaks = { running: { kind: 'pause', until }, history: [] }
  const { world, tab, says } = await visit({ known })
  await tab.db.syncState.put({
    ...{ memberId, resource: 'breaks', language: '', part: '', version: null, etag: null },
    ...{ checkedAt: world.clock.now(), olderCursor: null, walk: null },
  })
  expect(document.body.textContent).not.toContain('updated')
  connection.quality = 'offline'
  onTestFinished(() => {
    connection.quality = 'online'
  })
  await says('You are on a pause until')
  await says('updated')
})

test('who has still to prove their age finds the way there beside their pauses', async () => {
  const closed = { kind: 'identity_required', since: until, reason: null, withdraw_by: null } as const
  const { place, says } = await visit({ known: { running: null, closed, history: [] } })
  await says('Prove your age and identity')
  const link = place.querySelector('a[href="/security-center/identity"]')
  expect(link?.textContent).toBe('Prove it now')
})
