import { type EngineManifest, offeredIn } from '../manifest.ts'
import { ofOpening } from '../spread/of-opening.ts'
import { crashDocument } from './crash-document.ts'
import { createCrashGame } from './crash-game.ts'
import { crashChances } from './crash-odds.ts'
import { CRASH_RELEASES } from './crash-releases.ts'
import { CRASH_THEMES } from './crash-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: crashDocument,
  gameType: 'crash',
  offered: offeredIn(CRASH_THEMES, createCrashGame),
  releases: CRASH_RELEASES,
  art: async () => (await import('./crash-art.ts')).crashScenes,
  recipes: async () => (await import('./crash-recipes.ts')).crashRecipes,
  spread: {
    family: 'instant',
    count: ofOpening(CRASH_THEMES, ({ opening }) => crashChances(opening.autoCashOut)),
  },
  example: { bet: (_game, stake) => ({ stake, autoCashOut: 150 }) },
  lowRisk: { safe: ['$ ? (@.autoCashOut <= 104 || @.cashOut <= 104)'] },
}
