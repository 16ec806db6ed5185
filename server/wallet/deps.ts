import type { Clock } from '../platform/workers/clock.ts'

/** What the wallet needs from outside. */
export interface WalletDeps {
  readonly clock: Clock
  /** UUIDv7: rows of one member lie together and in order. */
  readonly newId: () => string
  /** The server's secret that keys the hashes of requests. */
  readonly hashSecret: string
}
