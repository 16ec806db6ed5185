import { type EngineManifest, offeredIn } from '../manifest.ts'
import { fiveDrawDocument } from './five-draw-document.ts'
import { createFiveDraw } from './five-draw-game.ts'
import { drawChances } from './five-draw-odds.ts'
import { FIVE_DRAW_RELEASES } from './five-draw-releases.ts'
import { DRAW_THEMES } from './five-draw-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: fiveDrawDocument,
  gameType: 'lottery',
  offered: offeredIn(DRAW_THEMES, createFiveDraw),
  releases: FIVE_DRAW_RELEASES,
  art: async () => (await import('./five-draw-art.ts')).fiveDrawScenes,
  recipes: async () => (await import('./five-draw-recipes.ts')).fiveDrawRecipes,
  spread: { family: 'numbers', count: () => ({ play: 'any', chances: drawChances() }) },
  example: { bet: (_game, stake) => ({ stake, picks: [1, 2, 3, 4, 5] }) },
}
