import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCentavos, readCentavos } from '../../../../contract/centavos.ts'
import type { TableBet, TableRound } from '../../../../contract/games/shared-rounds.ts'
import { createFiveDraw } from '../../../../games/five-draw/five-draw-game.ts'
import { DRAWN } from '../../../../games/five-draw/five-draw-odds.ts'
import type { DrawTheme } from '../../../../games/five-draw/five-draw-themes.ts'
import { BetBar } from '../../../common/play/bet-bar.tsx'
import { MainButton } from '../../../common/play/main-button.tsx'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useBet } from '../round/use-bet.ts'
import { freeSlot } from '../shared/own-bets.ts'
import { PlacedBets } from '../shared/placed-bets.tsx'

type DrawControlsProps = {
  theme: DrawTheme
  table: SharedTable
  phase: TableRound['phase'] | undefined
  mine: readonly TableBet[]
  picks: readonly number[]
}

/** The stake of a ticket, and the button that buys it for the draw that is next. */
export function DrawControls({ theme, table, phase, mine, picks }: DrawControlsProps) {
  const { t } = useLingui()
  const [stake, setStake] = useState(() => readCentavos(theme.opening.stake))
  const game = createFiveDraw(theme)
  const isFull = picks.length === DRAWN
  const bet = useBet(game, { stake: formatCentavos(stake), picks })
  const slot = freeSlot(mine, game.mostBets)
  const isOpen = phase === 'betting'
  const isBusy = slot !== undefined && table.busy.includes(slot)
  const isUsedUp = isOpen && slot === undefined
  const problem = isUsedUp ? t`You have placed all your bets of this round.` : bet.problem
  const label = () => {
    if (!isOpen) return t`No more bets`
    return isFull ? t`Ticket for ${formatMoney(stake)}` : t`Pick five numbers`
  }
  return (
    <>
      <PlacedBets table={table} phase={phase} mine={mine} />
      <BetBar
        range={bet.within({ ...theme.limits, step: 1n })}
        stake={stake}
        onChange={setStake}
        disabled={isBusy}
        problem={isFull ? problem : undefined}
      >
        <MainButton
          busy={isBusy}
          disabled={!isOpen || !isFull || problem !== undefined}
          onPress={() => {
            if (slot !== undefined) table.place(slot, bet.body, stake)
          }}
        >
          {label()}
        </MainButton>
      </BetBar>
    </>
  )
}
