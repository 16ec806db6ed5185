// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Limit } from '../../contract/limits.ts'
import { readAnswer } from '../../src/db/read-answer.ts'
import { cancelLimitCall, confirmLimitCall } from '../../src/features/limits/limit-calls.ts'
import { PendingLimit } from '../../src/features/limits/pending-limit.tsx'
import { connection } from '../../src/state/connection.ts'
import { reply } from '../sync/support/server-calls.ts'
import { createWorld } from '../sync/support/world.ts'
import { mountPage } from './mount-page.tsx'
import { patient, press } from './play-hands.ts'

// Issue 7: a raise is confirmed once, and the member is told the truth of an answer that did not come.

const memberId = 'm1'
const raised = { limits: [], history: [], missing: ['time'] }

/** A raise that may be confirmed now, in front of a house that does what it is asked and whose answers are lost. */
async function visit() {
  connection.quality = 'online'
  const world = await createWorld()
  const tab = await world.openTab()
  tab.sync.registerMoneyCall('limit-confirm', async () => confirmLimitCall)
  tab.sync.registerMoneyCall('limit-cancel', async () => cancelLimitCall)
  await tab.signIn(memberId)
  const done = new Map<string, unknown>()
  world.server.decide(async ({ path, key }) => {
    const closing = /^\/api\/calls\/([^/]+)\/close$/.exec(path)?.[1]
    if (closing !== undefined)
      return reply(200, { data: { state: 'done', answer: done.get(closing) ?? null } })
    if (!path.startsWith('/api/limits/')) return 'arrives'
    done.set(key, await reply(200, { data: raised }).json())
    return 'lost'
  })
  const now = world.clock.now()
  const pending: NonNullable<Limit['pending']> = {
    id: '0197a5a0-0000-7000-8000-000000000001',
    value: 20_000n,
    effective_from: new Date(now - 1_000).toISOString(),
    confirm_until: new Date(now + 86_400_000).toISOString(),
  }
  const page = <PendingLimit memberId={memberId} kind="deposit" pending={pending} />
  const place = await mountPage({ world, tab, path: '/responsible-gaming', page })
  const asked = (path: string) => world.server.sent.filter(request => request.path === path).length
  const known = () => readAnswer(tab.db, 'limits', { memberId })
  return { tab, place, asked, known }
}

test.each([
  ['Confirm', '/api/limits/confirm'],
  ['Take back', '/api/limits/cancel'],
])(
  '"%s" whose answer is lost says so, is done once, and the limits stand as the house has them',
  async (word, path) => {
    const { tab, place, asked, known } = await visit()
    await press(place, new RegExp(`^${word}`))
    await vi.waitFor(() => expect(place.textContent).toContain('We are finding out'), patient)
    expect(place.textContent).toContain('Nothing is ever done twice.')
    expect(await known()).toBeUndefined()
    tab.trigger('online')
    await vi.waitFor(async () => expect(await known()).toMatchObject({ missing: ['time'] }), patient)
    await vi.waitFor(() => expect(place.textContent).not.toContain('We are finding out'), patient)
    expect(asked(path)).toBe(1)
  },
)
