import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import type { AppContext } from '../../../../src/app/app-context.ts'
import { roundStartCall, roundStepCall } from '../../../../src/common/play/round-calls.ts'
import type { StageProps } from '../../../../src/common/play/stage-props.ts'
import { createDeviceNotes } from '../../../../src/db/device-notes.ts'
import type { GameRow } from '../../../../src/db/public-rows.ts'
import { playSessionResource } from '../../../../src/features/games/session/keep-session.ts'
import { answerCheckCall } from '../../../../src/features/games/session/session-calls.ts'
import { Stage } from '../../../../src/features/games/stage/stage.tsx'
import { connection } from '../../../../src/state/connection.ts'
import { createBusyLock } from '../../../../src/state/member/busy.ts'
import { createWorld, type Tab } from '../../../sync/support/world.ts'
import { mount } from '../../mount.tsx'
import { createPlayServer } from './play-server.ts'

const memberId = 'm1'

function gameRow(id: string, engine: string): GameRow {
  return {
    id,
    language: 'en',
    api_code: 'arara',
    provider: 'Arara Originals',
    name: id,
    game_type: 'arcade',
    tags: [],
    rtp: 99,
    volatility: 'medium',
    min_bet: 50n,
    max_bet: 20_000n,
    demo: true,
    launch: 'original',
    engine,
    theme: id,
    art: `art/${id}.svg`,
    popularity: 1,
    released_at: '2026-09-04T00:00:00Z',
  }
}

type StageOf = (props: StageProps) => ReactNode
const usualStage: StageOf = props => <Stage {...props} />
/** A member of real money who plays for play money. */
export const demoStage: StageOf = props => <Stage {...props} mode="demo" />

/** A game of another provider, in a frame of its own origin. */
export const frameStage: StageOf = props => (
  <Stage {...props} game={{ ...props.game, provider: 'Moeda', launch: 'frame', engine: null }} />
)

/** A member at a game: the real stage, engine of the local database and money calls; only the server's place is taken. */
export async function takeSeat(id: string, engine: string, stageOf = usualStage) {
  // Outcomes are shown at once, and what the live queries bring needs no `act`.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  onTestFinished(() => void vi.unstubAllGlobals())
  sessionStorage.clear()
  connection.quality = 'online'
  const world = await createWorld()
  const server = createPlayServer(engine)
  world.server.decide(server.fate)
  const tab = await world.openTab()
  tab.sync.registerMoneyCall('round-start', async () => roundStartCall(world.clock.now))
  tab.sync.registerMoneyCall('round-step', async () => roundStepCall(world.clock.now))
  tab.sync.registerResource('play-session', async () => playSessionResource(world.clock.now))
  tab.sync.registerMoneyCall('check-answer', async () => answerCheckCall(world.clock.now))
  await tab.signIn(memberId)
  const busy = createBusyLock(world.locks)
  const show = async () => {
    const { place } = await mount(
      <Seat stageOf={stageOf} game={gameRow(id, engine)} context={contextOf(tab, busy)} />,
    )
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
    onTestFinished(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true))
    return place
  }
  return { world, server, tab, busy, show }

  function contextOf({ api, db, sync }: Tab, lock: typeof busy): AppContext {
    return {
      api,
      db,
      sync,
      busy: lock,
      notes: createDeviceNotes(db, world.clock.now),
      session: () => Promise.reject(new Error('nobody signs in here')),
      now: world.clock.now,
      newKey: () => 'key',
      page: () => undefined,
      whole: async () => undefined,
      reach: async () => undefined,
      build: 'test',
    }
  }
}

type SeatProps = { stageOf: StageOf; game: GameRow; context: AppContext }

function Seat({ stageOf, game, context }: SeatProps) {
  const rootRoute = createRootRouteWithContext<AppContext>()({
    component: () => stageOf({ game, mode: 'real', memberId, held: undefined, onLeave: () => undefined }),
  })
  const router = createRouter({
    routeTree: rootRoute,
    context,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  return <RouterProvider router={router} />
}
