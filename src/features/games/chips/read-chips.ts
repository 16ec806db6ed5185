import type * as z from 'zod/mini'
import type { TableBet } from '../../../../contract/games/shared-rounds.ts'
import { readView } from '../round/read-view.ts'
import type { LaidChip } from './laid-chips.ts'

/** The chips of bets that the server has taken, as they lie on the felt; the engine's chip names its own place. */
export function readChips<Chip extends { stake: bigint }>(
  bets: readonly TableBet[],
  schema: z.ZodMiniType<{ chips: Chip[] }>,
): readonly LaidChip<Chip>[] {
  return bets.flatMap(({ bet }) =>
    (readView(schema, bet)?.chips ?? []).map(chip => ({ spot: chip, stake: chip.stake })),
  )
}
