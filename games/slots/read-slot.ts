import * as z from 'zod/mini'
import { type Played, single } from '../engine.ts'
import { slotView } from './slot-schemas.ts'

/** What a player did in a round of reels. */
export function readSlot(view: unknown): Played | undefined {
  const read = z.safeParse(slotView, view).data
  return read && single({ stake: read.stake })
}
