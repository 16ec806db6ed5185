import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { createKeys } from './features/games/provider/keys.ts'
import { sweepPlaySessions } from './features/games/provider/play-session-store.ts'
import { serveProviders } from './features/games/provider/provider-routes.ts'
import { createProviderWallet } from './features/games/provider/service.ts'
import { closeAbandoned } from './features/games/rounds/close-abandoned.ts'
import { roundsRoutes } from './features/games/rounds/routes.ts'
import { createPlay } from './features/games/rounds/service.ts'
import type { TableWire } from './features/games/shared-rounds/news.ts'
import { sharedRoundsRoutes } from './features/games/shared-rounds/routes.ts'
import { startSharedRounds } from './features/games/shared-rounds/service.ts'
import { catalogueRoutes } from './features/lobby/catalogue/routes.ts'
import { createCatalogue } from './features/lobby/catalogue/service.ts'
import { rollUpStakes } from './features/lobby/catalogue/stake-store.ts'
import { favouritesRoutes } from './features/lobby/favourites/routes.ts'
import { sportsRoutes } from './features/sportsbook/routes.ts'
import { startSports } from './features/sportsbook/service.ts'
import type { Route } from './platform/http/route.ts'
import { startWorker } from './platform/workers/worker.ts'

interface Games {
  readonly routes: readonly Route[]
  readonly stop: () => Promise<void>
}

const rollUpEveryMs = 15 * 60_000
const closeEveryMs = 5 * 60_000

/** Everything about games, wired: the catalogue, hearts, rounds, other providers' wallet calls, and the work that runs beside them. */
export function startGames(deps: Deps, app: FastifyInstance, wire: TableWire): Games {
  const catalogue = createCatalogue(deps)
  const play = createPlay(deps, catalogue)
  const shared = startSharedRounds(deps, catalogue, wire)
  const sports = startSports(deps, catalogue)
  const { log } = deps
  serveProviders(app, deps, createKeys(deps), createProviderWallet(deps, catalogue))
  const workers = [
    startWorker({ name: 'stakes of games', everyMs: rollUpEveryMs, log, run: () => rollUpStakes(deps) }),
    startWorker({
      name: 'abandoned rounds',
      everyMs: closeEveryMs,
      log,
      run: async () => {
        await Promise.all([closeAbandoned(play), sweepPlaySessions(deps)])
      },
    }),
  ]
  for (const worker of workers) worker.wake()
  return {
    routes: [
      ...catalogueRoutes(catalogue),
      ...favouritesRoutes(deps, catalogue),
      ...roundsRoutes(play),
      ...sharedRoundsRoutes(shared.deps),
      ...sportsRoutes(sports.deps),
    ],
    stop: async () => {
      await shared.stop()
      await sports.stop()
      await Promise.all(workers.map(worker => worker.stop()))
    },
  }
}
