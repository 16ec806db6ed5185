import type { ReactNode } from 'react'
import type { GameRow } from '../../db/public-rows.ts'
import type { PlayMode } from './play-mode.ts'

export type StageProps = {
  game: GameRow
  mode: PlayMode
  memberId: string
  /** Stands in place of the game when nothing of it is open: a pause or an exclusion has begun. */
  held: ReactNode | undefined
  /** Back to the page about the game. */
  onLeave: () => void
}
