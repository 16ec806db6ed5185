import type { RoundRow } from '../../../db/personal-rows.ts'
import type { GameRow } from '../../../db/public-rows.ts'

/** A round of the member's history with its game, where the catalogue on the device knows it. */
export type ListedRound = { round: RoundRow; game: GameRow | undefined }

/** Which seeds and which money: they never mix. */
export type Mode = RoundRow['mode']
