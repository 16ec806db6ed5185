import type { Deps } from '../../deps.ts'
import type { Catalogue } from '../catalogue/service.ts'
import type { Lanes } from './lanes.ts'
import type { PairCache } from './pair-cache.ts'

/** What playing needs beside what every feature has. */
export interface PlayDeps extends Deps {
  readonly catalogue: Catalogue
  readonly pairs: PairCache
  readonly lanes: Lanes
}
