import { type EngineManifest, offeredIn } from '../manifest.ts'
import { simulateSlot } from './simulate-slot.ts'
import { createSlotGame } from './slot-game.ts'
import { SLOTS_RELEASES } from './slot-releases.ts'
import { SLOT_THEMES } from './slot-themes.ts'
import { slotsDocument } from './slots-document.ts'

/** All that the rest of the product knows of this engine. */
export const manifest: EngineManifest = {
  document: slotsDocument,
  gameType: 'slots',
  offered: offeredIn(SLOT_THEMES, createSlotGame),
  releases: SLOTS_RELEASES,
  art: async () => (await import('./art/slot-scenes.ts')).slotScenes,
  recipes: async () => (await import('./slot-recipes.ts')).slotsRecipes,
  spread: { family: 'slots', simulate: simulateSlot },
  example: { bet: (_game, stake) => ({ stake }) },
}
