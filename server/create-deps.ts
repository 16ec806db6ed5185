import { randomBytes, webcrypto } from 'node:crypto'
import type { Logger } from 'pino'
import type { Deps } from './deps.ts'
import { createSecurityEvents } from './platform/audit/security-events.ts'
import { createBeacon } from './platform/beacon/beacon.ts'
import type { Config } from './platform/config/config.ts'
import { secretsOf } from './platform/config/secrets-config.ts'
import { createDatabase } from './platform/database/connect.ts'
import { createEventPublisher } from './platform/events/domain-events.ts'
import { createGuessLimiter } from './platform/guesses/guess-limiter.ts'
import { createGuessStore } from './platform/guesses/guess-store.ts'
import { createOutboxPoke } from './platform/outbox/outbox-poke.ts'
import { createScanner } from './platform/uploads/scanner.ts'
import { systemClock } from './platform/workers/clock.ts'
import { createKeyedQueue } from './platform/workers/keyed-queue.ts'
import { createUuidV7 } from './platform/workers/uuid-v7.ts'
import { subscribers } from './subscribers.ts'
import { createWallet } from './wallet/wallet.ts'

/**
 * Shorter than callers wait for their answer: a request that waits for its turn longer than its caller does is done for
 * nobody, while the caller asks again, and again.
 */
const connectWithinMs = 5_000

/** The real clock, randomness and database: what the server and the commands beside it run on. */
export function createDeps(config: Config, log: Logger): Deps {
  const ids = createUuidV7(systemClock, bytes => webcrypto.getRandomValues(bytes))
  const db = createDatabase(config.databaseUrl, {
    max: config.databasePool,
    connectWithinMs,
    onIdleError: error => log.warn({ message: error.message }, 'an idle database connection broke'),
  })
  const secrets = secretsOf(config)
  return {
    db,
    clock: systemClock,
    ids,
    random: randomBytes,
    config,
    secrets,
    log,
    guesses: createGuessLimiter({
      store: createGuessStore(db),
      clock: systemClock,
      queue: createKeyedQueue(),
    }),
    securityEvents: createSecurityEvents(log, secrets),
    scanner: createScanner(config.clamav, { log, mode: config.mode }),
    beacon: createBeacon(config.beacon, fetch),
    wallet: createWallet({ clock: systemClock, newId: ids, hashSecret: config.hashSecret }),
    ...createOutboxPoke(),
    ...createEventPublisher(subscribers),
  }
}
