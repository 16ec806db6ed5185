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
  /** To the demo that this device plays alone; undefined where this game has none. */
  onOffline?: (() => void) | undefined
}

/** What stands around every game, and what it is given. */
export type StageFrameProps = Omit<StageProps, 'held' | 'onOffline'> & {
  palette: Palette | undefined
  /** An outcome is on its way or being shown: sums and history wait for it. */
  isHeld: boolean
  wallet: WalletAfter | undefined
  /** A round of this game is open. */
  isRoundOpen: boolean
  pays: ReactNode
  /** It sounds where the member wants that: a provider's frame has sounds of its own, a book has none. */
  hasSounds?: boolean
  /** Of the demo that this device plays alone: what stands in place of the balance, of the proof and of the record. */
  offline?: { money: ReactNode; label: ReactNode; fairness: ReactNode; rounds: ReactNode }
  /** Said above the game. */
  notice?: ReactNode
  children: ReactNode
}
