import { type EngineManifest, offeredIn } from '../manifest.ts'
import { ofOpening } from '../spread/of-opening.ts'
import { diceDocument } from './dice-document.ts'
import { createDiceGame } from './dice-game.ts'
import { diceChances } from './dice-odds.ts'
import { DICE_RELEASES } from './dice-releases.ts'
import { DICE_THEMES } from './dice-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: diceDocument,
  gameType: 'arcade',
  offered: offeredIn(DICE_THEMES, createDiceGame),
  releases: DICE_RELEASES,
  art: async () => (await import('./dice-art.ts')).diceScenes,
  recipes: async () => (await import('./dice-recipes.ts')).diceRecipes,
  spread: { family: 'instant', count: ofOpening(DICE_THEMES, ({ opening }) => diceChances(opening)) },
  example: { bet: (game, stake) => ({ ...DICE_THEMES.find(({ id }) => id === game)?.opening, stake }) },
  lowRisk: {
    safe: [
      '$.bet ? (@.direction == "under" && @.target >= 9500)',
      '$.bet ? (@.direction == "over" && @.target < 500)',
    ],
  },
}
