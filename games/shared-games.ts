import { ENGINES, type SharedEngineId } from './engines.ts'
import type { SharedGame } from './shared-game.ts'

/** The shared game with this id; `undefined` when the engine has no such game. */
export async function loadSharedGame(engine: SharedEngineId, id: string): Promise<SharedGame | undefined> {
  return (await ENGINES[engine].load()).engine.find(id)
}
