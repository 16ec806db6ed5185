import type { Deps } from '../../../deps.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { processEach } from '../../../platform/workers/process-each.ts'
import { startWorker, type Worker } from '../../../platform/workers/worker.ts'
import { refuseOnBreak } from '../breaks/service.ts'
import { enrolNew, listDue, moveDue, takeDue } from './reminder-store.ts'
import { monthsLater, nextReminder } from './rules.ts'

const batch = 100

/**
 * Asks members every six months to look at their limits (docs/rules/responsible-gambling.md): in Arara’s own messages, and never by a
 * letter. Who decided about a limit since, plays no more or is on a break is not asked now. Answers how many were.
 */
export async function remindOfLimits(deps: Deps): Promise<number> {
  let report = 0
  await enrolNew(deps.db, deps.clock.now())
  for (;;) {
    const due = await listDue(deps.db, deps.clock.now(), batch)
    const failed = await processEach(
      due,
      async memberId => {
        if (await remind(deps, memberId)) report += 1
      },
      { log: deps.log, what: 'a reminder of limits failed; it is tried again', nameOf: id => `member ${id}` },
    )
    // Those that failed are due still: the next run begins with them.
    if (due.length < batch || failed.length > 0) return report
  }
}

function remind(deps: Deps, memberId: string): Promise<boolean> {
  return transaction(deps.db, async tx => {
    const now = deps.clock.now()
    const facts = await takeDue(tx, memberId, { at: now, playedSince: monthsLater(now, -6) })
    if (facts === undefined) return false
    const isOnBreak = (await refuseOnBreak(deps, tx, memberId)) !== undefined
    const { isTold: isNotified, dueAt } = nextReminder({ ...facts, isOnBreak }, now)
    await moveDue(tx, memberId, dueAt)
    if (isNotified) {
      const details = { limits: Number(facts.limits) }
      await notify(deps, tx, { memberId, kind: 'limits_review', details, link: '/responsible-gaming' })
    }
    return isNotified
  })
}

const everyMs = 15 * 60_000

export function startReminders(deps: Deps): Worker {
  const run = async () => {
    if ((await remindOfLimits(deps)) > 0) deps.pokeOutbox()
  }
  return startWorker({ name: 'limit reminders', everyMs, log: deps.log, run })
}
