import type { ReactNode } from 'react'
import { BetBar } from '../../../common/play/bet-bar.tsx'
import { MainButton } from '../../../common/play/main-button.tsx'
import type { StakeRange } from '../../../common/play/stakes.ts'
import type { Table } from '../../../common/play/use-table.ts'
import type { Bet } from './use-bet.ts'

type RoundBetBarProps = {
  table: Table
  bet: Bet
  range: StakeRange
  /** Centavos. */
  stake: bigint
  onStake: (stake: bigint) => void
  /** Shows the end of the round that is being shown. */
  onSkip: () => void
  /** Where it is not the bet's own: nothing is chosen yet. */
  problem?: string | undefined
  children: ReactNode
}

/** Stake and button of a game whose round one bet decides. */
export function RoundBetBar({
  table,
  bet,
  range,
  stake,
  onStake,
  onSkip,
  children,
  ...said
}: RoundBetBarProps) {
  const isFree = table.phase === 'ready'
  return (
    <BetBar
      range={bet.within(range)}
      stake={stake}
      onChange={onStake}
      disabled={!isFree}
      problem={'problem' in said ? said.problem : bet.problem}
    >
      <MainButton
        busy={table.phase === 'sending'}
        disabled={table.phase === 'unknown' || bet.problem !== undefined}
        onPress={() => (isFree ? table.bet(bet.body, stake) : onSkip())}
      >
        {children}
      </MainButton>
    </BetBar>
  )
}
