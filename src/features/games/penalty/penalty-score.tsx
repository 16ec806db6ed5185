import { useLingui } from '@lingui/react/macro'
import { writeMultiplier } from '../../../../games/multiplier.ts'
import { type Corners, penaltyPayout } from '../../../../games/penalty/penalty-odds.ts'
import type { PenaltyTheme } from '../../../../games/penalty/penalty-theme.ts'
import { timesText } from '../words/times-text.ts'

type PenaltyScoreProps = {
  theme: PenaltyTheme
  corners: Corners
  goals: number
  /** The last kick was held. */
  wasSaved: boolean
}

/** A lamp a kick, with what a goal there makes of the stake. */
export function PenaltyScore({ theme, corners, goals, wasSaved }: PenaltyScoreProps) {
  const { t } = useLingui()
  return (
    <ol className="penalty-score figures" aria-label={t`What goals pay`}>
      {Array.from({ length: theme.kicks }, (_, index) => index + 1).map(kick => (
        <li
          key={kick}
          aria-current={kick === goals ? 'step' : undefined}
          data-lamp={lampOf(kick, goals, wasSaved)}
        >
          {lampText(timesText(writeMultiplier(penaltyPayout(10_000n, corners, kick))), theme.kicks)}×
        </li>
      ))}
    </ol>
  )
}

/** Eight lamps are narrow: of the two decimals the first. */
function lampText(times: string, lamps: number): string {
  return lamps > 5 ? times.slice(0, -1) : times
}

function lampOf(kick: number, goals: number, wasSaved: boolean): 'goal' | 'saved' | 'next' | 'ahead' {
  if (kick <= goals) return 'goal'
  if (kick === goals + 1) return wasSaved ? 'saved' : 'next'
  return 'ahead'
}
