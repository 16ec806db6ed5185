// @vitest-environment happy-dom
import { proxy, useSnapshot } from 'valtio'
import { expect, it, vi } from 'vitest'
import { useOlder } from '../../../src/records/use-older.ts'
import type { PullOutcome } from '../../../src/sync/pull/pull.ts'
import { patient, press } from '../games/stage/play-hands.ts'
import { openMemberTab } from '../member-tab.ts'
import { mountPage } from '../mount-page.tsx'

// Requests … aborted when the screen goes.
it('older rows that are asked for are given up when the screen goes', async () => {
  const { world, tab } = await openMemberTab('ana')
  const state = proxy({ isHere: true })
  const Rows = () => {
    const { show } = useOlder('rounds', 300)
    return (
      <button type="button" onClick={() => show(false)}>
        Older
      </button>
    )
  }
  const Screen = () => (useSnapshot(state).isHere ? <Rows /> : null)
  const signals: (AbortSignal | undefined)[] = []
  const pull = (_id: string, options?: { signal?: AbortSignal }) => {
    signals.push(options?.signal)
    return new Promise<PullOutcome>(() => undefined)
  }
  const place = await mountPage({ world, tab, path: '/', page: <Screen />, sync: { pull } })
  await press(place, /Older/)
  expect(signals.map(signal => signal?.aborted)).toEqual([false])
  state.isHere = false
  await vi.waitFor(() => expect(signals.map(signal => signal?.aborted)).toEqual([true]), patient)
})
