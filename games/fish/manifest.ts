import { type EngineManifest, offeredIn } from '../manifest.ts'
import { ofOpening } from '../spread/of-opening.ts'
import { fishDocument } from './fish-document.ts'
import { createFishGame } from './fish-game.ts'
import { fishChances } from './fish-odds.ts'
import { FISH_RELEASES } from './fish-releases.ts'
import { FISH_THEMES } from './fish-themes.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: fishDocument,
  gameType: 'fish',
  offered: offeredIn(FISH_THEMES, createFishGame),
  releases: FISH_RELEASES,
  art: async () => (await import('./fish-art.ts')).fishScenes,
  recipes: async () => (await import('./fish-recipes.ts')).fishRecipes,
  spread: {
    family: 'instant',
    count: ofOpening(FISH_THEMES, ({ opening, prey }) =>
      fishChances(prey.find(({ species }) => species === opening.species)?.multiplier ?? 1),
    ),
  },
  example: { bet: (game, stake) => ({ ...FISH_THEMES.find(({ id }) => id === game)?.opening, stake }) },
}
