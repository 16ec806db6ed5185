import { type EngineManifest, offeredIn } from '../manifest.ts'
import { ofOpening, STEPS } from '../spread/of-opening.ts'
import { minesDocument } from './mines-document.ts'
import { createMinesGame } from './mines-game.ts'
import { minesChances } from './mines-odds.ts'
import { MINES_RELEASES } from './mines-releases.ts'
import { MINES_THEMES } from './mines-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: minesDocument,
  gameType: 'arcade',
  offered: offeredIn(MINES_THEMES, createMinesGame),
  releases: MINES_RELEASES,
  art: async () => (await import('./mines-art.ts')).minesScenes,
  recipes: async () => (await import('./mines-recipes.ts')).minesRecipes,
  spread: {
    family: 'instant',
    count: ofOpening(MINES_THEMES, ({ opening }) => minesChances(opening.mines, STEPS), 'three-steps'),
  },
  example: {
    bet: (game, stake) => ({ stake, mines: MINES_THEMES.find(({ id }) => id === game)?.opening.mines }),
    steps: round => [
      { action: 'reveal', cell: round },
      { action: 'reveal', cell: 24 - round },
      { action: 'cash_out' },
    ],
  },
}
