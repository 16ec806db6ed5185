import { type EngineManifest, offeredIn } from '../manifest.ts'
import { redChances } from '../roulette/roulette-odds.ts'
import { liveRouletteDocument } from './live-roulette-document.ts'
import { createLiveRoulette } from './live-roulette-game.ts'
import { LIVE_ROULETTE_RELEASES } from './live-roulette-releases.ts'
import { LIVE_ROULETTE_THEMES } from './live-roulette-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: liveRouletteDocument,
  gameType: 'live',
  offered: offeredIn(LIVE_ROULETTE_THEMES, createLiveRoulette),
  releases: LIVE_ROULETTE_RELEASES,
  art: async () => (await import('./live-roulette-art.ts')).liveRouletteScenes,
  recipes: async () => (await import('./live-roulette-recipes.ts')).liveRouletteRecipes,
  spread: { family: 'tables', count: () => ({ play: 'plain-place', chances: redChances(false) }) },
  example: { bet: (_game, stake) => ({ chips: ['red', 'low'].map(kind => ({ kind, stake })) }) },
}
