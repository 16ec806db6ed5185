import type { ComponentType } from 'react'
import type { Round } from '../../../contract/games.ts'
import type { EngineId, Palette } from '../../../games/engine.ts'
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

type FindPlayer = (gameId: string) => Player | undefined

/** One chunk an engine: who plays dice downloads no slot. */
const loaders: Record<EngineId, () => Promise<FindPlayer>> = {
  slots: async () => (await import('./slots/slot-player.tsx')).findSlotPlayer,
  mines: async () => (await import('./mines/mines-player.tsx')).findMinesPlayer,
  dice: async () => (await import('./dice/dice-player.tsx')).findDicePlayer,
  roulette: async () => (await import('./roulette/roulette-player.tsx')).findRoulettePlayer,
}

export function isEngine(engine: string | null): engine is EngineId {
  return engine !== null && Object.hasOwn(loaders, engine)
}

/** The player of a game, its chunk loaded when first asked for. Throws when the chunk does not arrive. */
export async function loadPlayer(engine: EngineId, gameId: string): Promise<Player | undefined> {
  const find = await loaders[engine]()
  return find(gameId)
}
