import { type EngineManifest, offeredIn } from '../manifest.ts'
import { videoPokerDocument } from './video-poker-document.ts'
import { createVideoPokerGame } from './video-poker-game.ts'
import { videoPokerChances } from './video-poker-odds.ts'
import { VIDEO_POKER_RELEASES } from './video-poker-releases.ts'
import { VIDEO_POKER_THEMES } from './video-poker-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: videoPokerDocument,
  gameType: 'card',
  offered: offeredIn(VIDEO_POKER_THEMES, createVideoPokerGame),
  releases: VIDEO_POKER_RELEASES,
  art: async () => (await import('./video-poker-art.ts')).videoPokerScenes,
  recipes: async () => (await import('./video-poker-recipes.ts')).videoPokerRecipes,
  spread: { family: 'cards', count: () => ({ play: 'best-play', chances: videoPokerChances() }) },
  example: {
    bet: (_game, stake) => ({ stake }),
    steps: round => [
      { action: 'hold', held: [0, 1, 2, 3, 4].filter(place => (round >> (place % 4)) % 2 === 1) },
    ],
  },
}
