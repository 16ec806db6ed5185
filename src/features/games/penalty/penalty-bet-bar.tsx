import { useLingui } from '@lingui/react/macro'
import type { Corners } from '../../../../games/penalty/penalty-odds.ts'
import type { PenaltyTheme } from '../../../../games/penalty/penalty-theme.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { BeginBar, type BeginBarProps } from '../stage/begin-bar.tsx'

type PenaltyBetBarProps = BeginBarProps & {
  theme: PenaltyTheme
  corners: Corners
  onCorners: (corners: Corners) => void
}

const choices = { '5': 5, '3': 3, '2': 2 } as const

/** Before a round: between how many corners, and how much. */
export function PenaltyBetBar({ theme, corners, onCorners, ...bar }: PenaltyBetBarProps) {
  const { t } = useLingui()
  const labels: { value: keyof typeof choices; label: string }[] = [
    { value: '5', label: t`5 corners` },
    { value: '3', label: t`3 corners` },
    { value: '2', label: t`2 corners` },
  ]
  return (
    <BeginBar
      {...bar}
      limits={theme.limits}
      choice={
        <fieldset disabled={!bar.isFree}>
          <Segmented
            label={t`Corners to choose from`}
            options={labels}
            value={`${corners}`}
            onChange={value => onCorners(choices[value])}
          />
        </fieldset>
      }
    />
  )
}
