import { type EngineManifest, offeredIn } from '../manifest.ts'
import { ofOpening, STEPS } from '../spread/of-opening.ts'
import { towerDocument } from './tower-document.ts'
import { createTowerGame } from './tower-game.ts'
import { towerChances } from './tower-odds.ts'
import { TOWER_RELEASES } from './tower-releases.ts'
import { TOWER_THEMES } from './tower-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: towerDocument,
  gameType: 'arcade',
  offered: offeredIn(TOWER_THEMES, createTowerGame),
  releases: TOWER_RELEASES,
  art: async () => (await import('./tower-art.ts')).towerScenes,
  recipes: async () => (await import('./tower-recipes.ts')).towerRecipes,
  spread: {
    family: 'instant',
    count: ofOpening(TOWER_THEMES, ({ opening }) => towerChances(opening.difficulty, STEPS), 'three-steps'),
  },
  example: {
    bet: (_game, stake) => ({ stake, difficulty: 'medium' }),
    steps: round => [
      { action: 'climb', door: round % 3 },
      { action: 'climb', door: round % 2 },
      { action: 'cash_out' },
    ],
  },
}
