import { Gauge, type Registry } from 'prom-client'
import type { Deps } from '../../../deps.ts'
import { startWorker, type Worker } from '../../../platform/workers/worker.ts'
import { countDue } from './deadline.ts'

const everyMs = 30_000

/**
 * Somebody is to be woken before a member waits longer than the licence allows: `withdrawals_overdue` is to be alarmed
 * on, and every one more than before is an error in the log.
 */
export function watchDeadlines(deps: Deps, registry: Registry): Worker {
  const { log, config } = deps
  let report = 0
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const overdueGauge = gauge('withdrawals_overdue', 'Open withdrawals past what was promised: alert above 0')
  const soonGauge = gauge('withdrawals_due_soon', 'Open withdrawals with half an hour left or less')
  const run = async () => {
    const { overdue, soon, oldest_due } = await countDue(deps)
    overdueGauge.set(overdue)
    soonGauge.set(soon)
    if (overdue > report) {
      const minutes = config.regime.withdrawals.latestMinutes
      log.error({ overdue, oldest_due, minutes }, 'withdrawals are past their deadline')
    }
    report = overdue
  }
  return startWorker({ name: 'deadlines of withdrawals', everyMs, log, run })
}
