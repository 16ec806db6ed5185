import type { Deps } from '../../deps.ts'
import type { Catalogue } from '../lobby/catalogue/service.ts'
import type { Matchdays } from './matchdays.ts'

/** What the calls of sports need beside what every feature has. */
export interface SportsDeps extends Deps {
  readonly catalogue: Catalogue
  readonly matchdays: Matchdays
  /** Keeps a league playing for those who look at it. */
  readonly watch: (gameId: string) => Promise<void>
  readonly wake: () => void
}
