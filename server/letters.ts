import type { Deps } from './deps.ts'
import { sendDueLetters } from './features/mail/send-letters.ts'
import { openTransport } from './features/mail/transport.ts'
import { sweepCodes } from './features/security/code-store.ts'
import { workWishes } from './features/security/forgotten.ts'
import { sweepTraces } from './features/traces/sweep-traces.ts'
import { startWorker, type Worker } from './worker.ts'

const everyMs = 5_000
const day = 24 * 3_600_000

/** What works behind the letters: wishes for a code become letters, letters leave; old codes and traces are thrown away. */
export function startLetters(deps: Deps): Worker {
  const { log, config } = deps
  if (config.mode === 'production' && config.mail.smtpUrl === undefined) {
    log.warn('SMTP_URL is not set: letters with codes are written to files under DATA_DIR/letters')
  }
  const transport = openTransport(config)
  const letters = startWorker({
    name: 'letters',
    everyMs,
    log,
    run: async () => {
      await workWishes(deps)
      await sendDueLetters(deps, transport)
    },
  })
  const upkeep = startWorker({
    name: 'old codes and traces',
    everyMs: 60 * 60_000,
    log,
    run: async () => {
      await sweepCodes(deps.db, new Date(deps.clock.now().getTime() - day))
      await sweepTraces(deps)
    },
  })
  return {
    wake: letters.wake,
    stop: async () => {
      await letters.stop()
      await upkeep.stop()
      transport.close()
    },
  }
}
