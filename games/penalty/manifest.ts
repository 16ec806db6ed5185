import { type EngineManifest, offeredIn } from '../manifest.ts'
import { ofOpening, STEPS } from '../spread/of-opening.ts'
import { penaltyDocument } from './penalty-document.ts'
import { createPenaltyGame } from './penalty-game.ts'
import { penaltyChances } from './penalty-odds.ts'
import { PENALTY_RELEASES } from './penalty-releases.ts'
import { PENALTY_THEMES } from './penalty-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: penaltyDocument,
  gameType: 'video',
  offered: offeredIn(PENALTY_THEMES, createPenaltyGame),
  releases: PENALTY_RELEASES,
  art: async () => (await import('./penalty-art.ts')).penaltyScenes,
  recipes: async () => (await import('./penalty-recipes.ts')).penaltyRecipes,
  spread: {
    family: 'instant',
    count: ofOpening(PENALTY_THEMES, ({ opening }) => penaltyChances(opening.corners, STEPS), 'three-steps'),
  },
  example: {
    bet: (_game, stake) => ({ stake, corners: 3 }),
    steps: round => [
      { action: 'kick', corner: round % 3 },
      { action: 'kick', corner: round % 2 },
      { action: 'cash_out' },
    ],
  },
}
