// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { UserVip, VipReward } from '../../../contract/vip/vip.ts'
import type { AnswerName, Answers } from '../../../src/db/answer-rows.ts'
import { VipStanding } from '../../../src/features/vip/vip-standing.tsx'
import { recordOutcome } from '../../../src/state/connection.ts'
import type { PullOutcome } from '../../../src/sync/pull/pull.ts'
import { resetConnection } from '../../support/reset-connection.ts'
import { openMemberTab } from '../member-tab.ts'
import { mountPage } from '../mount-page.tsx'

afterEach(resetConnection)

const standing = { betting: 0n, ceiling: null, period_betting: 0n, period_ends: '2026-12-01' }
const vip: UserVip = {
  ...{ userviplvl: 3, level_name: 'Gold', totalrecharge: 0n, totalbetting: 0n, paid: 0n, allowance: 0n },
  ...{ next_weekly: '2026-12-01', next_monthly: '2026-12-01' },
  standings: [{ ...standing, track: 'general', level: 3 }],
}
const away: PullOutcome = {
  kind: 'failed',
  result: { kind: 'no-answer', cause: 'network', retryAfterMs: undefined },
}

/** The club of somebody whose level the device knows, without a network. */
async function visitOffline(history: readonly VipReward[] | undefined) {
  recordOutcome({ kind: 'disconnected' }, 0)
  const { world, tab } = await openMemberTab('ana')
  const keep = async <Name extends AnswerName>(
    name: Name,
    whose: { memberId: string; language: string },
    answer: Answers[Name],
  ) => {
    await tab.db.table('answers').put({ ...whose, name, part: '', answer })
  }
  const own = { memberId: 'ana', language: '' }
  await keep('vip', own, vip)
  await keep('vip-levels', { memberId: '', language: 'en' }, [])
  if (history) await keep('vip-history', own, history)
  const sync = { pull: async () => away, watch: () => () => undefined }
  const place = await mountPage({ world, tab, path: '/vip', page: <VipStanding memberId="ana" />, sync })
  await vi.waitFor(() => expect(place.textContent).toContain('All levels'))
  return place
}

test('where the history was never on the device nothing is concluded from its lack: no course, and no “none yet”', async () => {
  const place = await visitOffline(undefined)
  await vi.waitFor(() => expect(place.textContent).toContain('Not on this device yet'))
  expect(place.textContent).not.toContain('No VIP rewards yet')
  expect(place.textContent).not.toContain('Your level over time')
})

test('a history that is on the device is shown, even an empty one', async () => {
  const place = await visitOffline([])
  await vi.waitFor(() => expect(place.textContent).toContain('No VIP rewards yet'))
  expect(place.textContent).toContain('Your level over time')
  expect(place.textContent).not.toContain('Not on this device yet')
})
