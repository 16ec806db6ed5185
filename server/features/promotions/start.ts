import type { Deps } from '../../deps.ts'
import type { Route } from '../../platform/http/route.ts'
import { startWorker } from '../../platform/workers/worker.ts'
import type { LevelOf } from './daily/betting-rebate.ts'
import { runRebateNights } from './daily/night.ts'
import { takeBackInvitations } from './invitation/note-friend.ts'
import { returnUnclaimed } from './return-unclaimed.ts'
import { promotionsRoutes } from './routes.ts'

const everyMs = 60_000

/** The promotions' calls, and what works behind. `levelOf` is the VIP club's answer. */
export function startPromotions(
  deps: Deps,
  levelOf: LevelOf,
): { readonly routes: readonly Route[]; readonly stop: () => Promise<void> } {
  const { log } = deps
  const nights = startWorker({
    name: 'betting rebates',
    everyMs,
    log,
    run: () => runRebateNights(deps, levelOf),
  })
  const backs = startWorker({ name: 'invitations', everyMs, log, run: () => takeBackInvitations(deps) })
  const returns = startWorker({
    name: 'losses of unclaimed rewards',
    everyMs,
    log,
    run: () => returnUnclaimed(deps),
  })
  return {
    routes: promotionsRoutes(deps, levelOf),
    stop: async () => {
      await nights.stop()
      await backs.stop()
      await returns.stop()
    },
  }
}
