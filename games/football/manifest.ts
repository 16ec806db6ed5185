import { type EngineManifest, offeredIn } from '../manifest.ts'
import { footballDocument } from './football-document.ts'
import { FOOTBALL_LEAGUES, leagueFacts } from './football-leagues.ts'
import { FOOTBALL_RELEASES } from './football-releases.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: footballDocument,
  gameType: 'sports',
  offered: offeredIn(FOOTBALL_LEAGUES, leagueFacts),
  releases: FOOTBALL_RELEASES,
  art: async () => (await import('./football-art.ts')).footballScenes,
  recipes: async () => (await import('./football-recipes.ts')).footballRecipes,
}
