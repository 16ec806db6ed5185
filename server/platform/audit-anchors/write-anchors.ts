import { Counter, Gauge, type Registry } from 'prom-client'
import type { Deps } from '../../deps.ts'
import { transaction } from '../database/transaction.ts'
import { startWorker, type Worker } from '../workers/worker.ts'
import { anchorKeyOf, digestOf, readAnchor, signAnchor } from './anchor.ts'
import { openAnchorPlace } from './anchor-config.ts'
import type { AnchorPlace } from './anchor-place.ts'
import {
  addAnchor,
  anchorsAfter,
  endLease,
  hashOfRow,
  leaseDelivery,
  newestAnchor,
  newestDelivered,
  readHead,
  recordDelivered,
} from './anchor-store.ts'

type Writer = Pick<Deps, 'db' | 'clock' | 'secrets'>

const hourMs = 3_600_000
const leaseMs = 120_000

/** Signs the head of the audit log once an hour, among all processes. Answers the breach that it sees at a glance. */
export function makeAnchor({ db, clock, secrets }: Writer): Promise<string | undefined> {
  const now = clock.now()
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs)
  return transaction(db, async tx => {
    const before = await newestAnchor(tx)
    const read = before === undefined ? undefined : readAnchor(before.line)
    const last = read?.outcome === 'read' ? read.anchor : undefined
    if (last !== undefined && Date.parse(last.at) >= hour.getTime()) return undefined
    const { seq, hash } = await readHead(tx)
    const n = (before?.n ?? 0n) + 1n
    const line = signAnchor(anchorKeyOf(secrets), {
      ...{ n: Number(n), at: now.toISOString(), seq: Number(seq), head: hash.toString('hex') },
      previous: before === undefined ? '' : digestOf(before.line),
    })
    await addAnchor(tx, { n, line, hour })
    if (before !== undefined && last === undefined) return 'the newest anchor of the database was changed'
    if (last === undefined || last.seq === 0) return undefined
    if (Number(seq) < last.seq) return `the log ends at row ${seq}; an hour ago it ended at ${last.seq}`
    return (await hashOfRow(tx, last.seq)) === last.head
      ? undefined
      : `row ${last.seq} was changed or is gone`
  })
}

/** Hands what is not yet outside to the place, in order, by one process at a time. */
export async function deliverAnchors({ db, clock }: Writer, place: AnchorPlace): Promise<void> {
  const delivered = await leaseDelivery(db, clock.now(), leaseMs)
  if (delivered === undefined) return
  try {
    for (const { n, line } of await anchorsAfter(db, delivered)) {
      if ((await place.keep(n, line)) === 'taken')
        throw new Error(`${place.name} keeps something else under anchor ${n}`)
      await recordDelivered(db, n)
    }
  } finally {
    await endLease(db)
  }
}

const everyMs = 60_000

/** Signs hourly, delivers, and says by metrics and log when either fails. */
export function startAnchors(deps: Deps, registry: Registry): Worker {
  const { log, config, clock } = deps
  const place = openAnchorPlace(config.auditAnchors, fetch)
  const registers = [registry]
  const failures = new Counter({
    ...{ name: 'audit_anchor_failures_total', registers },
    help: 'Signed heads of the audit log that the place outside did not take',
  })
  const breaches = new Counter({
    ...{ name: 'audit_log_breaches_total', registers },
    help: 'Breaks of the audit log that were seen while its head was signed: alert on the first',
  })
  const age = new Gauge({
    ...{ name: 'audit_anchor_age_seconds', registers },
    help: 'Age of the newest signed head that the place outside has: alert above 7200',
  })
  if (config.mode === 'production' && config.auditAnchors.kind === 'file' && config.auditAnchors.isDefault)
    log.warn({ place: place.name }, 'heads of the audit log stay on this machine: set AUDIT_ANCHOR_URL')
  const run = async () => {
    const breach = await makeAnchor(deps)
    if (breach !== undefined) {
      breaches.inc()
      log.error({ breach }, 'the audit log does not continue its last signed head')
    }
    try {
      await deliverAnchors(deps, place)
    } catch (error) {
      failures.inc()
      log.error({ place: place.name, message: String(error) }, 'a head of the audit log was not kept outside')
    }
    const line = await newestDelivered(deps.db)
    const read = line === undefined ? undefined : readAnchor(line)
    if (read?.outcome === 'read')
      age.set(Math.round((clock.now().getTime() - Date.parse(read.anchor.at)) / 1_000))
  }
  return startWorker({ name: 'audit anchors', everyMs, log, run })
}
