import { type EngineManifest, offeredIn } from '../manifest.ts'
import { blackjackDocument } from './blackjack-document.ts'
import { createBlackjackGame } from './blackjack-game.ts'
import { blackjackChances } from './blackjack-odds.ts'
import { BLACKJACK_RELEASES } from './blackjack-releases.ts'
import { BLACKJACK_THEMES } from './blackjack-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: blackjackDocument,
  gameType: 'card',
  offered: offeredIn(BLACKJACK_THEMES, createBlackjackGame),
  releases: BLACKJACK_RELEASES,
  art: async () => (await import('./blackjack-art.ts')).blackjackScenes,
  recipes: async () => (await import('./blackjack-recipes.ts')).blackjackRecipes,
  spread: { family: 'cards', count: () => ({ play: 'best-play', chances: blackjackChances() }) },
  example: {
    bet: (_game, stake) => ({ stake }),
    steps: () => ['insure', 'split', 'double', 'hit', 'stand', 'stand'].map(action => ({ action })),
  },
}
