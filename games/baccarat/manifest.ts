import { type EngineManifest, offeredIn } from '../manifest.ts'
import { baccaratDocument } from './baccarat-document.ts'
import { createBaccaratGame } from './baccarat-game.ts'
import { baccaratChances } from './baccarat-odds.ts'
import { BACCARAT_RELEASES } from './baccarat-releases.ts'
import { BACCARAT_THEMES } from './baccarat-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: baccaratDocument,
  gameType: 'table',
  offered: offeredIn(BACCARAT_THEMES, createBaccaratGame),
  releases: BACCARAT_RELEASES,
  art: async () => (await import('./baccarat-art.ts')).baccaratScenes,
  recipes: async () => (await import('./baccarat-recipes.ts')).baccaratRecipes,
  spread: { family: 'cards', count: () => ({ play: 'plain-place', chances: baccaratChances('banker') }) },
  example: {
    bet: (_game, stake) => ({
      chips: [
        { kind: 'banker', stake },
        { kind: 'player_pair', stake },
      ],
    }),
  },
  lowRisk: { opposites: [['player', 'banker']] },
}
