import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { SecurityEvents } from './platform/audit/security-events.ts'
import type { BeaconPort } from './platform/beacon/beacon.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/database/schema.ts'
import type { EventPublisher } from './platform/events/domain-events.ts'
import type { GuessLimiter } from './platform/guesses/guess-limiter.ts'
import type { OutboxPoke } from './platform/outbox/outbox-poke.ts'
import type { Secrets } from './platform/secrets/secrets.ts'
import type { Scanner } from './platform/uploads/scanner.ts'
import type { Clock } from './platform/workers/clock.ts'
import type { Wallet } from './wallet/wallet.ts'

/** What every feature is given. Wired in `main.ts`, and by tests with a clock and randomness of their own. */
export interface Deps extends OutboxPoke, EventPublisher<Deps> {
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
