import type { TableBet } from '../../../../contract/games/shared-rounds.ts'
import type { MemberBetRow } from './bet-store.ts'

type Answer = Pick<
  MemberBetRow,
  'id' | 'number' | 'slot' | 'status' | 'stake' | 'bet' | 'cash_out' | 'payout'
>

/** A bet as its member sees it. */
export function toTableBet(row: Answer): TableBet {
  const { id, number, slot, status, stake, bet, cash_out, payout } = row
  return { id, number, slot, state: status, stake, bet, cash_out, payout }
}
