import { brazilDay } from '../../../contract/brazil-day.ts'
import { formatCentavos } from '../../../contract/centavos.ts'
import type { Deps } from '../../deps.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { processEach } from '../../platform/workers/process-each.ts'
import { startWorker, type Worker } from '../../platform/workers/worker.ts'
import { barLinked } from './line-store.ts'
import { closeWeek, listUnpaid, listUnsettled, markPaid, settleWeek, type Unpaid } from './week-store.ts'
import { lastFinishedWeek } from './weeks.ts'

type AgencyDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'wallet' | 'log' | 'config'>

const everyMs = 15 * 60_000
const agentsATurn = 200

/** Weeks end on Sunday night in São Paulo and are settled from ten minutes after it on, by whichever process comes first. */
export function startAgency(deps: AgencyDeps): Worker {
  return startWorker({ name: 'agency', everyMs, log: deps.log, run: () => settleDue(deps) })
}

/**
 * Settles every finished week that nobody settled yet, the earliest first, then pays what is settled and not paid; each once. A
 * week that ends while the licence forbids commission is closed without any. Where a week fails, later ones wait for it: they carry
 * its losses on.
 */
export async function settleDue(deps: AgencyDeps): Promise<void> {
  const now = deps.clock.now()
  const last = lastFinishedWeek(brazilDay(new Date(now.getTime() - 10 * 60_000)))
  for (const week of await listUnsettled(deps.db, last)) {
    const failed = await processEach([week], one => settle(deps, one, now), {
      log: deps.log,
      what: 'a week of the agency could not be settled; it is tried again',
      nameOf: one => one,
    })
    if (failed.length > 0) break
  }
  const failed = new Set<string>()
  const nameOf = ({ agent_id, week: of }: Unpaid) => `${agent_id} ${of}`
  const what = 'a commission could not be paid; it is tried again'
  for (;;) {
    // Those that failed stand first again: as many more are asked for.
    const rows = await listUnpaid(deps.db, agentsATurn + failed.size)
    const unpaid = rows.filter(one => !failed.has(nameOf(one)))
    for (const one of await processEach(unpaid, due => pay(deps, due), { log: deps.log, what, nameOf }))
      failed.add(nameOf(one))
    if (unpaid.length < agentsATurn) return
  }
}

async function settle(deps: AgencyDeps, week: string, now: Date): Promise<void> {
  const agents = await transaction(
    deps.db,
    async tx => {
      if (!deps.config.regime.agency.isOpen) return closeWeek(tx, week, now)
      await barLinked(tx)
      return settleWeek(tx, week, now)
    },
    { keyed: true },
  )
  if (agents !== undefined) deps.log.info({ week, agents }, 'a week of the agency was settled')
}

async function pay(deps: AgencyDeps, one: Unpaid): Promise<void> {
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
