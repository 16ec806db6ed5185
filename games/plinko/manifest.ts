import { type EngineManifest, offeredIn } from '../manifest.ts'
import { ofOpening } from '../spread/of-opening.ts'
import { plinkoDocument } from './plinko-document.ts'
import { createPlinkoGame } from './plinko-game.ts'
import { plinkoChances } from './plinko-odds.ts'
import { PLINKO_RELEASES } from './plinko-releases.ts'
import { PLINKO_THEMES } from './plinko-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: plinkoDocument,
  gameType: 'arcade',
  offered: offeredIn(PLINKO_THEMES, createPlinkoGame),
  releases: PLINKO_RELEASES,
  art: async () => (await import('./plinko-art.ts')).plinkoScenes,
  recipes: async () => (await import('./plinko-recipes.ts')).plinkoRecipes,
  spread: { family: 'instant', count: ofOpening(PLINKO_THEMES, ({ opening }) => plinkoChances(opening)) },
  example: { bet: (_game, stake) => ({ stake, rows: 10, risk: 'high' }) },
}
