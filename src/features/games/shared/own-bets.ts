import type { TableBet } from '../../../../contract/games/shared-rounds.ts'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'

/** The member's bets in one round, in the order in which they were placed; those that were taken back are none. */
export function betsOf({ bets }: Pick<SharedTable, 'bets'>, number: number | undefined): readonly TableBet[] {
  return bets
    .filter(bet => bet.number === number && bet.state !== 'rolled_back')
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** The first place of a round that holds no bet; nothing when the member has placed as many as the game takes. */
export function freeSlot(mine: readonly TableBet[], mostBets: number): number | undefined {
  const taken = new Set(mine.map(bet => bet.slot))
  return Array.from({ length: mostBets }, (_, slot) => slot).find(slot => !taken.has(slot))
}
