import type { Round } from '../../../../contract/lobby/games.ts'

/** Whether an outcome was drawn from a seed; a slip on matches of the real world has none. */
export function isDrawn(round: Pick<Round, 'seed_hash'>): boolean {
  return round.seed_hash !== ''
}
