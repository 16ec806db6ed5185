import { type EngineManifest, offeredIn } from '../manifest.ts'
import { ofOpening } from '../spread/of-opening.ts'
import { raceDocument } from './race-document.ts'
import { createRaceGame } from './race-game.ts'
import { favouriteChances } from './race-odds.ts'
import { RACE_RELEASES } from './race-releases.ts'
import { RACE_THEMES } from './race-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: raceDocument,
  gameType: 'video',
  offered: offeredIn(RACE_THEMES, createRaceGame),
  releases: RACE_RELEASES,
  art: async () => (await import('./race-art.ts')).raceScenes,
  recipes: async () => (await import('./race-recipes.ts')).raceRecipes,
  spread: {
    family: 'instant',
    count: ofOpening(RACE_THEMES, ({ runners }) => favouriteChances(runners), 'plain-place'),
  },
  example: {
    bet: (_game, stake) => ({
      chips: [
        { kind: 'win', runner: 0, stake },
        { kind: 'place', runner: 4, stake },
        { kind: 'exacta', first: 1, second: 0, stake },
      ],
    }),
  },
}
