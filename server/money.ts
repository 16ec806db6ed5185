import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { accountsRoutes } from './features/cashier/accounts/routes.ts'
import { hasWithdrawalPassword } from './features/cashier/accounts/service.ts'
import { rechargesRoutes } from './features/cashier/deposit/routes.ts'
import { settleNotified, workRecharges } from './features/cashier/deposit/service.ts'
import { depositDeskRoutes } from './features/cashier/deposit-desk/routes.ts'
import {
  type MoneyDeps,
  openProvider,
  registerWebhook,
  workInbox,
} from './features/cashier/providers/service.ts'
import { serveWebhooks } from './features/cashier/providers/webhook-routes.ts'
import { reconciliationRoutes } from './features/cashier/reconciliation/routes.ts'
import { startReconciliation } from './features/cashier/reconciliation/service.ts'
import { reviewRoutes } from './features/cashier/review/routes.ts'
import { withdrawalsRoutes } from './features/cashier/withdraw/routes.ts'
import { settleNotifiedPayout, workWithdrawals } from './features/cashier/withdraw/service.ts'
import type { PixConfig } from './platform/config/money-config.ts'
import type { Route } from './platform/http/route.ts'
import { startWorker } from './platform/workers/worker.ts'

interface Money {
  readonly routes: readonly Route[]
  readonly hasWithdrawalPassword: (memberId: string) => Promise<boolean>
  readonly stop: () => Promise<void>
}

/** Deposits, payout accounts, withdrawals and their review: their calls, the provider's webhook, and what works behind. */
export function startMoney(deps: Deps, app: FastifyInstance): Money {
  const provider = openProvider(deps)
  const money: MoneyDeps = { ...deps, provider }
  const workers = provider === undefined ? [] : startWorkers(money)
  const wakeAll = () => {
    for (const worker of workers) worker.wake()
  }
  serveWebhooks(app, deps, wakeAll)
  return {
    routes: [
      ...rechargesRoutes(money),
      ...accountsRoutes(money),
      ...withdrawalsRoutes(money),
      ...reviewRoutes(money, wakeAll),
      ...depositDeskRoutes(money, wakeAll),
      ...reconciliationRoutes(money),
    ],
    hasWithdrawalPassword: memberId => hasWithdrawalPassword(deps, memberId),
    stop: async () => {
      await Promise.all(workers.map(worker => worker.stop()))
    },
  }
}

/** The provider forgets us when it is set up anew: told again now and then. */
const registerEveryMs = 10 * 60_000

function startWorkers(deps: MoneyDeps) {
  const { pix } = deps.config
  if (pix === undefined) return []
  const everyMs = pix.workMs
  const { log } = deps
  const settle = {
    pix: (e2eid: string) => settleNotified(deps, e2eid),
    payout: (id: string) => settleNotifiedPayout(deps, id),
  }
  return [
    startWorker({ name: 'webhook registration', everyMs, log, run: keepRegistered(deps, pix) }),
    startWorker({ name: 'webhook inbox', everyMs, log, run: () => workInbox(deps, settle) }),
    startWorker({ name: 'recharges', everyMs, log, run: () => workRecharges(deps) }),
    startReconciliation(deps),
    startWorker({ name: 'withdrawals', everyMs, log, run: () => workWithdrawals(deps) }),
  ]
}

function keepRegistered({ provider, clock }: MoneyDeps, pix: PixConfig): () => Promise<void> {
  let againAt = 0
  return async () => {
    const now = clock.now().getTime()
    if (provider === undefined || now < againAt) return
    if (await registerWebhook(provider, pix)) againAt = now + registerEveryMs
  }
}
