import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import type { OwnData } from './features/account/profile/export.ts'
import type { WithdrawalPasswords } from './features/auth/resets/pin-reset.ts'
import { accountsRoutes } from './features/cashier/accounts/routes.ts'
import {
  forgetWithdrawalTries,
  hasWithdrawalPassword,
  readDestinations,
  replaceWithdrawalPassword,
} from './features/cashier/accounts/service.ts'
import { rechargesRoutes } from './features/cashier/deposit/routes.ts'
import { readOwnProof, settleNotified, workRecharges } from './features/cashier/deposit/service.ts'
import { depositAdminRoutes } from './features/cashier/deposit-admin/routes.ts'
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
  readonly withdrawalPasswords: WithdrawalPasswords
  /** The cashier's part of a member's own export. */
  readonly ownData: OwnData
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
      ...depositAdminRoutes(money, wakeAll),
      ...reconciliationRoutes(money),
    ],
    withdrawalPasswords: {
      has: memberId => hasWithdrawalPassword(deps, memberId),
      replace: (memberId, pin) => replaceWithdrawalPassword(deps, memberId, pin),
      forgetTries: memberId => forgetWithdrawalTries(deps, memberId),
    },
    ownData: {
      tables: [
        {
          name: 'payout_accounts',
          read: async memberId => (await readDestinations(deps, memberId)).map(account => ({ ...account })),
        },
      ],
      files: [{ name: 'payment_proofs', read: (memberId, at) => readOwnProof(deps, memberId, at) }],
    },
    stop: async () => {
      await Promise.all(workers.map(worker => worker.stop()))
    },
  }
}

/** A provider that is set up again has lost our webhook address: it is registered again at this interval, 10 min. */
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
