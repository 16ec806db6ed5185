import type { Deps } from './deps.ts'
import { dropRegistrations } from './features/account/profile/drop-registrations.ts'
import { eraseLateRows, forgetMembers } from './features/account/profile/forget-members.ts'
import { sweepCodes } from './features/auth/factors/code-store.ts'
import { workIntents } from './features/auth/resets/forgotten.ts'
import { sweepSessions } from './features/auth/sessions/sweep-sessions.ts'
import { sweepExpiredAnswers } from './features/cashier/calls/service.ts'
import { sweepTraces } from './features/operations/ip-history/sweep-traces.ts'
import { sendDueMessages } from './platform/mail/send-messages.ts'
import { openTransport } from './platform/mail/transport.ts'
import { startWorker, type Worker } from './platform/workers/worker.ts'

const everyMs = 5_000
const day = 24 * 3_600_000

/** What works behind the letters: wishes for a code become letters, letters leave. And what is kept no longer goes. */
export function startOutboundMessages(deps: Deps): Worker {
  const { log, config } = deps
  const transport = openTransport(config)
  const messages = startWorker({
    name: 'letters',
    everyMs,
    log,
    run: async () => {
      await workIntents(deps)
      await sendDueMessages(deps, transport)
    },
  })
  const upkeep = startWorker({
    name: 'what is kept no longer',
    everyMs: 60 * 60_000,
    log,
    run: async () => {
      await sweepCodes(deps.db, new Date(deps.clock.now().getTime() - day))
      await sweepTraces(deps)
      await sweepSessions(deps)
      await sweepExpiredAnswers(deps)
      await dropRegistrations(deps)
      await eraseLateRows(deps)
      await forgetMembers(deps)
    },
  })
  return {
    wake: messages.wake,
    stop: async () => {
      await messages.stop()
      await upkeep.stop()
      transport.close()
    },
  }
}
