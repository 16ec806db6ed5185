// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { FlowChart } from '../../../src/features/cashier/records/flow-chart.tsx'
import { recordOutcome } from '../../../src/state/connection.ts'
import type { PullOutcome } from '../../../src/sync/pull/pull.ts'
import { resetConnection } from '../../support/reset-connection.ts'
import { patient, press } from '../games/stage/play-hands.ts'
import { openMemberTab } from '../member-tab.ts'
import { mountPage } from '../mount-page.tsx'

afterEach(resetConnection)

const away: PullOutcome = {
  kind: 'failed',
  result: { kind: 'no-answer', cause: 'network', retryAfterMs: undefined },
}

/** The orders' chart on a device without a network, which has it since seven minutes or never had it. */
async function visitOffline({ isKept }: { isKept: boolean }) {
  recordOutcome({ kind: 'disconnected' }, 0)
  const { world, tab } = await openMemberTab('ana')
  const whose = { memberId: 'ana', language: '', part: '' }
  if (isKept) {
    const answer = [{ day: '2026-06-01', recharge: 100n, withdraw: 0n, bonus: 0n, fee: 0n }]
    await tab.db.table('answers').put({ ...whose, name: 'order-chart', answer })
    await tab.db.table('syncState').put({
      ...{ ...whose, resource: 'order-chart', etag: null, version: null },
      ...{ checkedAt: world.clock.now() - 7 * 60_000, olderCursor: null, walk: null },
    })
  }
  const pull = vi.fn(async () => away)
  const sync = { pull, watch: () => () => undefined }
  const page = <FlowChart memberId="ana" />
  const place = await mountPage({ world, tab, path: '/order-center', page, sync })
  return { place, pull }
}

test('a chart that is not on the device says so, and is fetched at the member’s word', async () => {
  const { place, pull } = await visitOffline({ isKept: false })
  await vi.waitFor(() => expect(place.textContent).toContain('The course over time is not here yet'), patient)
  const before = pull.mock.calls.length
  await press(place, /Fetch it now/)
  await vi.waitFor(() => expect(pull).toHaveBeenCalledTimes(before + 1), patient)
})

test('a chart that is shown from the device without a network says how old it is', async () => {
  const { place } = await visitOffline({ isKept: true })
  if (!matchMedia('(width >= 64rem)').matches) await press(place, /Show the course over time/)
  await vi.waitFor(() => expect(place.textContent).toContain('updated 7 min ago'), patient)
})
