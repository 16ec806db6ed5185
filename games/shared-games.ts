import type { SharedEngineId, SharedGame } from './shared-game.ts'

/** Each engine is a chunk of its own. */
const loaders: Record<SharedEngineId, () => Promise<(id: string) => SharedGame | undefined>> = {
  crash: async () => (await import('./crash/crash-games.ts')).findCrash,
  'live-roulette': async () => (await import('./live-roulette/live-roulette-games.ts')).findLiveRoulette,
  'live-baccarat': async () => (await import('./live-baccarat/live-baccarat-games.ts')).findLiveBaccarat,
  'five-draw': async () => (await import('./five-draw/five-draw-games.ts')).findFiveDraw,
  'bingo-room': async () => (await import('./bingo-room/bingo-room-games.ts')).findBingoRoom,
}

export const SHARED_ENGINE_IDS: readonly string[] = Object.keys(loaders)

/** Whether a word names an engine whose rounds everybody at a table shares. */
export function isSharedEngineId(value: string): value is SharedEngineId {
  return Object.hasOwn(loaders, value)
}

/** The shared game with this id; `undefined` when the engine has no such game. */
export async function loadSharedGame(engine: SharedEngineId, id: string): Promise<SharedGame | undefined> {
  const find = await loaders[engine]()
  return find(id)
}
