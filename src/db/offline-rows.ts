import type { Round } from '../../contract/lobby/games.ts'
import type { Personal } from './personal-rows.ts'

/** The play money of this device; `memberId` is `''` for a guest. */
export interface OfflinePurseRow extends Personal {
  /** Centavos, never below zero. */
  money: bigint
  /** Grows by one with each change. */
  version: number
  /** Milliseconds. */
  changedAt: number
}

/** A round of an offline demo. */
export interface OfflineRoundRow extends Round, Personal {
  /** The engine's state while the round is open, else null: only play money hangs on what it hides. */
  hidden: unknown
}
