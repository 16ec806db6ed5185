import { baccaratChances } from '../baccarat/baccarat-odds.ts'
import { type EngineManifest, offeredIn } from '../manifest.ts'
import { liveBaccaratDocument } from './live-baccarat-document.ts'
import { createLiveBaccarat } from './live-baccarat-game.ts'
import { LIVE_BACCARAT_RELEASES } from './live-baccarat-releases.ts'
import { LIVE_BACCARAT_THEMES } from './live-baccarat-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: liveBaccaratDocument,
  gameType: 'live',
  offered: offeredIn(LIVE_BACCARAT_THEMES, createLiveBaccarat),
  releases: LIVE_BACCARAT_RELEASES,
  art: async () => (await import('./live-baccarat-art.ts')).liveBaccaratScenes,
  recipes: async () => (await import('./live-baccarat-recipes.ts')).liveBaccaratRecipes,
  spread: { family: 'cards', count: () => ({ play: 'plain-place', chances: baccaratChances('banker') }) },
  example: { bet: (_game, stake) => ({ chips: ['banker', 'tie'].map(kind => ({ kind, stake })) }) },
}
