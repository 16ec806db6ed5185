import { type EngineManifest, offeredIn } from '../manifest.ts'
import { ofOpening } from '../spread/of-opening.ts'
import { classicDocument } from './classic-document.ts'
import { createClassicGame } from './classic-game.ts'
import { classicChances } from './classic-odds.ts'
import { CLASSIC_RELEASES } from './classic-releases.ts'
import { CLASSIC_THEMES } from './classic-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: classicDocument,
  gameType: 'slots',
  offered: offeredIn(CLASSIC_THEMES, createClassicGame),
  releases: CLASSIC_RELEASES,
  art: async () => (await import('./classic-art.ts')).classicScenes,
  recipes: async () => (await import('./classic-recipes.ts')).classicRecipes,
  spread: { family: 'classic', count: ofOpening(CLASSIC_THEMES, classicChances, 'any') },
  example: { bet: (_game, stake) => ({ stake }) },
}
