import type { Deps } from './deps.ts'
import { catalogueRoutes } from './features/catalogue/routes.ts'
import { createCatalogue } from './features/catalogue/service.ts'
import { rollUpStakes } from './features/catalogue/stake-store.ts'
import { favouritesRoutes } from './features/favourites/routes.ts'
import type { Route } from './http/route.ts'
import { startWorker } from './worker.ts'

interface Games {
  readonly routes: readonly Route[]
  readonly stop: () => Promise<void>
}

const rollUpEveryMs = 15 * 60_000

/** Everything about games, wired: the catalogue, hearts, and the work that runs beside them. */
export function startGames(deps: Deps): Games {
  const catalogue = createCatalogue(deps)
  const rollUp = startWorker({
    name: 'stakes of games',
    everyMs: rollUpEveryMs,
    run: () => rollUpStakes(deps),
    log: deps.log,
  })
  rollUp.wake()
  return {
    routes: [...catalogueRoutes(catalogue), ...favouritesRoutes(deps, catalogue)],
    stop: () => rollUp.stop(),
  }
}
