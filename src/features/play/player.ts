import type { ComponentType } from 'react'
import type { EngineId, Palette } from '../../../games/engine.ts'
import type { Table } from './use-table.ts'

export interface PlayerProps {
  readonly table: Table
}

/** What a game's chunk brings: how its stage looks, how it is played, and its pays and rules. */
export interface Player {
  readonly palette: Palette
  readonly Play: ComponentType<PlayerProps>
  readonly Pays: ComponentType
}

type FindPlayer = (gameId: string) => Player | undefined

/** One chunk an engine: who plays dice downloads no slot. */
const loaders: Partial<Record<EngineId, () => Promise<FindPlayer>>> = {
  mines: async () => (await import('./mines/mines-player.tsx')).findMinesPlayer,
  dice: async () => (await import('./dice/dice-player.tsx')).findDicePlayer,
}

export function isEngine(engine: string | null): engine is EngineId {
  return engine !== null && Object.hasOwn(loaders, engine)
}

/** The player of a game, its chunk loaded when first asked for. Throws when the chunk does not arrive. */
export async function loadPlayer(engine: EngineId, gameId: string): Promise<Player | undefined> {
  const find = await loaders[engine]?.()
  return find?.(gameId)
}
