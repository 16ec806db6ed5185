import type { GameRow } from '../../db/public-rows.ts'
import type { PlayMode } from './play-mode.ts'

export type StageProps = {
  game: GameRow
  mode: PlayMode
  memberId: string
  /** Back to the page about the game. */
  onLeave: () => void
}
