import type { EngineId } from '../../../../games/engine.ts'
import type { SharedEngineId } from '../../../../games/shared-game.ts'
import { isSportsEngineId, type SportsEngineId } from '../../../../games/sports-engine.ts'
import type { BookPlayers, FindPlayer } from '../../../common/play/book-players.ts'
import type { AnyPlayer } from '../../../common/play/player.ts'

type AnyEngineId = EngineId | SharedEngineId | SportsEngineId

/** One chunk an engine: who plays dice downloads no slot. */
const loaders: Record<EngineId | SharedEngineId, () => Promise<FindPlayer>> = {
  slots: async () => (await import('../slots/slot-player.tsx')).findSlotPlayer,
  classic: async () => (await import('../classic/classic-player.tsx')).findClassicPlayer,
  mines: async () => (await import('../mines/mines-player.tsx')).findMinesPlayer,
  dice: async () => (await import('../dice/dice-player.tsx')).findDicePlayer,
  blackjack: async () => (await import('../blackjack/blackjack-player.tsx')).findBlackjackPlayer,
  'video-bingo': async () => (await import('../video-bingo/bingo-player.tsx')).findBingoPlayer,
  roulette: async () => (await import('../roulette/roulette-player.tsx')).findRoulettePlayer,
  limbo: async () => (await import('../limbo/limbo-player.tsx')).findLimboPlayer,
  plinko: async () => (await import('../plinko/plinko-player.tsx')).findPlinkoPlayer,
  tower: async () => (await import('../tower/tower-player.tsx')).findTowerPlayer,
  penalty: async () => (await import('../penalty/penalty-player.tsx')).findPenaltyPlayer,
  race: async () => (await import('../race/race-player.tsx')).findRacePlayer,
  'video-poker': async () => (await import('../video-poker/video-poker-player.tsx')).findVideoPokerPlayer,
  'hi-lo': async () => (await import('../hi-lo/hi-lo-player.tsx')).findHiLoPlayer,
  crash: async () => (await import('../crash/crash-player.tsx')).findCrashPlayer,
  'live-roulette': async () =>
    (await import('../live-roulette/live-roulette-player.tsx')).findLiveRoulettePlayer,
  'live-baccarat': async () =>
    (await import('../live-baccarat/live-baccarat-player.tsx')).findLiveBaccaratPlayer,
  'five-draw': async () => (await import('../five-draw/five-draw-player.tsx')).findDrawPlayer,
  'bingo-room': async () => (await import('../bingo-room/bingo-room-player.tsx')).findBingoRoomPlayer,
  keno: async () => (await import('../keno/keno-player.tsx')).findKenoPlayer,
  'sic-bo': async () => (await import('../sic-bo/sic-bo-player.tsx')).findSicBoPlayer,
  baccarat: async () => (await import('../baccarat/baccarat-player.tsx')).findBaccaratPlayer,
  fish: async () => (await import('../fish/fish-player.tsx')).findFishPlayer,
}

export function isEngine(engine: string | null): engine is AnyEngineId {
  return engine !== null && (Object.hasOwn(loaders, engine) || isSportsEngineId(engine))
}

/** The player of a game, its chunk loaded when first asked for. Throws when the chunk does not arrive. */
export async function loadPlayer(
  engine: AnyEngineId,
  gameId: string,
  books: BookPlayers | undefined,
): Promise<AnyPlayer | undefined> {
  const find = isSportsEngineId(engine) ? await books?.[engine]() : await loaders[engine]()
  return find?.(gameId)
}
