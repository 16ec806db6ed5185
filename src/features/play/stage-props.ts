import type { ReactNode } from 'react'
import type { Palette } from '../../../games/engine.ts'
import type { GameRow } from '../../db/public-rows.ts'
import type { PlayMode } from './play-mode.ts'
import type { WalletAfter } from './table-state.ts'

export type StageProps = {
  game: GameRow
  mode: PlayMode
  memberId: string
  /** Stands in place of the game when nothing of it is open: a pause or an exclusion has begun. */
  held: ReactNode | undefined
  /** Back to the page about the game. */
  onLeave: () => void
}

/** What stands around every game, and what it is given. */
export type StageFrameProps = Omit<StageProps, 'held'> & {
  palette: Palette | undefined
  /** An outcome is on its way or being shown: sums and history wait for it. */
  isHeld: boolean
  wallet: WalletAfter | undefined
  /** A round of this game is open. */
  isRoundOpen: boolean
  pays: ReactNode
  children: ReactNode
}
