import type { Deps } from '../../deps.ts'
import type { Route } from '../../platform/http/route.ts'
import { startWorker } from '../../platform/workers/worker.ts'
import type { Ports } from './promotion.ts'
import { servedPromotions } from './registry.ts'
import { createUnclaimedReturns } from './return-unclaimed.ts'
import { promotionsRoutes } from './routes.ts'
import { insertFirstTerms } from './terms-store.ts'

const everyMs = 60_000

/** The promotions' calls and workers. `ports` answer for other areas. */
export async function startPromotions(
  deps: Deps,
  ports: Ports,
): Promise<{ readonly routes: readonly Route[]; readonly stop: () => Promise<void> }> {
  const { log } = deps
  await insertFirstTerms(deps.db, deps.clock.now())
  const losses = { name: 'losses of unclaimed rewards', run: createUnclaimedReturns(deps) }
  const works = [...servedPromotions.flatMap(one => one.workers ?? []), losses]
  const workers = works.map(({ name, run }) =>
    startWorker({ name, everyMs, log, run: () => run(deps, ports) }),
  )
  return {
    routes: promotionsRoutes(deps, ports),
    stop: async () => {
      for (const worker of workers) await worker.stop()
    },
  }
}
