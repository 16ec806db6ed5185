import { useLingui } from '@lingui/react/macro'
import type { Corners } from '../../../../games/penalty/penalty-odds.ts'
import type { PenaltyTheme } from '../../../../games/penalty/penalty-theme.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { BetBar } from '../bet-bar.tsx'
import { MainButton } from '../main-button.tsx'

type PenaltyBetBarProps = {
  theme: PenaltyTheme
  stake: bigint
  corners: Corners
  problem: string | undefined
  isFree: boolean
  isSending: boolean
  onStake: (stake: bigint) => void
  onCorners: (corners: Corners) => void
  onBegin: () => void
}

const choices = { '5': 5, '3': 3, '2': 2 } as const

/** Before a round: between how many corners, and how much. */
export function PenaltyBetBar(props: PenaltyBetBarProps) {
  const { theme, stake, corners, problem, isFree, isSending, onStake, onCorners, onBegin } = props
  const { t } = useLingui()
  const labels: { value: keyof typeof choices; label: string }[] = [
    { value: '5', label: t`5 corners` },
    { value: '3', label: t`3 corners` },
    { value: '2', label: t`2 corners` },
  ]
  return (
    <div className="grid gap-2">
      <fieldset disabled={!isFree}>
        <Segmented
          label={t`Corners to choose from`}
          options={labels}
          value={`${corners}`}
          onChange={value => onCorners(choices[value])}
        />
      </fieldset>
      <BetBar
        range={{ ...theme.limits, step: 1n }}
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
