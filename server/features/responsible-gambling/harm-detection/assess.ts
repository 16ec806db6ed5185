import { brazilDay } from '../../../../contract/brazil-day.ts'
import type { Deps } from '../../../deps.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { processEach } from '../../../platform/workers/process-each.ts'
import { startWorker, type Worker } from '../../../platform/workers/worker.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { closeOffers, offersClosedBy, openOffers } from '../breaks/service.ts'
import { markersOf, offersAfter, scoreOf } from './rules.ts'
import { keepStanding, listToAssess, readFacts } from './store.ts'

type HarmDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'wallet' | 'ids'>

const batch = 200
const firstId = '00000000-0000-0000-0000-000000000000'

/** Looks at everybody who plays, once a night: what their days up to yesterday speak for. Answers how many failed. */
export async function assessAll(deps: HarmDeps): Promise<number> {
  const today = nightOf(deps)
  let failed = 0
  for (let after = firstId; ; ) {
    const due = await listToAssess(deps.db, { today, after, limit: batch })
    const missed = await processEach(due, memberId => assess(deps, memberId, today), {
      log: deps.log,
      what: 'markers of harm could not be looked at; it is tried again',
      nameOf: memberId => `member ${memberId}`,
    })
    failed += missed.length
    const last = due.at(-1)
    if (last === undefined || due.length < batch) return failed
    after = last
  }
}

/** Bets that waited for their lock over midnight are written down by then. */
const settlingMs = 10 * 60_000
const nightOf = ({ clock }: Pick<Deps, 'clock'>) => brazilDay(new Date(clock.now().getTime() - settlingMs))

function assess(deps: HarmDeps, memberId: string, today: string): Promise<void> {
  return transaction(deps.db, async tx => {
    await lockWallet(tx, memberId, 'BRL')
    const facts = await readFacts(tx, memberId, today)
    if (facts === undefined) return
    const markers = markersOf(facts)
    const { score, level } = scoreOf(markers)
    await keepStanding(tx, { memberId, today, score, level, markers })
    const before = await offersClosedBy(tx, memberId)
    const after = offersAfter(level, before)
    if (after === before) return
    const at = deps.clock.now()
    if (after === undefined) await openOffers(deps, tx, memberId)
    else await closeOffers(deps, tx, { memberId, by: after, at })
  })
}

const everyMs = 15 * 60_000

/** One night is looked at to its end by each process, then nothing is asked until the next: a look is kept once a day. */
export function startHarmDetection(deps: Deps): Worker {
  let done = ''
  const run = async () => {
    const night = nightOf(deps)
    if (night === done) return
    if ((await assessAll(deps)) > 0) return
    done = night
    deps.pokeOutbox()
  }
  return startWorker({ name: 'care', everyMs, log: deps.log, run })
}
