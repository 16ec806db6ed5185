import { processEach } from '../../../../platform/workers/process-each.ts'
import type { Infraction, MoneyDeps, PaymentProvider } from '../../providers/service.ts'
import { settlePayment } from '../settle.ts'
import {
  finishInfractionSweep,
  type InfractionRow,
  isKnownInfraction,
  takeInfractionSweep,
} from './infraction-store.ts'

const minute = 60_000
/** A member's withdrawal takes minutes to review: the hold has to be there before. */
const everyMs = 30_000
/** Clocks differ, and a provider lists a report a little after its time. */
const backMs = 60 * minute
const firstSweepMs = 90 * 24 * 60 * minute

/**
 * Reads the provider's infraction reports (DICT) that changed lately and sets aside what they claim. A provider without
 * such a list refuses the call: disputes are then found as refunds under way, and in the statement.
 */
export async function sweepInfractions(deps: MoneyDeps, provider: PaymentProvider): Promise<void> {
  const now = deps.clock.now()
  const inMs = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  const swept = await takeInfractionSweep(deps.db, {
    now,
    nextAt: inMs(everyMs),
    startAt: inMs(-firstSweepMs),
  })
  if (swept === undefined) return
  const from = new Date(swept.getTime() - backMs)
  for (let page = 0, hasMore = true; hasMore; page += 1) {
    const reply = await provider.listInfractions({ from, to: now, page })
    if (reply.outcome !== 'ok') return
    const failed = await processEach(reply.value.infractions, one => follow(deps, provider, one), {
      log: deps.log,
      what: 'an infraction report could not be followed; it is tried again',
      nameOf: one => one.id,
    })
    if (failed.length > 0) return
    hasMore = reply.value.hasMore
  }
  await finishInfractionSweep(deps.db, now)
}

async function follow(deps: MoneyDeps, provider: PaymentProvider, report: Infraction): Promise<void> {
  const row: InfractionRow = {
    id: report.id,
    e2eid: report.e2eid,
    amount: report.amount,
    state: report.state,
    opened_at: report.openedAt,
    changed_at: report.changedAt,
  }
  if (await isKnownInfraction(deps.db, row)) return
  const reply = await provider.findPayment(report.e2eid)
  if (reply.outcome === 'unknown') throw new Error(`The payment could not be asked about: ${reply.cause}`)
  // Kept in the transaction that acts on it: a failure leaves it new for the next sweep.
  if (reply.outcome === 'ok') await settlePayment(deps, reply.value, 'recheck', row)
}
