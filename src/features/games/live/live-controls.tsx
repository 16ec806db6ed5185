import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SharedGame } from '../../../../games/shared-game.ts'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { ChipControls } from '../chips/chip-controls.tsx'
import { useBet } from '../round/use-bet.ts'
import { freeSlot } from '../shared/own-bets.ts'
import { PlacedBets } from '../shared/placed-bets.tsx'
import type { ChipTheme, LiveSeat } from './use-live-seat.ts'

type LiveControlsProps<Spot> = {
  game: SharedGame
  theme: ChipTheme
  table: SharedTable
  seat: LiveSeat<Spot>
  more?: ReactNode
}

/** Chips, and the button that puts all that lie loose into the round. */
export function LiveControls<Spot>({ game, theme, table, seat, more }: LiveControlsProps<Spot>) {
  const { phase, isOpen, mine, chips, inHand, take } = seat
  const { t } = useLingui()
  const bet = useBet(game, chips.body)
  const slot = freeSlot(mine, game.mostBets)
  const isBusy = slot !== undefined && table.busy.includes(slot)
  const label = () => {
    if (!isOpen) return t`No more bets`
    return chips.laid.length === 0 ? t`Lay your chips` : t`Bet ${formatMoney(chips.total)}`
  }
  return (
    <>
      <PlacedBets table={table} phase={phase} mine={mine} />
      <ChipControls
        theme={theme}
        chips={chips}
        inHand={inHand}
        onTake={take}
        more={more}
        label={label()}
        onPlay={() => {
          if (slot !== undefined) table.place(slot, chips.body, chips.total)
        }}
        phase={isBusy ? 'sending' : isOpen ? 'ready' : 'unknown'}
        problem={isOpen && slot === undefined ? t`You have placed all your bets of this round.` : bet.problem}
      />
    </>
  )
}
