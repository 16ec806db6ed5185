import { randomBytes, webcrypto } from 'node:crypto'
import type { Logger } from 'pino'
import { createBeacon } from './beacon.ts'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { createDatabase } from './database/connect.ts'
import type { Deps } from './deps.ts'
import { createGuessLimiter } from './guesses/guess-limiter.ts'
import { createGuessStore } from './guesses/guess-store.ts'
import { createKeyedQueue } from './keyed-queue.ts'
import { createOutboxPoke } from './outbox-poke.ts'
import { secretsOf } from './secrets-config.ts'
import { createSecurityEvents } from './security-events.ts'
import { createScanner } from './uploads/scanner.ts'
import { createUuidV7 } from './uuid-v7.ts'
import { createWallet } from './wallet/wallet.ts'

/**
 * Shorter than callers wait for their answer: a request that waits for its turn longer than its caller does is done for
 * nobody, while the caller asks again, and again.
 */
const connectWithinMs = 5_000

/** The real clock, randomness and database: what the server and the commands beside it run on. */
export function wireDeps(config: Config, log: Logger): Deps {
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
  }
}
