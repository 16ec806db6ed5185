import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/schema.ts'
import type { OutboxPoke } from './outbox-poke.ts'
import type { Secrets } from './secrets.ts'
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
}
