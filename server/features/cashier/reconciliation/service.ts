import type * as z from 'zod/mini'
import { brazilDay } from '../../../../contract/brazil-day.ts'
import {
  type DayReport,
  type Difference,
  explainDifference,
  type ReconciledDay,
  reconcile,
  type reconciliationList,
} from '../../../../contract/cashier/reconciliation.ts'
import { isDay } from '../../../../contract/fields.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import { type Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { processEach } from '../../../platform/workers/process-each.ts'
import { startWorker, type Worker } from '../../../platform/workers/worker.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { psp, reconcileDay, spanOf } from './run-day.ts'
import {
  type DayRow,
  type DifferenceRow,
  daysDue,
  markExplained,
  readByHand,
  readDays,
  readDifferences,
  takeTurn,
} from './store.ts'

const usualPage = 31

/** The days that were compared with the provider, newest first, by cursor. */
export async function listDays(
  deps: MoneyDeps,
  { cursor, limit = usualPage }: z.output<typeof reconciliationList.body>,
): Promise<z.output<typeof reconciliationList.reply> | Refused> {
  if (cursor !== undefined && !isDay(cursor)) return refuseFields({ cursor: ['invalid'] })
  const rows = await readDays(deps.db, psp, { before: cursor, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    data: shown.map(toDay),
    next_cursor: rows.length > limit ? (shown.at(-1)?.day ?? null) : null,
    version: String(deps.clock.now().getTime()),
    deleted: [],
    reset: true,
    unchanged: false,
  }
}

/** A day's sums of ledger and provider in centavos, and each difference. Refuses not_found. */
export async function readReport(db: MoneyDeps['db'], day: string): Promise<{ data: DayReport } | Refused> {
  const [row] = await readDays(db, psp, { day, limit: 1 })
  if (row === undefined) return refuse('not_found')
  const differences = await readDifferences(db, { psp, day })
  const totals = row.totals.map(one => ({
    ...one,
    ledger: BigInt(one.ledger),
    provider: BigInt(one.provider),
  }))
  const by_hand = await readByHand(db, spanOf(day))
  return { data: { day: toDay(row), totals, by_hand, differences: differences.map(toDifference) } }
}

interface Asked<Body> {
  readonly administratorId: string
  readonly key: string | undefined
  readonly body: Body
}

/** Compares a day because somebody asks for it. The provider is asked before anything is written. */
export async function runNow(
  deps: MoneyDeps,
  { administratorId, key, body }: Asked<z.output<typeof reconcile.body>>,
): Promise<{ data: DayReport } | Refused> {
  const { day } = body
  if (day > brazilDay(deps.clock.now())) return refuseFields({ day: ['invalid'] })
  const outcome =
    deps.provider === undefined
      ? 'unanswered'
      : await reconcileDay(deps, deps.provider, { day, by: administratorId })
  // Not kept as the key's answer: the same key may try again.
  if (outcome === 'unanswered') return refuse('payment_provider_unavailable')
  return runOnce(deps, { endpoint: reconcile, memberId: administratorId, key, body }, async tx => {
    const report = await readReport(tx, day)
    await audit(deps, tx, { administratorId, action: 'reconcile', subject: `day:${day}`, details: {} })
    return report
  })
}

/** Notes why a difference is none, with the name of the administrator. Refuses not_found. */
export async function explain(
  deps: MoneyDeps,
  { administratorId, key, body }: Asked<z.output<typeof explainDifference.body>>,
): Promise<{ data: Difference } | Refused> {
  return runOnce(deps, { endpoint: explainDifference, memberId: administratorId, key, body }, async tx => {
    const { id, note } = body
    const isDone = await markExplained(tx, { id, note, by: administratorId, at: deps.clock.now() })
    const [row] = await readDifferences(tx, { id })
    if (row === undefined) return refuse('not_found')
    if (!isDone) return refuse('difference_not_open')
    const subject = `difference:${id}`
    await audit(deps, tx, {
      administratorId,
      action: 'difference_explain',
      subject,
      details: { day: row.day, note },
    })
    return { data: toDifference(row) }
  })
}

function toDay(row: DayRow): ReconciledDay {
  const difference = row.provider_net - row.ledger_net
  return {
    day: row.day,
    ran_at: row.ran_at.toISOString(),
    ran_by: row.ran_by,
    ledger: row.ledger_net,
    provider: row.provider_net,
    difference,
    explained: row.explained,
    open: difference - row.explained,
    open_count: Number(row.open_count),
  }
}

function toDifference(row: DifferenceRow): Difference {
  const { ledger_amount: ledger, provider_amount: provider, first_seen, day: _day, ...rest } = row
  return { ...rest, ledger, provider, first_seen: first_seen.toISOString() }
}

const everyMs = 10 * 60_000
const againAfterMs = 6 * 3_600_000
/** Clocks differ, and statements close a little after midnight. */
const afterMidnightMs = 60 * 60_000

/** Every finished day once, and again while something in it is open or under way. */
export async function reconcileDue(deps: MoneyDeps): Promise<void> {
  const { provider, clock, db, log } = deps
  const now = clock.now()
  if (provider === undefined) return
  if (!(await takeTurn(db, { now, nextAt: new Date(now.getTime() + everyMs) }))) return
  const today = brazilDay(new Date(now.getTime() - afterMidnightMs))
  const before = new Date(now.getTime() - againAfterMs)
  let isAnswering = true
  const reconcile = async (day: string) => {
    if (!isAnswering) return
    isAnswering = (await reconcileDay(deps, provider, { day, by: null })) === 'done'
    if (!isAnswering) return
    const [row] = await readDays(db, psp, { day, limit: 1 })
    if (row !== undefined && row.open_count > 0n) {
      log.error({ day, open: String(row.open_count) }, 'ledger and provider differ; somebody has to look')
    }
  }
  await processEach(await daysDue(db, psp, { today, before }), reconcile, {
    log,
    what: 'a day could not be reconciled; it is tried again',
    nameOf: day => day,
  })
}

/** The worker that compares each day once it is over. */
export function startReconciliation(deps: MoneyDeps): Worker {
  return startWorker({ name: 'reconciliation', everyMs, log: deps.log, run: () => reconcileDue(deps) })
}
