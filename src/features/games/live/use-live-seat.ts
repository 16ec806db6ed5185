import { useState } from 'react'
import type { TableBet, TableRound } from '../../../../contract/games/shared-rounds.ts'
import type { Limits } from '../../../../games/engine.ts'
import type { SharedGame } from '../../../../games/shared-game.ts'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'
import { type Chips, useChips } from '../chips/use-chips.ts'
import { betsOf } from '../shared/own-bets.ts'
import { useTablePhase } from '../shared/use-table-phase.ts'

/** A table with chips, as its theme says it. */
export interface ChipTheme {
  readonly limits: Limits
  readonly minChip: bigint
  /** The chips of the tray, centavos. */
  readonly chips: readonly bigint[]
}

export interface LiveSeat<Spot> {
  readonly phase: TableRound['phase'] | undefined
  /** Bets are taken. */
  readonly isOpen: boolean
  /** The member's bets in the round that is shown. */
  readonly mine: readonly TableBet[]
  readonly chips: Chips<Spot>
  /** Centavos of the chip in hand. */
  readonly inHand: bigint
  readonly take: (chip: bigint) => void
  /** Lays the chip in hand, while bets are taken. */
  readonly lay: (spot: Spot) => void
}

/** One member at a live table: the chips in hand, loose on the felt, and in the round. */
export function useLiveSeat<Spot extends object>(
  table: SharedTable,
  { game, theme }: { readonly game: SharedGame; readonly theme: ChipTheme },
  keyOf: (spot: Spot) => string,
): LiveSeat<Spot> {
  const phase = useTablePhase(table)
  const [inHand, take] = useState(theme.chips[1] ?? theme.minChip)
  // What the server has taken lies loose no more: each new bet sweeps the felt.
  const newest = table.bets.toSorted((one, other) => (one.id < other.id ? 1 : -1))[0]
  const chips = useChips<Spot>(game, keyOf, { phase: 'showing', round: newest })
  const isOpen = phase === 'betting'
  return {
    phase,
    isOpen,
    mine: betsOf(table, table.round?.number),
    chips,
    inHand,
    take,
    lay: spot => {
      if (isOpen) chips.lay(spot, inHand)
    },
  }
}
