import { type EngineManifest, offeredIn } from '../manifest.ts'
import { ofOpening } from '../spread/of-opening.ts'
import { kenoDocument } from './keno-document.ts'
import { createKenoGame } from './keno-game.ts'
import { kenoChances } from './keno-odds.ts'
import { KENO_RELEASES } from './keno-releases.ts'
import { KENO_THEMES } from './keno-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: kenoDocument,
  gameType: 'lottery',
  offered: offeredIn(KENO_THEMES, createKenoGame),
  releases: KENO_RELEASES,
  art: async () => (await import('./keno-art.ts')).kenoScenes,
  recipes: async () => (await import('./keno-recipes.ts')).kenoRecipes,
  spread: {
    family: 'numbers',
    count: ofOpening(KENO_THEMES, ({ opening }) => kenoChances(opening.risk, opening.picks.length)),
  },
  example: { bet: (_game, stake) => ({ stake, risk: 'medium', picks: [5, 9, 40, 1] }) },
}
