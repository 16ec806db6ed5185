import { type EngineManifest, offeredIn } from '../manifest.ts'
import { ofOpening } from '../spread/of-opening.ts'
import { rouletteDocument } from './roulette-document.ts'
import { createRouletteGame } from './roulette-game.ts'
import { redChances } from './roulette-odds.ts'
import { ROULETTE_RELEASES } from './roulette-releases.ts'
import { ROULETTE_THEMES } from './roulette-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: rouletteDocument,
  gameType: 'table',
  offered: offeredIn(ROULETTE_THEMES, createRouletteGame),
  releases: ROULETTE_RELEASES,
  art: async () => (await import('./roulette-art.ts')).rouletteScenes,
  recipes: async () => (await import('./roulette-recipes.ts')).rouletteRecipes,
  spread: {
    family: 'tables',
    count: ofOpening(ROULETTE_THEMES, ({ laPartage }) => redChances(laPartage), 'plain-place'),
  },
  example: {
    bet: (_game, stake) => ({
      chips: [
        { kind: 'red', stake },
        { kind: 'inside', numbers: [17, 18], stake },
      ],
    }),
  },
  lowRisk: {
    opposites: [
      ['red', 'black'],
      ['odd', 'even'],
      ['low', 'high'],
    ],
  },
}
