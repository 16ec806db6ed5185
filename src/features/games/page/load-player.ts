import { type AnyEngineId, isAnyEngineId, isSportsEngineId } from '../../../../games/engines.ts'
import type { BookPlayers, FindPlayer } from '../../../common/play/book-players.ts'
import type { AnyPlayer } from '../../../common/play/player.ts'
import { byFolder } from './by-folder.ts'

/** One chunk an engine: who plays dice downloads no slot. */
const loaders = byFolder(import.meta.glob<FindPlayer>('../*/*-player.tsx', { import: 'findPlayer' }))

export function isEngine(engine: string | null): engine is AnyEngineId {
  return engine !== null && isAnyEngineId(engine)
}

/** The player of a game, its chunk loaded when first asked for. Throws when the chunk does not arrive. */
export async function loadPlayer(
  engine: AnyEngineId,
  gameId: string,
  books: BookPlayers | undefined,
): Promise<AnyPlayer | undefined> {
  const find = isSportsEngineId(engine) ? await books?.[engine]() : await loaders.get(engine)?.()
  return find?.(gameId)
}
