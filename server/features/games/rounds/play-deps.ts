import type { Deps } from '../../../deps.ts'
import type { KeyedQueue } from '../../../platform/workers/keyed-queue.ts'
import type { Catalogue } from '../../lobby/catalogue/service.ts'
import type { SeedPairCache } from './seed-pair-cache.ts'

/** What playing needs beside what every feature has. */
export interface PlayDeps extends Deps {
  readonly catalogue: Catalogue
  readonly pairs: SeedPairCache
  /** By member: two rounds of one member at once would only draw the same nonce. */
  readonly lanes: KeyedQueue
}
