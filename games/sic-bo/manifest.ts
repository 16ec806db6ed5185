import { type EngineManifest, offeredIn } from '../manifest.ts'
import { sicBoDocument } from './sic-bo-document.ts'
import { createSicBoGame } from './sic-bo-game.ts'
import { sicBoChances } from './sic-bo-odds.ts'
import { SIC_BO_RELEASES } from './sic-bo-releases.ts'
import { SIC_BO_THEMES } from './sic-bo-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: sicBoDocument,
  gameType: 'table',
  offered: offeredIn(SIC_BO_THEMES, createSicBoGame),
  releases: SIC_BO_RELEASES,
  art: async () => (await import('./sic-bo-art.ts')).sicBoScenes,
  recipes: async () => (await import('./sic-bo-recipes.ts')).sicBoRecipes,
  spread: {
    family: 'tables',
    count: () => ({ play: 'plain-place', chances: sicBoChances({ kind: 'small' }) }),
  },
  example: {
    bet: (_game, stake) => ({
      chips: [
        { kind: 'big', stake },
        { kind: 'pair', faces: [2, 5], stake },
        { kind: 'single', at: 6, stake },
      ],
    }),
  },
  lowRisk: {
    opposites: [
      ['odd', 'even'],
      ['small', 'big'],
    ],
  },
}
