// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Limit } from '../../../contract/responsible-gambling/limits.ts'
import { readAnswer } from '../../../src/db/read-answer.ts'
import {
  cancelLimitCall,
  confirmLimitCall,
  setLimitCall,
} from '../../../src/features/responsible-gambling/limits/limit-calls.ts'
import { LimitSheet } from '../../../src/features/responsible-gambling/limits/limit-sheet.tsx'
import { PendingLimit } from '../../../src/features/responsible-gambling/limits/pending-limit.tsx'
import { connection } from '../../../src/state/connection.ts'
import { reply } from '../../sync/support/server-calls.ts'
import { createWorld } from '../../sync/support/world.ts'
import { patient, press } from '../games/stage/play-hands.ts'
import { find } from '../mount.tsx'
import { mountPage } from '../mount-page.tsx'

// A raise is confirmed once, and the member sees the truth about an answer that did not come.

const memberId = 'm1'
const raised = { limits: [], history: [], missing: ['time'] }

/** In front of a house that does what it is asked, where it arrives, and whose answers are lost. */
async function lostAnswers({ arrives = true } = {}) {
  connection.quality = 'online'
  const world = await createWorld()
  const tab = await world.openTab()
  tab.sync.registerMoneyCall('limit-set', async () => setLimitCall)
  tab.sync.registerMoneyCall('limit-confirm', async () => confirmLimitCall)
  tab.sync.registerMoneyCall('limit-cancel', async () => cancelLimitCall)
  await tab.signIn(memberId)
  const done = new Map<string, unknown>()
  world.server.decide(async ({ path, key }) => {
    const closing = /^\/api\/calls\/([^/]+)\/close$/.exec(path)?.[1]
    if (closing !== undefined) {
      const state = done.has(closing) ? 'done' : 'closed'
      return reply(200, { data: { state, answer: done.get(closing) ?? null } })
    }
    if (!path.startsWith('/api/limits/')) return 'arrives'
    if (arrives) done.set(key, await reply(200, { data: raised }).json())
    return 'lost'
  })
  const asked = (path: string) => world.server.sent.filter(request => request.path === path).length
  const known = () => readAnswer(tab.db, 'limits', { memberId })
  return { world, tab, asked, known }
}

/** A raise that may be confirmed now. */
async function visit() {
  const { world, tab, asked, known } = await lostAnswers()
  const now = world.clock.now()
  const pending: NonNullable<Limit['pending']> = {
    id: '0197a5a0-0000-7000-8000-000000000001',
    value: 20_000n,
    effective_from: new Date(now - 1_000).toISOString(),
    confirm_until: new Date(now + 86_400_000).toISOString(),
  }
  const page = <PendingLimit memberId={memberId} kind="deposit" pending={pending} />
  const place = await mountPage({ world, tab, path: '/responsible-gaming', page })
  return { tab, place, asked, known }
}

test.each([
  ['Confirm', '/api/limits/confirm'],
  ['Take back', '/api/limits/cancel'],
])(
  '"%s" whose answer is lost says so, is done once, and the limits stand as the server has them',
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

/** The sheet of a limit that holds, with a raise typed and asked for. */
async function raise({ arrives }: { arrives: boolean }) {
  const { world, tab, asked } = await lostAnswers({ arrives })
  const limit: Limit = {
    ...{ kind: 'deposit', period: 'week', value: 10_000n, used: 0n, left: 10_000n },
    ...{ resets_at: '2099-01-01T03:00:00.000Z', pending: null },
  }
  const onClose = vi.fn()
  const page = <LimitSheet memberId={memberId} limit={limit} onClose={onClose} />
  await mountPage({ world, tab, path: '/responsible-gaming', page })
  const field = await vi.waitFor(() => find(document, 'dialog input', HTMLInputElement), patient)
  // React overrides the setter on the element to notice changes by code; a person's typing goes past it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '200,00')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await press(document, /^Ask for it$/)
  await vi.waitFor(() => expect(document.body.textContent).toContain('We are finding out'), patient)
  expect(onClose).not.toHaveBeenCalled()
  tab.trigger('online')
  const found = () => tab.db.settledCalls.toArray()
  return { asked, field, found, onClose }
}

test('a limit whose answer is lost is asked for once, and its sheet closes when it is found to have arrived', async () => {
  const { asked, found, onClose } = await raise({ arrives: true })
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), patient)
  expect(await found()).toMatchObject([{ call: 'limit-set', outcome: 'done' }])
  expect(asked('/api/limits/set')).toBe(1)
})

test('one that never arrived leaves the sheet as it was, to be asked for again', async () => {
  const { field, found, onClose } = await raise({ arrives: false })
  await vi.waitFor(async () => expect(await found()).toMatchObject([{ outcome: 'not-done' }]), patient)
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('We are finding out'), patient)
  expect(onClose).not.toHaveBeenCalled()
  expect(field.value).toContain('200,00')
})
