import { type EngineManifest, offeredIn } from '../manifest.ts'
import { STEPS } from '../spread/of-opening.ts'
import { hiLoDocument } from './hi-lo-document.ts'
import { createHiLoGame } from './hi-lo-game.ts'
import { hiLoChances } from './hi-lo-odds.ts'
import { HI_LO_RELEASES } from './hi-lo-releases.ts'
import { HI_LO_THEMES } from './hi-lo-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: hiLoDocument,
  gameType: 'card',
  offered: offeredIn(HI_LO_THEMES, createHiLoGame),
  releases: HI_LO_RELEASES,
  art: async () => (await import('./hi-lo-art.ts')).hiLoScenes,
  recipes: async () => (await import('./hi-lo-recipes.ts')).hiLoRecipes,
  spread: { family: 'cards', count: () => ({ play: 'three-steps', chances: hiLoChances(STEPS) }) },
  example: {
    bet: (_game, stake) => ({ stake }),
    steps: round => [
      { action: 'skip' },
      { action: 'guess', guess: round % 2 === 0 ? 'higher' : 'lower' },
      { action: 'guess', guess: 'higher' },
      { action: 'cash_out' },
    ],
  },
}
