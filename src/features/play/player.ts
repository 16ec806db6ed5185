import type { ComponentType } from 'react'
import type { Round } from '../../../contract/games.ts'
import type { Palette } from '../../../games/engine.ts'
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
