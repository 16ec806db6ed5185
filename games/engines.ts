import type { EngineId, Game } from './engine.ts'

/** Each engine is a chunk of its own: who plays dice downloads no slot. */
const loaders: Record<EngineId, () => Promise<(id: string) => Game | undefined>> = {
  slots: async () => (await import('./slots/slot-games.ts')).findSlot,
  classic: async () => (await import('./classic/classic-games.ts')).findClassic,
  mines: async () => (await import('./mines/mines-games.ts')).findMines,
  dice: async () => (await import('./dice/dice-games.ts')).findDice,
  blackjack: async () => (await import('./blackjack/blackjack-games.ts')).findBlackjack,
  'video-bingo': async () => (await import('./video-bingo/bingo-games.ts')).findVideoBingo,
  roulette: async () => (await import('./roulette/roulette-games.ts')).findRoulette,
  limbo: async () => (await import('./limbo/limbo-games.ts')).findLimbo,
  plinko: async () => (await import('./plinko/plinko-games.ts')).findPlinko,
  tower: async () => (await import('./tower/tower-games.ts')).findTower,
  penalty: async () => (await import('./penalty/penalty-games.ts')).findPenalty,
  race: async () => (await import('./race/race-games.ts')).findRace,
  'video-poker': async () => (await import('./video-poker/video-poker-games.ts')).findVideoPoker,
  'hi-lo': async () => (await import('./hi-lo/hi-lo-games.ts')).findHiLo,
  keno: async () => (await import('./keno/keno-games.ts')).findKeno,
  'sic-bo': async () => (await import('./sic-bo/sic-bo-games.ts')).findSicBo,
  baccarat: async () => (await import('./baccarat/baccarat-games.ts')).findBaccarat,
  fish: async () => (await import('./fish/fish-games.ts')).findFish,
}

export const ENGINE_IDS: readonly string[] = Object.keys(loaders)

/** Whether a word names an engine of our own games. */
export function isEngineId(value: string): value is EngineId {
  return Object.hasOwn(loaders, value)
}

/** The game with this id, its engine loaded when first asked for; `undefined` when the engine has no such game. */
export async function loadGame(engine: EngineId, id: string): Promise<Game | undefined> {
  const find = await loaders[engine]()
  return find(id)
}
