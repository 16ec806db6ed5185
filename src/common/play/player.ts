import type { ComponentType } from 'react'
import type { Round } from '../../../contract/lobby/games.ts'
import type { Palette } from '../../../games/engine.ts'
import type { SharedTable } from './shared/use-shared-table.ts'
import type { StageFrameProps, StageProps } from './stage-props.ts'
import type { Table } from './use-table.ts'

export interface PlayerProps {
  readonly table: Table
  /** The last settled rounds that were shown, newest first. */
  readonly recent: readonly Round[]
}

/** What a game's chunk brings: how its stage looks, how it is played, and its pays and rules. */
export interface Player {
  readonly palette: Palette
  readonly Play: ComponentType<PlayerProps>
  readonly Pays: ComponentType
}

export interface SharedPlayerProps {
  readonly table: SharedTable
  /** The round has ended, and its result is still being shown. */
  readonly isShowing: boolean
}

/** The same of a game whose rounds everybody at the table shares. */
export interface SharedPlayer {
  readonly palette: Palette
  /** Places for bets of one round. */
  readonly mostBets: number
  /** How long the result of a round is shown, though it is settled already; 0 where it is seen as it comes. */
  readonly showMs: (outcome: unknown) => number
  readonly PlayShared: ComponentType<SharedPlayerProps>
  readonly Pays: ComponentType
}

export type BookStageProps = StageProps & {
  /** What stands around every game: the book fills it itself. */
  Frame: ComponentType<StageFrameProps>
}

/** A book of slips on matches: it has a stage of its own, which can also be read without a network. */
export interface BookPlayer {
  readonly palette: Palette
  readonly BookStage: ComponentType<BookStageProps>
}

export type AnyPlayer = Player | SharedPlayer | BookPlayer
