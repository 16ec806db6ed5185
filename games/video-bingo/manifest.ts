import { type EngineManifest, offeredIn } from '../manifest.ts'
import { videoBingoDocument } from './bingo-document.ts'
import { createBingoGame } from './bingo-game.ts'
import { bingoChances } from './bingo-odds.ts'
import { VIDEO_BINGO_RELEASES } from './bingo-releases.ts'
import { BINGO_THEMES } from './bingo-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: videoBingoDocument,
  gameType: 'bingo',
  offered: offeredIn(BINGO_THEMES, createBingoGame),
  releases: VIDEO_BINGO_RELEASES,
  art: async () => (await import('./bingo-art.ts')).videoBingoScenes,
  recipes: async () => (await import('./bingo-recipes.ts')).videoBingoRecipes,
  spread: { family: 'numbers', count: () => ({ play: 'any', chances: bingoChances() }) },
  example: {
    bet: (_game, stake) => ({ stake, cards: 1 }),
    steps: () => ['ball', 'ball', 'collect'].map(action => ({ action })),
  },
}
