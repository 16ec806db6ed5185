import { scenesOfFeast } from './scenes-of-feast.ts'
import { scenesOfNature } from './scenes-of-nature.ts'
import { scenesOfTown } from './scenes-of-town.ts'

/** The tiles of all slots. */
export const slotScenes = { ...scenesOfNature, ...scenesOfFeast, ...scenesOfTown }
