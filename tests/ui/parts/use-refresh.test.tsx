// @vitest-environment happy-dom
import { proxy, useSnapshot } from 'valtio'
import { afterEach, expect, it, vi } from 'vitest'
import { useRefresh } from '../../../src/common/use-refresh.ts'
import { recordOutcome } from '../../../src/state/connection.ts'
import type { PullOutcome } from '../../../src/sync/pull/pull.ts'
import { Button } from '../../../src/ui/button.tsx'
import { resetConnection } from '../../support/reset-connection.ts'
import type { Fate } from '../../sync/support/fake-server.ts'
import { reply } from '../../sync/support/server-calls.ts'
import { patient, press } from '../games/stage/play-hands.ts'
import { openMemberTab } from '../member-tab.ts'
import { mountPage } from '../mount-page.tsx'

afterEach(resetConnection)

/** A screen that shows how its rows fare, until it is left. */
function createScreen() {
  const state = proxy({ isHere: true })
  const Rows = () => {
    const { hasFailed, isAsking, isRetrying, retry } = useRefresh('favourites')
    const reported = hasFailed ? (isRetrying ? 'retrying' : 'failed') : isAsking ? 'asking' : 'there'
    return <Button onClick={retry}>{reported}</Button>
  }
  const Screen = () => (useSnapshot(state).isHere ? <Rows /> : null)
  const leave = () => {
    state.isHere = false
  }
  return { page: <Screen />, leave }
}

const says = (place: HTMLElement, word: string) =>
  vi.waitFor(() => expect(place.textContent).toBe(word), patient)

it('rows that a queue moves under each answer count as still asked for, and are asked for again a moment later', async () => {
  const { world, tab } = await openMemberTab('ana')
  const { page } = createScreen()
  const outcomes: PullOutcome[] = [{ kind: 'moved' }, { kind: 'moved' }, { kind: 'applied' }]
  const reported: (string | null)[] = []
  const sync = {
    pull: async (): Promise<PullOutcome> => {
      reported.push(document.body.textContent)
      return outcomes.shift() ?? { kind: 'fresh' }
    },
    watch: () => () => undefined,
  }
  const place = await mountPage({ world, tab, path: '/favourites', page, sync })
  await says(place, 'there')
  expect(reported).toEqual(['asking', 'asking', 'asking'])
})

/** A screen whose rows the server refused; from then on it answers nothing. */
async function failedOnce() {
  const { world, tab } = await openMemberTab('ana')
  const { page, leave } = createScreen()
  const { server } = world
  server.decide(() => reply(422, { error: 'parameters_invalid', message: '' }))
  const place = await mountPage({ world, tab, path: '/favourites', page })
  await says(place, 'failed')
  server.decide(() => new Promise<Fate>(() => undefined))
  const before = server.sent.length
  const untilAsked = () => vi.waitFor(() => expect(server.sent).toHaveLength(before + 1), patient)
  const untilGivenUp = () =>
    vi.waitFor(() => {
      world.clock.advance(1_000)
      expect(server.givenUp.map(({ path }) => path)).toEqual(['/api/games/follow'])
    }, patient)
  return { place, leave, untilAsked, untilGivenUp }
}

it('what was asked for once more at the member’s word is given up when the screen goes', async () => {
  const { place, leave, untilAsked, untilGivenUp } = await failedOnce()
  await press(place, /failed/)
  await untilAsked()
  leave()
  await untilGivenUp()
})

it('what was asked for once more because the line returned is given up when the screen goes', async () => {
  const { leave, untilAsked, untilGivenUp } = await failedOnce()
  recordOutcome({ kind: 'disconnected' }, 0)
  recordOutcome({ kind: 'answered', tookMs: 1 }, 10)
  await untilAsked()
  leave()
  await untilGivenUp()
})
