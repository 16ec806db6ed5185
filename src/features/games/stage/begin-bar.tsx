import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Limits } from '../../../../games/engine.ts'
import { BetBar } from '../../../common/play/bet-bar.tsx'
import { MainButton } from '../../../common/play/main-button.tsx'
import type { StakeRange } from '../../../common/play/stakes.ts'
import { formatMoney } from '../../../i18n/format-money.ts'

export type BeginBarProps = {
  /** Centavos. */
  stake: bigint
  /** Why this bet cannot be placed. */
  problem: string | undefined
  /** The stakes that this bet may have. */
  within: (range: StakeRange) => StakeRange
  /** No round is open and none is on its way. */
  isFree: boolean
  isSending: boolean
  onStake: (stake: bigint) => void
  onBegin: () => void
}

/** Before a round of several steps: what this game lets one choose, how much, and the start. */
export function BeginBar(props: BeginBarProps & { limits: Limits; choice: ReactNode }) {
  const { limits, choice, stake, problem, within, isFree, isSending, onStake, onBegin } = props
  const { t } = useLingui()
  return (
    <div className="grid gap-2">
      {choice}
      <BetBar
        range={within({ ...limits, step: 1n })}
        stake={stake}
        onChange={onStake}
        disabled={!isFree}
        problem={problem}
      >
        <MainButton
          busy={isSending}
          disabled={(!isFree && !isSending) || problem !== undefined}
          onPress={onBegin}
        >
          {t`Start for ${formatMoney(stake)}`}
        </MainButton>
      </BetBar>
    </div>
  )
}
