// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { rotateCall } from '../../../src/features/games/fairness/rotate-call.ts'
import { SeedPanel } from '../../../src/features/games/fairness/seed-panel.tsx'
import { reply } from '../../sync/support/server-calls.ts'
import { createWorld } from '../../sync/support/world.ts'
import { find } from '../mount.tsx'
import { mountPage } from '../mount-page.tsx'
import { patient, press } from './stage/play-hands.ts'

const memberId = 'm1'
const [running, next, other] = ['a', 'b', 'c'].map(digit => digit.repeat(64))
const revealed = { server_seed: 'd'.repeat(64), seed_hash: running, client_seed: 'antiga', rounds: 3 }
const row = { memberId, mode: 'real', seed_hash: running ?? '', next_nonce: 4 } as const

/** The panel over seeds of the device; the server answers a change with a pair of that hash, or refuses it. */
async function openPanel({
  begun = next,
  client_seed = 'antiga' as string | null,
  published_first = true,
  isOutdated = false,
}) {
  const world = await createWorld()
  const tab = await world.openTab()
  tab.sync.registerMoneyCall('seeds-rotate', async () => rotateCall)
  await tab.signIn(memberId)
  await tab.db.seeds.put({ ...row, client_seed, published_first, next_seed_hash: next ?? '' })
  world.server.decide(({ path, body }) => {
    if (!path.endsWith('/seeds/rotate')) return 'lost'
    if (isOutdated)
      return reply(409, { status: 'error', error: 'seed_outdated', message: 'The next seed has changed.' })
    const reported = { seed_hash: begun, client_seed: body.client_seed, next_nonce: 1, published_first: true }
    const ended = client_seed === null ? null : revealed
    return reply(200, { data: { revealed: ended, ...reported, next_seed_hash: other } })
  })
  const pull = vi.fn(async () => ({ kind: 'done' }) as never)
  const page = <SeedPanel memberId={memberId} mode="real" />
  const place = await mountPage({ world, tab, path: '/fairness', page, sync: { pull } })
  const field = () => find(place, 'input', HTMLInputElement)
  await vi.waitFor(() => expect(place.textContent).toContain(next), patient)
  const sent = () => world.server.sent.filter(({ path }) => path.endsWith('/seeds/rotate'))
  return { place, field, sent }
}

test('the next fingerprint stands beside the seed that is to be sent, which the device made', async () => {
  const { place, field, sent } = await openPanel({})
  expect(place.textContent).toContain('Fingerprint of the next server seed')
  const made = field().value
  expect(made).toMatch(/^[0-9a-f]{32}$/)
  await press(place, /Reveal the old seed/)
  await vi.waitFor(() => expect(place.textContent).toContain('has the fingerprint that you were shown'))
  expect(sent()[0]?.body).toEqual({ mode: 'real', seed_hash: next, client_seed: made })
  expect(place.textContent).toContain(revealed.server_seed)
  // The server knows that one now: under the next hash another is offered.
  expect(field().value).not.toBe(made)
})

test('a pair that begins with another fingerprint than the one shown is an alarm', async () => {
  const { place } = await openPanel({ begun: other })
  await press(place, /Reveal the old seed/)
  const alarms = () => [...place.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
  await vi.waitFor(() => expect(alarms().join()).toContain('differs from the fingerprint shown before'))
})

test('a seed that the server has seen is not offered again under another hash', async () => {
  const { place, field } = await openPanel({ isOutdated: true })
  const made = field().value
  await press(place, /Reveal the old seed/)
  await vi.waitFor(() => expect(place.textContent).toContain('The next seed has changed.'))
  expect(field().value).not.toBe(made)
})

test('a member without a seed starts with one, and nothing is revealed', async () => {
  const { place } = await openPanel({ client_seed: null })
  expect(place.textContent).toContain('You have no seed yet.')
  await press(place, /Start with this seed/)
  await vi.waitFor(() => expect(place.textContent).toContain('has the fingerprint that you were shown'))
  expect(place.textContent).not.toContain('The old seed is revealed')
})

test('seeds from before the next fingerprint was shown first are said to be such', async () => {
  const { place } = await openPanel({ published_first: false })
  expect(place.textContent).toContain('before we showed the next fingerprint first')
})
