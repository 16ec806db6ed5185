import { type EngineManifest, offeredIn } from '../manifest.ts'
import { ofOpening } from '../spread/of-opening.ts'
import { limboDocument } from './limbo-document.ts'
import { createLimboGame } from './limbo-game.ts'
import { limboChances } from './limbo-odds.ts'
import { LIMBO_RELEASES } from './limbo-releases.ts'
import { LIMBO_THEMES } from './limbo-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: limboDocument,
  gameType: 'arcade',
  offered: offeredIn(LIMBO_THEMES, createLimboGame),
  releases: LIMBO_RELEASES,
  art: async () => (await import('./limbo-art.ts')).limboScenes,
  recipes: async () => (await import('./limbo-recipes.ts')).limboRecipes,
  spread: {
    family: 'instant',
    count: ofOpening(LIMBO_THEMES, ({ opening }) => limboChances(opening.target)),
  },
  example: { bet: (_game, stake) => ({ stake, target: 150 }) },
  lowRisk: { safe: ['$.bet ? (!exists(@.direction) && @.target <= 104)'] },
}
