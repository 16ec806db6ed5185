import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { BeaconPort } from './beacon.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/schema.ts'
import type { GuessLimiter } from './guesses/guess-limiter.ts'
import type { OutboxPoke } from './outbox-poke.ts'
import type { Secrets } from './secrets.ts'
import type { SecurityEvents } from './security-events.ts'
import type { Scanner } from './uploads/scanner.ts'
import type { Wallet } from './wallet/wallet.ts'

/** What every feature is given. Wired in `main.ts`, and by tests with a clock and randomness of their own. */
export interface Deps extends OutboxPoke {
  readonly db: Kysely<Database>
  readonly clock: Clock
  /** A new UUIDv7. */
  readonly ids: () => string
  /** So many unpredictable bytes. */
  readonly random: (length: number) => Buffer
  readonly config: Config
  readonly secrets: Secrets
  readonly log: Logger
  readonly wallet: Wallet
  readonly guesses: GuessLimiter
  readonly securityEvents: SecurityEvents
  /** Looks at uploads for viruses. */
  readonly scanner: Scanner
  /** What salts the chains of shared tables. */
  readonly beacon: BeaconPort
}
