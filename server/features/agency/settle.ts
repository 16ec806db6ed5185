import { formatCentavos } from '../../../contract/centavos.ts'
import { brazilDay } from '../../brazil-day.ts'
import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { startWorker, type Worker } from '../../worker.ts'
import { notify } from '../information/service.ts'
import { barLinked } from './line-store.ts'
import { isSettled, listUnpaid, markPaid, settleWeek } from './week-store.ts'
import { lastFinishedWeek } from './weeks.ts'

type AgencyDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'wallet' | 'log' | 'config'>

const everyMs = 15 * 60_000
const agentsATurn = 200

/** Weeks end on Sunday night in São Paulo and are settled from ten minutes after it on, by whichever process comes first. */
export function startAgency(deps: AgencyDeps): Worker {
  return startWorker({ name: 'agency', everyMs, log: deps.log, run: () => settleDue(deps) })
}

/**
 * Settles the last finished week if nobody did and the licence allows commission, then pays what is settled and not paid;
 * each once.
 */
export async function settleDue(deps: AgencyDeps): Promise<void> {
  const now = deps.clock.now()
  const week = lastFinishedWeek(brazilDay(new Date(now.getTime() - 10 * 60_000)))
  const { isOpen } = deps.config.regime.agency
  if (isOpen && !(await isSettled(deps.db, week))) await settle(deps, week, now)
  for (;;) {
    const unpaid = await listUnpaid(deps.db, agentsATurn)
    for (const one of unpaid) await pay(deps, one)
    if (unpaid.length < agentsATurn) return
  }
}

async function settle(deps: AgencyDeps, week: string, now: Date): Promise<void> {
  const agents = await transaction(
    deps.db,
    async tx => {
      await barLinked(tx)
      return settleWeek(tx, week, now)
    },
    { keyed: true },
  )
  if (agents !== undefined) deps.log.info({ week, agents }, 'a week of the agency was settled')
}

async function pay(
  deps: AgencyDeps,
  one: { readonly agent_id: string; readonly week: string; readonly commission: bigint },
): Promise<void> {
  const { agent_id: memberId, week, commission: amount } = one
  await transaction(
    deps.db,
    async tx => {
      const key = `agency:${memberId}:${week}`
      const order = { memberId, currency: 'BRL', key, kind: 'commission', amount, reference: week } as const
      const posted = await deps.wallet.payReward(tx, { ...order, cost: 'commission_cost', to: 'cash' })
      if (posted.status === 'refused') throw new Error(`A commission could not be paid: ${posted.word}`)
      await markPaid(tx, one, deps.clock.now())
      if (posted.replayed) return
      const details = { money: formatCentavos(amount), week }
      await notify(deps, tx, { memberId, kind: 'commission_paid', details, link: '/agency-center/reward' })
      await deps.wallet.announce(tx, { memberId, topic: 'agency', payload: {} })
    },
    { keyed: true },
  )
}
