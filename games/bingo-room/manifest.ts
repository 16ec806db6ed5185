import { type EngineManifest, offeredIn } from '../manifest.ts'
import { bingoRoomDocument } from './bingo-room-document.ts'
import { createBingoRoom } from './bingo-room-game.ts'
import { BINGO_ROOM_RELEASES } from './bingo-room-releases.ts'
import { ROOM_THEMES } from './bingo-room-themes.ts'
import { exampleCard } from './example-cards.ts'
import { simulateRoom } from './simulate-room.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: bingoRoomDocument,
  gameType: 'bingo',
  offered: offeredIn(ROOM_THEMES, createBingoRoom),
  releases: BINGO_ROOM_RELEASES,
  art: async () => (await import('./bingo-room-art.ts')).bingoRoomScenes,
  recipes: async () => (await import('./bingo-room-recipes.ts')).bingoRoomRecipes,
  spread: { family: 'numbers', simulate: simulateRoom },
  example: { bet: (game, stake) => ({ cardStake: stake, cards: [exampleCard(game)] }) },
}
